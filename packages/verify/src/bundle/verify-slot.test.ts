import { describe, expect, test } from 'vitest'
import { formatVkey } from '../log/note-key.ts'
import { changed, edit, part } from '../test-support/edit-bundle.ts'
import { sampleBundle } from '../test-support/sample-bundle.ts'
import { LOG } from '../test-support/sample-keys.ts'
import type { SlotChoices } from '../test-support/sample-slot.ts'
import type { EvidenceBundle } from './bundle.ts'
import type { CaptureManifest } from './manifest.ts'
import { verifyBundle } from './verify-bundle.ts'

const vkeys = [formatVkey(LOG.verifier)]
const SMALL = { alone: true, before: 1, after: 0 }
const GOOD = sampleBundle({ ...SMALL, slot: {} })
const bundleWith = (slot: SlotChoices) => sampleBundle({ ...SMALL, slot })

function stepsOf(bundle: EvidenceBundle) {
  const report = verifyBundle(bundle, { vkeys })
  const step = (id: string) => part(report.steps.find((one) => one.id === id))
  return { report, plan: step('plan'), outcomes: step('outcomes') }
}

test('the slot and what became of all of them are checked, and said in one sentence', () => {
  const { report, plan, outcomes } = stepsOf(GOOD)
  expect(report.status).toBe('unsealed')
  expect([plan.result, outcomes.result]).toEqual(['pass', 'pass'])
  expect(report.sampling).toBe(
    'Slot 1 of 6 of a plan for people, logged before this answer; 4 filled, 2 missed.',
  )
  expect(report.facts).toMatchObject({
    sampling: null,
    slot: { slot: 1, slots: 6, account: 'fresh', accounted: true },
  })
})

test('a plan that is not over says so, also of an answer that is classified', () => {
  const { report, outcomes } = stepsOf(sampleBundle({ before: 1, after: 0, slot: { running: true } }))
  expect(report.status).toBe('unsealed')
  expect(outcomes.result).toBe('not_present')
  expect(report.sampling).toContain('the plan was not over')
  expect(report.facts.slot).toMatchObject({ accounted: false })
})

const source = (change: Partial<CaptureManifest['source']>) => (of: CaptureManifest) => ({
  source: { ...of.source, ...change },
})
const filledAgain = (lines: string[]) =>
  lines.with(2, `3 done D other_1 ${'a'.repeat(64)} 2026-06-01T09:00:00.000Z`)

