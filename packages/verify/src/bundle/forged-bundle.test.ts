import { describe, expect, test } from 'vitest'
import { formatVkey } from '../log/note-key.ts'
import { sampleBundle } from '../test-support/sample-bundle.ts'
import { FORGER, LOG } from '../test-support/sample-keys.ts'
import { sealSample } from '../test-support/seal-sample.ts'
import { EXIT_CODES, HEADLINES, SUMMARIES } from './verdict.ts'
import { verifyBundle } from './verify-bundle.ts'

/** Everything about it is made up: keys, log, witness, answer. It is whole, and agrees with itself in every step. */
const FORGED = sealSample(sampleBundle({ by: FORGER, answer: 'Mallory founded it.' }), {}, FORGER.capture)
const REAL_KEY = formatVkey(LOG.verifier)
const PLACE = 'https://brand.example/.well-known/veracite-log-key'

describe('a bundle forged as a whole', () => {
  test('does not vouch for itself: no success, no step proven, and the words say so', () => {
    const report = verifyBundle(FORGED)
    // It brings no plan and no outcomes of a scan.
    const results = report.steps.map(({ result }) => result)
    expect(results).toEqual([
      ...Array(8).fill('pass'),
      ...Array(3).fill('not_present'),
      'pass',
      'not_present',
    ])
    expect(report.steps.some(({ anchored }) => anchored)).toBe(false)
    expect(report).toMatchObject({
      status: 'self_consistent',
      ok: false,
      trust: { kind: 'bundle', from: [] },
      summary: SUMMARIES.self_consistent,
    })
    expect(HEADLINES[report.status] + report.summary).not.toMatch(/verified/i)
    expect(EXIT_CODES[report.status]).not.toBe(0)
    expect(report.warnings).toContain('The witnesses come from the bundle itself.')
  })

  test('is refused with the real key, whether it was pinned or fetched', () => {
    const options = [
      { vkeys: [REAL_KEY] },
      { published: [{ from: PLACE, vkey: REAL_KEY }] },
      { vkeys: [formatVkey(FORGER.log.verifier)], published: [{ from: PLACE, vkey: REAL_KEY }] },
    ]
    for (const option of options) {
      const report = verifyBundle(FORGED, option)
      expect(report).toMatchObject({ status: 'not_verified', ok: false })
      expect(report.steps[4]).toMatchObject({ id: 'checkpoint', result: 'fail' })
    }
  })
})

describe('the words follow from where the key came from', () => {
  const GOOD = sealSample(sampleBundle())
  test('given by the reader', () => {
    const report = verifyBundle(GOOD, { vkeys: [REAL_KEY] })
    expect(report).toMatchObject({ trust: { kind: 'pinned', from: [] }, summary: SUMMARIES.pinned })
  })

  test('fetched, with the place by its name', () => {
    const report = verifyBundle(GOOD, { published: [{ from: PLACE, vkey: REAL_KEY }] })
    expect(report).toMatchObject({ status: 'verified', trust: { kind: 'fetched', from: [PLACE] } })
    expect(report.summary).toContain(`published at ${PLACE}.`)
  })

  test('a key that cannot be read is not replaced by the bundle’s own', () => {
    for (const options of [{ vkeys: ['x'] }, { published: [{ from: PLACE, vkey: 'x' }] }, { policy: 'x' }])
      expect(verifyBundle(GOOD, options)).toMatchObject({ status: 'not_verified' })
  })

  test('time stamps under roots of the bundle are not proven by a log key', () => {
    const anchored = (options: object) =>
      verifyBundle(GOOD, { vkeys: [REAL_KEY], ...options }).steps.find(({ id }) => id === 'timestamps')
    expect(anchored({})).toMatchObject({ result: 'pass', anchored: false })
  })

  test('the name of a key place cannot change the sentence around it', () => {
    const from = '$& $1 {step}'
    expect(verifyBundle(GOOD, { published: [{ from, vkey: REAL_KEY }] }).summary).toContain(from)
  })
})
