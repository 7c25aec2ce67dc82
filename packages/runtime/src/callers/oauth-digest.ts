import { createHmac, hkdfSync } from 'node:crypto'

/**
 * How ids of tokens, codes and programs are written down: with a key derived from the platform token. Who reads the table
 * learns nothing, and changing that token ends everything that was issued under it, as it ends sessions.
 */
export function createOAuthDigest(platformToken: string): (id: string) => Uint8Array {
  const key = Buffer.from(hkdfSync('sha256', platformToken, '', 'veracite oauth ids v1', 32))
  return (id) => createHmac('sha256', key).update(id).digest()
}