/** Signed and logged by a dishonest holder of the keys: only comparing plan, outcome and answer detects it. */
const RESIGNED: [string, 'plan' | 'outcomes', string, SlotChoices][] = [
  [
    'the plan is of another brand',
    'plan',
    'another brand',
    { capture: ({ brand }) => ({ brand: { ...brand, id: 'b2' } }) },
  ],
  [
    'the plan was made after the answer',
    'plan',
    'made after',
    { plan: { plannedAt: '2026-06-01T12:00:01.000Z' } },
  ],
  ['a slot is altered', 'plan', 'its seed draws', { plan: { slots: part(GOOD.plan).line.split('!') } }],
  ['the seed is another', 'plan', 'its seed draws', { plan: { seed: 'c0ffed' } }],
  ['more questions could be drawn', 'plan', 'its seed draws', { plan: { drawn: 2 } }],
  ['nobody asks', 'plan', 'does not add up', { plan: { people: [] } }],
  ['the last day is before the first', 'plan', 'does not add up', { plan: { lastDay: '2026-05-31' } }],
  ['a day does not exist', 'plan', 'is not a day that exists', { plan: { lastDay: '2026-06-31' } }],
  ['the slot is of another app', 'plan', 'another engine', { capture: source({ engine: 'GEMINI' }) }],
  ['the account is another', 'plan', 'kind of account', { capture: source({ accountType: 'used' }) }],
  ['the answer is over the interface', 'plan', 'from apps only', { capture: source({ surface: 'api' }) }],
  ['the answer is asked again', 'plan', 'from apps only', { capture: () => ({ kind: 'verification' }) }],
  [
    'the answer is older',
    'plan',
    'older than the plan',
    { capture: source({ parameters: { answeredAt: '2026-06-01T11:00:00.000Z' } }) },
  ],
  [
    'another slot is claimed',
    'plan',
    'another slot',
    { capture: ({ plan }) => ({ plan: { ...part(plan), place: 1 } }) },
  ],
  [
    'a sample is claimed',
    'plan',
    'another slot',
    { capture: ({ plan }) => ({ plan: { ...part(plan), sample: 2 } }) },
  ],
  [
    'the question is another',
    'plan',
    'another question',
    { capture: ({ question }) => ({ question: { ...question, prompt: 'Who founded it?' } }) },
  ],
  [
    'it was brought too late',
    'plan',
    'after the day',
    { capture: ({ times }) => ({ times: { ...times, capturedAt: '2026-06-02T00:00:00.000Z' } }) },
  ],
  ['a missed slot is left out', 'outcomes', 'as many outcomes', { lines: (lines) => lines.toSpliced(2, 1) }],
  ['a missed slot is filled by another', 'outcomes', 'fills two slots', { lines: filledAgain }],
  ['a missed slot is counted as filled', 'outcomes', 'counts its slots', { outcome: { done: 5 } }],
  [
    'a slot is there twice',
    'outcomes',
    'cannot be read',
    { lines: (lines) => lines.with(2, lines[1] ?? '') },
  ],
  [
    'a slot was filled too late',
    'outcomes',
    'after its day',
    { lines: (lines) => lines.with(1, `2 done B other_1 ${'a'.repeat(64)} 2026-06-02T00:00:00.000Z`) },
  ],
  [
    'the outcome names another answer',
    'outcomes',
    'another answer',
    { lines: (lines) => lines.with(0, '1 missed') },
  ],
  ['the outcome is of another plan', 'outcomes', 'another plan', { outcome: { prev: 'd'.repeat(64) } }],
  ['the outcome names another plan', 'outcomes', 'another plan', { outcome: { appPlanId: 'plan_2' } }],
  [
    'the outcome was signed before the end',
    'outcomes',
    'before the last day',
    { outcome: { closedAt: '2026-06-02T23:59:59.999Z' } },
  ],
]

test.each(RESIGNED)('%s: step %s fails', (_, step, reason, slot) => {
  const found = stepsOf(bundleWith(slot))
  expect(found[step]).toMatchObject({ result: 'fail', reason: expect.stringContaining(reason) })
  expect(found.report).toMatchObject({ status: 'not_verified', sampling: null })
  expect(found.report.facts.slot?.accounted ?? false).toBe(false)
})

describe('without a key', () => {
  const scan = sampleBundle({ ...SMALL, sampling: {} })
  test.each<[string, string, (bundle: EvidenceBundle) => void]>([
    ['the plan is left out', 'is missing', (b) => edit(b, { plan: null })],
    ['the plan is that of a scan', 'names another plan', (b) => edit(b, { plan: scan.plan })],
    [
      'the slot is changed',
      'another slot',
      (b) => edit(b.plan, { line: part(b.plan).line.replace('1', '2') }),
    ],
    ['there is a way to a root', 'more than the slot', (b) => edit(b.plan, { path: [''] })],
    [
      'a missed slot is left out',
      'not complete',
      (b) => edit(b.outcomes, { lines: part(b.outcomes?.lines).toSpliced(2, 1) }),
    ],
    [
      'a missed slot is filled',
      'was changed',
      (b) => edit(b.outcomes, { lines: filledAgain(part(b.outcomes?.lines)) }),
    ],
    ['all lines are left out', 'is missing', (b) => edit(b.outcomes, { lines: null })],
    ['the outcomes are those of a scan', 'another kind', (b) => edit(b, { outcomes: scan.outcomes })],
  ])('%s: it is noticed', (_, reason, change) => {
    const { report } = stepsOf(changed(GOOD, change))
    expect(report.status).toBe('not_verified')
    expect(report.summary).toContain(reason)
  })
})
