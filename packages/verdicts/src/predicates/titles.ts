import type { Hit } from '../text/phrases.ts'
import { isCapitalised, isYear } from '../text/token.ts'
import { type Found, hitsOf, isOneOf, isOwn, type NamedLine, wordsAt } from '../values/line.ts'
import type { Comparison } from './comparison.ts'
import { named, type StatedName, statedName, textFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { about, found } from './reads.ts'
import data from './titles.json' with { type: 'json' }
import { byLength, sameStem, wordsOf } from './words.ts'

const titleFact = {
  ...textFact,
  stated: statedName,
  compare: ({ name }: StatedName, value: string): Comparison => compareTitles(name, value),
}

export const award: Predicate<'award', string, StatedName> = {
  ...about('award', { find: found(prizesIn, named) }),
  ...titleFact,
}

export const certification: Predicate<'certification', string, StatedName> = {
  ...about('certification', { find: found(titlesIn, named), uses: { seals: found(sealsIn, named) } }),
  ...titleFact,
}

/** Prizes and certificates: "SOC 2" and "SOC 2 Type II" are the same, unless their years differ. */
export function compareTitles(stated: string, known: string): Comparison {
  const [a, b] = [titleOf(stated), titleOf(known)]
  const [long, short] = byLength(a.words, b.words)
  const isSame = short.every((word) => long.some((other) => sameStem(word, other, 7)))
  if (short.length === 0 || !isSame) return 'unrelated'
  if (a.year === undefined || b.year === undefined || a.year === b.year) return 'same'
  // One common word of a long title is not enough.
  return short.length > 1 || long.length <= 2 ? 'different' : 'unrelated'
}

function titleOf(text: string): { words: string[]; year: string | undefined } {
  const all = wordsOf(text)
  const year = all.find((word) => isYear(word))
  const named = all.filter((word) => word !== year)
  const words = named.filter((word) => !GENERAL.has(word))
  return { words: words.length === 0 ? named : words, year }
}

const GENERAL = new Set(data.general)

/** Names of norms, seals and prizes: "ISO 27001", "B Corp", "Planner Prize 2021". */
function titlesIn(line: NamedLine): Found<string>[] {
  const names = line.names.filter(({ kind }) => kind !== 'person')
  return titlesAt(line, names)
}

/** Well-known marks and norms, with or without capitals: "bluesign", "EN 1888". */
function sealsIn(line: NamedLine): Found<string>[] {
  // "certificada en ISO 27001" is not "EN ISO 27001", and "ce" is not "CE".
  const isPlain = (at: number) => line.tokens[at]?.caps === 'lower' && isOneOf(line, at, 'functionWords')
  const seals = hitsOf(line, 'seal').filter(({ from }) => !isPlain(from))
  return titlesAt(line, seals)
}

/** Prizes, with the year if only one is said: "won the Planner Prize in 2018". */
function prizesIn(line: NamedLine): Found<string>[] {
  const [year, other] = line.tokens.map(({ fold }) => fold).filter(isYear)
  if (year === undefined || other !== undefined) return titlesIn(line)
  return found(titlesIn, (title) => (title.includes(year) ? title : `${title} ${year}`))(line)
}

function titlesAt(line: NamedLine, names: readonly Hit[]): Found<string>[] {
  const titles = names.filter((name) => !isOwn(line, name)).map((name) => titleAt(line, name))
  return titles.filter(({ from }, at) => titles.slice(0, at).every(({ to }) => to <= from))
}

/** "ISO/IEC 27001", "ISO-27001", "2021 Planner Prize". */
function titleAt(line: NamedLine, { from, to }: Hit): Found<string> {
  const goesOn = (at: number) => {
    const { kind, caps, fold = '', gap } = line.tokens[at] ?? {}
    // "Queen's Award"
    if (fold === "'s") return line.tokens[at + 1]?.caps === 'title'
    if (kind !== 'sign') return kind === 'number' || caps === 'upper' || caps === 'title'
    return ['/', '-', ':'].includes(fold) && gap === false && line.tokens[at + 1]?.gap === false
  }
  let end = to
  while (end - from < 8 && goesOn(end)) end += 1
  let start = from
  // "den Red Dot Award": where nouns are capitalised, plain words were cut off the name.
  const isWord = (at: number) => isCapitalised(line.tokens[at]) && !isOneOf(line, at, 'functionWords')
  while (line.language.capitalisesNouns && from - start < 4 && isWord(start - 1)) start -= 1
  return wordsAt(line, isYear(line.tokens[start - 1]?.fold) ? start - 1 : start, end)
}
