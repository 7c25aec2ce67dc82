import { IS_THOROUGH } from '@veracite/testing/thorough'
import { describe, expect, test } from 'vitest'
import { formatVkey } from '../log/note-key.ts'
import { changed, edit } from '../test-support/edit-bundle.ts'
import { leanSampleBundle, sampleBundle } from '../test-support/sample-bundle.ts'
import { LOG, POLICY, TSA_ROOT } from '../test-support/sample-keys.ts'
import { STEPS } from './verification-report.ts'
import { verifyBundle } from './verify-bundle.ts'

const GOOD = sampleBundle()
const LEAN = leanSampleBundle()
const vkeys = [formatVkey(LOG.verifier)]
const trusted = { vkeys, policy: POLICY, tsaRoots: [TSA_ROOT] }
const failedSteps = (bundle: unknown, options = {}) =>
  verifyBundle(bundle, options)
    .steps.filter(({ result }) => result === 'fail')
    .map(({ id }) => id)

const throwing = () => {
  throw new Error('no')
}

describe('hostile input never throws', () => {
  test('any truncation of the text', () => {
    const text = JSON.stringify(GOOD)
    for (let length = 0; length < text.length; length += 211)
      expect(verifyBundle(text.slice(0, length)).status).toBe('not_verified')
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['an empty object', {}],
    ['not JSON', 'hello'],
    ['deep nesting', '['.repeat(200_000)],
    ['a proxy that throws', new Proxy({}, { ownKeys: throwing })],
    ['a getter that throws', Object.defineProperty({}, 'bundle', { enumerable: true, get: throwing })],
    [
      'a polluted object',
      JSON.parse('{"__proto__":{"bundle":"https://x/schema/bundle/v1"},"constructor":1}'),
    ],
    ['only a name', { bundle: 'https://x/schema/bundle/v1' }],
  ])('%s', (_, input) => {
    const report = verifyBundle(input)
    expect(report.status).toBe('not_verified')
    expect(report.steps).toHaveLength(STEPS.length)
  })

  test('every member replaced by something else', () => {
    const values = [null, -1, 1e300, '', '\ud800', [], {}, 'A'.repeat(1000)]
    const copy: Record<string, unknown> = structuredClone({ ...LEAN, statement: {}, sigstoreBundle: null })
    Object.assign(copy, { timestamps: LEAN.timestamps.slice(0, 1), verification: [], custody: [] })
    Object.assign(copy, { trust: { ...LEAN.trust, trustedRoot: null } })
    let tried = 0
    const visit = (holder: object, depth: number): void => {
      for (const [key, original] of Object.entries(holder)) {
        // Each kind meets members of every depth; a thorough run tries them all on each.
        const turn = tried % values.length
        for (const value of IS_THOROUGH ? values : [values[turn], values.at(turn - 3)]) {
          Object.assign(holder, { [key]: value })
          expect(() => verifyBundle(copy, { vkeys })).not.toThrow()
          tried++
        }
        Object.assign(holder, { [key]: original })
        if (typeof original === 'object' && original !== null && depth < 3) visit(original, depth + 1)
      }
    }
    visit(copy, 0)
    expect(tried).toBeGreaterThan(100)
    expect(verifyBundle(copy, { vkeys }).status).toBe('unsealed')
  })

  test('lists that are too long, and parts that are too large', () => {
    const stamps = Array(33).fill(GOOD.timestamps[0])
    expect(failedSteps({ ...GOOD, timestamps: stamps }, trusted)).toEqual(['timestamps'])
    expect(failedSteps({ ...GOOD, custody: Array(1_025).fill(GOOD.custody[0]) }, trusted)).toEqual(['events'])
    const large = changed(GOOD, (b) => edit(b.manifest, { base64: 'A'.repeat(100_000) }))
    expect(failedSteps(large, trusted)).toContain('signature')
  })

  test('broken keys from the caller fail the step they are for', () => {
    expect(failedSteps(GOOD, { vkeys: ['nonsense'] })).toContain('checkpoint')
    expect(failedSteps(GOOD, { policy: 'nonsense' })).toContain('checkpoint')
    expect(failedSteps(GOOD, { vkeys, tsaRoots: [new Uint8Array(3)] })).toEqual(['timestamps'])
  })
})
