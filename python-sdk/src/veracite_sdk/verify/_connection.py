"""The provider's own key signed on a connection that a relay carried, and this is what came back on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ._bundle import RELAY_STATEMENT
from ._checkpoint import open_checkpoint, parse_tlog_proof
from ._content_coding import decode_content
from ._der import DER, der_bit_string, der_children, der_cursor, der_oid_text, read_der
from ._format import FormatError, require, sha256_hex, utf8_decode, utf16_length
from ._http_reply import SWITCHED, read_reply
from ._manifest import parse_canonical_json
from ._merkle import leaf_hash, verify_inclusion
from ._note import NoteVerifier, parse_vkey
from ._server_issuers import SERVER_AUTHENTICATION, server_issuer_problem
from ._signatures import Scheme, ec_curve_of, verify_ed25519, verify_with_scheme
from ._times import instant_ms
from ._tls import ServerFlight, open_application_data, open_server_flight, read_greeting
from ._websocket import read_messages
from ._x509 import Certificate, find_chain, parse_certificate, parse_or_none, parse_trust_anchor


class Connection(NamedTuple):
    """One connection that a relay carried, with the secrets of the server's side."""

    statement: bytes
    signature: bytes
    client: bytes
    server: bytes
    handshake_secret: bytes
    application_secret: bytes


def open_statement(statement: bytes, signature: bytes) -> dict[str, Any]:
    """A statement that the relay it names has signed. Whether that relay is known is not asked here."""
    require(len(statement) <= 4_096, "the statement of the relay is too long")
    read: dict[str, Any] = RELAY_STATEMENT(parse_canonical_json(utf8_decode(statement)), "statement")
    if not verify_ed25519(signature, statement, parse_vkey(read["relay"]).public_key):
        raise FormatError("the statement is not signed by the relay that it names")
    require(read["closedAt"] >= read["openedAt"], "the statement ends before it begins")
    return read


def verify_connection(
    connection: Connection, *, host: str, body: bytes, status: int, roots: Sequence[bytes]
) -> tuple[dict[str, Any], str]:
    """The statement, and the SHA-256 of the root that the certificate leads to."""
    statement, root, found, sent = open_reply(connection, host=host, roots=roots, most=len(body))
    require(found == status, "the reply has another status than the capture")
    require(sent == body, "the reply that was sent is not the one in the capture")
    return statement, root


def open_reply(
    connection: Connection, *, host: str, roots: Sequence[bytes], most: int
) -> tuple[dict[str, Any], str, int, bytes]:
    """The same where the reply is not known beforehand, with its status and body of at most `most` bytes."""
    statement = open_statement(connection.statement, connection.signature)
    for name, stream in (("client", connection.client), ("server", connection.server)):
        said = statement[name]
        if len(stream) != said["bytes"] or sha256_hex(stream) != said["sha256"]:
            raise FormatError(f"the {name} stream is not the one that passed")
    require(statement["port"] == 443, "the relay went to another port than 443")
    require(statement["host"] == host, "the relay went to another host than the capture says")
    greeting = read_greeting(connection.client, connection.server)
    require(greeting.server_name == host, "the client greeted another host than the relay went to")
    flight = open_server_flight(greeting, connection.handshake_secret)
    opened_at = instant_ms(statement["openedAt"])
    root = _verify_server(flight, host, 0 if opened_at is None else opened_at, roots)
    data, is_closed = open_application_data(
        greeting.suite, connection.application_secret, flight.rest, "server"
    )
    reply = read_reply(data, is_closed)
    if reply.status == SWITCHED:
        return statement, root, reply.status, read_messages(reply.headers, reply.body, most)
    coding = reply.headers.get("content-encoding", "")
    return statement, root, reply.status, decode_content(reply.body, coding, most)


