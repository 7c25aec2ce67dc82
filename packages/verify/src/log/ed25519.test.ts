import { expect, test } from 'vitest'
import { hexDecode } from '../bytes.ts'
import { publicVectors, readJson } from '../test-support/public-vectors.ts'
import { ed25519PublicKey, signEd25519, verifyEd25519 } from './ed25519.ts'

interface Wycheproof {
  testGroups: {
    publicKey: { pk: string }
    tests: { tcId: number; msg: string; sig: string; result: string }[]
  }[]
}

const file = publicVectors('wycheproof/testvectors_v1/ed25519_test.json')
test.skipIf(!file)('all 151 Wycheproof cases', () => {
  let cases = 0
  for (const { publicKey, tests } of readJson<Wycheproof>(file ?? '').testGroups) {
    for (const { tcId, msg, sig, result } of tests) {
      const good = verifyEd25519(hexDecode(sig), hexDecode(msg), hexDecode(publicKey.pk))
      expect({ tcId, good }).toEqual({ tcId, good: result === 'valid' })
      cases++
    }
  }
  expect(cases).toBe(151)
})

test('signs what it verifies', () => {
  const seed = new Uint8Array(32).fill(9)
  const message = Uint8Array.of(1, 2, 3)
  const signature = signEd25519(message, seed)
  expect(verifyEd25519(signature, message, ed25519PublicKey(seed))).toBe(true)
  expect(verifyEd25519(signature, Uint8Array.of(1, 2, 4), ed25519PublicKey(seed))).toBe(false)
  expect(verifyEd25519(signature.slice(1), message, ed25519PublicKey(seed))).toBe(false)
})
