import { base64Decode, base64Encode, utf8Decode, utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { SHA256_BYTES } from '../sha256.ts'
import { MAX_ENTRY_BYTES } from './entry-bundle.ts'

/** What a log entry says: this key signed bytes with this digest. No prompt, brand or answer is in it. */
export interface Leaf {
  /** SHA-256 of the manifest. */
  digest: Uint8Array
  /** ECDSA P-256 over the manifest, DER. */
  signature: Uint8Array
  /** The signing key as SubjectPublicKeyInfo. */
  spki: Uint8Array
}

/** A Rekor v2 `hashedrekord` 0.0.2 entry. Members are in the order of RFC 8785, so the text is canonical. */
export function encodeLeaf({ digest, signature, spki }: Leaf): Uint8Array {
  if (digest.length !== SHA256_BYTES) throw new FormatError('leaf digest is not 32 bytes long')
  const body = {
    apiVersion: '0.0.2',
    kind: 'hashedrekord',
    spec: {
      hashedRekordV002: {
        data: { algorithm: 'SHA2_256', digest: base64Encode(digest) },
        signature: {
          content: base64Encode(signature),
          verifier: { keyDetails: 'PKIX_ECDSA_P256_SHA_256', publicKey: { rawBytes: base64Encode(spki) } },
        },
      },
    },
  }
  const bytes = utf8Encode(JSON.stringify(body))
  if (bytes.length > MAX_ENTRY_BYTES) throw new FormatError('leaf is larger than 65,535 bytes')
  return bytes
}

/** Accepts exactly the bytes `encodeLeaf` would write, so no second spelling of an entry exists. */
export function parseLeaf(bytes: Uint8Array): Leaf {
  if (bytes.length > MAX_ENTRY_BYTES) throw new FormatError('leaf is larger than 65,535 bytes')
  const [, digest, content, rawBytes] = LEAF_TEXT.exec(utf8Decode(bytes)) ?? []
  if (digest === undefined || content === undefined || rawBytes === undefined) {
    throw new FormatError('leaf is not a hashedrekord 0.0.2 entry')
  }
  const leaf = {
    digest: base64Decode(digest),
    signature: base64Decode(content),
    spki: base64Decode(rawBytes),
  }
  if (leaf.digest.length !== SHA256_BYTES) throw new FormatError('leaf digest is not 32 bytes long')
  return leaf
}

// The whole text is matched and base64 has one spelling, so what passes is what `encodeLeaf` would write.
const LEAF_TEXT =
  /^\{"apiVersion":"0\.0\.2","kind":"hashedrekord","spec":\{"hashedRekordV002":\{"data":\{"algorithm":"SHA2_256","digest":"([^"]*)"\},"signature":\{"content":"([^"]*)","verifier":\{"keyDetails":"PKIX_ECDSA_P256_SHA_256","publicKey":\{"rawBytes":"([^"]*)"\}\}\}\}\}\}$/
