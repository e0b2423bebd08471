"""What tests have to know of a page: when it is settled, and what goes wrong in it."""

from playwright.sync_api import BrowserContext

SETTLED = "html[data-settled], html:not(:has(.md-content))"  # all is laid out, and stays there


def watch(context: BrowserContext, wrong: list[str]) -> None:
    """Note errors of the pages of a *context*, also of windows that a page opens."""
    context.on("console", lambda m: wrong.append(m.text) if m.type == "error" else None)
    context.on("weberror", lambda error: wrong.append(str(error.error)))
