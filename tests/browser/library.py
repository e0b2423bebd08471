"""The library answers a page from beside it, at once: in a page, Python takes seconds to come.

Each kind of page that asks the library has a test in which Python runs in the page itself; these
are for what else it may be asked. In a long run Python is in the page each time.
"""

from bounds import LONG
from playwright.sync_api import Page, Route

from chromdocs.lab.asked import asked

WORKER = """onmessage = async ({ data: { number, question } }) => {
  postMessage({ ready: true });
  const response = await fetch("answer", { method: "POST", body: question });
  postMessage({ number, answer: await response.text() });
};"""


def answer(route: Route) -> None:
    question = route.request.post_data
    assert question
    route.fulfill(body=asked(question, lambda part: None), content_type="application/json")


def beside(page: Page) -> None:
    """Let the library answer a *page*, a fresh one."""
    if LONG:
        return
    page.route(
        "**/assets/worker.js",
        lambda route: route.fulfill(body=WORKER, content_type="text/javascript"),
    )
    page.route("**/assets/answer", answer)
