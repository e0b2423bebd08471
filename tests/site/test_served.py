"""What `make serve` tells, and what it watches."""

import logging
from typing import Any

import pytest

from chromdocs.site.mkdocs import build


def test_it_watches_what_is_read_in_every_build_and_tells_no_page_that_stays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    of_mkdocs = logging.getLogger("mkdocs.commands.build")
    watched: list[str] = []

    def served(watch: list[str], **options: Any) -> None:
        watched.extend(watch)
        of_mkdocs.info("Page skipped: 'start.md'. Generated empty output.")
        of_mkdocs.info("Documentation built in 3 seconds")

    monkeypatch.setattr("mkdocs.commands.serve.serve", served)
    monkeypatch.setattr(build, "_prepare", lambda: None)  # which is for a process of its own
    monkeypatch.setattr(of_mkdocs, "filters", [])
    monkeypatch.setattr("gc.freeze", lambda: None)
    monkeypatch.setattr(logging.getLogger("mkdocs"), "level", logging.INFO)
    assert build.serve() == 0
    assert watched == ["chromdocs/site/assets", "chromdocs/site/templates"]
    assert caplog.messages == ["Documentation built in 3 seconds"]
