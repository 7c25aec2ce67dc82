import type { Hit } from '../text/phrases.ts'
import { type Found, hitsOf, isCueAt, isOneOf, isOwn, type NamedLine, textOf } from './line.ts'

/** Names of norms, seals and prizes: "ISO 27001", "B Corp", "SOC 2 Type II", "Planner Prize 2021". */
export function titlesIn(line: NamedLine): Found<string>[] {
  return titlesAt(
    line,
    line.names.filter(({ kind }) => kind !== 'person'),
  )
}

/** Marks and norms that are known by their names, capitals or not: "bluesign", "B Corp", "EN 1888". */
export function sealsIn(line: NamedLine): Found<string>[] {
  // "certificada en ISO 27001" is no "EN ISO 27001".
  const isLed = (at: number) => line.tokens[at]?.caps === 'lower' && isOneOf(line, at, 'prepositions')
  return titlesAt(
    line,
    hitsOf(line, 'seal').filter(({ from }) => !isLed(from)),
  )
}

/** Prizes, with the one year that is said beside them: "won the Planner Prize in 2018". */
export function prizesIn(line: NamedLine): Found<string>[] {
  const [year, other] = line.tokens.filter(({ fold }) => isYear(fold)).map(({ fold }) => fold)
  const isKnown = (title: string) => year === undefined || other !== undefined || title.includes(year)
  return titlesIn(line).map((title) =>
    isKnown(title.value) ? title : { ...title, value: `${title.value} ${year}` },
  )
}

function titlesAt(line: NamedLine, names: readonly Hit[]): Found<string>[] {
  const found: Found<string>[] = []
  for (const name of names) {
    const title = titleAt(line, name)
    if (!isOwn(line, name) && found.every(({ to }) => to <= title.from)) found.push(title)
  }
  return found
}

/** "ISO/IEC 27001", "ISO-27001", "2021 Planner Prize"; of "NATRUE-Siegel" only the name. */
function titleAt(line: NamedLine, { from, to }: Hit): Found<string> {
  const { tokens } = line
  let end = to
  while (end - from < 8 && goesOn(line, end)) end += 1
  while (end > to && tokens[end - 1]?.kind === 'sign') end -= 1
  // "Concours général agricole", "ONA nível 2"
  for (let more = 0; more < 2 && isDescribing(line, end); more += 1) end += 1
  if (end > to && tokens[end]?.kind === 'number' && !isYear(tokens[end]?.fold ?? '')) end += 1
  while (end - from > 2 && tokens[end - 2]?.fold === '-' && isKind(line, end - 1)) end -= 2
  let start = from
  // "den Planner Prize": where every noun has a capital, a plain word was not taken for a part of the name.
  const isNamed = (at: number) => tokens[at]?.caps === 'title' && tokens[at + 1]?.gap === true
  while (start > 1 && isNamed(start - 1) && !isKind(line, start - 1)) start -= 1
  if (isYear(tokens[start - 1]?.fold ?? '')) start -= 1
  return { from: start, to: end, value: textOf(tokens, start, end) }
}

function goesOn({ tokens }: NamedLine, at: number): boolean {
  const { kind, caps, fold = '', gap } = tokens[at] ?? {}
  if (kind !== 'sign') return kind === 'number' || caps === 'upper' || caps === 'title'
  return ['/', '-', ':'].includes(fold) && gap === false && tokens[at + 1]?.gap === false
}

/** A plain word that says more about a name, where plain words have no capital. */
function isDescribing(line: NamedLine, at: number): boolean {
  const { fold = '', caps } = line.tokens[at] ?? {}
  if (caps !== 'lower' || line.language.capitalisesNouns || fold.length < 4) return false
  const isCue = [...line.cues.values()].some((hits) => hits.some(({ from, to }) => from <= at && at < to))
  return !isCue && !isOneOf(line, at, 'functionWords', 'prepositions', 'copulas')
}

function isKind(line: NamedLine, at: number): boolean {
  return isCueAt(line, at, 'certified', 'awarded')
}

const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word)
