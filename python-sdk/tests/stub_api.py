"""A stand-in for the service: answers with the examples of the document and a bundle that verifies."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

from local_server import Answer, LocalServer, Seen
from sealing import sealed

REPOSITORY = Path(__file__).resolve().parents[2]
TOKEN = "stub-token-of-32-characters-00000"
BRAND = "0199c0de-7000-7000-8000-00000000000b"


def whole_bundle(document: Any) -> Any:
    """A bundle with every field that the document names, whose proofs are those of a test vector.

    What the vector's manifests say, its readable fields say too; the others are those of the example.
    """
    answer = document["paths"]["/v1/runs/{runId}/evidence-bundle"]["get"]["responses"]["200"]
    example = answer["content"]["application/json"]["examples"]["bundle"]["value"]
    vector = REPOSITORY / "vectors" / "bundles" / "sealed-demo.json"
    proven = json.loads(vector.read_text(encoding="utf-8"))
    mixed = {name: _mixed(example.get(name), value) for name, value in proven.items()}
    # Of these the example has none that could be mixed with.
    mixed |= {"classifications": [], "facts": [], "provenance": proven["provenance"]}
    return sealed({**example, **mixed})


def _mixed(example: Any, proven: Any) -> Any:
    if isinstance(example, dict) and isinstance(proven, dict):
        return {**example, **{name: _mixed(example.get(name), value) for name, value in proven.items()}}
    if isinstance(example, list) and isinstance(proven, list):
        return [_mixed(example[0] if example else None, item) for item in proven]
    return proven


class StubApi(LocalServer):
    def __init__(self) -> None:
        super().__init__(self._route)
        path = REPOSITORY / "packages" / "contract" / "openapi.json"
        self._document = json.loads(path.read_text(encoding="utf-8"))
        self._bundle = whole_bundle(self._document)
        self._looks = 0

    def _route(self, seen: Seen) -> Answer:
        path = seen.path.partition("?")[0]
        if path == "/log/1/keys":
            return Answer(200, {"log": {"vkey": self._bundle["trust"]["vkey"]}})
        if "/public/" not in path and seen.headers.get("authorization") != f"Bearer {TOKEN}":
            return Answer(401, {"error": "Missing or invalid access token."})
        if path.startswith("/api/admin/"):
            return self._operators(seen, path)
        for template, item in self._document["paths"].items():
            operation = item.get(seen.method.lower())
            if operation and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path):
                return self._answer(operation, path, seen)
        return Answer(404, {"error": "Not found."})

    def _answer(self, operation: Any, path: str, seen: Seen) -> Answer:
        status = next(status for status in operation["responses"] if status.startswith("2"))
        media = operation["responses"][status]["content"]["application/json"]
        body = next(iter(media["examples"].values()))["value"]
        name = operation["operationId"]
        if "unknown" in path or "00" * 32 in path:
            return Answer(404, {"found": False} if "/public/" in path else {"error": "Not found."})
        if name == "getScan":
            self._looks += 1
            if self._looks % 3:
                running = {"CLASSIFIED": 8 * (self._looks % 3), "QUEUED": 24 - 8 * (self._looks % 3)}
                body = {**body, "status": "RUNNING", "finishedAt": None, "byStatus": running}
        if name == "getEvidenceBundle":
            if "format=html" in seen.path:
                page = b"<!doctype html><title>Evidence</title>"
                return Answer(200, page, {"content-type": "text/html; charset=utf-8"})
            body = self._bundle
        if name == "checkPublicEvidence":
            digest = hashlib.sha256(seen.json["content"].encode()).hexdigest()
            match = digest == path.split("/")[-2].lower()
            verdict = "verified" if match else "modified"
            body = {**body, "match": match, "verdict": verdict, "submitted_sha256": digest}
        if name == "getRunEvidence":
            raw = base64.b64decode(self._bundle["response"]["base64"]).decode()
            snapshot = {**body["snapshot"], "sha256": self._bundle["response"]["sha256"]}
            body = {**body, "rawResponse": raw, "snapshot": snapshot}
        return Answer(int(status), body)

    def _operators(self, seen: Seen, path: str) -> Answer:
        """What the examples need of the operator's side."""
        if path == "/api/admin/accounts":
            return Answer(200, {"items": [{"id": "a", "name": "Halden"}], "nextCursor": None})
        if "/exports/" not in path:
            return Answer(200, {"id": "b", "name": "Fjordlys", "items": [], "archived": True})
        headers = {"veracite-cut": "7", "veracite-as-of": "41"}
        if "format=csv" in seen.path:
            return Answer(200, b"id\r\n", headers)
        row = {"id": "r", "engine": "CHATGPT", "demo": True, "prompt": "Who?"}
        return Answer(200, json.dumps(row).encode() + b"\n", headers)
