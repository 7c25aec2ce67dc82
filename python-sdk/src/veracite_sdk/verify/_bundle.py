"""The evidence bundle, version 1: the shapes that a verifier reads. TypeScript defines them."""

from __future__ import annotations

from ._manifest import SHAPES

RESPONSE = SHAPES["RESPONSE"]
ANSWER = SHAPES["ANSWER"]
MANIFEST = SHAPES["MANIFEST"]
SIGNATURE = SHAPES["SIGNATURE"]
LEAF = SHAPES["LEAF"]
PROOF = SHAPES["PROOF"]
TIMESTAMP = SHAPES["TIMESTAMP"]
TRUST = SHAPES["TRUST"]
EVENT = SHAPES["EVENT"]
READING = SHAPES["READING"]
SEALED = SHAPES["SEALED"]
IMPORT = SHAPES["IMPORT"]
BUNDLE_TRAIL = SHAPES["BUNDLE_TRAIL"]
BUNDLE_PAGE = SHAPES["BUNDLE_PAGE"]
TRAIL_BODY = SHAPES["TRAIL_BODY"]
BUNDLE_SEAL = SHAPES["BUNDLE_SEAL"]

MAX_IMPORTS = 64
#: Lists of outcomes up to this length are carried in full, so that a reader can recount them.
MAX_LINES = 5_000
MAX_READINGS = 256
MAX_TIMESTAMPS = 32
#: Of all kinds together; a run that was asked again very often has hundreds.
MAX_EVENTS = 1_024
MAX_RESPONSE_BYTES = 33_554_432
