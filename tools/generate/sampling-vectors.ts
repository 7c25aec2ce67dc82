import type { EvidenceBundle } from '../../packages/verify/src/bundle/bundle.ts'
import type { StepId } from '../../packages/verify/src/bundle/verification-report.ts'
import { changed, edit, part } from '../../packages/verify/src/test-support/edit-bundle.ts'
import { sampleBundle } from '../../packages/verify/src/test-support/sample-bundle.ts'
import {
  SAMPLED_PLACE,
  type SamplingChoices,
} from '../../packages/verify/src/test-support/sample-sampling.ts'
import {
  type BundleCase,
  breaks,
  type CaseOptions,
  holds,
  lean,
  type Patch,
  set,
} from './bundle-vector-parts.ts'

/** Bundles with a plan and its outcomes, and every way to tamper with them. */

const SAMPLED = changed(sampleBundle({ sampling: {} }), (b) => edit(b, { sigstoreBundle: null }))
const RUNNING = lean({ sampling: { running: true } })
const OTHER = lean({ sampling: { plan: (plan) => ({ ...plan, planId: 'plan_2' }) } })

const ABSENT: StepId[] = ['consistency', 'timestamps', 'events']
const lineOf = (lines: string[], place: number): string => part(lines[place])

/** Signed and logged by somebody who holds the keys: only comparing plan and outcomes can tell. */
const RESIGNED: Record<string, { fails: StepId[]; about: string; sampling: SamplingChoices }> = {
  'sampled-answer-removed.json': {
    about: 'an answer is removed from the outcomes',
    fails: ['outcomes'],
    sampling: { outcomeLines: (lines) => lines.toSpliced(2, 1) },
  },
  'sampled-answer-replaced.json': {
    about: 'an answer is removed from the outcomes and another is counted twice',
    fails: ['outcomes'],
    sampling: { outcomeLines: (lines) => lines.with(2, lineOf(lines, 3)) },
  },
  'sampled-more-than-planned.json': {
    about: 'more is asked than planned',
    fails: ['outcomes'],
    sampling: { outcomeLines: (lines) => [...lines, lineOf(lines, 0).replace('other_0', 'extra')] },
  },
  'sampled-beyond-the-plan.json': {
    about: 'a sample beyond those of the plan',
    fails: ['plan', 'outcomes'],
    sampling: { capture: (capture) => ({ ...capture, plan: { ...part(capture.plan), sample: 4 } }) },
  },
  'sampled-prompt-swapped.json': {
    about: 'another prompt than planned',
    fails: ['plan', 'outcomes'],
    sampling: {
      capture: (capture) => ({
        ...capture,
        question: { ...capture.question, prompt: 'Is it any good?', promptSha256: 'c'.repeat(64) },
      }),
    },
  },
  'sampled-prompt-text-swapped.json': {
    about: 'another prompt under the digest of the planned one',
    fails: ['plan', 'outcomes'],
    sampling: {
      capture: (capture) => ({ ...capture, question: { ...capture.question, prompt: 'Is it any good?' } }),
    },
  },
  'sampled-model-swapped.json': {
    about: 'another model than planned',
    fails: ['plan', 'outcomes'],
    sampling: {
      capture: (capture) => ({ ...capture, source: { ...capture.source, modelRequested: 'model-z' } }),
    },
  },
  'sampled-outcome-changed.json': {
    about: 'the outcome of this run is changed',
    fails: ['outcomes'],
    sampling: {
      outcomeLines: (lines) =>
        lines.with(
          SAMPLED_PLACE,
          lineOf(lines, SAMPLED_PLACE).replace(/CLASSIFIED .*/, 'FAILED - no answer came'),
        ),
    },
  },
  'sampled-counts-changed.json': {
    about: 'the counts are not those of the list',
    fails: ['outcomes'],
    sampling: { outcome: (outcome) => ({ ...outcome, counts: { CLASSIFIED: 11, NO_ANSWER: 1 } }) },
  },
  'sampled-other-scan.json': {
    about: 'the plan of another scan',
    fails: ['plan', 'outcomes'],
    sampling: { plan: (plan) => ({ ...plan, scanId: 'scan_2' }) },
  },
  'sampled-plan-last.json': {
    about: 'a plan that was logged after the answer',
    fails: ['plan', 'outcomes'],
    sampling: { planLast: true },
  },
  'sampled-plan-late.json': {
    about: 'a plan that is dated after the question',
    fails: ['plan', 'outcomes'],
    sampling: { plan: (plan) => ({ ...plan, plannedAt: '2026-06-01T12:00:00.001Z' }) },
  },
  'sampled-outcomes-first.json': {
    about: 'outcomes that were sealed before the answer',
    fails: ['outcomes'],
    sampling: { outcomesFirst: true },
  },
  'sampled-prompt-twice.json': {
    about: 'a prompt that the plan names twice',
    fails: ['plan', 'outcomes'],
    sampling: {
      plan: (plan) => ({
        ...plan,
        prompts: { ...plan.prompts, sha256: plan.prompts.sha256.map(() => plan.prompts.sha256[0] ?? '') },
      }),
    },
  },
  'sampled-prompt-in-two-places.json': {
    about: 'a prompt that is asked in the place of another',
    fails: ['outcomes'],
    sampling: {
      planLines: (lines) => {
        const digest = (line: string) => line.split(' ')[1] ?? ''
        return lines.with(2, lineOf(lines, 2).replace(digest(lineOf(lines, 2)), digest(lineOf(lines, 0))))
      },
    },
  },
  'sampled-no-prompts.json': {
    about: 'a plan that names no prompts and commits to none',
    fails: ['plan', 'outcomes'],
    sampling: { plan: (plan) => ({ ...plan, prompts: { ...plan.prompts, sha256: [] } }) },
  },
  'sampled-number-without-prev.json': {
    about: 'a second plan that names none before it',
    fails: ['plan', 'outcomes'],
    sampling: { numbered: (lines) => lines, plan: (plan) => ({ ...plan, prev: null }) },
  },
  'sampled-history-too-large.json': {
    about: 'more earlier plans than there were',
    fails: ['plan', 'outcomes'],
    sampling: { numbered: (lines) => lines.with(0, lineOf(lines, 0).replace(' 1 3 2 ', ' 2 3 2 ')) },
  },
  'sampled-history-classes.json': {
    about: 'more classes than earlier answers',
    fails: ['plan', 'outcomes'],
    sampling: { numbered: (lines) => lines.with(0, lineOf(lines, 0).replace('STRONG=1', 'STRONG=2')) },
  },
  'sampled-other-class.json': {
    about: 'an outcome without an answer to judge',
    fails: ['outcomes'],
    sampling: {
      outcomeLines: (lines) =>
        lines.with(SAMPLED_PLACE, lineOf(lines, SAMPLED_PLACE).replace('CLASSIFIED', 'NO_ANSWER')),
    },
  },
  'sampled-run-twice.json': {
    about: 'a run that is planned twice',
    fails: ['outcomes'],
    sampling: { planLines: (lines) => lines.with(3, lineOf(lines, 3).replace('other_3', 'other_2')) },
  },
  'sampled-sample-twice.json': {
    about: 'a sample that is planned twice, and another that is not',
    fails: ['outcomes'],
    sampling: { planLines: (lines) => lines.with(11, lineOf(lines, 11).replace('CLAUDE 3', 'CLAUDE 2')) },
  },
}

