import { confidenceSequence } from '@veracite/statistics/confidence-sequence'
import { sumOf } from '@veracite/statistics/interval'
import { sayInterval, saySequence } from '@veracite/statistics/words'
import { originBody } from '@veracite/terms/origins'
import { pick } from '@veracite/terms/pick'
import { sumOfUsd } from '@veracite/terms/usd'
import { toWire } from '@veracite/terms/wire'
import type { LabelOf } from '../findings/said-words.ts'
import type { Correction, CorrectionEvent, PageCapture, Watch, WatchedPage } from './correction-store.ts'
import { countsOfRound } from './decide-watch.ts'
import { ceilingOf, errorOfRound } from './watch-plan.ts'

/** Corrections as the API shows them. */

export const toCorrectionBody = (correction: Correction, labelOf: LabelOf) => {
  const { wakeAt: _, about, findingIds: findings, ...shown } = correction
  return {
    ...toWire(shown),
    ...originBody(shown.origin),
    label: labelOf(shown.predicate),
    about: about === '' ? null : about,
    findings,
  }
}

export const toEventBody = (event: CorrectionEvent) => ({
  ...toWire(event),
  words: eventWords(event.move, event.data),
})

/** `CHATGPT: made in fewer than 10 % of answers (0 of 60 · 0–10 %). Not asked again: GEMINI.`; null for what needs none. */
export function eventWords(move: CorrectionEvent['move'], data: CorrectionEvent['data']): string | null {
  const verdict = VERDICTS[move]
  if (verdict === undefined) return null
  const limit = typeof data.atMost === 'number' ? `${percent(data.atMost)} %` : 'the planned share'
  const { seen, asked, low, high } = data as Partial<Record<string, number>>
  const interval = low === undefined || high === undefined ? '' : ` · ${sayInterval({ low, high })}`
  const counts = seen === undefined || asked === undefined ? '' : ` (${seen} of ${asked}${interval})`
  const others = Array.isArray(data.notWatched) ? data.notWatched.map(String) : []
  return `${String(data.engine)}: ${verdict.replace('{limit}', limit)}${counts}.${others.length === 0 ? '' : ` Not asked again: ${others.join(', ')}.`}`
}

const VERDICTS: Partial<Record<CorrectionEvent['move'], string>> = {
  fewer: 'made in fewer than {limit} of answers',
  still_said: 'still made',
  back: 'made again',
  undecided: 'not clear',
}

/** Pages that only say whom to write to are not shown. */
export function toPageBodies({ role, beforePageId: before, newestPageId: newest, ...page }: WatchedPage) {
  if (role === 'contact') return []
  const { url, saysBefore, says, changedAt, nextAt } = page
  return [toWire({ url, role, saysBefore, says, before, newest, changedAt, nextAt })]
}

export const toCaptureBody = ({ text: _, markup: __, ...capture }: PageCapture) => toWire(capture)

export function toWatchBody(watch: Watch) {
  const { plan, looks } = watch
  const counted = countsOfRound(watch, watch.round)
  const error = errorOfRound(plan, watch.round)
  return {
    ...toWire(pick(watch, 'id', 'engine', 'phase', 'result', 'resultAt', 'hindered', 'nextAt')),
    ...toWire(pick(watch, 'startedAt', 'startedBy', 'endedAt')),
    round: watch.round + 1,
    words: wordsOf(watch),
    ...counted,
    ...confidenceSequence(counted, error),
    questions: looks.reduce((sum, { questions }) => sum + questions, 0),
    costUsd: sumOfUsd(looks.map(({ costUsd }) => costUsd)),
    plan: toPlanBody(watch),
    looks: looks.map(({ answers: all, costUsd: _, ...look }) => ({
      ...toWire(look),
      round: look.round + 1,
      asked: all.length,
      seen: all.filter(Boolean).length,
    })),
    manifests: watch.manifests.map(toWire),
    mostQuestions: plan.mostQuestions,
  }
}

const toPlanBody = ({ plan }: Pick<Watch, 'plan'>) => {
  const { promptIds, continues: _, ...numbers } = plan
  return { ...numbers, prompts: promptIds.length, ...figuresOf(plan) }
}

/** The largest and the expected number of questions. */
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

/** The result in words that claim no more than the figures. */
function wordsOf(watch: Watch): string {
  const { result, plan, phase, round } = watch
  const counted = countsOfRound(watch, round)
  const counts = saySequence(counted, errorOfRound(plan, round))
  const fewer = `Made in fewer than ${percent(plan.atMost)} % of answers to these prompts (${counts}). That is not "never".`
  if (result === 'back')
    return `Made again: ${saidAgain(watch)}, after it was made in fewer than ${percent(plan.atMost)} %.`
  if (result === 'fewer')
    return `${fewer}${phase === 'surveillance' ? ' Whether it comes back is being watched.' : ''}`
  // In a later round, the result is still that of the round before.
  if (result === 'still_said' && phase !== 'asking') return `Still made: ${counts}.`
  if (result === 'stopped') return `Stopped before it was clear: ${counts}.`
  if (result === 'undecided') return `The questions or the money ended before it was clear: ${counts}.`
  return counted.asked === 0 ? 'Nothing was asked yet.' : `Not clear yet: ${counts}.`
}

function saidAgain({ looks, plan, round }: Watch): string {
  const answers = looks.filter(({ phase }) => phase === 'surveillance').map((look) => look.answers)
  const counts = answers.map((all) => ({ seen: all.filter(Boolean).length, asked: all.length }))
  return saySequence(sumOf(counts), errorOfRound(plan, round))
}
