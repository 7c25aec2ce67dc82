"""Seals a bundle with the fixed capture key of the shared vectors, as the service seals what it hands out."""

from __future__ import annotations

import base64
import json
from typing import Any

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature, encode_dss_signature

from veracite_sdk.verify._format import sha256_hex
from veracite_sdk.verify._json import content_text, read_strict_json
from veracite_sdk.verify._manifest import canonical_text
from veracite_sdk.verify._signatures import _P256_ORDER

_KEY = ec.derive_private_key(int.from_bytes(bytes([21]) * 32, "big"), ec.SECP256R1())


def sealed(bundle: dict[str, Any]) -> dict[str, Any]:
    rest = {name: value for name, value in bundle.items() if name != "seal"}
    capture = json.loads(base64.b64decode(rest["manifest"]["base64"]))
    compact = read_strict_json(json.dumps(rest)).compact or ""
    manifest = {
        "schema": "https://veracite.example/schema/seal/v1",
        "prev": rest["manifest"]["sha256"],
        "eventNonce": "5" * 32,
        "bundleId": rest["id"],
        "runId": capture["runId"],
        "bundle": {
            "sha256": sha256_hex(compact.encode()),
            "contentSha256": sha256_hex(content_text(rest).encode()),
        },
        "page": None,
        "recorder": {
            "software": "veracite",
            "version": "0.1.0",
            "commit": None,
            "instance": "api-1",
            "captureKey": "capture-2026",
        },
        "sealedAt": rest["exportedAt"],
    }
    body = canonical_text(manifest).encode()
    r, s = decode_dss_signature(_KEY.sign(body, ec.ECDSA(hashes.SHA256())))
    spki = _KEY.public_key().public_bytes(
        serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    signature = {
        "alg": "ecdsa-p256-sha256",
        "keyName": "capture-2026",
        "spki": base64.b64encode(spki).decode(),
        "sig": base64.b64encode(encode_dss_signature(r, min(s, _P256_ORDER - s))).decode(),
    }
    base64_body = base64.b64encode(body).decode()
    return {
        **rest,
        "seal": {
            "manifest": {"base64": base64_body, "sha256": sha256_hex(body)},
            "captureSignature": signature,
        },
    }
