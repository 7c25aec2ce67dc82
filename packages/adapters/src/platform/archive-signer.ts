import { createECDH, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'
import type { ArchiveSigner } from '@veracite/terms/ports'

/**
 * The key that signs web archives, derived from the capture key without revealing anything about it: nothing more to
 * keep or to lose, and every process with the capture key signs with the same.
 */
export function createArchiveSigner(signingKey: string): ArchiveSigner {
  // A PEM key is the same key on one line or several.
  const bare = signingKey.replaceAll(/-----[A-Z ]+-----|\s/g, '')
  // 64 bits more than the curve needs, so that no scalar is likelier than another (FIPS 186-5, A.2.1).
  const seed = Buffer.from(hkdfSync('sha384', bare, '', 'veracite archive key 1', 56))
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  const secret = Buffer.from(scalar.toString(16).padStart(96, '0'), 'hex')
  const key = createPrivateKey({ key: jwkOf(secret), format: 'jwk' })
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }),
    sign: (bytes) => sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }),
  }
}

function jwkOf(secret: Buffer) {
  const curve = createECDH('secp384r1')
  curve.setPrivateKey(secret)
  const point = curve.getPublicKey()
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  return { kty: 'EC', crv: 'P-384', d: secret.toString('base64url'), x: part(1, 49), y: part(49, 97) }
}

/** The order of the base point of curve P-384. */
const ORDER = BigInt(
  '0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973',
)
