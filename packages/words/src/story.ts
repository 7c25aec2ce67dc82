import type { Tag } from './generated/words.ts'
import type { rich, say } from './say.ts'

/**
 * What a scan measured, in one sentence and its basis: the same words in the console, in reports and in their prints.
 * The build of the pages writes messages in the place of their names here, too. Pure.
 */

/** How messages become words: of a page, or of a server (`say-in.ts`). */
export interface Voice {
  say: typeof say
  rich: typeof rich
  language: string
}

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
  /** By what it was chosen: the newest scan, or gravity. */
  by: 'newest' | 'other'
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
  voice: Voice,
  wrong: StoryRate | null,
  change: StoryChange | null,
  worst: StoryWorst | null,
): Phrase[] {
  const story = phrases(shareInWords(voice, wrong, changeOf(change)))
  return worst === null ? story : [...story, { text: ' ' }, ...phrases(worstInWords(voice, worst))]
}

const accused: Tag = (words) => ({ text: words.join(''), accused: true })

const phrases = (words: readonly (string | Phrase)[]): Phrase[] =>
  words.map((part) => (typeof part === 'string' ? { text: part } : part))

function worstInWords({ rich, language }: Voice, { by, who, label, about, said }: StoryWorst) {
  const of = about === null || about === '' ? ('other' as const) : ('thing' as const)
  const named = { by, who, label: labelInSentence(label, language), of, about: about ?? '', w: accused }
  return said === null
    ? rich('storyWorst.notAsked', named)
    : rich('storyWorst.said', { ...named, seen: said.seen, asked: said.asked })
}

/** In the middle of an English sentence: `founding year`, `CEO`. Other languages have no capitals there, or keep theirs. */
export const labelInSentence = (label: string, language: string): string =>
  language === 'en' && /^\p{Lu}[\p{Ll}-]/u.test(label)
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label

/** Below this many answers there are counts only. */
export const ANSWERS_FOR_A_RATE = 5

function shareInWords({ say, rich }: Voice, wrong: StoryRate | null, change: ReturnType<typeof changeOf>) {
  if (wrong === null) return [say('story.nothing')]
  const { seen, asked, rate } = wrong
  const given = { ...change, seen, asked, w: accused }
  if (seen === 0)
    return [asked === 1 ? say('story.oneRight', change) : say('story.none', { ...change, asked })]
  if (asked < ANSWERS_FOR_A_RATE) return rich('story.few', given)
  if (seen === asked) return rich('story.every', given)
  if (rate >= 0.95) return rich('story.almostEvery', given)
  if (rate < 0.005) return rich('story.hardlyAny', given)
  const [of, outOf] = nearestShare(rate)
  if (of === 1 && outOf === 2) return rich('story.half', given)
  return rich('story.share', { ...given, seen: of, asked: outOf })
}

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

function changeOf(change: StoryChange | null) {
  if (!change?.overall) return { change: 'other' as const, unit: 'other' as const, earlier: 0 }
  const { standsOut, difference } = change.overall
  const which = standsOut ? (difference < 0 ? ('fewer' as const) : ('more' as const)) : ('same' as const)
  return { change: which, ...earlierOf(change.from, change.to) }
}

const DAY_MS = 86_400_000

/** How long before the newer scan the older one was. */
export function earlierOf(from: string, to: string) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  const whole = Math.round(days)
  if (days < 0.75) return { unit: 'scan' as const, earlier: 0 }
  if (whole === 1) return { unit: 'day' as const, earlier: 1 }
  if (whole === 7) return { unit: 'week' as const, earlier: 1 }
  if (whole < 14) return { unit: 'days' as const, earlier: whole }
  return { unit: 'other' as const, earlier: Math.round(days / 7) }
}

/** `17 % of 1,239 answers (15–19 %). A week earlier 21 % (19–24 %): more than chance, …` */
export function basisOf(
  { say }: Pick<Voice, 'say'>,
  wrong: StoryRate | null,
  before: { rate: StoryRate | null; createdAt: string } | null,
  change: StoryChange['overall'],
  at: string,
): string {
  if (wrong === null) return say('basis.nothing')
  const now = shareOf({ say }, wrong, true)
  if (!before?.rate) return say('basis.alone', { now })
  const verdict = change === null ? 'notBoth' : change.standsOut ? 'standsOut' : 'other'
  const earlier = shareOf({ say }, before.rate, false)
  return say('basis.compared', { now, before: earlier, verdict, ...earlierOf(before.createdAt, at) })
}

function shareOf({ say }: Pick<Voice, 'say'>, rate: StoryRate, withAsked: boolean): string {
  const { seen, asked } = rate
  if (asked < ANSWERS_FOR_A_RATE) return say('share.tooFew', { seen, asked })
  const share = wholeShare({ say }, rate.rate)
  const range = rangeOf({ say }, rate)
  return withAsked
    ? say('share.withAsked', { share, asked, range })
    : say('share.withRange', { share, range })
}

/** Whole points: more digits than the answers allow say nothing. Small shares keep one. */
export const wholeShare = ({ say }: Pick<Voice, 'say'>, share: number): string =>
  say('share.whole', {
    percent: share > 0 && share < 0.01 ? Number((share * 100).toFixed(1)) : Math.round(share * 100),
  })

/** Rounded outwards; 0.26 · 100 is 26.000000000000004. */
export const rangeOf = (
  { say }: Pick<Voice, 'say'>,
  { low, high }: Pick<StoryRate, 'low' | 'high'>,
): string => say('share.range', { low: Math.floor(low * 100 + 1e-9), high: Math.ceil(high * 100 - 1e-9) })