def verify_relay_proof(
    proof: str, statement: bytes, relay: str, witnesses: Sequence[NoteVerifier] = ()
) -> list[str]:
    """The relay's own log holds the statement. The names of the known witnesses that cosigned it."""
    require(utf16_length(proof) <= 16_384, "the proof of the relay is too long")
    parsed = parse_tlog_proof(proof)
    if parsed.extra is not None and parsed.extra != statement:
        raise FormatError("the proof of the relay carries another statement")
    checkpoint, cosignatures = open_checkpoint(parsed.checkpoint, parse_vkey(relay), witnesses)
    if not verify_inclusion(
        index=parsed.leaf_index,
        size=checkpoint.size,
        leaf=leaf_hash(statement),
        proof=parsed.hashes,
        root=checkpoint.root,
    ):
        raise FormatError("the statement is not in the log of the relay")
    return [signature.verifier.name for signature in cosignatures]


def _verify_server(flight: ServerFlight, host: str, at_ms: int, roots: Sequence[bytes]) -> str:
    require(flight.certificates, "the server showed no certificate")
    leaf = parse_certificate(flight.certificates[0])
    if not _is_signed_by_server(flight, leaf):
        raise FormatError("the signature over the handshake is not of the key in the certificate")
    _require_for_servers(leaf, host)
    known = [found for found in map(parse_or_none, flight.certificates[1:]) if found is not None]
    anchors = [parse_trust_anchor(root) for root in roots]
    chain = find_chain(leaf, known, anchors, at_ms, server_issuer_problem(host))
    # The root must be there beside the leaf: a certificate that vouches for itself says nothing.
    require(len(chain) >= 2, "the certificate vouches for itself")
    return sha256_hex(chain[-1].der)


def _is_signed_by_server(flight: ServerFlight, leaf: Certificate) -> bool:
    if flight.scheme in _SCHEMES:
        scheme, curve = _SCHEMES[flight.scheme]
        # TLS 1.3 ties each scheme of elliptic curves to one curve.
        if curve is not None and ec_curve_of(leaf.spki) != curve:
            return False
        return verify_with_scheme(scheme, flight.signature, flight.signed, leaf.spki)
    if flight.scheme == 0x0807:
        return verify_ed25519(flight.signature, flight.signed, _ed25519_key(leaf.spki))
    raise FormatError("the handshake is signed with an algorithm that this verifier does not know")


def _require_for_servers(leaf: Certificate, host: str) -> None:
    found = leaf.extensions
    if found.key_usage is not None and found.key_usage & 0x80 == 0:
        raise FormatError("the certificate is not for signing handshakes")
    if found.extended_key_usage is not None and SERVER_AUTHENTICATION not in found.extended_key_usage[1]:
        raise FormatError("the certificate is not for servers")
    if not any(_is_name_of(name.lower(), host) for name in found.dns_names):
        raise FormatError(f"the certificate is not for {host}")


def _is_name_of(name: str, host: str) -> bool:
    """RFC 9525: a wildcard stands for exactly one label, the first."""
    if not name.startswith("*."):
        return name == host
    _, dot, rest = host.partition(".")
    return dot != "" and host[0] != "." and "." in name[2:] and rest == name[2:]


def _ed25519_key(spki: bytes) -> bytes:
    info = der_cursor(read_der(spki), DER.SEQUENCE)
    algorithm = der_children(info.take(DER.SEQUENCE), DER.SEQUENCE)
    if not algorithm or der_oid_text(algorithm[0]) != "1.3.101.112":
        raise FormatError("the key in the certificate is not an Ed25519 key")
    return der_bit_string(info.take(DER.BIT_STRING))


_SCHEMES: dict[int, tuple[Scheme, str | None]] = {
    0x0403: (Scheme("ecdsa", "SHA-256"), "P-256"),
    0x0503: (Scheme("ecdsa", "SHA-384"), "P-384"),
    0x0804: (Scheme("rsa-pss", "SHA-256", 32), None),
    0x0805: (Scheme("rsa-pss", "SHA-384", 48), None),
    0x0806: (Scheme("rsa-pss", "SHA-512", 64), None),
}
