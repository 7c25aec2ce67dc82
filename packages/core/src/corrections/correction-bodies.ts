import { boundWhenNoneSeen } from '@veracite/statistics/exact-rate'
import { sayRate } from '@veracite/statistics/words'
import { originBody } from '@veracite/terms/origins'
import type { LabelOf } from '../findings/said-words.ts'
import type { Correction, CorrectionEvent, PageCapture, Watch, WatchedPage } from './correction-store.ts'
import { ceilingOf } from './watch-plan.ts'

/** Corrections as the API shows them. */

const time = (at: Date | null): string | null => at?.toISOString() ?? null

export const toCorrectionBody = (correction: Correction, labelOf: LabelOf) => ({
  id: correction.id,
  brandId: correction.brandId,
  kind: correction.kind,
  factId: correction.factId,
  ...originBody(correction.origin),
  predicate: correction.predicate,
  label: labelOf(correction.predicate),
  about: correction.about === '' ? null : correction.about,
  truth: correction.truth,
  state: correction.state,
  stateSince: correction.stateSince.toISOString(),
  openedAt: correction.openedAt.toISOString(),
  openedBy: correction.openedBy,
  askedAt: time(correction.askedAt),
  closedAt: time(correction.closedAt),
  deadline: time(correction.deadline),
  engines: correction.engines,
  findings: correction.findingIds,
})

export const toEventBody = ({ id, move, fromState, state, who, note, data, at }: CorrectionEvent) => ({
  id,
  move,
  fromState,
  state,
  who,
  note,
  data,
  at: at.toISOString(),
})

/** Pages that only say whom to write to are not shown. */
export const toPageBodies = ({ role, ...page }: WatchedPage) =>
  role === 'contact'
    ? []
    : [
        {
          url: page.url,
          role,
          saysBefore: page.saysBefore,
          says: page.says,
          before: page.beforePageId,
          newest: page.newestPageId,
          changedAt: time(page.changedAt),
          nextAt: time(page.nextAt),
        },
      ]

export const toCaptureBody = (capture: PageCapture) => ({
  id: capture.id,
  url: capture.url,
  finalUrl: capture.finalUrl,
  capturedAt: capture.capturedAt.toISOString(),
  status: capture.status,
  sha256: capture.sha256,
  manifestSha256: capture.manifestSha256,
  logIndex: capture.logIndex,
})

export function toWatchBody(watch: Watch) {
  const { plan, looks } = watch
  const asking = looks.filter(({ phase, round }) => phase === 'asking' && round === watch.round)
  const answers = asking.flatMap((look) => look.answers)
  const counted = { seen: answers.filter(Boolean).length, asked: answers.length }
  const costs = looks.flatMap(({ costUsd }) => costUsd ?? [])
  return {
    id: watch.id,
    engine: watch.engine,
    phase: watch.phase,
    round: watch.round + 1,
    result: watch.result,
    resultAt: time(watch.resultAt),
    words: wordsOf(watch, counted),
    hindered: watch.hindered,
    nextAt: time(watch.nextAt),
    startedAt: watch.startedAt.toISOString(),
    startedBy: watch.startedBy,
    endedAt: time(watch.endedAt),
    ...counted,
    questions: looks.reduce((sum, { questions }) => sum + questions, 0),
    costUsd: costs.length === 0 ? null : costs.reduce((sum, usd) => sum + Number(usd), 0).toFixed(6),
    plan: toPlanBody(watch),
    looks: looks.map(({ number, round, phase, scanId, questions, startedAt, ended, answers: all }) => ({
      number,
      round: round + 1,
      phase,
      scanId,
      questions,
      startedAt: startedAt.toISOString(),
      ended,
      asked: all.length,
      seen: all.filter(Boolean).length,
    })),
    manifests: watch.manifests.map(({ kind, body, sha256, logIndex, createdAt }) => ({
      kind,
      body,
      sha256,
      logIndex,
      createdAt: createdAt.toISOString(),
    })),
    mostQuestions: plan.mostQuestions,
  }
}

const toPlanBody = ({ plan }: Pick<Watch, 'plan'>) => {
  const { promptIds, ...numbers } = plan
  return { ...numbers, prompts: promptIds.length, ...figuresOf(plan) }
}

/** What may be asked at most, and what is likely to be. */
export function figuresOf(plan: Watch['plan']) {
  const { perLook, rounds, surveillance, surveillanceDays } = ceilingOf(plan)
  return {
    questionsPerLook: perLook,
    roundsAhead: rounds,
    surveillanceQuestions: surveillance,
    surveillanceDays,
  }
}

const percent = (share: number): string => String(Number((share * 100).toFixed(1)))

/** What was found, in words that say no more than the figures do. */
function wordsOf({ result, plan, phase }: Watch, counted: { seen: number; asked: number }): string {
  const counts = sayRate(counted)
  if (result === 'gone')
    return `No longer said: at most ${percent(plan.atMost)} % of answers, with 95 % confidence (${counts}).${phase === 'surveillance' ? ' Whether it comes back is being watched.' : ''}`
  if (result === 'back') return `Said again, after it was gone.`
  if (result === 'still_said') return `Still said: ${counts}.`
  if (result === 'undecided')
    return `The questions or the money ended before it was clear: ${counts}${counted.seen === 0 && counted.asked > 0 ? `; up to ${percent(boundWhenNoneSeen(counted.asked))} % are possible` : ''}.`
  return counted.asked === 0 ? 'Nothing was asked yet.' : `Not clear yet: ${counts}.`
}
