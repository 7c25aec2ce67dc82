"""Step 13: the provider sent it, on a connection that somebody else carried."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from ._bundle import BUNDLE_WITNESSED, EVENT, MAX_RESPONSE_BYTES, MAX_WITNESSED, RESPONSE
from ._connection import Connection, verify_connection, verify_relay_proof
from ._engine_hosts import access_by_host, tls_host_of
from ._format import (
    CannotCheck,
    FormatError,
    base64_decode,
    decode_field,
    packaged,
    require,
    sha256_hex,
    utf8_encode,
)
from ._logged import LoggedFindings, verify_logged
from ._manifest import MAX_MANIFEST_BYTES, parse_manifest
from ._open_request import DisclosedRequest, open_disclosed_request
from ._plan import is_pending, require_logged
from ._recording import Recorded, proven_words, require_host_of_app, uncarried, verify_recording
from ._relays import NOT_NAMED, KnownRelay, condition, find_named, not_named_reason, seen_by
from ._report import Outcome, RecordedFacts, Witnessed, failed, not_present, passed, reason_of
from ._screen import profile_of
from ._shape import anything, list_of, optional
from ._times import instant_ms
from ._tls import RecordKey
from ._trust import Trust
from ._witnessed_parts import StatementsSeen, is_bound_to, read_carried_parts

_LIMITS = "What was asked rests on the collector’s word until the request is opened."
#: The same where the request was opened but for one line, and what a hidden question would need.
#: The limits for a shared page of an app.
_OF_PAGE = "Which question and answer stand on that page, this step does not read."
_OPENED = (
    "What was asked was read from the connection, all but the line with the paying key. No other body of the "
    "announced length fits into that line, provided that the server takes the whole body for the question."
)
#: What older relays leave open: the collector could have kept the reply and attached it to another capture.
_UNBOUND = " The relay did not bind this connection to one capture."


class _Reply(NamedTuple):
    manifest: dict[str, Any]
    which: str
    response: dict[str, Any] | None
    #: Of an answer that a person recorded in an app.
    recorded: Recorded | None = None


def verify_witnessed(
    bundle: Mapping[str, Any], capture: LoggedFindings, trust: Trust
) -> tuple[Outcome, tuple[list[Witnessed], RecordedFacts | None]]:
    """Somebody else carried the connection and signed what passed; on it, the provider's own key signed the
    handshake, and the reply that came back is the one captured here."""
    entries = optional(list_of(anything, MAX_WITNESSED))(bundle.get("witnessed"), "witnessed") or []
    captured = capture.members_of("capture")
    recorded = None if captured is None else verify_recording(bundle, captured)
    if not entries:
        if captured is not None and recorded is not None:
            return uncarried(captured), ([], None)
        return not_present("no relay carried it: who sent it rests on the collector’s word"), ([], None)
    if trust.relays_problem is not None:
        raise FormatError(f"the relays that you named could not be read: {trust.relays_problem}")
    replies = _replies_of(bundle, capture, recorded)
    witnessed: list[Witnessed] = []
    named: list[KnownRelay] = []
    strange: list[str] = []
    reasons: list[str] = []
    seen: set[tuple[str, str | None]] = set()
    has_question = False
    statements = StatementsSeen()
    for i, value in enumerate(entries):
        try:
            manifest, found = _verify_entry(value, replies, capture, trust)
            key = (str(manifest["prev"]), manifest["part"])
            require(key not in seen, "one capture has two of them")
            seen.add(key)
            statements.add(manifest)
            if isinstance(found, str):
                reasons.append(found)
                continue
            relay = find_named(found.relay, trust.relays, trust.log_keys)
            if relay is None:
                strange.append(found.relay)
            elif manifest["part"] == "conversation":
                named.append(relay)
                has_question = True
            else:
                named.append(relay)
                witnessed.append(found._replace(run_by=relay.run_by))
        except Exception as error:
            kind = CannotCheck if isinstance(error, CannotCheck) else FormatError
            raise kind(f"connection {i + 1}: {reason_of(error)}") from error
    if not witnessed:
        if has_question and not strange:
            return failed("only the conversation was carried, and not the reply"), ([], None)
        reason = not_named_reason(strange) if strange else f"not witnessed: {reasons[0]}"
        return not_present(reason), ([], None)
    cosigners = " and ".join(dict.fromkeys(name for one in witnessed for name in one.cosigners))
    log = f" Its log was cosigned by {cosigners}." if cosigners else ""
    log += "" if all(one.is_bound for one in witnessed) else _UNBOUND
    log += f" Not counted: {len(strange)} {NOT_NAMED}." if strange else ""
    if recorded is not None:
        first = witnessed[0]
        opened = f"{first.host} sent this text on a connection opened at {first.opened_at}"
        question = "conversation" if has_question else "word"
        said = RecordedFacts(recorded.text, recorded.added, question)
        words = f"{opened}, seen by {seen_by(named)}. {proven_words(has_question)}{log}"
        return passed(words), (witnessed, said)
    hosts = " and ".join(dict.fromkeys(_sender_of(one, replies) for one in witnessed))
    which = " and ".join(dict.fromkeys(replies[one.capture_manifest_sha256].which for one in witnessed))
    words = f"{hosts} sent {which} ({len(witnessed)} of {len(replies)} replies), {condition(named)}."
    limits = _OPENED if all(one.is_opened for one in witnessed) else _LIMITS
    if any(reply.manifest["source"]["access"] == "app" for reply in replies.values()):
        limits = _OF_PAGE
    return passed(f"{words}{log} {limits}"), (witnessed, None)


def _sender_of(one: Witnessed, replies: Mapping[str, _Reply]) -> str:
    """The host, and whether it is the engine's: whoever has a domain gets a certificate for it."""
    source = replies[one.capture_manifest_sha256].manifest["source"]
    is_engine = access_by_host(source) != "compatible_server"
    return one.host if is_engine else f"{one.host} (a STAND-IN, not the engine)"


