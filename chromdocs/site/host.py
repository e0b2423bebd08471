"""Serves a built site as a host would, text compressed: for the browser tests and the audit."""

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

TEXT = {".html", ".css", ".js", ".json", ".svg", ".xml", ".txt"}


@cache
def compressed(path: Path) -> bytes:
    """Return a file as it is sent."""
    return gzip.compress(path.read_bytes(), 6)


class Host(SimpleHTTPRequestHandler):
    """Serves files, text compressed; a connection is used again, as by any host of today.

    ``home`` is where on the host they are; there is nothing elsewhere.
    """

    home = "/"
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else what is sent in two parts waits for an answer in between

    def handle(self) -> None:
        """Answer, unless the one who asks has left."""
        with suppress(ConnectionError):
            super().handle()

    def log_message(self, *arguments: Any) -> None:
        """Say nothing."""

    def translate_path(self, path: str) -> str:
        """Return which file is meant."""
        here = path.startswith(self.home)
        return super().translate_path(path[len(self.home) - 1 :] if here else "/nowhere")

    def do_GET(self) -> None:
        """Send a file; that of a folder is its index."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in TEXT or not path.is_file():
            super().do_GET()
            return
        content = compressed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


@contextmanager
def served(site: Path, home: str = "/") -> Iterator[str]:
    """Serve a site on this machine, at *home*, while the block runs; yield its address."""
    host = type("Home", (Host,), {"home": home})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(host, directory=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}{home}"
    finally:
        server.shutdown()
        server.server_close()
