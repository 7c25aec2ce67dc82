"""Log entries: Rekor v2 `hashedrekord` 0.0.2. This key signed bytes with this digest, and no more."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

from ._format import FormatError, base64_decode, base64_encode, require, utf8_decode

MAX_ENTRY_BYTES = 65_535


class Leaf(NamedTuple):
    #: SHA-256 of the manifest.
    digest: bytes
    #: ECDSA P-256 over the manifest, DER.
    signature: bytes
    #: The signing key as SubjectPublicKeyInfo.
    spki: bytes


def encode_leaf(leaf: Leaf) -> bytes:
    """Members are in the order of RFC 8785, so the text is canonical."""
    require(len(leaf.digest) == 32, "leaf digest is not 32 bytes long")
    verifier = {
        "keyDetails": "PKIX_ECDSA_P256_SHA_256",
        "publicKey": {"rawBytes": base64_encode(leaf.spki)},
    }
    record = {
        "data": {"algorithm": "SHA2_256", "digest": base64_encode(leaf.digest)},
        "signature": {"content": base64_encode(leaf.signature), "verifier": verifier},
    }
    body = {"apiVersion": "0.0.2", "kind": "hashedrekord", "spec": {"hashedRekordV002": record}}
    data = json.dumps(body, separators=(",", ":")).encode("ascii")
    require(len(data) <= MAX_ENTRY_BYTES, "leaf is larger than 65,535 bytes")
    return data


def parse_leaf(data: bytes) -> Leaf:
    """Accepts exactly the bytes `encode_leaf` would write, so no second spelling of an entry exists."""
    require(len(data) <= MAX_ENTRY_BYTES, "leaf is larger than 65,535 bytes")
    match = _LEAF_TEXT.fullmatch(utf8_decode(data))
    if match is None:
        raise FormatError("leaf is not a hashedrekord 0.0.2 entry")
    leaf = Leaf(base64_decode(match[1]), base64_decode(match[2]), base64_decode(match[3]))
    require(encode_leaf(leaf) == data, "leaf is not in canonical form")
    return leaf


_LEAF_TEXT = re.compile(
    r'\{"apiVersion":"0\.0\.2","kind":"hashedrekord","spec":\{"hashedRekordV002":\{'
    r'"data":\{"algorithm":"SHA2_256","digest":"([^"]*)"\},"signature":\{"content":"([^"]*)",'
    r'"verifier":\{"keyDetails":"PKIX_ECDSA_P256_SHA_256","publicKey":\{"rawBytes":"([^"]*)"\}\}\}\}\}\}'
)
