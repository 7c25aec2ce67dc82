"""A name server on the loopback that knows the TXT records it is told."""

from __future__ import annotations

import socket
import threading
from types import TracebackType

import dns.flags
import dns.message
import dns.rcode
import dns.rrset


class LocalDns:
    """`records` are those of `_veracite-log.<domain>`, or below another label, by domain."""

    def __init__(
        self, records: dict[str, list[str]], *, silent: bool = False, label: str = "_veracite-log"
    ) -> None:
        self._records = {f"{label}.{domain}": strings for domain, strings in records.items()}
        self._silent = silent
        self.asked: list[str] = []
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 0))
        self._thread = threading.Thread(target=self._serve, daemon=True)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._socket.getsockname()[1]}"

    def __enter__(self) -> LocalDns:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # An empty message ends the thread, which waits for one.
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as bell:
            bell.sendto(b"", self._socket.getsockname())
        self._thread.join()
        self._socket.close()

    def _serve(self) -> None:
        while True:
            data, sender = self._socket.recvfrom(4096)
            if not data:
                return
            if not self._silent:
                self._socket.sendto(self._answer(data), sender)

    def _answer(self, data: bytes) -> bytes:
        query = dns.message.from_wire(data)
        name = query.question[0].name
        self.asked.append(name.to_text(omit_final_dot=True))
        response = dns.message.make_response(query)
        response.flags |= dns.flags.RA
        strings = self._records.get(self.asked[-1])
        if strings is None:
            response.set_rcode(dns.rcode.NXDOMAIN)
        else:
            texts = [json_quoted(text) for text in strings]
            response.answer.append(dns.rrset.from_text_list(name, 60, "IN", "TXT", texts))
        return response.to_wire()


def json_quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
