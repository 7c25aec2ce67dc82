"""A server on the loopback that answers what a test tells it to."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any


@dataclass
class Seen:
    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Answer:
    status: int = 200
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)
    #: Seconds between the bytes of the body.
    drip: float = 0.0
    #: Seconds before anything is sent.
    silence: float = 0.0
    #: Closes the connection: before the answer, or in the middle of the body.
    cut: str = ""

    @property
    def content(self) -> bytes:
        if isinstance(self.body, bytes):
            return self.body
        return b"" if self.body is None else json.dumps(self.body).encode()


class LocalServer:
    """Answers come from `script`, one per request; the last one repeats. Or from `respond`."""

    def __init__(self, respond: Callable[[Seen], Answer] | None = None) -> None:
        self.script: list[Answer] = []
        self.seen: list[Seen] = []
        self.stopping = threading.Event()
        self._respond = respond or self._next
        self._lock = threading.Lock()
        server = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                server._handle(self)

            do_POST = do_PATCH = do_DELETE = do_GET

            def log_message(self, format: str, *args: Any) -> None:
                """Tests print nothing."""

        class Server(ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, request: Any, client_address: Any) -> None:
                """A client that goes away in the middle is part of some tests."""

        self._http = Server(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._http.server_port}"
        self._thread = threading.Thread(target=self._http.serve_forever, args=(0.02,), daemon=True)

    def __enter__(self) -> LocalServer:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stopping.set()
        self._http.shutdown()
        self._http.server_close()

    def answers(self, *answers: Answer) -> None:
        self.script = list(answers)

    def _next(self, seen: Seen) -> Answer:
        with self._lock:
            return self.script.pop(0) if len(self.script) > 1 else self.script[0]

    def _handle(self, handler: BaseHTTPRequestHandler) -> None:
        body = handler.rfile.read(int(handler.headers.get("content-length") or 0))
        headers = {name.lower(): value for name, value in handler.headers.items()}
        seen = Seen(handler.command, handler.path, headers, body)
        self.seen.append(seen)
        answer = self._respond(seen)
        self.stopping.wait(answer.silence)
        if answer.cut == "before":
            handler.connection.shutdown(socket.SHUT_RDWR)
            handler.close_connection = True
            return
        content = answer.content
        handler.send_response(answer.status)
        kind = "application/json;charset=utf-8"
        for name, value in {"content-type": kind, **answer.headers}.items():
            handler.send_header(name, value)
        handler.send_header("content-length", str(len(content)))
        handler.end_headers()
        if answer.cut == "middle":
            handler.wfile.write(content[: len(content) // 2])
            handler.wfile.flush()
            handler.connection.shutdown(socket.SHUT_RDWR)
            handler.close_connection = True
        elif answer.drip:
            for i in range(len(content)):
                handler.wfile.write(content[i : i + 1])
                handler.wfile.flush()
                if self.stopping.wait(answer.drip):
                    return
        else:
            handler.wfile.write(content)


def closed_port() -> int:
    """A port on which nothing listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def wait_until(condition: Callable[[], bool], seconds: float = 5.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "nothing happened in time"
        time.sleep(0.01)
