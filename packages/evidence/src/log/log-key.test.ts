import { signCheckpoint } from '@veracite/verify/log/checkpoint'
import { expect, test } from 'vitest'
import { formatLogKey, LOCAL_ORIGIN, parseLogKey } from './log-key.ts'

test('the platform signs what the portable code signs, byte for byte', () => {
  for (let n = 1; n <= 20; n++) {
    const signer = parseLogKey(formatLogKey(LOCAL_ORIGIN, crypto.getRandomValues(new Uint8Array(32))), null)
    const checkpoint = { origin: LOCAL_ORIGIN, size: n, root: crypto.getRandomValues(new Uint8Array(32)) }
    const { verifier, seed } = signer
    expect(signer.sign).toBeDefined()
    expect(signCheckpoint(checkpoint, signer)).toBe(signCheckpoint(checkpoint, { verifier, seed }))
  }
})
