import { exactRate } from '@veracite/statistics/exact-rate'
import { type Counted, type Interval, isWide } from '@veracite/statistics/interval'
import { shareOfMentions } from '@veracite/statistics/share-of-mentions'
import { COUNTS_ONLY_BELOW, sayInterval, sayRate } from '@veracite/statistics/words'
import { keysOf } from '@veracite/terms/keys-of'
import { ENGLISH } from '@veracite/words/say-in'

/** The subject of the row that stands for the answer itself. */
export const WHOLE_ANSWER = '00000000-0000-0000-0000-000000000000'

/**
 * Sums over answers for one brand, before any is counted. For the answers themselves, each counts an answer that has anyone
 * for whom it holds.
 */
export const NO_SUMS = {
  answers: 0,
  named: 0,
  first: 0,
  byModel: 0,
  recommended: 0,
  instead: 0,
  together: 0,
  cited: 0,
  mentions: 0,
  mentionsSquared: 0,
  mentionsByAll: 0,
  /** How often at the first place, the second, …; the last one counts all from the tenth on. */
  places: Array(10).fill(0) as readonly number[],
}
export type NamedSums = typeof NO_SUMS

/** `times` of -1 takes the other away. */
export function addSums(one: NamedSums, other: NamedSums, times: 1 | -1 = 1): NamedSums {
  const sum = { ...one, places: one.places.map((count, at) => count + times * (other.places[at] ?? 0)) }
  for (const name of keysOf(NO_SUMS)) if (name !== 'places') sum[name] += times * other[name]
  return sum
}

/** What a figure is a share of: all answers, and what is known of the brand itself in them. */
interface Universe {
  all: NamedSums
  own: NamedSums
}

/** A brand or another declared name, as far as it decides which measures say anything of it. */
export interface Measured {
  id: string
  kind: string
  hasDomain: boolean
}

/** These sums added up by subject, and the figures of subjects among them. Pure. */
export function figuresAmong(rows: readonly { subjectId: string; sums: NamedSums }[], brandId: string) {
  const total = new Map<string, NamedSums>()
  for (const { subjectId, sums } of rows) {
    const known = total.get(subjectId)
    total.set(subjectId, known === undefined ? sums : addSums(known, sums))
  }
  const of = (id: string): NamedSums => total.get(id) ?? NO_SUMS
  const universe: Universe = { all: of(WHOLE_ANSWER), own: of(brandId) }
  return {
    ...universe,
    of,
    /** Null where there is nothing to count, or where the measure does not apply. */
    figure: (measure: NamedMeasure, subject: Measured): NamedFigure | null =>
      appliesTo(measure, subject) ? figureOf(measure, of(subject.id), universe) : null,
  }
}

const listed = ({ places }: NamedSums): number => places.reduce((sum, count) => sum + count, 0)
const firstThree = ({ places }: NamedSums): number => listed({ ...NO_SUMS, places: places.slice(0, 3) })

/** The measures of a brand among its rivals; docs/measures.md defines them. Null: it counts mentions, not answers. */
const COUNTS = {
  named: (sums, { all }) => ({ seen: sums.named, asked: all.answers }),
  named_first: (sums, { all }) => ({ seen: sums.first, asked: all.named }),
  in_first_three: (sums, { all }) => ({ seen: firstThree(sums), asked: listed(all) }),
  voice_of_answers: (sums, { all }) => ({ seen: sums.named, asked: all.named }),
  voice_of_mentions: null,
  recommended: (sums, { all }) => ({ seen: sums.recommended, asked: all.byModel }),
  recommended_instead: (sums, { all }) => ({ seen: sums.instead, asked: all.byModel }),
  named_together: (sums, { own }) => ({ seen: sums.together, asked: own.named }),
  cited: (sums, { all }) => ({ seen: sums.cited, asked: all.cited }),
} satisfies Record<string, ((sums: NamedSums, universe: Universe) => Counted) | null>

export type NamedMeasure = keyof typeof COUNTS
export const NAMED_MEASURES = keysOf(COUNTS)

/** `seen` of `asked` with the interval of the headline, and in words what they are counted of. */
export interface NamedFigure extends Counted, Interval {
  rate: number
  method: 'clopper_pearson' | 'one_sided' | 'mentions_by_answer'
  wide: boolean
  /** `118 of 312 · 32–44 %`; counts only below five answers. */
  words: string
}

/** Null where there is nothing to count. Pure. */
export function figureOf(measure: NamedMeasure, sums: NamedSums, universe: Universe): NamedFigure | null {
  const counted = COUNTS[measure]?.(sums, universe)
  if (counted === undefined) return mentionFigure(sums, universe)
  const rate = exactRate(counted)
  return rate === null ? null : { ...counted, ...rate, wide: isWide(rate), words: sayRate(counted) }
}

function mentionFigure(sums: NamedSums, { all }: Universe): NamedFigure | null {
  const share = shareOfMentions(all.named, sums, all)
  if (share === null) return null
  const counts = `${sums.mentions} of ${all.mentions}`
  return {
    seen: sums.mentions,
    asked: all.mentions,
    ...share,
    method: 'mentions_by_answer',
    wide: isWide(share),
    words: all.named < COUNTS_ONLY_BELOW ? counts : `${counts} · ${sayInterval(share)}`,
  }
}

/** The middle place in lists, the two around the middle half, and how many lists; null if it is in none. */
export function placeOf(sums: NamedSums): { lists: number; median: number; from: number; to: number } | null {
  const lists = listed(sums)
  if (lists === 0) return null
  const at = (share: number) => placeAt(sums.places, share * lists)
  return { lists, median: at(0.5), from: at(0.25), to: at(0.75) }
}

/** The lower one where two are in the middle: a place is a whole number. */
function placeAt(places: readonly number[], rank: number): number {
  let passed = 0
  for (const [at, count] of places.entries()) {
    passed += count
    if (passed >= rank && count > 0) return at + 1
  }
  return places.length
}

const OF_TWO: ReadonlySet<NamedMeasure> = new Set(['recommended_instead', 'named_together'])
const AMONG_COMPARED: ReadonlySet<NamedMeasure> = new Set([
  'named_first',
  'in_first_three',
  'voice_of_answers',
  'voice_of_mentions',
])

/**
 * Of the brand itself, measures of two brands would say nothing; a shop is in no share of the brand and its rivals; without
 * a domain nobody knows what is cited.
 */
const appliesTo = (measure: NamedMeasure, of: Measured): boolean => {
  if (measure === 'cited') return of.hasDomain
  if (of.kind === 'own') return !OF_TWO.has(measure)
  return of.kind === 'rival' || !AMONG_COMPARED.has(measure)
}

export const universeOf = (measure: NamedMeasure): string => ENGLISH(`comparedOf.${measure}`)
export const labelOf = (measure: NamedMeasure): string => ENGLISH(`compared.${measure}`)