def _replies_of(
    bundle: Mapping[str, Any], capture: LoggedFindings, recorded: Recorded | None
) -> dict[str, _Reply]:
    """By the digest of their manifests, which `prev` names."""
    replies: dict[str, _Reply] = {}
    captured = capture.members_of("capture")
    if captured is not None and capture.manifest_sha256 is not None:
        response = RESPONSE(bundle.get("response"), "response")
        which = "the shared page" if captured["source"]["access"] == "app" else "the first answer"
        replies[capture.manifest_sha256] = _Reply(captured, which, response, recorded)
    events = bundle.get("verification")
    for value in events if isinstance(events, list) else []:
        event = EVENT(value, "event")
        parsed = parse_manifest(decode_field(event["manifest"]["base64"], MAX_MANIFEST_BYTES, "manifest"))
        if parsed.kind == "capture":
            key = event["manifest"]["sha256"]
            replies[key] = _Reply(parsed.members, "an answer when asked again", event["response"])
    return replies


def _verify_entry(
    value: object,
    replies: Mapping[str, _Reply],
    capture: LoggedFindings,
    trust: Trust,
) -> tuple[Mapping[str, Any], Witnessed | str]:
    entry = BUNDLE_WITNESSED(value, "witnessed")
    findings = verify_logged(entry, trust)
    if not is_pending(findings, capture):
        require_logged(findings, "manifest")
    elif findings.outcomes["signature"].result != "pass":
        raise FormatError(findings.outcomes["signature"].reason)
    manifest = findings.members_of("witnessed")
    if manifest is None:
        raise FormatError("it is a manifest of another kind")
    prev = manifest["prev"]
    reply = replies.get(prev) if prev is not None else None
    if reply is None:
        raise FormatError("it is about another capture")
    client, server = read_carried_parts(entry, manifest, reply.manifest)
    if manifest["result"] == "not_witnessed":
        reason = manifest["reason"] if manifest["reason"] is not None else "nobody said why"
        return {**manifest, "statement": None}, reason
    if client is None or server is None or entry["root"] is None:
        raise FormatError("the streams are left out of this bundle")
    return manifest, _verify_carried(entry, (client, server), manifest, reply, trust)


