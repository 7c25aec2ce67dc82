"""Compares what a bundle carries of a connection with the signed manifest about it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ._bundle import MANIFEST, MAX_WITNESSED
from ._format import FormatError, decode_field, require, sha256_hex, utf8_encode
from ._manifest import MAX_MANIFEST_BYTES, parse_manifest
from ._shape import list_of, object_of, optional
from ._tls import MAX_STREAM_BYTES

#: The secrets of one request, encrypted, are about half a kilobyte.
_MAX_SEALED_BYTES = 65_536
_CARRYING = object_of({"witnessed": optional(list_of(object_of({"manifest": MANIFEST}), MAX_WITNESSED))})


def read_carried_parts(
    entry: Mapping[str, Any], manifest: Mapping[str, Any], captured: Mapping[str, Any]
) -> tuple[bytes | None, bytes | None]:
    """Both streams, after every part was found to be the one that the manifest names.

    A part may be left out, never added.
    """
    require(manifest["captureId"] == captured["captureId"], "it is about another capture")
    require(manifest["runId"] == captured["runId"], "it is about another run")
    if manifest["statement"] is None and (entry["relayProof"] is not None or entry["root"] is not None):
        raise FormatError("the bundle carries parts of a connection that the manifest does not name")
    _require_named(entry["sealed"], manifest["sealed"], _MAX_SEALED_BYTES, "sealed request")
    return (
        _require_named(entry["client"], manifest["client"], MAX_STREAM_BYTES, "client stream"),
        _require_named(entry["server"], manifest["server"], MAX_STREAM_BYTES, "server stream"),
    )


def _require_named(text: str | None, named: Mapping[str, Any] | None, most: int, what: str) -> bytes | None:
    if text is None:
        return None
    data = decode_field(text, most, what)
    if named is None or named["bytes"] != len(data) or named["sha256"] != sha256_hex(data):
        raise FormatError(f"the {what} is not the one that the manifest names")
    return data


def is_bound_to(statement: Mapping[str, Any], captured: Mapping[str, Any]) -> bool:
    """True if the relay bound the connection to this capture, false if it bound it to none."""
    if statement["commitment"] is None:
        return False
    recording, source = captured["recording"], captured["source"]
    # A shared page is asked for by its address, before anybody knows the question on it.
    asked = source["endpoint"] if source["access"] == "app" else captured["question"]["prompt"]
    committed = (
        {
            "profile": recording["profile"],
            "recordingNonce": recording["nonce"],
            "schema": "veracite/recording-commitment/v1",
        }
        if recording is not None
        else {
            "captureNonce": captured["captureNonce"],
            "promptSha256": sha256_hex(utf8_encode(asked)),
            "runId": captured["runId"],
            "schema": "veracite/capture-commitment/v1",
        }
    )
    text = json.dumps(committed, ensure_ascii=False, separators=(",", ":"))
    if statement["commitment"] != sha256_hex(utf8_encode(text)):
        raise FormatError("the relay bound this connection to another capture")
    return True


class StatementsSeen:
    """Refuses a second use of a statement: one connection proves one capture."""

    def __init__(self) -> None:
        self._captures: dict[str, str] = {}

    def add_all(self, bundle: object, path: str) -> None:
        """Notes the statements in a bundle whose signatures were checked. `path` names it in the reason."""
        for entry in _CARRYING(bundle, "bundle")["witnessed"] or []:
            data = decode_field(entry["manifest"]["base64"], MAX_MANIFEST_BYTES, "manifest")
            parsed = parse_manifest(data)
            if parsed.kind == "witnessed":
                self.add(parsed.members, f"{path}: ")

    def add(self, manifest: Mapping[str, Any], where: str = "") -> None:
        statement, capture = manifest["statement"], str(manifest["prev"])
        if manifest["part"] == "conversation":
            capture += " conversation"
        if statement is not None and self._captures.setdefault(statement, capture) != capture:
            raise FormatError(f"{where}one statement of a relay is used for two captures")
