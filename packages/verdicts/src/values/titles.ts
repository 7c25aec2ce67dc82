import { endOfCue, type Found, hitsOf, type NamedLine, textOf } from './line.ts'

/** Names of norms, seals and prizes: "ISO 27001", "B Corp", "SOC 2 Type II", "Planner Prize 2021". */
export function titlesIn(line: NamedLine): Found<string>[] {
  const found: Found<string>[] = []
  for (const { from, to, kind } of line.names) {
    if (kind === 'person' || line.own.some((own) => own.from < to && from < own.to)) continue
    const title = titleAt(line, from, to)
    if (found.every((one) => one.to <= title.from)) found.push(title)
  }
  return found
}

/** Marks and norms that are known by their names, capitals or not: "bluesign", "B Corp", "EN 1888". */
export function sealsIn(line: NamedLine): Found<string>[] {
  const found: Found<string>[] = []
  for (const { from, to } of hitsOf(line, 'seal'))
    if (
      found.every((one) => one.to <= from) &&
      !isLedByPreposition(line, from) &&
      !line.own.some((own) => own.from < to && from < own.to)
    )
      found.push(titleAt(line, from, to))
  return found
}

/** "certificada en ISO 27001" is no "EN ISO 27001". */
function isLedByPreposition({ tokens, language }: NamedLine, at: number): boolean {
  const { caps, fold = '' } = tokens[at] ?? {}
  return caps === 'lower' && language.prepositions.has(fold)
}

/** Prizes, with the one year that is said beside them: "won the Planner Prize in 2018". */
export function prizesIn(line: NamedLine): Found<string>[] {
  const years = line.tokens.filter(({ kind, fold }) => kind === 'number' && isYear(fold))
  const year = years.length === 1 ? years[0]?.fold : undefined
  return titlesIn(line).map((title) =>
    year === undefined || title.value.includes(year) ? title : { ...title, value: `${title.value} ${year}` },
  )
}

/** "ISO/IEC 27001", "ISO-27001", "2021 Planner Prize"; of "NATRUE-Siegel" only the name. */
function titleAt(line: NamedLine, from: number, to: number): Found<string> {
  const { tokens } = line
  let end = to
  while (end < tokens.length && end - from < 8 && goesOn(line, end)) end += 1
  while (end > to && tokens[end - 1]?.kind === 'sign') end -= 1
  // "Concours général agricole", "ONA nível 2"
  for (let more = 0; more < 2 && isDescribing(line, end); more += 1) end += 1
  if (end > to && tokens[end]?.kind === 'number' && !isYear(tokens[end]?.fold ?? '')) end += 1
  while (end - from > 2 && tokens[end - 2]?.fold === '-' && isKind(line, end - 1)) end -= 2
  let start = from
  // "den Planner Prize": where every noun has a capital, a plain word was not taken for a part of the name.
  while (
    start > 1 &&
    tokens[start - 1]?.caps === 'title' &&
    tokens[start]?.gap === true &&
    !isKind(line, start - 1)
  )
    start -= 1
  if (isYear(tokens[start - 1]?.fold ?? '')) start -= 1
  return { from: start, to: end, value: textOf(tokens, start, end) }
}

function goesOn({ tokens }: NamedLine, at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  if (token.kind === 'number') return true
  if (token.kind === 'word') return token.caps === 'upper' || token.caps === 'title'
  return (
    (token.fold === '/' || token.fold === '-' || token.fold === ':') &&
    !token.gap &&
    tokens[at + 1]?.gap === false
  )
}

function isDescribing({ tokens, language, cues }: NamedLine, at: number): boolean {
  const { fold = '', kind, caps } = tokens[at] ?? {}
  if (kind !== 'word' || caps !== 'lower' || language.capitalisesNouns || fold.length < 4) return false
  const isCue = [...cues.values()].some((hits) => hits.some(({ from, to }) => from <= at && at < to))
  return (
    !isCue &&
    !language.functionWords.has(fold) &&
    !language.prepositions.has(fold) &&
    !language.copulas.has(fold)
  )
}

function isKind(line: NamedLine, at: number): boolean {
  return endOfCue(line, at, 'certified') > at || endOfCue(line, at, 'awarded') > at
}

const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word)