def _verify_carried(
    entry: Mapping[str, Any],
    streams: tuple[bytes, bytes],
    manifest: Mapping[str, Any],
    reply: _Reply,
    trust: Trust,
) -> Witnessed:
    needed = ("relay", "statement", "statementSignature", "secrets", "prev")
    if any(manifest[name] is None for name in needed):
        raise FormatError("the manifest lacks what makes it witnessed")
    host, body, status = _sent_on(reply, manifest["part"])
    root = decode_field(entry["root"], 32_768, "root")
    public = known_web_roots() if trust.web_roots is None else trust.web_roots
    if sha256_hex(root) != manifest["rootSha256"] or sha256_hex(root) not in public:
        raise FormatError("the root of the certificate is not a public one that this verifier knows")
    signed = utf8_encode(manifest["statement"])
    statement, root_sha256 = verify_connection(
        Connection(
            statement=signed,
            signature=base64_decode(manifest["statementSignature"]),
            client=streams[0],
            server=streams[1],
            handshake_secret=bytes.fromhex(manifest["secrets"]["handshake"]),
            application_secret=bytes.fromhex(manifest["secrets"]["application"]),
        ),
        host=host,
        body=body,
        status=status,
        roots=[root],
    )
    source = reply.manifest["source"]
    if source["access"] == "app":
        profile = profile_of(source["engine"]) if reply.recorded is None else reply.recorded.profile
        require_host_of_app(profile, statement["host"])
    require(statement["relay"] == manifest["relay"], "the statement is of another relay")
    _require_same_time(statement, reply.manifest["times"])
    is_bound = is_bound_to(statement, reply.manifest)
    if manifest["opened"] is not None:
        _require_question(streams, manifest, reply.manifest)
    # Without it, a relay could sign what its log, which anyone can count, does not hold.
    if entry["relayProof"] is None:
        raise FormatError("the proof that the relay’s log holds it is left out")
    # Witnesses that the bundle names itself would vouch for whoever made it.
    policy = trust.policy if trust.policy_anchored else None
    known = [] if policy is None else list(policy.witnesses.values())
    cosigners = verify_relay_proof(entry["relayProof"], signed, manifest["relay"], known)
    return Witnessed(
        manifest["relay"],
        statement["host"],
        statement["address"],
        statement["openedAt"],
        root_sha256,
        manifest["prev"],
        tuple(cosigners),
        is_bound,
        manifest["opened"] is not None,
    )


def _require_question(
    streams: tuple[bytes, bytes], manifest: Mapping[str, Any], captured: Mapping[str, Any]
) -> None:
    """The disclosed part of the request is the one that the capture names."""
    opened = manifest["opened"]
    first, third = (
        RecordKey(bytes.fromhex(one["key"]), bytes.fromhex(one["iv"]))
        for one in (opened["first"], opened["third"])
    )
    disclosed = DisclosedRequest(bytes.fromhex(opened["handshake"]), first, third, opened["sealedRecords"])
    secret = bytes.fromhex(manifest["secrets"]["handshake"])
    request = open_disclosed_request(*streams, secret, disclosed)
    host = _host_of(captured["source"]["endpoint"])
    path = captured["source"]["endpoint"][len(f"https://{host}") :]
    if request.start != f"POST {path} HTTP/1.1" or request.headers.get("host") != host:
        raise FormatError("the request that was sent went to another address than the capture says")
    if sha256_hex(request.body) != captured["question"]["requestSha256"]:
        raise FormatError("the request that was sent is not the one in the capture")


def _sent_on(reply: _Reply, part: str | None) -> tuple[str, bytes, int]:
    """What came on the connection as the manifest says: reply, or conversation with its question."""
    if part == "conversation":
        recording = reply.manifest["recording"]
        said = None if recording is None else recording["conversation"]
        if said is None:
            raise FormatError("the capture does not name a conversation")
        body = None if reply.recorded is None else reply.recorded.conversation
        if body is None:
            raise FormatError("the streams are left out of this bundle")
        return _host_of(said["endpoint"]), body, said["status"]
    if reply.response is None:
        raise FormatError("the streams are left out of this bundle")
    body = decode_field(reply.response["base64"], MAX_RESPONSE_BYTES, "response")
    require(sha256_hex(body) == reply.manifest["response"]["sha256"], "the reply is not the one captured")
    return _host_of(reply.manifest["source"]["endpoint"]), body, reply.manifest["response"]["status"]


def _require_same_time(statement: Mapping[str, Any], times: Mapping[str, Any]) -> None:
    """The relay's clock and the collector's must tell the same story."""
    for one, other in (("openedAt", "requestedAt"), ("closedAt", "receivedAt")):
        said, claimed = instant_ms(statement[one]), instant_ms(times[other])
        if said is None or claimed is None or abs(said - claimed) > 600_000:
            raise FormatError("the relay carried it at another time than the capture says")


def _host_of(endpoint: str) -> str:
    host = tls_host_of(endpoint)
    if host is None:
        raise FormatError("the capture does not name a host that is reached over TLS")
    return host


@cache
def known_web_roots() -> frozenset[str]:
    """SHA-256 of the certificates of public authorities; the list only grows."""
    return frozenset(packaged("_web_roots.json"))