const OTHER_CLASS = changed(
  sampleBundle({
    sampling: {
      outcomeLines: (lines) => lines.with(SAMPLED_PLACE, `${lineOf(lines, SAMPLED_PLACE)} ABSENT`),
    },
  }),
  (b) => edit(b, { sigstoreBundle: null }),
)
const NUMBERED_BUNDLE = 'sampled-numbered.json'
const NUMBERED = lean({ sampling: { numbered: (lines) => lines } })

export const SAMPLED_BUNDLES: Record<string, EvidenceBundle> = {
  'sampled.json': SAMPLED,
  [NUMBERED_BUNDLE]: NUMBERED,
  'sampled-class-differs.json': OTHER_CLASS,
  'sampled-running.json': RUNNING,
  ...Object.fromEntries(Object.entries(RESIGNED).map(([name, { sampling }]) => [name, lean({ sampling })])),
}

const LINES = part(SAMPLED.outcomes?.lines)
const NUMBERED_HISTORY = part(NUMBERED.plan?.history)

const EDITED: [string, StepId[], Patch][] = [
  ['the plan is left out', ['plan', 'outcomes'], set(['plan'], null)],
  ['the plan of another scan, from another bundle', ['plan', 'outcomes'], set(['plan'], OTHER.plan)],
  ['the outcomes of another plan, from another bundle', ['outcomes'], set(['outcomes'], OTHER.outcomes)],
  [
    'a plan that is not in the log',
    ['plan', 'outcomes'],
    [...set(['plan', 'leaf'], null), ...set(['plan', 'proof'], null)],
  ],
  ['the line of another run', ['plan', 'outcomes'], set(['plan', 'line'], 'other_0')],
  ['a shorter way to the root', ['plan', 'outcomes'], set(['plan', 'path'], [])],
  ['the list of outcomes is left out', ['outcomes'], set(['outcomes', 'lines'], null)],
  ['one outcome is left out of the list', ['outcomes'], set(['outcomes', 'lines'], LINES.slice(1))],
  [
    'one outcome of the list is changed',
    ['outcomes'],
    set(['outcomes', 'lines'], LINES.with(11, lineOf(LINES, 11).replace('FAILED', 'NO_ANSWER'))),
  ],
  ['the outcomes are left out', ['outcomes'], set(['outcomes'], null)],
  [
    'outcomes that are not in the log',
    ['outcomes'],
    [...set(['outcomes', 'leaf'], null), ...set(['outcomes', 'proof'], null)],
  ],
  [
    'something about earlier plans beside a plan without',
    ['plan', 'outcomes'],
    set(['plan', 'history'], NUMBERED_HISTORY),
  ],
  ['one member of the list is no text', ['outcomes'], set(['outcomes', 'lines'], [...LINES.slice(1), 7])],
]

