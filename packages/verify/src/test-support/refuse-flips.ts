import { oneIn } from '@veracite/testing/thorough'
import type { EvidenceBundle } from '../bundle/bundle.ts'
import { verifyBundle } from '../bundle/verify-bundle.ts'
import { formatVkey } from '../log/note-key.ts'
import { type ByteField, changed, edit } from './edit-bundle.ts'
import { leanSampleBundle } from './sample-bundle.ts'
import { LOG } from './sample-keys.ts'

const LEAN = leanSampleBundle()
const options = { vkeys: [formatVkey(LOG.verifier)] }

/** How many bytes of a part are changed in an ordinary run; a thorough one changes all of them. */
const USUAL_FLIPS = 30

/**
 * Changes bytes of one part of a bundle, one at a time, and throws at the first that goes unnoticed.
 * `members` leaves out what the part has nothing to do with, so that hundreds of verifications stay quick.
 */
export function refuseFlips(members: Partial<EvidenceBundle>, open: (b: EvidenceBundle) => ByteField): void {
  const bundle = changed(LEAN, (b) => edit(b, structuredClone(members)))
  const field = open(bundle)
  const original = field.get()
  const stride = oneIn(original.length / USUAL_FLIPS)
  for (let i = 0; i < original.length; i += stride) {
    field.set(original.with(i, (original[i] ?? 0) ^ (1 << ((i / stride) % 7))))
    if (verifyBundle(bundle, options).status !== 'not_verified')
      throw new Error(`byte ${i} can change unnoticed`)
  }
  field.set(original)
  if (original.length === 0 || verifyBundle(bundle, options).status !== 'unsealed')
    throw new Error('the unchanged bundle must verify')
}

export const NO_STAMPS = { timestamps: [] }
export const NO_EVENTS = { classification: [], verification: [], custody: [], readings: [] }
export const CAPTURE_ONLY = { ...NO_STAMPS, ...NO_EVENTS }
