import { describe, expect, test } from 'vitest'
import { formatVkey } from '../log/note-key.ts'
import { changed, edit, part } from '../test-support/edit-bundle.ts'
import { sampleBundle } from '../test-support/sample-bundle.ts'
import { LOG } from '../test-support/sample-keys.ts'
import { SAMPLED_PLACE, type SamplingChoices } from '../test-support/sample-sampling.ts'
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
    const { report } = stepsOf(sampleBundle({ sampling: { numbered: (lines) => lines } }))
    expect(report.status).toBe('unsealed')
    expect(report.facts.sampling).toMatchObject({
      plan: 2,
      before: { plans: 1, runs: 3, answers: 2, again: 1, classes: { ECHO: 1, STRONG: 1 } },
    })
    expect(report.sampling).toContain('answers: 2 (1 ECHO, 1 STRONG)')
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

const without = (place: number) => (lines: string[]) => lines.toSpliced(place, 1)
const changedLine = (from: string, to: string, place: number) => (lines: string[]) =>
  lines.with(place, part(lines[place]).replace(from, to))

/** Signed and logged by a dishonest holder of the keys: only comparing plan and outcomes detects it. */
const RESIGNED: [string, 'plan' | 'outcomes', string, SamplingChoices][] = [
  ['an answer is removed', 'outcomes', 'not as many outcomes', { outcomeLines: without(2) }],
  [
    'an answer is removed and another counted twice',
    'outcomes',
    'not those of the planned runs',
    { outcomeLines: (lines) => lines.with(2, part(lines[3])) },
  ],
  [
    'more is asked than planned',
    'outcomes',
    'not as many outcomes',
    { outcomeLines: (lines) => [...lines, part(lines[0]).replace('other_0', 'extra')] },
  ],
  [
    'a run beyond the plan is shown as one of it',
    'plan',
    'another sample',
    { capture: (capture) => ({ ...capture, plan: { ...part(capture.plan), sample: 4 } }) },
  ],
  [
    'another run is shown in its place',
    'plan',
    'another run',
    { capture: (capture) => ({ ...capture, runId: 'run_2' }) },
  ],
  [
    'the prompt is swapped, with its digest',
    'plan',
    'another prompt',
    {
      capture: (capture) => ({
        ...capture,
        question: { ...capture.question, prompt: 'Is it any good?', promptSha256: 'c'.repeat(64) },
      }),
    },
  ],
  [
    'the prompt is swapped under the digest that was planned',
    'plan',
    'another prompt',
    { capture: (capture) => ({ ...capture, question: { ...capture.question, prompt: 'Is it any good?' } }) },
  ],
  [
    'the engine is asked for another model',
    'plan',
    'another access or model',
    { capture: (capture) => ({ ...capture, source: { ...capture.source, modelRequested: 'model-z' } }) },
  ],
  [
    'the outcome names another answer',
    'outcomes',
    'another answer',
    { outcomeLines: (lines) => lines.with(SAMPLED_PLACE, `${part(lines[SAMPLED_PLACE]).slice(0, -4)}0000`) },
  ],
  [
    'the outcome says that there was none',
    'outcomes',
    'another answer',
    {
      outcomeLines: (lines) =>
        lines.with(SAMPLED_PLACE, part(lines[SAMPLED_PLACE]).replace(/CLASSIFIED .*/, 'FAILED - gone')),
    },
  ],
  [
    'the counts are not those of the list',
    'outcomes',
    'do not add up',
    { outcome: (outcome) => ({ ...outcome, counts: { CLASSIFIED: 11, NO_ANSWER: 1 } }) },
  ],
  [
    'the plan is of another scan',
    'plan',
    'another scan',
    { plan: (plan) => ({ ...plan, scanId: 'scan_2' }) },
  ],
  [
    'the outcomes are of another scan',
    'outcomes',
    'another plan',
    { outcome: (o) => ({ ...o, scanId: 'scan_2' }) },
  ],
  [
    'the outcomes are of another plan',
    'outcomes',
    'another plan',
    { outcome: (o) => ({ ...o, prev: 'd'.repeat(64) }) },
  ],
  ['the plan is logged after the answer', 'plan', 'logged after', { planLast: true }],
  [
    'the plan is dated after the question',
    'plan',
    'after the question',
    { plan: (plan) => ({ ...plan, plannedAt: '2026-06-01T12:00:00.001Z' }) },
  ],
  ['the outcomes are sealed before the answer', 'outcomes', 'before this answer', { outcomesFirst: true }],
  ['the plan does not add up', 'plan', 'does not add up', { plan: (plan) => ({ ...plan, samples: 4 }) }],
  ['a run is planned twice', 'outcomes', 'twice', { planLines: changedLine('other_3', 'other_2', 3) }],
  [
    'one sample is asked twice and another never',
    'outcomes',
    'does not foresee',
    { planLines: changedLine('CLAUDE 3', 'CLAUDE 2', 11) },
  ],
  [
    're-verification is shown as a sample',
    'plan',
    're-verification',
    { capture: (capture) => ({ ...capture, kind: 'verification' }) },
  ],
]

