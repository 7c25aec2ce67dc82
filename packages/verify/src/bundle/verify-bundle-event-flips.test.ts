import { oneIn } from '@veracite/testing/thorough'
import { describe, expect, test } from 'vitest'
import { formatVkey } from '../log/note-key.ts'
import { type ByteField, base64Field, changed, edit, part, textField } from '../test-support/edit-bundle.ts'
import { NO_EVENTS, NO_STAMPS, refuseFlips } from '../test-support/refuse-flips.ts'
import { leanSampleBundle } from '../test-support/sample-bundle.ts'
import { LOG, TSA_ROOT } from '../test-support/sample-keys.ts'
import type { EvidenceBundle } from './bundle.ts'
import { verifyBundle } from './verify-bundle.ts'

describe('no byte of a signed part of an event can change', () => {
  const classification = (b: EvidenceBundle) => part(b.classification[0])
  const verification = (b: EvidenceBundle) => part(b.verification[0])
  const onlyClassification = { ...NO_STAMPS, verification: [], custody: [] }
  const onlyVerification = { ...NO_STAMPS, classification: [], custody: [], readings: [] }
  test.each<[string, Partial<EvidenceBundle>, (b: EvidenceBundle) => ByteField]>([
    ['manifest', onlyClassification, (b) => base64Field(classification(b).manifest, 'base64')],
    ['proof', onlyClassification, (b) => textField(part(classification(b).proof), 'tlogProof')],
    ['leaf', onlyVerification, (b) => base64Field(part(verification(b).leaf), 'base64')],
    ['reading', onlyClassification, (b) => textField(part(b.readings[0]), 'json')],
    ['request', onlyClassification, (b) => textField(part(part(b.readings[1]).exchange), 'request')],
    ['reply', onlyClassification, (b) => textField(part(part(b.readings[1]).exchange), 'reply')],
    ['signature', NO_STAMPS, (b) => base64Field(part(b.custody[0]).captureSignature, 'sig')],
  ])('%s', (_, members, open) => refuseFlips(members, open), 180_000)
})

test('no byte of a time stamp can change, but for the status that means granted either way', () => {
  const bundle = changed(leanSampleBundle(), (b) =>
    edit(b, { ...NO_EVENTS, timestamps: b.timestamps.slice(0, 1) }),
  )
  const field = base64Field(part(bundle.timestamps[0]), 'tsr')
  const original = field.get()
  const options = { vkeys: [formatVkey(LOG.verifier)], tsaRoots: [TSA_ROOT] }
  const accepted: number[] = []
  // The status is among the bytes that an ordinary run changes.
  for (let i = 8 % oneIn(24); i < original.length; i += oneIn(24)) {
    field.set(original.with(i, (original[i] ?? 0) ^ 1))
    if (verifyBundle(bundle, options).status !== 'not_verified') accepted.push(i)
  }
  expect(accepted).toEqual([8])
})
