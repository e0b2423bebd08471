"""What goes wrong in a page, which tests have to know."""

from playwright.sync_api import BrowserContext


def watch(context: BrowserContext, wrong: list[str]) -> None:
    """Note errors of the pages of a *context*, also of windows that a page opens."""
    context.on("console", lambda m: wrong.append(m.text) if m.type == "error" else None)
    context.on("weberror", lambda error: wrong.append(str(error.error)))
