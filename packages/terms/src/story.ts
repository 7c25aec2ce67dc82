/** What a scan measured, in one sentence and its basis. The same words in the console, in reports and in their prints. Pure. */

import { DAY_MS } from './days.ts'

/** How many of how many, and the interval with 95 % confidence. */
export interface StoryRate {
  seen: number
  asked: number
  rate: number
  low: number
  high: number
}

export interface StoryChange {
  /** When the two scans began. */
  from: string
  to: string
  /** Null if nothing was asked in both. */
  overall: { standsOut: boolean; difference: number } | null
}

/** The statement that the sentence ends with. */
export interface StoryWorst {
  /** `Worst`, `Gravest`: by what it was chosen. */
  by: string
  who: string
  label: string
  about: string | null
  said: { seen: number; asked: number } | null
}

/** A stretch of a sentence; what is false stands out. */
export interface Phrase {
  text: string
  accused?: boolean
}

/** The newest scan in one sentence. */
export function storyOf(
  wrong: StoryRate | null,
  change: StoryChange | null,
  worst: StoryWorst | null,
): Phrase[] {
  const [lead, rest] = shareInWords(wrong)
  return [
    ...lead,
    { text: `${rest}${change?.overall ? changeInWords(change.overall, change.from, change.to) : ''}.` },
    ...(worst === null ? [] : worstInWords(worst)),
  ]
}

function worstInWords({ by, who, label, about, said }: StoryWorst): Phrase[] {
  const of = about === null || about === '' ? '' : ` of ${about}`
  return [
    { text: ` ${by}: ` },
    { text: `${who} on the ${labelInSentence(label)}${of}`, accused: true },
    { text: said === null ? '.' : `, in ${formatCount(said.seen)} of ${formatOf(said.asked, 'answer')}.` },
  ]
}

/** In the middle of a sentence: `founding year`, `CEO`. */
export const labelInSentence = (label: string): string =>
  /^\p{Lu}[\p{Ll}-]/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

export const formatCount = (count: number): string => count.toLocaleString('en-US')
export const formatOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`

/** Below this many answers there are counts only. */
export const ANSWERS_FOR_A_RATE = 5

function shareInWords(wrong: StoryRate | null): [Phrase[], string] {
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
  { standsOut, difference }: NonNullable<StoryChange['overall']>,
  from: string,
  to: string,
): string {
  const before = earlierInWords(from, to)
  if (!standsOut) return `, about as many as ${before}`
  return difference < 0 ? `, fewer than ${before}` : `, more than ${before}`
}

/** How long before the newer scan the older one was. */
export function earlierInWords(from: string, to: string): string {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  if (days < 0.75) return 'in the scan before'
  const whole = Math.round(days)
  if (whole === 1) return 'a day earlier'
  if (whole === 7) return 'a week earlier'
  return whole < 14 ? `${whole} days earlier` : `${Math.round(days / 7)} weeks earlier`
}

/** `17 % of 1,239 answers (15–19 %). A week earlier 21 % (19–24 %): more than chance, …` */
export function basisOf(
  wrong: StoryRate | null,
  before: { rate: StoryRate | null; createdAt: string } | null,
  change: StoryChange['overall'],
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

function sayShare({ seen, asked, rate, low, high }: StoryRate, withAsked = true): string {
  if (asked < ANSWERS_FOR_A_RATE) return `${seen} of ${formatOf(asked, 'answer')}: too few for a rate`
  return `${wholeShare(rate)}${withAsked ? ` of ${formatOf(asked, 'answer')}` : ''} (${between(low, high)})`
}

/** Whole points: more digits than the answers allow say nothing. Small shares keep one. */
export const wholeShare = (share: number): string =>
  share > 0 && share < 0.01 ? `${(share * 100).toFixed(1)} %` : `${Math.round(share * 100)} %`

/** Rounded outwards; 0.26 · 100 is 26.000000000000004. */
export const between = (low: number, high: number): string =>
  `${Math.floor(low * 100 + 1e-9)}–${Math.ceil(high * 100 - 1e-9)} %`
