"""Manifests: canonical JSON (RFC 8785) with digests and context, signed and logged as bytes."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from ._format import FormatError, utf8_decode
from ._json import parse_json
from ._shape import (
    Shape,
    boolean,
    integer,
    is_safe_integer,
    list_of,
    map_of,
    nullable,
    object_of,
    one_of,
    optional,
    pattern,
    text,
)
from ._times import instant_ms

MAX_MANIFEST_BYTES = 32_768


class Manifest(NamedTuple):
    kind: str
    members: dict[str, Any]


def parse_manifest(data: bytes) -> Manifest:
    """Reads a manifest of any kind from its stored bytes, refusing non-canonical or incomplete ones."""
    if len(data) > MAX_MANIFEST_BYTES:
        raise FormatError("manifest is larger than 32 KB")
    value = parse_canonical_json(utf8_decode(data))
    kind = _kind_of(value)
    return Manifest(kind, _SHAPES[kind](value, "manifest"))


def parse_canonical_json(source: str) -> object:
    """Writing it again and comparing refuses duplicate members and anything two readers could understand
    differently. No number but integers below 2^53."""
    try:
        value = parse_json(source)
    except RecursionError:
        raise FormatError("JSON is nested too deeply") from None
    except ValueError:
        raise FormatError("not JSON") from None
    if _write_canonical(value, 0) != source:
        raise FormatError("JSON is not in canonical form (RFC 8785)")
    return value


def canonical_text(value: object) -> str:
    """The one spelling of a value that holds no number but integers."""
    return _write_canonical(value, 0)


def _write_canonical(value: object, depth: int) -> str:
    if depth > 32:
        raise FormatError("JSON is nested too deeply")
    if isinstance(value, str):
        return _write_string(value)
    if isinstance(value, bool) or value is None:
        return json.dumps(value)
    if isinstance(value, (int, float)):
        if not is_safe_integer(value):
            raise FormatError("JSON holds a number that is not an integer below 2^53")
        return str(int(value))
    if isinstance(value, list):
        return f"[{','.join(_write_canonical(item, depth + 1) for item in value)}]"
    assert isinstance(value, dict)  # noqa: S101 - JSON has no other values.
    # RFC 8785 sorts by UTF-16 code units, which is not the order of code points.
    members = sorted(value.items(), key=lambda item: item[0].encode("utf-16-be", "surrogatepass"))
    written = (f"{_write_string(key)}:{_write_canonical(item, depth + 1)}" for key, item in members)
    return "{" + ",".join(written) + "}"


def _write_string(value: str) -> str:
    if re.search("[\ud800-\udfff]", value):
        raise FormatError("JSON holds a lone surrogate")
    return json.dumps(value, ensure_ascii=False)


def _kind_of(value: object) -> str:
    schema = value.get("schema") if isinstance(value, dict) else None
    match = re.fullmatch(r"https://[^/]+/schema/([a-z]+)/v1", schema) if isinstance(schema, str) else None
    if match is None or match[1] not in _SHAPES:
        raise FormatError("manifest has no known schema")
    return match[1]


sha256_text = pattern(r"[0-9a-f]{64}", "a SHA-256 in lower-case hexadecimal")
_nonce = pattern(r"[0-9a-f]{32}", "16 random bytes in lower-case hexadecimal")
_written_instant = pattern(
    r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\.[0-9]{3}Z",
    "a UTC time with milliseconds",
)


def instant(value: object, path: str) -> str:
    """A day that no month has would be another day to one reader and none to the next."""
    time = str(_written_instant(value, path))
    if instant_ms(time) is None:
        raise FormatError(f"{path} is not a day that exists")
    return time


_null_text = nullable(text)
_null_sha256 = nullable(sha256_text)
# `prev` is the SHA-256 of the manifest this one refers to.
_envelope: dict[str, Shape] = {"schema": text, "prev": _null_sha256}


def _texts(*names: str) -> dict[str, Shape]:
    return dict.fromkeys(names, text)


def _null_texts(*names: str) -> dict[str, Shape]:
    return dict.fromkeys(names, _null_text)


_capture = object_of(
    {
        **_envelope,
        "captureNonce": _nonce,
        "captureId": text,
        "kind": one_of("original", "verification"),
        "runId": text,
        "scanId": _null_text,
        "brand": object_of(_texts("id", "name", "domain")),
        "caseReference": _null_text,
        "source": object_of(
            {
                "engine": text,
                "surface": one_of("api", "web"),
                **_texts("access", "provider", "endpoint"),
                **_null_texts("modelRequested", "modelReported", "requestId", "systemFingerprint"),
                "parameters": map_of(text, 64),
                "search": nullable(boolean),
                "locale": text,
                **_null_texts("region", "accountType"),
                "description": text,
            }
        ),
        "question": object_of(
            {
                "prompt": text,
                "promptSha256": sha256_text,
                "intent": text,
                "requestSha256": _null_sha256,
                **_texts("conversation", "systemPrompt"),
            }
        ),
        "response": object_of(
            {
                "sha256": sha256_text,
                "bytes": integer,
                "mediaType": text,
                "status": integer,
                "headers": map_of(text, 64),
            }
        ),
        "answer": nullable(object_of({"sha256": sha256_text, "bytes": integer, "extractor": text})),
        "citations": list_of(object_of({"url": text, "title": _null_text}), 256),
        "transport": object_of(
            {
                **_null_texts("resolvedIp", "tlsVersion"),
                "certificateSha256": list_of(sha256_text, 16),
                "startedAt": instant,
                "firstByteAt": nullable(instant),
                "finishedAt": instant,
                "earlier": list_of(
                    object_of({"startedAt": instant, "status": nullable(integer), "sha256": _null_sha256}),
                    64,
                ),
            }
        ),
        "collector": object_of(
            {
                **_texts("entity", "instance", "software", "version"),
                **_null_texts("commit", "container"),
                **_texts("os", "runtime"),
                "egressIp": _null_text,
                "clock": object_of({"source": text, "offsetMs": nullable(integer)}),
                "trigger": object_of({"kind": text, "id": _null_text}),
                "captureKey": text,
            }
        ),
        "times": object_of(dict.fromkeys(("requestedAt", "receivedAt", "capturedAt"), instant)),
        # Null for a re-verification; captures from before plans were kept have none.
        "plan": optional(object_of({"sha256": sha256_text, "place": integer, "sample": integer})),
    }
)

_classification = object_of(
    {
        **_envelope,
        "eventNonce": _nonce,
        **_texts("classificationId", "captureId", "runId", "class", "rule"),
        "confidence": _null_text,
        "classifier": object_of({"name": text, "version": text, "promptSha256": _null_sha256}),
        "claims": list_of(
            object_of(
                {
                    **_texts("predicate", "stated", "verdict"),
                    **_null_texts("factId", "truth"),
                    "start": integer,
                    "end": integer,
                    # Manifests from before there was a difference have none.
                    "certainty": optional(text),
                }
            ),
            128,
        ),
        # Manifests from before readings were kept have none of these three.
        "readings": optional(
            list_of(
                object_of(
                    {
                        "sha256": sha256_text,
                        **_texts("kind", "version"),
                        "requestSha256": optional(sha256_text),
                        "replySha256": optional(sha256_text),
                    }
                ),
                16,
            )
        ),
        "needsReview": optional(list_of(text, 32)),
        "note": optional(text),
        "facts": list_of(
            object_of(
                {
                    **_texts("id", "predicate"),
                    "hash": sha256_text,
                    "sourceUrl": _null_text,
                    "sourceSha256": _null_sha256,
                    "active": boolean,
                }
            ),
            128,
        ),
        **_null_texts("reviewer", "knownErrorRate"),
        "classifiedAt": instant,
    }
)

_verification = object_of(
    {
        **_envelope,
        "eventNonce": _nonce,
        **_texts("verificationId", "runId"),
        "attempts": list_of(
            object_of({"captureManifestSha256": sha256_text, "class": _null_text, "reproduced": boolean}), 100
        ),
        "status": one_of("active", "stale", "not_reproducible"),
        "reason": text,
        "verifiedAt": instant,
    }
)

_CUSTODY_EVENTS = (
    "captured",
    "stored",
    "integrated",
    "classified",
    "reverified",
    "exported",
    "accessed",
    "legal_hold",
    "restamped",
    "log_closed",
    "removed_by_order",
)
_custody = object_of(
    {
        **_envelope,
        "eventNonce": _nonce,
        "event": one_of(*_CUSTODY_EVENTS),
        "subject": _null_sha256,
        **_texts("actor", "role", "reason", "tool"),
        "details": map_of(text, 64),
        "at": instant,
    }
)

_recorder = object_of({**_texts("software", "version", "instance", "captureKey"), "commit": _null_text})

_plan = object_of(
    {
        **_envelope,
        "eventNonce": _nonce,
        **_texts("planId", "scanId"),
        "brand": object_of(_texts("id", "name", "domain")),
        # Each prompt's SHA-256 in the order of the plan, or, of too many to list, the root over them.
        "prompts": object_of(
            {"count": integer, "sha256": list_of(sha256_text, 256), "root": optional(sha256_text)}
        ),
        # Its number among the plans of the brand, and the root over what had been asked before.
        "series": optional(object_of({"number": integer, "history": sha256_text})),
        "engines": list_of(
            object_of({**_texts("engine", "access", "provider"), "modelRequested": _null_text}), 64
        ),
        "samples": integer,
        "spreadSeconds": nullable(integer),
        "runs": integer,
        "root": sha256_text,
        "recorder": _recorder,
        "plannedAt": instant,
    }
)

_outcome = object_of(
    {
        **_envelope,
        "eventNonce": _nonce,
        **_texts("outcomeId", "scanId"),
        "runs": integer,
        "version": optional(integer),
        # Runs by status.
        "counts": map_of(integer, 16),
        "root": sha256_text,
        "recorder": _recorder,
        "sealedAt": instant,
    }
)

#: A case file: evidence of several runs. Its `parts.sha256` is that of the list of parts.
_case = object_of(
    {
        **_envelope,
        "brand": object_of(_texts("id", "name", "domain")),
        "reference": _null_text,
        "findings": list_of(text, 100),
        "runs": list_of(text, 100),
        "parts": object_of({"count": integer, "bytes": integer, "sha256": sha256_text}),
        # The log that the bundles were proven against, and its witnesses.
        "log": object_of({"vkey": text, "size": integer, "root": sha256_text, "policy": _null_text}),
        "recorder": _recorder,
        "createdAt": instant,
    }
)

#: At most so many cited pages of one answer are captured, and named in its trail.
MAX_SOURCES = 32

_page = object_of(
    {
        **_envelope,
        "eventNonce": _nonce,
        **_texts("pageId", "url"),
        "finalUrl": _null_text,
        "outcome": one_of("fetched", "refused", "unreachable", "not_asked"),
        "reason": nullable(object_of(_texts("code", "message"))),
        "status": nullable(integer),
        "headers": map_of(text, 64),
        "body": nullable(object_of({"sha256": sha256_text, "bytes": integer, "mediaType": text})),
        "text": nullable(object_of({"sha256": sha256_text, "bytes": integer, "extractor": text})),
        "times": object_of({"requestedAt": instant, "capturedAt": instant}),
        "recorder": _recorder,
    }
)

_trail = object_of(
    {
        **_envelope,
        "eventNonce": _nonce,
        **_texts("trailId", "runId", "captureId", "classificationId"),
        # The digest of each page's manifest, in the order in which the answer cites them.
        "pages": list_of(sha256_text, MAX_SOURCES),
        "trail": object_of({"sha256": sha256_text, "bytes": integer}),
        "recorder": _recorder,
        "tracedAt": instant,
    }
)

#: That a bundle as a whole is what was handed out. `prev` is the manifest of the capture.
_seal = object_of(
    {
        **_envelope,
        "eventNonce": _nonce,
        **_texts("bundleId", "runId"),
        "bundle": object_of({"sha256": sha256_text, "contentSha256": sha256_text}),
        # Of the page that carries the bundle, without what it carries.
        "page": _null_sha256,
        "recorder": _recorder,
        "sealedAt": instant,
    }
)

_SHAPES = {
    "capture": _capture,
    "classification": _classification,
    "verification": _verification,
    "custody": _custody,
    "plan": _plan,
    "outcome": _outcome,
    "case": _case,
    "page": _page,
    "trail": _trail,
    "seal": _seal,
}
