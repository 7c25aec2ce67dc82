"""The parts of an RFC 3161 request and response, read but not believed: _rfc3161.py checks them."""

from __future__ import annotations

from typing import NamedTuple

from ._der import (
    DER,
    DerNode,
    context_tag,
    der_children,
    der_cursor,
    der_oid_text,
    der_unsigned,
    primitive_context_tag,
    read_der,
)
from ._format import FormatError, require
from ._signatures import DigestName, digest_of
from ._times import der_time_ms

OID_TST_INFO = "1.2.840.113549.1.9.16.1.4"


class TimestampInfo(NamedTuple):
    policy: str
    imprint_digest: DigestName
    imprint: bytes
    serial: bytes
    gen_time_ms: int
    #: How far off the authority says it may be; None when it does not say.
    accuracy_ms: int | None
    nonce: bytes | None


class Signer(NamedTuple):
    #: Issuer and serial number, or the key identifier of the subject.
    issuer: bytes | None
    serial: bytes | None
    subject_key_id: bytes | None
    digest: DigestName
    #: The attributes as DER, still under their context tag.
    attributes: DerNode
    algorithm: DerNode
    signature: bytes


class TimestampToken(NamedTuple):
    info: TimestampInfo
    #: The DER of TSTInfo: what the message digest covers.
    content: bytes
    #: Certificates as sent, unparsed.
    certificates: list[bytes]
    signer: Signer


class TimestampRequest(NamedTuple):
    imprint: bytes
    policy: str | None
    nonce: bytes | None


def parse_timestamp_request(der: bytes) -> TimestampRequest:
    fields = der_cursor(read_der(der), DER.SEQUENCE)
    fields.take(DER.INTEGER)
    imprint = der_cursor(fields.take(DER.SEQUENCE))
    digest_of(imprint.take(DER.SEQUENCE))
    digest = imprint.take(DER.OCTET_STRING).content
    policy = fields.optional(DER.OID)
    nonce = fields.optional(DER.INTEGER)
    return TimestampRequest(
        digest,
        None if policy is None else der_oid_text(policy),
        None if nonce is None else der_unsigned(nonce),
    )


def parse_timestamp_response(response: bytes) -> TimestampToken:
    require(len(response) <= _MAX_RESPONSE_BYTES, "time stamp is larger than 64 KB")
    outer = der_cursor(read_der(response), DER.SEQUENCE)
    status = der_children(outer.take(DER.SEQUENCE))
    if not status or der_unsigned(status[0]) not in (b"\x00", b"\x01"):
        raise FormatError("the authority did not grant the time stamp")
    token = der_cursor(outer.take(DER.SEQUENCE))
    outer.end()
    require(der_oid_text(token.take(DER.OID)) == _OID_SIGNED_DATA, "time stamp is not SignedData")
    return _parse_signed_data(read_der(token.take(context_tag(0)).content))


def _parse_signed_data(signed_data: DerNode) -> TimestampToken:
    fields = der_cursor(signed_data, DER.SEQUENCE)
    _require_version(fields.take(DER.INTEGER), 3)
    digests = [digest_of(node) for node in der_children(fields.take(DER.SET))]
    content = der_cursor(fields.take(DER.SEQUENCE))
    require(der_oid_text(content.take(DER.OID)) == OID_TST_INFO, "signed content is not a TSTInfo")
    wrapped = read_der(content.take(context_tag(0)).content)
    require(wrapped.tag == DER.OCTET_STRING, "signed content is not an octet string")
    certificates = fields.optional(context_tag(0))
    fields.optional(context_tag(1))
    signers = der_children(fields.take(DER.SET))
    fields.end()
    require(len(signers) == 1, "time stamp does not have exactly one signer")
    sent = [] if certificates is None else der_children(certificates)
    require(len(sent) <= _MAX_CERTIFICATES, "time stamp carries too many certificates")
    signer = _parse_signer(signers[0])
    require(signer.digest in digests, "the digest of the signer is not announced")
    return TimestampToken(
        _parse_info(read_der(wrapped.content)),
        wrapped.content,
        [node.data for node in sent if node.tag == DER.SEQUENCE],
        signer,
    )


def _parse_signer(signer: DerNode) -> Signer:
    fields = der_cursor(signer, DER.SEQUENCE)
    version = fields.take(DER.INTEGER)
    key_id = fields.optional(primitive_context_tag(0))
    _require_version(version, 1 if key_id is None else 3)
    issuer, serial = (None, None) if key_id is not None else _issuer_and_serial(fields.take(DER.SEQUENCE))
    digest = digest_of(fields.take(DER.SEQUENCE))
    attributes = fields.optional(context_tag(0))
    if attributes is None:
        raise FormatError("time stamp has no signed attributes")
    algorithm = fields.take(DER.SEQUENCE)
    signature = fields.take(DER.OCTET_STRING).content
    fields.optional(context_tag(1))
    fields.end()
    subject_key_id = None if key_id is None else key_id.content
    return Signer(issuer, serial, subject_key_id, digest, attributes, algorithm, signature)


def _require_version(node: DerNode, version: int) -> None:
    """RFC 5652 fixes every version number; a free byte would be a second spelling of the same token."""
    require(node.content == bytes((version,)), "unexpected version number")


def _issuer_and_serial(node: DerNode) -> tuple[bytes, bytes]:
    fields = der_cursor(node)
    issuer, serial = fields.take(DER.SEQUENCE).data, fields.take(DER.INTEGER).content
    fields.end()
    return issuer, serial


def _parse_info(info: DerNode) -> TimestampInfo:
    fields = der_cursor(info, DER.SEQUENCE)
    _require_version(fields.take(DER.INTEGER), 1)
    policy = der_oid_text(fields.take(DER.OID))
    imprint = der_cursor(fields.take(DER.SEQUENCE))
    imprint_digest = digest_of(imprint.take(DER.SEQUENCE))
    digest = imprint.take(DER.OCTET_STRING).content
    imprint.end()
    serial = fields.take(DER.INTEGER).content
    gen_time_ms = der_time_ms(fields.take(DER.GENERALIZED_TIME))
    accuracy = fields.optional(DER.SEQUENCE)
    fields.optional(DER.BOOLEAN)
    nonce = fields.optional(DER.INTEGER)
    fields.optional(context_tag(0))
    # Extensions could change the meaning of the stamp; nobody uses them, so they are refused.
    fields.end()
    return TimestampInfo(
        policy,
        imprint_digest,
        digest,
        serial,
        gen_time_ms,
        None if accuracy is None else _accuracy_of(accuracy),
        None if nonce is None else der_unsigned(nonce),
    )


def _accuracy_of(node: DerNode) -> int:
    fields = der_cursor(node)
    tags = (DER.INTEGER, primitive_context_tag(0), primitive_context_tag(1))
    parts = [fields.optional(tag) for tag in tags]
    fields.end()
    seconds, millis, micros = (0 if part is None else int.from_bytes(part.content, "big") for part in parts)
    return seconds * 1000 + millis + -(-micros // 1000)


_OID_SIGNED_DATA = "1.2.840.113549.1.7.2"
_MAX_RESPONSE_BYTES = 65_536
_MAX_CERTIFICATES = 16
