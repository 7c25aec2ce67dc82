"""An answer that a person recorded in an app: its parts fit, and the screen is what the bytes say."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from ._bundle import MAX_RESPONSE_BYTES, RESPONSE
from ._format import FormatError, base64_decode, decode_field, require, sha256_hex, utf8_encode
from ._manifest import SHAPES
from ._markdown import visible_text
from ._report import Outcome, failed, not_present
from ._screen import (
    Profile,
    is_host_of,
    profile_named,
    questions_before,
    read_answer,
    read_screen,
    rendered_text,
    require_same_screen,
)
from ._shape import optional
from ._signatures import verify_p256


class Recorded(NamedTuple):
    profile: Profile
    #: The body of the conversation that the app loaded again; None where it is not here.
    conversation: bytes | None
    text: str
    added: list[dict[str, str]]


def verify_recording(parts: Mapping[str, Any], manifest: Mapping[str, Any]) -> Recorded | None:
    """None for captures that are no recordings. Who sent the bytes is not asked here."""
    recording, source = manifest["recording"], manifest["source"]
    carried = optional(SHAPES["BUNDLE_RECORDING"])(parts.get("recording"), "recording")
    if recording is None:
        require(carried is None, "the bundle carries a recording that the manifest does not name")
        return None
    if source["surface"] != "app" or source["grade"] not in ("A", "B"):
        raise FormatError("a recording has grade A or B, and surface app")
    if (source["grade"] == "B") != (recording["person"] is not None):
        raise FormatError("a recording of grade B has the signature of a person, and one of grade A has none")
    profile = profile_named(recording["profile"])
    require(profile["engine"] == source["engine"], "the recording is of the app of another engine")
    if carried is None:
        raise FormatError("the recording is left out of this bundle")
    if recording["person"] is not None:
        _require_claimed(manifest)
    screen_bytes = _named(utf8_encode(carried["screen"]), recording["screen"], "screen")
    screen = read_screen(screen_bytes)
    if carried["picture"] is not None:
        _named(decode_field(carried["picture"], 8_388_608, "picture"), recording["picture"], "picture")
    answer = _answer_of(parts, manifest, profile, screen)
    require_same_screen(profile, answer, screen)
    text = rendered_text(answer)
    require(carried["text"] == text, "the text shown is not our rendering of the answer")
    if (recording["question"] == "conversation") != (recording["conversation"] is not None):
        raise FormatError("the recording does not say what its question rests on")
    conversation = None
    if carried["conversation"] is not None:
        data = decode_field(carried["conversation"], MAX_RESPONSE_BYTES, "conversation")
        conversation = _named(data, recording["conversation"], "conversation")
        if manifest["question"]["prompt"] not in questions_before(profile, conversation, answer):
            raise FormatError("the question is not the one in the conversation that the provider sent")
    return Recorded(profile, conversation, text, screen["added"])


def _answer_of(
    parts: Mapping[str, Any], manifest: Mapping[str, Any], profile: Profile, screen: Mapping[str, Any]
) -> str:
    body = decode_field(RESPONSE(parts.get("response"), "response")["base64"], MAX_RESPONSE_BYTES, "response")
    require(sha256_hex(body) == manifest["response"]["sha256"], "the reply is not the one captured")
    if manifest["source"]["grade"] == "B" and manifest["response"]["status"] == 0:
        text = "\n\n".join(map(visible_text, screen["blocks"]))
    else:
        text = read_answer(profile, body)
    if manifest["answer"] is None or sha256_hex(utf8_encode(text)) != manifest["answer"]["sha256"]:
        raise FormatError("the answer is not what this verifier reads in the reply")
    return text


def _named(data: bytes, said: Mapping[str, Any] | None, what: str) -> bytes:
    if said is None or said["bytes"] != len(data) or said["sha256"] != sha256_hex(data):
        raise FormatError(f"the {what} is not the one that the manifest names")
    return data


def _require_claimed(manifest: Mapping[str, Any]) -> None:
    """The person's key, a P-256 key, signed this claim. The signature is two numbers of 32 bytes each."""
    recording, response = manifest["recording"], manifest["response"]
    claim = {
        "at": manifest["times"]["receivedAt"],
        "bodySha256": None if response["status"] == 0 else response["sha256"],
        "endpoint": manifest["source"]["endpoint"],
        "nonce": recording["nonce"],
        "pictureSha256": None if recording["picture"] is None else recording["picture"]["sha256"],
        "profile": recording["profile"],
        "prompt": manifest["question"]["prompt"],
        "schema": "veracite/claimed-recording/v1",
        "screenSha256": recording["screen"]["sha256"],
    }
    text = json.dumps(claim, ensure_ascii=False, separators=(",", ":"))
    raw = base64_decode(recording["person"]["signature"])
    is_signed = len(raw) == 64 and verify_p256(
        encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")),
        utf8_encode(text),
        base64_decode(recording["person"]["key"]),
    )
    require(is_signed, "the person’s key did not sign this recording")


def require_host_of_app(profile: Profile, host: str) -> None:
    require(is_host_of(profile, host), f"{host} is not a host of this app")


def uncarried(manifest: Mapping[str, Any]) -> Outcome:
    """What is shown of a recording that no relay carried."""
    person = manifest["recording"]["person"]
    if manifest["source"]["grade"] == "B" and person is not None:
        key = sha256_hex(utf8_encode(person["key"]))[:16]
        return not_present(
            f"no relay carried it. The person’s key {key}… signed this recording: "
            "everything in it is that person’s word"
        )
    return failed("a recording of grade A rests on a connection that a relay carried, and none is here")


def proven_words(has_question: bool) -> str:
    rests = "from the conversation that the provider sent" if has_question else "on the recorder’s word"
    return (
        "Proven: the text, the host and the time, provided that the relay did not collude with the recorder. "
        "Not proven: who asked, the settings and memory of the account, and the picture. "
        f"The question: {rests}."
    )
