import { describe, test } from 'vitest'
import { type ByteField, base64Field, part, textField } from '../test-support/edit-bundle.ts'
import { CAPTURE_ONLY, refuseFlips } from '../test-support/refuse-flips.ts'
import { sampleBundle } from '../test-support/sample-bundle.ts'
import type { EvidenceBundle } from './bundle.ts'

const GOOD = sampleBundle()

describe('no byte of a signed part of the capture can change', () => {
  test.each<[string, Partial<EvidenceBundle>, (b: EvidenceBundle) => ByteField]>([
    ['response', CAPTURE_ONLY, (b) => base64Field(b.response, 'base64')],
    ['manifest', CAPTURE_ONLY, (b) => base64Field(b.manifest, 'base64')],
    ['capture signature', CAPTURE_ONLY, (b) => base64Field(b.captureSignature, 'sig')],
    ['capture key', CAPTURE_ONLY, (b) => base64Field(b.captureSignature, 'spki')],
    ['leaf', CAPTURE_ONLY, (b) => base64Field(part(b.leaf), 'base64')],
    ['inclusion proof and checkpoint', CAPTURE_ONLY, (b) => textField(part(b.proof), 'tlogProof')],
    [
      'consistency proof and cosigned checkpoint',
      { ...CAPTURE_ONLY, proof: GOOD.proof, trust: GOOD.trust },
      (b) => textField(part(b.proof), 'consistency'),
    ],
  ])('%s', (_, members, open) => refuseFlips(members, open), 180_000)
})
