import type { Hit } from '../text/phrases.ts'
import { isCapitalised } from '../text/token.ts'
import { type Found, hitsOf, isOneOf, isOwn, type NamedLine, wordsAt } from './line.ts'

/** Names of norms, seals and prizes: "ISO 27001", "B Corp", "Planner Prize 2021". */
export function titlesIn(line: NamedLine): Found<string>[] {
  const names = line.names.filter(({ kind }) => kind !== 'person')
  return titlesAt(line, names)
}

/** Well-known marks and norms, with or without capitals: "bluesign", "EN 1888". */
export function sealsIn(line: NamedLine): Found<string>[] {
  // "certificada en ISO 27001" is not "EN ISO 27001", and "ce" is not "CE".
  const isPlain = (at: number) => line.tokens[at]?.caps === 'lower' && isOneOf(line, at, 'functionWords')
  const seals = hitsOf(line, 'seal').filter(({ from }) => !isPlain(from))
  return titlesAt(line, seals)
}

/** Prizes, with the year if only one is said: "won the Planner Prize in 2018". */
export function prizesIn(line: NamedLine): Found<string>[] {
  const [year, other] = line.tokens.filter(({ fold }) => isYear(fold)).map(({ fold }) => fold)
  const isKnown = (title: string) => year === undefined || other !== undefined || title.includes(year)
  const withYear = ({ from, to, value }: Found<string>) => ({ from, to, value: `${value} ${year}` })
  return titlesIn(line).map((title) => (isKnown(title.value) ? title : withYear(title)))
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
  while (line.language.capitalisesNouns && from - start < 4 && isTitleWord(line, start - 1)) start -= 1
  return wordsAt(line, isYear(line.tokens[start - 1]?.fold ?? '') ? start - 1 : start, end)
}

function isTitleWord(line: NamedLine, at: number): boolean {
  const isName = isCapitalised(line.tokens[at]) && line.tokens[at + 1]?.gap === true
  return isName && !isOneOf(line, at, 'functionWords') && !isOwn(line, { from: at, to: at + 1 })
}

const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word)
