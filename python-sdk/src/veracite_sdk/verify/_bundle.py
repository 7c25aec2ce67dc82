"""The evidence bundle, version 1: the shapes that a verifier reads. Binary parts are base64."""

from __future__ import annotations

from ._manifest import MAX_SOURCES, instant, sha256_text
from ._shape import anything, integer, list_of, nullable, object_of, one_of, optional, text

RESPONSE = object_of({"base64": text, "sha256": sha256_text, "bytes": integer, "mediaType": text})
ANSWER = object_of({"text": text, "sha256": sha256_text, "extractor": text})
MANIFEST = object_of({"base64": text, "sha256": sha256_text})
SIGNATURE = object_of({"alg": one_of("ecdsa-p256-sha256"), "keyName": text, "spki": text, "sig": text})
LEAF = object_of({"base64": text, "index": integer, "hash": sha256_text})
PROOF = object_of({"tlogProof": text, "consistency": optional(text)})

#: `over` says what was stamped: the checkpoint of the proof, the newest one, or the capture signature.
TIMESTAMP = object_of(
    {
        "over": one_of("checkpoint", "newest_checkpoint", "capture"),
        "tsa": text,
        "genTime": instant,
        # The whole TimeStampResp.
        "tsr": text,
        # The TimeStampReq that was sent; it holds the nonce.
        "request": optional(text),
        # Certificates kept beside the token, DER in base64.
        "chain": list_of(text, 16),
    }
)

TRUST = object_of(
    {
        "vkey": text,
        "policy": optional(text),
        "tsaRoots": list_of(object_of({"sha256": sha256_text, "pem": text}), 32),
    }
)

#: Any further logged manifest: classification, re-verification, another capture, custody.
EVENT = object_of(
    {
        "manifest": MANIFEST,
        "captureSignature": SIGNATURE,
        "leaf": anything,
        "proof": anything,
        "response": optional(RESPONSE),
    }
)

#: What somebody read in an answer, as the text that was hashed; for a model also request and reply.
READING = object_of(
    {
        "json": text,
        "sha256": sha256_text,
        "exchange": optional(
            object_of(
                {"request": text, "requestSha256": sha256_text, "reply": text, "replySha256": sha256_text}
            )
        ),
    }
)

#: A manifest of the scan as a whole, and this run's line under its root.
SEALED = object_of(
    {
        "manifest": MANIFEST,
        "captureSignature": SIGNATURE,
        "leaf": optional(anything),
        "proof": optional(anything),
        "line": text,
        # Sibling hashes from the line up to the root, base64.
        "path": list_of(text, 64),
        # Every line of the list, where it is short enough to carry.
        "lines": optional(anything),
        # Of a plan: what had been asked before, for this prompt and engine.
        "history": optional(object_of({"line": text, "path": list_of(text, 64)})),
        # Of a plan whose prompts are too many to list: the way from this prompt to their root.
        "promptPath": optional(list_of(text, 64)),
    }
)

#: The most items of one import that a bundle carries, and the most imports.
MAX_ITEMS = 512
MAX_IMPORTS = 64

#: An import of the brand's catalogue, and items of it that verdicts rest on, as they were hashed.
IMPORT = object_of(
    {
        "manifest": MANIFEST,
        "captureSignature": SIGNATURE,
        "leaf": anything,
        "proof": anything,
        "items": list_of(object_of({"json": text, "index": integer, "path": list_of(text, 64)}), MAX_ITEMS),
    }
)

#: The trail of an answer as it was hashed, and the captures of the pages that it was read from.
BUNDLE_TRAIL = object_of(
    {
        "manifest": MANIFEST,
        "captureSignature": SIGNATURE,
        "leaf": optional(anything),
        "proof": optional(anything),
        "json": text,
        "pages": list_of(anything, MAX_SOURCES),
    }
)
BUNDLE_PAGE = object_of(
    {
        "manifest": MANIFEST,
        "captureSignature": SIGNATURE,
        "leaf": optional(anything),
        "proof": optional(anything),
        # Left out where there are none, and where a bundle would become too large.
        "body": optional(RESPONSE),
        "text": optional(object_of({"text": text, "sha256": sha256_text})),
    }
)

_MAX_STATEMENTS = 32
TRAIL_BODY = object_of(
    {
        "runId": text,
        "captureId": text,
        "classificationId": text,
        "statements": list_of(object_of({"predicate": text, "stated": text}), _MAX_STATEMENTS),
        "pages": list_of(
            object_of(
                {
                    "url": text,
                    "page": sha256_text,
                    "finalUrl": nullable(text),
                    "fetchedAt": instant,
                    "status": nullable(integer),
                    "sha256": nullable(sha256_text),
                    "says": nullable(one_of("same_error", "truth", "neither", "unread")),
                    "statements": list_of(
                        object_of(
                            {
                                "statement": integer,
                                "says": one_of("same_error", "truth"),
                                "start": integer,
                                "end": integer,
                                "quote": text,
                            }
                        ),
                        _MAX_STATEMENTS,
                    ),
                }
            ),
            MAX_SOURCES,
        ),
    }
)

#: What signs the bundle as a whole. Nothing else may be in it.
BUNDLE_SEAL = object_of({"manifest": MANIFEST, "captureSignature": SIGNATURE})

#: Lists of outcomes up to this length are carried in full, so that a reader can recount them.
MAX_LINES = 5_000
MAX_READINGS = 256
MAX_TIMESTAMPS = 32
#: Of all kinds together; a run that was asked again very often has hundreds.
MAX_EVENTS = 1_024
MAX_RESPONSE_BYTES = 33_554_432