const SECOND =
  'Sample 2 of 3 of a plan logged before the first answer; all 12 outcomes are accounted for. Plan 2 of this brand; this engine was asked this before. Earlier plans: 1, runs: 3, answers: 2 (1 ECHO, 1 STRONG), asked again to verify them: 1.'
const ALL = 'Sample 2 of 3 of a plan logged before the first answer; all 12 outcomes are accounted for.'
const STILL_RUNNING =
  'Sample 2 of 3 of a plan logged before the first answer; the outcomes are not here: the scan was still running when the bundle was made, or they were left out.'

export function samplingCases(full: CaseOptions, anchored: CaseOptions): BundleCase[] {
  const good = (name: string, bundle: string, options: CaseOptions, absent: StepId[], sampling: string) =>
    holds({ name, bundle, options, absent, sampling })
  const bad = (name: string, bundle: string, fails: StepId[], absent: StepId[], patch: Patch) => {
    const options = bundle === 'sampled.json' ? full : anchored
    return breaks(fails, { name, bundle, patch, options, absent, sampling: null })
  }
  return [
    good('a sample of a plan, all outcomes accounted for', 'sampled.json', full, [], ALL),
    good('the same with the keys inside the bundle only', 'sampled.json', {}, [], ALL),
    good(
      'a sample of a plan whose scan still runs',
      'sampled-running.json',
      anchored,
      [...ABSENT, 'outcomes'],
      STILL_RUNNING,
    ),
    good('the second plan of a brand', NUMBERED_BUNDLE, anchored, ABSENT, SECOND),
    bad('the outcomes name another class', 'sampled-class-differs.json', ['outcomes'], [], []),
    bad('what was asked before is left out', NUMBERED_BUNDLE, ['plan', 'outcomes'], ABSENT, [
      ...set(['plan', 'history'], null),
    ]),
    bad('what was asked before is changed', NUMBERED_BUNDLE, ['plan', 'outcomes'], ABSENT, [
      ...set(['plan', 'history', 'line'], NUMBERED_HISTORY.line.replace('ECHO=1', 'ECHO=0')),
    ]),
    bad('what was asked before, of another engine', NUMBERED_BUNDLE, ['plan', 'outcomes'], ABSENT, [
      ...set(['plan', 'history', 'line'], NUMBERED_HISTORY.line.replace('CHATGPT', 'CLAUDE')),
    ]),
    ...Object.entries(RESIGNED).map(([bundle, { about, fails }]) => bad(about, bundle, fails, ABSENT, [])),
    ...EDITED.map(([name, fails, patch]) => bad(name, 'sampled.json', fails, [], patch)),
    bad(
      'a plan for a capture that names none',
      'good.json',
      ['plan', 'outcomes'],
      [],
      [...set(['plan'], SAMPLED.plan), ...set(['outcomes'], SAMPLED.outcomes)],
    ),
  ]
}
