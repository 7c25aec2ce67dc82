"""Steps 1 and 7: the response and the time stamps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ._bundle import ANSWER, MAX_RESPONSE_BYTES, MAX_TIMESTAMPS, RESPONSE, TIMESTAMP
from ._checkpoint import checkpoint_imprint
from ._format import FormatError, decode_field, require, sha256, sha256_hex, utf8_encode
from ._logged import LoggedFindings
from ._report import Outcome, Stamp, failed, not_present, passed, reason_of
from ._rfc3161 import verify_timestamp
from ._shape import list_of, optional
from ._times import iso_time
from ._timestamp_token import parse_timestamp_request
from ._trust import Trust


def verify_response(parts: Mapping[str, Any], captured: Mapping[str, Any] | None) -> Outcome:
    """Step 1: the exact bytes of the reply, and the visible answer, are those the manifest names."""
    response = optional(RESPONSE)(parts.get("response"), "response")
    answer = optional(ANSWER)(parts.get("answer"), "answer")
    if response is None:
        return not_present("the response bytes are not included")
    if captured is None:
        return failed("there is no valid capture manifest to compare with")
    expected, expected_answer = captured["response"], captured["answer"]
    data = decode_field(response["base64"], MAX_RESPONSE_BYTES, "response")
    digest = sha256_hex(data)
    if digest != expected["sha256"]:
        return failed("the response was changed: its digest is not in the manifest")
    if response["sha256"] != digest or not response["bytes"] == len(data) == expected["bytes"]:
        return failed("the digest or length written beside the response is not its own")
    if response["mediaType"] != expected["mediaType"]:
        return failed("the media type written beside the response is not the one in the manifest")
    if answer is not None:
        answer_digest = sha256_hex(utf8_encode(answer["text"]))
        is_named = expected_answer is not None and expected_answer["sha256"] == answer_digest
        if not is_named or answer["sha256"] != answer_digest:
            return failed("the answer text was changed: its digest is not in the manifest")
        if answer["extractor"] != expected_answer["extractor"]:
            return failed("the extractor written beside the answer is not the one in the manifest")
    return passed(f"SHA-256 {digest}, {len(data)} bytes")


def verify_timestamps(value: object, findings: LoggedFindings, trust: Trust) -> tuple[Outcome, list[Stamp]]:
    """Step 7: every stamp must verify; one bad stamp fails the step."""
    timestamps = optional(list_of(TIMESTAMP, MAX_TIMESTAMPS))(value, "timestamps") or []
    if not timestamps:
        return not_present("no independent time stamp is included"), []
    stamps: list[Stamp] = []
    for i, timestamp in enumerate(timestamps):
        try:
            stamps.append(_verify_stamp(timestamp, findings, trust))
        except Exception as error:
            raise FormatError(f"time stamp {i + 1}: {reason_of(error)}") from error
    source = "trusted roots" if trust.tsa_anchored else "the roots that the bundle itself carries"
    earliest = min(stamp.gen_time for stamp in stamps)
    return passed(f"{len(stamps)} valid, under {source}; the earliest at {earliest}"), stamps


def _verify_stamp(timestamp: dict[str, Any], findings: LoggedFindings, trust: Trust) -> Stamp:
    if trust.tsa_problem is not None:
        raise FormatError(f"the trusted roots could not be read: {trust.tsa_problem}")
    imprint = _imprint_of(timestamp["over"], findings)
    request = None
    if timestamp["request"] is not None:
        request = parse_timestamp_request(decode_field(timestamp["request"], 4096, "request"))
        require(request.imprint == imprint, "the request was for other bytes")
    verified = verify_timestamp(
        decode_field(timestamp["tsr"], 65_536, "time stamp"),
        imprint=imprint,
        nonce=None if request is None else request.nonce,
        policies=None if request is None or request.policy is None else [request.policy],
        roots=trust.tsa_roots,
        certificates=[decode_field(der, 32_768, "certificate") for der in timestamp["chain"]],
    )
    gen_time = iso_time(verified.gen_time_ms)
    require(gen_time == timestamp["genTime"], "the time written beside it is not the stamped one")
    return Stamp(timestamp["tsa"], timestamp["over"], gen_time, verified.accuracy_ms, verified.root_sha256)


def _imprint_of(over: str, findings: LoggedFindings) -> bytes:
    if over == "capture":
        if findings.signature is None:
            raise FormatError("it is over a capture signature that is not valid")
        return sha256(findings.signature)
    stamped = findings.checkpoint if over == "checkpoint" else findings.newest
    if stamped is None:
        raise FormatError("it is over a checkpoint that is not valid")
    return checkpoint_imprint(stamped.note, stamped.trusted.log_key)
