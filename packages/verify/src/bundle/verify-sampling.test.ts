import { describe, expect, test } from 'vitest'
import { formatVkey } from '../log/note-key.ts'
import { part } from '../test-support/edit-bundle.ts'
import { sampleBundle } from '../test-support/sample-bundle.ts'
import { LOG } from '../test-support/sample-keys.ts'
import type { SamplingChoices } from '../test-support/sample-sampling.ts'
import type { EvidenceBundle } from './bundle.ts'
import { OutcomeLists } from './outcome-lists.ts'
import { verifyBundle } from './verify-bundle.ts'

const vkeys = [formatVkey(LOG.verifier)]
const GOOD = sampleBundle({ sampling: {} })

function stepsOf(bundle: EvidenceBundle) {
  const report = verifyBundle(bundle, { vkeys })
  const reason = (id: string) => part(report.steps.find((step) => step.id === id))
  return { report, plan: reason('plan'), outcomes: reason('outcomes') }
}

describe('a list that lies beside the bundle, as in a case file,', () => {
  const { lines } = part(GOOD.outcomes)
  const bare = { ...GOOD, outcomes: { ...part(GOOD.outcomes), lines: null } }
  const outcomesWith = (lists: OutcomeLists) =>
    part(verifyBundle(bare, { vkeys }, { lists }).steps.find(({ id }) => id === 'outcomes'))

  test('is counted like one that it carries', () => {
    const lists = new OutcomeLists([part(lines)])
    for (let again = 0; again < 2; again++)
      expect(outcomesWith(lists)).toMatchObject({
        result: 'pass',
        reason: 'all 12 outcomes are accounted for',
      })
    expect(lists.hasIdle()).toBe(false)
  })

  test('is missed when it is not there, or is another', () => {
    const missing = { result: 'fail', reason: expect.stringContaining('the list of outcomes is missing') }
    expect(outcomesWith(new OutcomeLists([]))).toMatchObject(missing)
    const other = new OutcomeLists([part(lines).toReversed()])
    expect(outcomesWith(other)).toMatchObject(missing)
    expect(other.hasIdle()).toBe(true)
  })
})

describe('a plan and its outcomes', () => {
  test('are checked, and said in one sentence', () => {
    const { report, plan, outcomes } = stepsOf(GOOD)
    expect(report.status).toBe('unsealed')
    expect(plan).toMatchObject({ step: 9, result: 'pass', anchored: true })
    expect(outcomes).toMatchObject({ step: 10, result: 'pass', reason: 'all 12 outcomes are accounted for' })
    expect(report.sampling).toBe(
      'Sample 2 of 3 of a plan logged before the first answer; all 12 outcomes are accounted for.',
    )
    const numbers = { sample: 2, samples: 3, runs: 12, accounted: true }
    expect(report.facts.sampling).toEqual({ ...numbers, plan: null, before: null })
  })

  test('of a numbered plan say what was asked before', () => {
    const { report } = stepsOf(sampleBundle({ sampling: { numbered: true } }))
    expect(report.status).toBe('unsealed')
    expect(report.facts.sampling).toMatchObject({
      plan: 2,
      before: { plans: 1, runs: 3, answers: 2, again: 1, classes: { ECHO: 1, STRONG: 1 } },
    })
    expect(report.sampling).toContain('answers: 2 (1 ECHO, 1 STRONG)')
  })

  test('may say where the prompts come from; plans of a later version may know other kinds', () => {
    const origin = { kind: 'import', list: 'tickets', sha256: 'a'.repeat(64), prompts: 2, places: [0, 1] }
    for (const origins of [[origin], [{ ...origin, kind: 'of a later version', list: null, sha256: null }]])
      expect(stepsOf(sampleBundle({ sampling: { plan: { origins } } })).plan.result).toBe('pass')
  })

  test('of a scan that still runs say that the outcomes are not there yet', () => {
    const judged = stepsOf(sampleBundle({ sampling: { running: true } }))
    expect(judged.outcomes.reason).toBe('the scan has ended, and its outcomes are missing')
    const { report, outcomes } = stepsOf(sampleBundle({ alone: true, sampling: { running: true } }))
    expect(report.status).toBe('unsealed')
    expect(outcomes.result).toBe('not_present')
    expect(report.sampling).toContain('the scan was still running')
    expect(report.facts.sampling).toMatchObject({ accounted: false })
  })

  test('are not asked of bundles from before plans were kept', () => {
    const { report, plan, outcomes } = stepsOf(sampleBundle())
    expect(report).toMatchObject({ status: 'unsealed', sampling: null })
    expect([plan.result, outcomes.result]).toEqual(['not_present', 'not_present'])
  })
})

/**
 * Signed and logged by a dishonest holder of the keys: only comparing plan and outcomes detects it. Most such bundles are
 * among the shared vectors.
 */
const RESIGNED: [string, 'plan' | 'outcomes', string, SamplingChoices][] = [
  ['another run is shown in its place', 'plan', 'another run', { capture: { runId: 'run_2' } }],
  ['the outcome says that there was none', 'outcomes', 'another answer', { outcomeOf: 'FAILED - gone' }],
  ['the outcomes are of another scan', 'outcomes', 'another plan', { outcome: { scanId: 'scan_2' } }],
  ['the outcomes are of another plan', 'outcomes', 'another plan', { outcome: { prev: 'd'.repeat(64) } }],
  ['the plan does not add up', 'plan', 'does not add up', { plan: { samples: 4 } }],
  ['re-verification is shown as a sample', 'plan', 're-verification', { capture: { kind: 'verification' } }],
]

test.each(RESIGNED)('%s: step %s fails', (_, step, reason, sampling) => {
  const found = stepsOf(sampleBundle({ sampling }))
  expect(found[step]).toMatchObject({ result: 'fail' })
  expect(found[step].reason).toContain(reason)
  expect(found.report).toMatchObject({ status: 'not_verified', sampling: null })
  expect(found.report.facts.sampling?.accounted ?? false).toBe(false)
})

const [FIRST = '', ...REST] = part(GOOD.plan).path

test.each([
  ['a line is no line', 'cannot be read', { line: 'run_1' }],
  ['one hash of the way', 'not under the root', { path: [`A${FIRST.slice(1)}`, ...REST] }],
])('%s: the plan fails', (_, reason, change) => {
  const { plan } = stepsOf({ ...GOOD, plan: { ...part(GOOD.plan), ...change } })
  expect(plan).toMatchObject({ result: 'fail', reason: expect.stringContaining(reason) })
})

test('counts of statuses may have any name: what every object has is no count', () => {
  const counts = { CLASSIFIED: 10, FAILED: 1, NO_ANSWER: 1, constructor: 0, toString: 0 }
  const found = stepsOf(sampleBundle({ sampling: { outcome: { counts } } }))
  expect(found.outcomes).toMatchObject({ result: 'pass' })
  const other = stepsOf(
    sampleBundle({ sampling: { outcome: { counts: { ...counts, FAILED: 0, valueOf: 1 } } } }),
  )
  expect(other.outcomes).toMatchObject({ result: 'fail', reason: 'the outcomes do not add up to the counts' })
})