test.each(RESIGNED)('%s: step %s fails', (_, step, reason, sampling) => {
  const found = stepsOf(sampleBundle({ sampling }))
  expect(found[step]).toMatchObject({ result: 'fail' })
  expect(found[step].reason).toContain(reason)
  expect(found.report).toMatchObject({ status: 'not_verified', sampling: null })
  expect(found.report.facts.sampling?.accounted ?? false).toBe(false)
})

const OTHER = sampleBundle({ sampling: { plan: (plan) => ({ ...plan, planId: 'plan_2' }) } })
const EDITED: [string, 'plan' | 'outcomes', string, (bundle: EvidenceBundle) => void][] = [
  ['the plan is left out', 'plan', 'missing', (b) => edit(b, { plan: null })],
  ['the plan of another bundle', 'plan', 'another plan', (b) => edit(b, { plan: OTHER.plan })],
  [
    'the plan is not in the log',
    'plan',
    'not entered',
    (b) => edit(part(b.plan), { leaf: null, proof: null }),
  ],
  ['the list is left out', 'outcomes', 'missing', (b) => edit(part(b.outcomes), { lines: null })],
  [
    'one line of the list is left out',
    'outcomes',
    'not complete',
    (b) => edit(part(b.outcomes), { lines: part(b.outcomes?.lines).slice(1) }),
  ],
  [
    'one line of the list is changed',
    'outcomes',
    'was changed',
    (b) => edit(part(b.outcomes), { lines: part(b.outcomes?.lines).with(1, part(b.outcomes?.lines?.[2])) }),
  ],
  [
    'the outcomes of another bundle',
    'outcomes',
    'another plan',
    (b) => edit(b, { outcomes: OTHER.outcomes }),
  ],
  ['a line is no line', 'plan', 'cannot be read', (b) => edit(part(b.plan), { line: 'run_1' })],
  [
    'one hash of the way',
    'plan',
    'not under the root',
    (b) => {
      const [first = '', ...rest] = part(b.plan).path
      edit(part(b.plan), { path: [`A${first.slice(1)}`, ...rest] })
    },
  ],
]

test.each(EDITED)('%s: step %s fails', (_, step, reason, change) => {
  const found = stepsOf(changed(GOOD, change))
  expect(found[step]).toMatchObject({ result: 'fail' })
  expect(found[step].reason).toContain(reason)
})

test('a capture that names no plan cannot borrow one', () => {
  const found = stepsOf(changed(sampleBundle(), (b) => edit(b, { plan: GOOD.plan, outcomes: GOOD.outcomes })))
  expect([found.plan.result, found.outcomes.result]).toEqual(['fail', 'fail'])
})
