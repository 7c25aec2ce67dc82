import { encode, Tag } from 'cbor2'

/** The parts of COSE (RFC 9052) that receipts and statements use. */

/** Labels of headers: RFC 9052, RFC 9597, RFC 9942. */
export const HEADER = {
  alg: 1,
  contentType: 3,
  kid: 4,
  cwtClaims: 15,
  receipts: 394,
  verifiableDataStructure: 395,
  verifiableDataProofs: 396,
} as const

/** Labels of claims: RFC 8392. */
export const CLAIM = { issuer: 1, subject: 2, issuedAt: 6 } as const

/** The names of RFC 9053. Newer ones say the curve too, and fewer libraries know them. */
export const ALGORITHM = { ed25519: -8, es256: -7 } as const

/** A tree as in RFC 9162 with SHA-256, and proofs that something is in it. */
export const RFC9162_SHA256 = 1
export const INCLUSION_PROOFS = -1

const COSE_SIGN1 = 18

type Cbor = number | string | Uint8Array | null | readonly Cbor[] | ReadonlyMap<number, Cbor>

export const cbor = (value: Cbor): Uint8Array => encode(plain(value))

/** Bytes as bytes: the library would write a Buffer, such as drivers and hashes return, as an object that names itself. */
function plain(value: Cbor): Cbor {
  if (value instanceof Uint8Array) return new Uint8Array(value)
  if (value instanceof Map) return new Map([...value].map(([label, member]) => [label, plain(member)]))
  return Array.isArray(value) ? value.map(plain) : value
}

/** The bytes that a COSE_Sign1 signature covers. */
export const toBeSigned = (protectedHeader: Uint8Array, payload: Uint8Array): Uint8Array =>
  cbor(['Signature1', protectedHeader, new Uint8Array(0), payload])

export const coseSign1 = (message: {
  protectedHeader: Uint8Array
  unprotected: ReadonlyMap<number, Cbor>
  /** Null: the verifier has the bytes from elsewhere. */
  payload: Uint8Array | null
  signature: Uint8Array
}): Uint8Array =>
  encode(
    new Tag(
      COSE_SIGN1,
      plain([message.protectedHeader, message.unprotected, message.payload, message.signature]),
    ),
  )
