import type { Token } from '../text/token.ts'
import { type Found, type NamedLine, type NameRun, textOf } from './line.ts'
import { cityOfAdjective, countryOfAdjective, isContinent, placesNamed } from './places.ts'

/** Every place as written, with what it lies in: "Leeds, England", "Kendal (Cumbria)", "Porto, Portugal". */
export function localitiesIn(line: NamedLine): Found<string>[] {
  const found: Found<string>[] = []
  let taken = 0
  line.names.forEach((run, index) => {
    if (run.from < taken || !isPlaceHere(line, run)) return
    const parts = [textOf(line.tokens, run.from, run.to)]
    let to = run.to
    for (const name of line.names.slice(index + 1, index + 4)) {
      const next = { ...name, to: endOfDotted(line, name) }
      if (!goesOnWith(line, to, next, parts.length)) break
      parts.push(textOf(line.tokens, next.from, next.to))
      to = next.to
    }
    taken = to
    found.push({ from: run.from, to, value: parts.join(', ') })
  })
  return found
}

/** "D.C.", "U.S.A.": single letters, each with its full stop, are one name. */
function endOfDotted({ tokens }: NamedLine, { from, to }: NameRun): number {
  let at = from
  while (tokens[at]?.caps === 'upper' && tokens[at]?.text.length === 1 && tokens[at + 1]?.fold === '.')
    at += 2
  return at - from > 2 ? Math.max(at, to) : to
}

/** A known place, or a name where places stand: behind "in", "near", "from", or first behind a label. */
function isPlaceHere(line: NamedLine, run: NameRun): boolean {
  if (line.own.some(({ from, to }) => from < run.to && run.from < to)) return false
  if (isContinent(textOf(line.tokens, run.from, run.to))) return false
  if (run.kind === 'place') return true
  if (run.kind === 'other' && isInsideKnown(line, run)) return true
  const isPlaced = run.from === line.valueFrom || isAfterCode(line, run.from) || isAfterAt(line, run.from)
  return run.kind === 'other' && run.to - run.from <= 4 && isPlaced && hasLetters(line, run)
}

/** "Asolo, Italy": what a region or a country stands behind is a place, whether a map knows it or not. */
function isInsideKnown(line: NamedLine, run: NameRun): boolean {
  const next = line.names.find(({ from }) => from === run.to + 1)
  return next?.kind === 'place' && goesOnWith(line, run.to, next, 1)
}

/** "Sitz: 59494 Soest" */
function isAfterCode({ tokens, valueFrom }: NamedLine, at: number): boolean {
  return valueFrom !== null && at === valueFrom + 1 && tokens[at - 1]?.kind === 'number'
}

function isAfterAt({ tokens, language }: NamedLine, at: number): boolean {
  const before = tokens[at - 1]?.fold ?? ''
  if (language.at.has(before)) return true
  return language.determiners.has(before) && language.at.has(tokens[at - 2]?.fold ?? '')
}

function hasLetters({ tokens }: NamedLine, { from, to }: NameRun): boolean {
  return tokens.slice(from, to).every(({ kind, caps }) => kind !== 'number' && caps !== 'mixed')
}

/** ", England", " (Cumbria)", ", in Cumbria": what the place lies in. */
function goesOnWith(line: NamedLine, at: number, next: NameRun, parts: number): boolean {
  const between = line.tokens.slice(at, next.from)
  const sign = (between[0] as Token | undefined)?.fold
  if (between.length === 0 || between.length > 2 || parts > 3) return false
  if (sign !== ',' && sign !== '(' && !line.language.at.has(sign ?? '')) return false
  if (between.length === 2 && !line.language.at.has(between[1]?.fold ?? '')) return false
  const places = placesNamed(textOf(line.tokens, next.from, next.to))
  // "Leeds, Milan and Porto" lists cities; what a place lies in is a region or a country.
  return (
    places.some(({ kind }) => kind !== 'city') ||
    (places.length === 0 && next.kind === 'other' && sign === '(')
  )
}

/** A place that stands beside a name and is all that is said there: "(Ghent)", ", from Ghent,", ", Ghent:". */
export function asidesIn(line: NamedLine): Found<string>[] {
  const { tokens, language } = line
  return localitiesIn(line).filter(({ from, to }) => {
    const isLed =
      language.at.has(tokens[from - 1]?.fold ?? '') || language.of.has(tokens[from - 1]?.fold ?? '')
    const opening = tokens[isLed ? from - 2 : from - 1]?.fold
    const isOpen = opening === '(' || (opening === ',' && isLed)
    return isOpen && (tokens[to] === undefined || tokens[to]?.kind === 'sign')
  })
}

/** What people and firms of a country or a city are called: "a Belgian firm", "empresa bogotana". */
export function adjectivesIn(line: NamedLine): Found<string>[] {
  return line.tokens.flatMap(({ fold, kind, caps }, at) => {
    if (kind !== 'word' || line.language.functionWords.has(fold)) return []
    // "the British firm Benchmark": said of what follows.
    if (line.names.some((run) => run.from === at + 2 && line.own.every(({ from }) => from !== run.from)))
      return []
    const country = countryOfAdjective(fold)
    // "a hamburger chain"
    const city = fold.endsWith('er') && caps === 'lower' ? undefined : cityOfAdjective(fold)
    const place = city ?? (country === undefined ? undefined : countryName(country))
    return place === undefined ? [] : [{ from: at, to: at + 1, value: place }]
  })
}

const countryName = (code: string): string => NAMES.of(code) ?? code
const NAMES = new Intl.DisplayNames(['en'], { type: 'region' })

/** Countries that are named together: "Belgium, France and the UK", by their codes. */
export function countriesIn(line: NamedLine): Found<string[]>[] {
  const { tokens, language } = line
  const lists: Found<string[]>[] = []
  for (const { from, to } of line.names) {
    const place = placesNamed(textOf(tokens, from, to)).find(({ kind }) => kind === 'country')
    if (place === undefined) continue
    const last = lists.at(-1)
    const between = last === undefined ? [] : tokens.slice(last.to, from)
    const isNext =
      last !== undefined &&
      between.length <= 3 &&
      between.every(
        ({ fold }) =>
          fold === ',' ||
          language.and.has(fold) ||
          language.determiners.has(fold) ||
          language.prepositions.has(fold),
      )
    if (isNext) {
      last.value.push(place.country)
      last.to = to
    } else lists.push({ from, to, value: [place.country] })
  }
  return lists
}
