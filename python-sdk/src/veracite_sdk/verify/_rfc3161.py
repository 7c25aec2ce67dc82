"""Time stamps of RFC 3161, checked in full and to a pinned root."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from ._der import DER, DerNode, der_children, der_cursor, der_oid_text
from ._format import FormatError, require, sha256_hex
from ._signatures import DIGESTS, digest_of, signature_scheme, verify_with_scheme
from ._timestamp_token import OID_TST_INFO, TimestampInfo, TimestampToken, parse_timestamp_response
from ._x509 import Certificate, find_chain, parse_certificate, parse_or_none


class VerifiedTimestamp(NamedTuple):
    gen_time_ms: int
    accuracy_ms: int | None
    policy: str
    #: SHA-256 of the pinned root that the signing certificate leads to.
    root_sha256: str


def verify_timestamp(
    response: bytes,
    *,
    imprint: bytes,
    nonce: bytes | None,
    policies: Sequence[str] | None,
    roots: Sequence[bytes],
    certificates: Sequence[bytes] = (),
) -> VerifiedTimestamp:
    """Checks a whole TimeStampResp. Raises a FormatError that says which check failed.

    `nonce` is that of the request, None when no request was kept. `certificates` are kept beside the token,
    for authorities that leave theirs out.
    """
    token = parse_timestamp_response(response)
    _check_info(token.info, imprint, nonce, policies)
    attributes = _read_attributes(token.signer.attributes)
    _check_attributes(token, attributes)
    known = [parse_or_none(der) for der in [*token.certificates, *certificates][:_MAX_KNOWN]]
    usable = [certificate for certificate in known if certificate is not None]
    pinned = [parse_certificate(root) for root in roots]
    signer = _find_signer(token, [*usable, *pinned])
    _check_ess_cert_id(attributes, signer)
    _check_purpose(signer)
    # The attributes are sent under a context tag but signed as the SET they are.
    signed = bytes((DER.SET,)) + token.signer.attributes.data[1:]
    scheme = signature_scheme(token.signer.algorithm, token.signer.digest)
    if not verify_with_scheme(scheme, token.signer.signature, signed, signer.spki):
        raise FormatError("the signature of the time stamp is not valid")
    info = token.info
    chain = find_chain(signer, usable, pinned, info.gen_time_ms)
    return VerifiedTimestamp(info.gen_time_ms, info.accuracy_ms, info.policy, sha256_hex(chain[-1].der))


def _check_info(
    info: TimestampInfo, imprint: bytes, nonce: bytes | None, policies: Sequence[str] | None
) -> None:
    if info.imprint_digest != "SHA-256" or info.imprint != imprint:
        raise FormatError("the time stamp is over other bytes")
    if nonce is not None and (info.nonce is None or info.nonce.lstrip(b"\0") != nonce.lstrip(b"\0")):
        raise FormatError("the time stamp answers another request: the nonce differs")
    if policies is not None and info.policy not in policies:
        raise FormatError(f"policy {info.policy} is not accepted")


def _read_attributes(node: DerNode) -> dict[str, DerNode]:
    attributes: dict[str, DerNode] = {}
    for attribute in der_children(node):
        fields = der_cursor(attribute, DER.SEQUENCE)
        oid = der_oid_text(fields.take(DER.OID))
        values = der_children(fields.take(DER.SET))
        fields.end()
        if oid in attributes or len(values) != 1:
            raise FormatError("a signed attribute is repeated or does not have exactly one value")
        attributes[oid] = values[0]
    return attributes


def _check_attributes(token: TimestampToken, attributes: dict[str, DerNode]) -> None:
    content_type = attributes.get("1.2.840.113549.1.9.3")
    if content_type is None or der_oid_text(content_type) != OID_TST_INFO:
        raise FormatError("signed content type is not TSTInfo")
    digest = attributes.get("1.2.840.113549.1.9.4")
    wanted = DIGESTS[token.signer.digest].hash(token.content)
    if digest is None or digest.tag != DER.OCTET_STRING or digest.content != wanted:
        raise FormatError("signed message digest does not match the content")


def _find_signer(token: TimestampToken, certificates: Sequence[Certificate]) -> Certificate:
    """By the signer identifier alone. Taking the first, or one of a fitting name, has been an exploit."""
    signer = token.signer
    for certificate in certificates:
        if signer.subject_key_id is not None:
            if certificate.extensions.subject_key_id == signer.subject_key_id:
                return certificate
        elif (certificate.issuer, certificate.serial) == (signer.issuer, signer.serial):
            return certificate
    raise FormatError("the certificate of the signer is missing")


def _check_ess_cert_id(attributes: dict[str, DerNode], signer: Certificate) -> None:
    """The signed attributes name the signing certificate by its hash: v1 by SHA-1, v2 by any digest."""
    versions = [(attributes.get(_SIGNING_CERTIFICATE), 1), (attributes.get(_SIGNING_CERTIFICATE_V2), 2)]
    if all(attribute is None for attribute, _ in versions):
        raise FormatError("the time stamp does not name its certificate")
    for attribute, version in versions:
        if attribute is None:
            continue
        lists = der_children(attribute, DER.SEQUENCE)
        ids = der_children(lists[0], DER.SEQUENCE) if lists else []
        require(ids, "the time stamp does not name its certificate")
        fields = der_cursor(ids[0], DER.SEQUENCE)
        algorithm = fields.optional(DER.SEQUENCE) if version == 2 else None
        if version == 1:
            # RFC 2634 knows no other digest. The signature itself never rests on it.
            digest = hashlib.sha1(signer.der, usedforsecurity=False).digest()
        else:
            digest = DIGESTS["SHA-256" if algorithm is None else digest_of(algorithm)].hash(signer.der)
        if fields.take(DER.OCTET_STRING).content != digest:
            raise FormatError("the time stamp names another certificate than the one sent")


def _check_purpose(signer: Certificate) -> None:
    if signer.extensions.extended_key_usage != (True, ["1.3.6.1.5.5.7.3.8"]):
        raise FormatError("the certificate is not for time stamping only, marked critical")
    key_usage = signer.extensions.key_usage
    if key_usage is not None and key_usage & 0xC0 == 0:
        raise FormatError("the certificate is not for signing")


_SIGNING_CERTIFICATE = "1.2.840.113549.1.9.16.2.12"
_SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.47"
_MAX_KNOWN = 32
