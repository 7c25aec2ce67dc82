import type { AnswerOf } from '@veracite/contract/routes'
import { formatCount, formatOf, formatShare } from '../widgets/format.tsx'
import { labelInSentence, originOf, screenSpeaker } from '../widgets/words.ts'

type Rates = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>
type Rate = NonNullable<Rates['overall']['rates']['mentioned']>
export type ChangesBody = AnswerOf<'GET /api/admin/brands/{brandId}/changes'>
export type Ranking = AnswerOf<'GET /api/admin/brands/{brandId}/findings/ranked'>
export type RankedFinding = Ranking['items'][number]['findings'][number]

/** A stretch of a sentence; what is false stands out. */
export interface Phrase {
  text: string
  accused?: boolean
}

/** The newest scan in one sentence, from API data only. Pure. */
export function storyOf(
  wrong: Rate | null,
  change: { from: string; to: string; overall: ChangesBody['overall'] } | null,
  worst: RankedFinding | null,
): Phrase[] {
  const [lead, rest] = shareInWords(wrong)
  return [
    ...lead,
    { text: `${rest}${change?.overall ? changeInWords(change.overall, change.from, change.to) : ''}.` },
    ...(worst === null ? [] : worstInWords(worst)),
  ]
}

/** Below this many answers there are counts only. */
export const ANSWERS_FOR_A_RATE = 5

function shareInWords(wrong: Rate | null): [Phrase[], string] {
  if (wrong === null) return [[], 'No answer was counted']
  const { seen, asked, rate } = wrong
  if (seen === 0)
    return [
      [],
      asked === 1
        ? 'The one answer says nothing false'
        : `None of ${formatCount(asked)} answers says anything false`,
    ]
  if (asked < ANSWERS_FOR_A_RATE)
    return [[{ text: `${seen} of ${formatOf(asked, 'answer')}`, accused: true }], says(seen)]
  if (seen === asked) return [[{ text: 'Every answer', accused: true }], says(1)]
  if (rate >= 0.95) return [[{ text: 'Almost every answer', accused: true }], says(1)]
  if (rate < 0.005)
    return [[{ text: 'Hardly any answer', accused: true }], `${says(1)} (${seen} of ${formatCount(asked)})`]
  const [of, outOf] = nearestShare(rate)
  if (of === 1 && outOf === 2)
    return [[{ text: 'About ' }, { text: 'half of the answers', accused: true }], says(2)]
  return [[{ text: 'About ' }, { text: `${of} in ${outOf} answers`, accused: true }], says(of)]
}

const says = (subjects: number): string => (subjects === 1 ? ' says something false' : ' say something false')

/** Beyond a half there is no "1 in n" that people can picture. */
const SHARES: readonly (readonly [number, number])[] = [
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
]

export function nearestShare(rate: number): readonly [number, number] {
  const whole = Math.round(1 / rate)
  if (whole > 2) return [1, whole]
  const far = ([of, outOf]: readonly [number, number]) => Math.abs(of / outOf - rate)
  return SHARES.reduce((best, share) => (far(share) < far(best) ? share : best))
}

function changeInWords(
  { standsOut, difference }: NonNullable<ChangesBody['overall']>,
  from: string,
  to: string,
): string {
  const before = earlierInWords(from, to)
  if (!standsOut) return `, about as many as ${before}`
  return difference < 0 ? `, fewer than ${before}` : `, more than ${before}`
}

const DAY_MS = 86_400_000

/** How long before the newer scan the older one was. */
export function earlierInWords(from: string, to: string): string {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  if (days < 0.75) return 'in the scan before'
  const whole = Math.round(days)
  if (whole === 1) return 'a day earlier'
  if (whole === 7) return 'a week earlier'
  return whole < 14 ? `${whole} days earlier` : `${Math.round(days / 7)} weeks earlier`
}

function worstInWords(worst: RankedFinding): Phrase[] {
  const of = worst.about === null ? '' : ` of ${worst.about}`
  const who = screenSpeaker(worst.engine, originOf(worst))
  return [
    { text: ' Worst: ' },
    { text: `${who} on the ${labelInSentence(worst.label)}${of}`, accused: true },
    {
      text:
        worst.said === null
          ? '.'
          : `, in ${formatCount(worst.said.seen)} of ${formatOf(worst.said.asked, 'answer')}.`,
    },
  ]
}

/** `17 % of 1,239 answers (15–19 %). A week earlier 21 % (19–24 %): more than chance, …` */
export function basisOf(
  wrong: Rate | null,
  before: { rate: Rate | null; createdAt: string } | null,
  change: ChangesBody['overall'],
  at: string,
): string {
  if (wrong === null) return 'The engines gave no answer that could be counted.'
  const now = `${sayShare(wrong)}.`
  if (!before?.rate) return `${now} There is no earlier scan to compare with.`
  const when = earlierInWords(before.createdAt, at)
  const verdict =
    change === null
      ? 'nothing was asked in both'
      : change.standsOut
        ? 'more than chance, though one day may lean differently from the next'
        : 'no change beyond chance'
  return `${now} ${when.charAt(0).toUpperCase()}${when.slice(1)} ${sayShare(before.rate, false)}: ${verdict}.`
}

function sayShare({ seen, asked, rate, low, high }: Rate, withAsked = true): string {
  if (asked < ANSWERS_FOR_A_RATE) return `${seen} of ${formatOf(asked, 'answer')}: too few for a rate`
  return `${wholeShare(rate)}${withAsked ? ` of ${formatOf(asked, 'answer')}` : ''} (${between(low, high)})`
}

/** Whole points: more digits than the answers allow say nothing. Small shares keep one. */
export const wholeShare = (share: number): string =>
  share > 0 && share < 0.01 ? formatShare(share) : `${Math.round(share * 100)} %`

export const between = (low: number, high: number): string =>
  `${Math.floor(low * 100)}–${Math.ceil(high * 100)} %`

/** The change of a figure since the scan before, for a card. */
export function cardChange(
  change: ChangesBody['overall'] | undefined,
  since: string | null,
): { words: string; look: 'more' | 'fewer' | null } {
  if (!change || since === null) return { words: 'no earlier scan to compare with', look: null }
  if (!change.standsOut) return { words: `no change beyond chance since ${since}`, look: null }
  const points = Math.max(1, Math.round(Math.abs(change.difference) * 100))
  const sign = change.difference < 0 ? '▼' : '▲'
  return {
    words: `${sign} ${formatOf(points, 'point')} since ${since}`,
    look: change.difference < 0 ? 'fewer' : 'more',
  }
}

/** `a week earlier` → `the scan a week earlier`. */
export const sinceWords = (from: string, to: string): string => {
  const earlier = earlierInWords(from, to)
  return earlier === 'in the scan before' ? 'the scan before' : `the scan ${earlier}`
}
