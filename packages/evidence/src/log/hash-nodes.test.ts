import { nodeHash } from '@veracite/verify/log/merkle'
import { expect, test } from 'vitest'
import { hashNodes } from './hash-nodes.ts'

test('it equals the verifier’s hash', () => {
  for (let n = 0; n < 50; n++) {
    const left = crypto.getRandomValues(new Uint8Array(32))
    const right = crypto.getRandomValues(new Uint8Array(32))
    expect(Uint8Array.from(hashNodes(left, right))).toEqual(nodeHash(left, right))
  }
})
