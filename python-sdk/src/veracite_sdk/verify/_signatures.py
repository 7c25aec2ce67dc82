"""Signatures of keys: Ed25519, ECDSA on P-256 and P-384, RSA. Nothing here ever signs."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Literal, NamedTuple

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.utils import Prehashed, encode_dss_signature

from ._der import (
    DER,
    DerNode,
    context_tag,
    der_bit_string,
    der_children,
    der_cursor,
    der_encode,
    der_encode_oid,
    der_oid_text,
    der_unsigned,
    read_der,
)
from ._format import FormatError, require, sha256

DigestName = Literal["SHA-256", "SHA-384", "SHA-512"]


class Digest(NamedTuple):
    oid: str
    size: int
    hash: Callable[[bytes], bytes]
    prehashed: Prehashed


#: The digests a signature or an imprint may use. SHA-1 is not among them.
DIGESTS: dict[DigestName, Digest] = {
    "SHA-256": Digest(
        "2.16.840.1.101.3.4.2.1", 32, lambda m: hashlib.sha256(m).digest(), Prehashed(hashes.SHA256())
    ),
    "SHA-384": Digest(
        "2.16.840.1.101.3.4.2.2", 48, lambda m: hashlib.sha384(m).digest(), Prehashed(hashes.SHA384())
    ),
    "SHA-512": Digest(
        "2.16.840.1.101.3.4.2.3", 64, lambda m: hashlib.sha512(m).digest(), Prehashed(hashes.SHA512())
    ),
}


class Scheme(NamedTuple):
    """How a certificate or a CMS signer signed."""

    kind: Literal["rsa", "rsa-pss", "ecdsa"]
    digest: DigestName
    salt_length: int = 0


def digest_of(algorithm: DerNode) -> DigestName:
    """Reads an AlgorithmIdentifier of a digest."""
    parts = der_children(algorithm, DER.SEQUENCE)
    oid = der_oid_text(parts[0]) if parts else None
    for name, digest in DIGESTS.items():
        if digest.oid == oid:
            return name
    raise FormatError("digest algorithm is weaker than SHA-256 or unknown")


def signature_scheme(algorithm: DerNode, digest_algorithm: DigestName | None = None) -> Scheme:
    """A bare `rsaEncryption` names no digest: CMS then means `digest_algorithm`."""
    parts = der_children(algorithm, DER.SEQUENCE)
    require(parts, "signature algorithm is empty")
    name = der_oid_text(parts[0])
    if name in _SCHEMES:
        return _SCHEMES[name]
    if name == _RSA_ENCRYPTION and digest_algorithm is not None:
        return Scheme("rsa", digest_algorithm)
    if name == _RSA_PSS and len(parts) > 1:
        return _pss_scheme(parts[1])
    raise FormatError(f"signature algorithm {name} is not supported")


def verify_with_scheme(scheme: Scheme, signature: bytes, message: bytes, spki: bytes) -> bool:
    """A key that does not fit the scheme is a signature that does not verify."""
    try:
        digest = DIGESTS[scheme.digest]
        if scheme.kind == "ecdsa":
            return _verify_ecdsa(signature, digest.hash(message), digest.prehashed, _parse_ec_spki(spki))
        modulus, exponent = _parse_rsa_spki(spki)
        block = _open_block(signature, modulus, exponent)
        if block is None:
            return False
        if scheme.kind == "rsa":
            return block == _pkcs1_block(message, digest, len(modulus))
        return _is_pss_block(block, message, digest, scheme.salt_length, modulus)
    except FormatError:
        return False


def verify_p256(signature: bytes, message: bytes, spki: bytes) -> bool:
    """A DER signature by a P-256 key over SHA-256 of the message."""
    try:
        key = _parse_ec_spki(spki)
    except FormatError:
        return False
    if not isinstance(key.curve, ec.SECP256R1):
        return False
    return _verify_ecdsa(signature, sha256(message), DIGESTS["SHA-256"].prehashed, key)


def is_low_s(signature: bytes) -> bool:
    """Of the two signatures that hold for the same P-256 key and message, the one with the smaller s.

    Where nothing else pins a signature, only this one is accepted: turning one into the other would be a
    change that no key is needed for.
    """
    parts = der_cursor(read_der(signature), DER.SEQUENCE)
    parts.take(DER.INTEGER)
    return int.from_bytes(der_unsigned(parts.take(DER.INTEGER)), "big") <= _P256_ORDER // 2


def verify_ed25519(signature: bytes, message: bytes, public_key: bytes) -> bool:
    if len(signature) != 64 or len(public_key) != 32:
        return False
    try:
        Ed25519PublicKey.from_public_bytes(public_key).verify(signature, message)
    except (InvalidSignature, ValueError, UnsupportedAlgorithm):
        return False
    return True


def is_usable_ed25519_key(public_key: bytes) -> bool:
    """False for bytes that are no point of the curve, and for low-order points, where verifiers disagree."""
    if len(public_key) != 32:
        return False
    encoded = int.from_bytes(public_key, "little")
    y, sign = encoded & ((1 << 255) - 1), encoded >> 255
    if y >= _P:
        return False
    u, v = (y * y - 1) % _P, (_D * y * y + 1) % _P
    x = u * pow(v, 3, _P) * pow(u * pow(v, 7, _P), (_P - 5) // 8, _P) % _P
    if v * x * x % _P == (-u) % _P:
        x = x * pow(2, (_P - 1) // 4, _P) % _P
    if v * x * x % _P != u or (x == 0 and sign == 1):
        return False
    # Three doublings multiply by the cofactor; a low-order point ends at the neutral element (0, 1).
    point = (x, y)
    for _ in range(3):
        point = _double(point)
    return point != (0, 1)


def _double(point: tuple[int, int]) -> tuple[int, int]:
    x, y = point
    product = _D * x * x * y * y
    return (
        2 * x * y * pow(1 + product, -1, _P) % _P,
        (y * y + x * x) * pow(1 - product, -1, _P) % _P,
    )


def _verify_ecdsa(
    signature: bytes, digest: bytes, algorithm: Prehashed, key: ec.EllipticCurvePublicKey
) -> bool:
    # Low-s is not demanded: time-stamping authorities produce both halves. The DER must be the strict one.
    try:
        parts = der_cursor(read_der(signature), DER.SEQUENCE)
        r = int.from_bytes(der_unsigned(parts.take(DER.INTEGER)), "big")
        s = int.from_bytes(der_unsigned(parts.take(DER.INTEGER)), "big")
        parts.end()
        key.verify(encode_dss_signature(r, s), digest, ec.ECDSA(algorithm))
    except (FormatError, InvalidSignature, ValueError):
        return False
    return True


def ec_curve_of(spki: bytes) -> str | None:
    """`P-256` or `P-384`; None for any other key."""
    try:
        return {"secp256r1": "P-256", "secp384r1": "P-384"}.get(_parse_ec_spki(spki).curve.name)
    except FormatError:
        return None


def _parse_ec_spki(spki: bytes) -> ec.EllipticCurvePublicKey:
    info = der_cursor(read_der(spki), DER.SEQUENCE)
    algorithm = der_cursor(info.take(DER.SEQUENCE))
    point = der_bit_string(info.take(DER.BIT_STRING))
    info.end()
    require(der_oid_text(algorithm.take(DER.OID)) == "1.2.840.10045.2.1", "not an EC public key")
    oid = der_oid_text(algorithm.take(DER.OID))
    algorithm.end()
    require(oid in _CURVES, "unknown elliptic curve")
    curve = _CURVES[oid]
    require(len(point) == 1 + 2 * (curve.key_size // 8) and point[0] == 4, "EC point is not uncompressed")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(curve, point)
    except ValueError:
        raise FormatError("EC point is not on its curve") from None


def _parse_rsa_spki(spki: bytes) -> tuple[bytes, int]:
    info = der_cursor(read_der(spki), DER.SEQUENCE)
    algorithm = der_children(info.take(DER.SEQUENCE))
    require(algorithm and der_oid_text(algorithm[0]) == _RSA_ENCRYPTION, "not an RSA key")
    key = der_cursor(read_der(der_bit_string(info.take(DER.BIT_STRING))), DER.SEQUENCE)
    modulus = der_unsigned(key.take(DER.INTEGER))
    exponent = der_unsigned(key.take(DER.INTEGER))
    key.end()
    # Short keys can be broken; huge ones only serve to keep a verifier busy.
    require(256 <= len(modulus) <= 1024, "RSA key is not between 2048 and 8192 bits")
    require(len(exponent) <= 4 and int.from_bytes(exponent, "big") >= 3, "RSA exponent is out of range")
    return modulus, int.from_bytes(exponent, "big")


def _open_block(signature: bytes, modulus: bytes, exponent: int) -> bytes | None:
    n, s = int.from_bytes(modulus, "big"), int.from_bytes(signature, "big")
    if len(signature) != len(modulus) or s >= n:
        return None
    return pow(s, exponent, n).to_bytes(len(modulus), "big")


def _pkcs1_block(message: bytes, digest: Digest, length: int) -> bytes:
    """The whole padded block, rebuilt to be compared: there is nothing to parse wrongly."""
    algorithm = der_encode(DER.SEQUENCE, der_encode_oid(digest.oid), der_encode(DER.NULL))
    info = der_encode(DER.SEQUENCE, algorithm, der_encode(DER.OCTET_STRING, digest.hash(message)))
    return b"\x00\x01" + b"\xff" * (length - len(info) - 3) + b"\x00" + info


def _is_pss_block(block: bytes, message: bytes, digest: Digest, salt_length: int, modulus: bytes) -> bool:
    """RSASSA-PSS (RFC 8017 section 9.1.2) with MGF1 over the same digest."""
    spare_bits = len(modulus) * 8 - (int.from_bytes(modulus, "big").bit_length() - 1)
    # With a modulus of 8k+1 bits the encoded message is one byte shorter than the modulus.
    encoded = block[1:] if spare_bits == 8 else block
    top_mask = 0xFF >> (spare_bits % 8)
    db_length = len(encoded) - digest.size - 1
    if db_length < salt_length + 1 or encoded[-1] != 0xBC or (spare_bits == 8 and block[0] != 0):
        return False
    masked, seed = encoded[:db_length], encoded[db_length : db_length + digest.size]
    if masked[0] & ~top_mask & 0xFF:
        return False
    db = bytearray(a ^ b for a, b in zip(masked, _mgf1(seed, db_length, digest), strict=True))
    db[0] &= top_mask
    salt_start = db_length - salt_length
    if any(db[: salt_start - 1]) or db[salt_start - 1] != 1:
        return False
    return seed == digest.hash(bytes(8) + digest.hash(message) + bytes(db[salt_start:]))


def _mgf1(seed: bytes, length: int, digest: Digest) -> bytes:
    blocks = -(-length // digest.size)
    return b"".join(digest.hash(seed + i.to_bytes(4, "big")) for i in range(blocks))[:length]


def _pss_scheme(parameters: DerNode) -> Scheme:
    parts = {part.tag: part for part in reversed(der_children(parameters, DER.SEQUENCE))}
    hash_part, mask, salt = (parts.get(context_tag(n)) for n in range(3))
    # Absent fields mean SHA-1 and a salt of 20 bytes: refused with every other SHA-1.
    if hash_part is None or mask is None or salt is None:
        raise FormatError("RSA-PSS without a strong digest")
    digest = digest_of(read_der(hash_part.content))
    function = der_children(read_der(mask.content), DER.SEQUENCE)
    if len(function) < 2 or der_oid_text(function[0]) != _MGF1 or digest_of(function[1]) != digest:
        raise FormatError("RSA-PSS with an unusual mask function")
    return Scheme("rsa-pss", digest, int.from_bytes(der_unsigned(read_der(salt.content)), "big"))


_P = 2**255 - 19
_D = -121665 * pow(121666, -1, _P) % _P
_RSA_ENCRYPTION = "1.2.840.113549.1.1.1"
_RSA_PSS = "1.2.840.113549.1.1.10"
_MGF1 = "1.2.840.113549.1.1.8"
_CURVES: dict[str, ec.EllipticCurve] = {
    "1.2.840.10045.3.1.7": ec.SECP256R1(),
    "1.3.132.0.34": ec.SECP384R1(),
}
_SCHEMES: dict[str, Scheme] = {
    "1.2.840.113549.1.1.11": Scheme("rsa", "SHA-256"),
    "1.2.840.113549.1.1.12": Scheme("rsa", "SHA-384"),
    "1.2.840.113549.1.1.13": Scheme("rsa", "SHA-512"),
    "1.2.840.10045.4.3.2": Scheme("ecdsa", "SHA-256"),
    "1.2.840.10045.4.3.3": Scheme("ecdsa", "SHA-384"),
    "1.2.840.10045.4.3.4": Scheme("ecdsa", "SHA-512"),
}
_P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
