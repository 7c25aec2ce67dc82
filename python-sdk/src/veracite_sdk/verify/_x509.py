"""X.509: what a chain check needs of a certificate, and the chain to a pinned root."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ._der import (
    DER,
    DerNode,
    context_tag,
    der_bit_string,
    der_children,
    der_cursor,
    der_oid_text,
    der_unsigned,
    primitive_context_tag,
    read_der,
)
from ._format import FormatError, base64_decode, require, utf8_decode
from ._signatures import Scheme, signature_scheme, verify_with_scheme
from ._times import der_time_ms

#: Why an authority may not stand above these certificates; None if it may.
IssuerProblem = Callable[["Certificate", Sequence["Certificate"]], "str | None"]


@dataclass(frozen=True)
class Extensions:
    subject_key_id: bytes | None = None
    #: Whether it is critical, and the purposes.
    extended_key_usage: tuple[bool, list[str]] | None = None
    #: Whether it is an authority, and how many more may follow.
    basic_constraints: tuple[bool, int | None] | None = None
    #: First byte of the bits: 0x80 digitalSignature, 0x40 nonRepudiation, 0x04 keyCertSign.
    key_usage: int | None = None
    #: Critical extensions that are not read here, each by its OID; name constraints are among them.
    unknown_critical: tuple[str, ...] = ()
    #: Read by those who issue for names only.
    name_constraints: DerNode | None = None
    #: The DNS names it is for.
    dns_names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Certificate:
    der: bytes
    #: The signed part.
    tbs: bytes
    #: Content of the serial number INTEGER, sign byte included.
    serial: bytes
    issuer: bytes
    subject: bytes
    not_before_ms: int
    not_after_ms: int
    spki: bytes
    extensions: Extensions
    #: None only for a trust anchor, whose own signature nobody checks.
    scheme: Scheme | None
    signature: bytes


def parse_certificate(der: bytes) -> Certificate:
    return _parse(der, is_anchor=False)


def parse_or_none(der: bytes) -> Certificate | None:
    """A certificate that cannot be read may be one that is not needed."""
    try:
        return parse_certificate(der)
    except Exception:
        return None


def parse_trust_anchor(der: bytes) -> Certificate:
    """A root that is trusted by its digest. Old ones signed themselves with SHA-1, which means nothing."""
    return _parse(der, is_anchor=True)


def _parse(der: bytes, *, is_anchor: bool) -> Certificate:
    require(len(der) <= _MAX_CERTIFICATE_BYTES, "certificate is too large")
    outer = der_cursor(read_der(der), DER.SEQUENCE)
    tbs = outer.take(DER.SEQUENCE)
    algorithm = outer.take(DER.SEQUENCE)
    signature = der_bit_string(outer.take(DER.BIT_STRING))
    outer.end()

    fields = der_cursor(tbs)
    fields.optional(context_tag(0))
    serial = fields.take(DER.INTEGER).content
    require(fields.take(DER.SEQUENCE).data == algorithm.data, "certificate names two signature algorithms")
    issuer = fields.take(DER.SEQUENCE).data
    validity = der_children(fields.take(DER.SEQUENCE))
    require(len(validity) >= 2, "certificate has no validity")
    subject = fields.take(DER.SEQUENCE).data
    spki = fields.take(DER.SEQUENCE).data
    fields.optional(0x81)
    fields.optional(0x82)
    extensions = fields.optional(context_tag(3))
    fields.end()
    return Certificate(
        der=der,
        tbs=tbs.data,
        serial=serial,
        issuer=issuer,
        subject=subject,
        not_before_ms=der_time_ms(validity[0]),
        not_after_ms=der_time_ms(validity[1]),
        spki=spki,
        extensions=_read_extensions(extensions),
        scheme=None if is_anchor else signature_scheme(algorithm),
        signature=signature,
    )


def certificates_from_pem(pem: str) -> list[bytes]:
    """The DER inside every certificate of a PEM text."""
    found = [base64_decode(re.sub(f"[{_SPACE}]", "", match[1])) for match in _PEM.finditer(pem)]
    if not found:
        raise FormatError("not a PEM certificate")
    return found


def find_chain(
    leaf: Certificate,
    others: Sequence[Certificate],
    roots: Sequence[Certificate],
    at_ms: int,
    problem_of: IssuerProblem | None = None,
) -> list[Certificate]:
    """A path from `leaf` to one of the pinned roots, every certificate valid at `at_ms`.

    That is the moment of the signature, not today. Several roots and cross certificates are tried.
    """
    require(_is_valid_at(leaf, at_ms), "signing certificate was not valid at that time")
    require(not leaf.extensions.unknown_critical, "signing certificate has an unknown critical extension")
    checks = 0
    problem: str | None = None

    def extend(path: list[Certificate]) -> list[Certificate] | None:
        nonlocal checks, problem
        last = path[-1]
        if len(path) > _MAX_CHAIN:
            return None
        if any(root.der == last.der for root in roots):
            return path
        for issuers, is_root in ((roots, True), (others, False)):
            for issuer in issuers:
                if last.issuer != issuer.subject or any(seen.der == issuer.der for seen in path):
                    continue
                reason = _may_not_issue(issuer, len(path) - 1, is_root, at_ms)
                if reason is None:
                    # A hostile token could offer many certificates of one name; signatures are slow.
                    checks += 1
                    if checks > _MAX_CHECKS or not _is_signed_by(last, issuer):
                        continue
                    reason = problem_of(issuer, path) if problem_of else unread_extension(issuer)
                problem = problem or reason
                if reason is not None:
                    continue
                found = [*path, issuer] if is_root else extend([*path, issuer])
                if found is not None:
                    return found
        return None

    chain = extend([leaf])
    if chain is None:
        why = "" if problem is None else f": {problem}"
        raise FormatError(f"no certificate path to a pinned root, valid at that time{why}")
    return chain


def unread_extension(issuer: Certificate, known: Sequence[str] = ()) -> str | None:
    """Names the first critical extension that is neither read nor in `known`."""
    oid = next((oid for oid in issuer.extensions.unknown_critical if oid not in known), None)
    if oid is None:
        return None
    return f"an authority in the chain has a critical extension that this verifier does not know ({oid})"


def _is_signed_by(certificate: Certificate, issuer: Certificate) -> bool:
    scheme = certificate.scheme
    return scheme is not None and verify_with_scheme(
        scheme, certificate.signature, certificate.tbs, issuer.spki
    )


def _may_not_issue(issuer: Certificate, below: int, is_root: bool, at_ms: int) -> str | None:
    """`below` is the number of CA certificates between this issuer and the leaf."""
    found = issuer.extensions
    # A pinned root may be of version 1, without extensions; it was chosen by hand.
    is_authority, path_length = found.basic_constraints or (is_root, None)
    may_sign = found.key_usage is None or found.key_usage & 0x04 != 0
    if not is_authority or not may_sign:
        return "a certificate in the chain is not that of an authority"
    if path_length is not None and below > path_length:
        return "the chain is longer than an authority in it allows"
    return None if _is_valid_at(issuer, at_ms) else "an authority in the chain was not valid at that time"


def _is_valid_at(certificate: Certificate, at_ms: int) -> bool:
    # Validity ends with the last second named, fractions included.
    return certificate.not_before_ms <= at_ms < certificate.not_after_ms + 1000


def _read_extensions(wrapper: DerNode | None) -> Extensions:
    subject_key_id: bytes | None = None
    usage: tuple[bool, list[str]] | None = None
    constraints: tuple[bool, int | None] | None = None
    key_usage: int | None = None
    unknown: list[str] = []
    name_constraints: DerNode | None = None
    dns_names: tuple[str, ...] = ()
    seen: set[str] = set()
    for extension in [] if wrapper is None else der_children(read_der(wrapper.content), DER.SEQUENCE):
        parts = der_cursor(extension, DER.SEQUENCE)
        oid = der_oid_text(parts.take(DER.OID))
        critical = _read_flag(parts.optional(DER.BOOLEAN))
        value = read_der(parts.take(DER.OCTET_STRING).content)
        parts.end()
        require(oid not in seen, "certificate repeats an extension")
        seen.add(oid)
        if oid == "2.5.29.14":
            subject_key_id = value.content
        elif oid == "2.5.29.15":
            key_usage = value.content[1] if len(value.content) > 1 else 0
        elif oid == "2.5.29.17":
            names = der_children(value, DER.SEQUENCE)
            dns_names = tuple(
                utf8_decode(name.content) for name in names if name.tag == primitive_context_tag(2)
            )
        elif oid == "2.5.29.19":
            constraints = _read_basic_constraints(value)
        elif oid == "2.5.29.37":
            usage = (critical, [der_oid_text(purpose) for purpose in der_children(value, DER.SEQUENCE)])
        else:
            if oid == "2.5.29.30":
                name_constraints = value
            if critical:
                unknown.append(oid)
    return Extensions(
        subject_key_id, usage, constraints, key_usage, tuple(unknown), name_constraints, dns_names
    )


def _read_flag(node: DerNode | None) -> bool:
    """Left out means no. Other bytes than DER's own two would mean yes to one reader and no to the next."""
    if node is not None and node.content not in (b"\x00", b"\xff"):
        raise FormatError("malformed DER boolean")
    return node is not None and node.content == b"\xff"


def _read_basic_constraints(value: DerNode) -> tuple[bool, int | None]:
    parts = der_cursor(value, DER.SEQUENCE)
    is_authority = _read_flag(parts.optional(DER.BOOLEAN))
    length = parts.optional(DER.INTEGER)
    parts.end()
    return is_authority, None if length is None else int.from_bytes(der_unsigned(length), "big")


_MAX_CERTIFICATE_BYTES = 32_768
_MAX_CHAIN = 8
_MAX_CHECKS = 32
# White space as ECMAScript understands it, so that every verifier reads the same PEM.
_SPACE = "\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
_PEM = re.compile(f"-----BEGIN CERTIFICATE-----([A-Za-z0-9+/={_SPACE}]{{1,65536}})-----END CERTIFICATE-----")
