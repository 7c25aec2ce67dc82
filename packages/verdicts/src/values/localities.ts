import type { Hit } from '../text/phrases.ts'
import {
  endOfLetters,
  type Found,
  isOneOf,
  isOwn,
  listsOf,
  type NamedLine,
  type NameRun,
  textOf,
} from './line.ts'
import { cityOfAdjective, countryOfAdjective, isContinent, placesNamed } from './places.ts'

/** Every place as written, with what it lies in: "Leeds, England", "Kendal (Cumbria)", "Porto, Portugal". */
export function localitiesIn(line: NamedLine): Found<string>[] {
  const found: Found<string>[] = []
  for (const [index, run] of line.names.entries()) {
    if (run.from < (found.at(-1)?.to ?? 0) || !isPlaceHere(line, run)) continue
    const parts: Hit[] = [run]
    let { to } = run
    for (const next of line.names.slice(index + 1, index + 4)) {
      if (!liesIn(line, to, next)) break
      to = Math.max(next.to, endOfLetters(line.tokens, next.from))
      parts.push({ from: next.from, to })
    }
    found.push({
      from: run.from,
      to,
      value: parts.map((part) => textOf(line.tokens, part.from, part.to)).join(', '),
    })
  }
  return found
}

/** A known place, or a name where places stand: behind "in", "near", "from", or first behind a label. */
function isPlaceHere(line: NamedLine, run: NameRun): boolean {
  const { tokens, valueFrom } = line
  if (isOwn(line, run) || isContinent(textOf(tokens, run.from, run.to))) return false
  if (run.kind !== 'other') return run.kind === 'place'
  // "Asolo, Italy": what a region or a country stands behind is a place, whether a map knows it or not.
  const next = line.names.find(({ from }) => from === run.to + 1)
  if (next?.kind === 'place' && liesIn(line, run.to, next)) return true
  // "Sitz: 59494 Soest"
  const isFirst =
    run.from === valueFrom || (run.from - 1 === valueFrom && tokens[valueFrom]?.kind === 'number')
  const isPlain = tokens
    .slice(run.from, run.to)
    .every(({ kind, caps }) => kind !== 'number' && caps !== 'mixed')
  return isPlain && run.to - run.from <= 4 && (isFirst || isBehindAt(line, run.from))
}

function isBehindAt(line: NamedLine, at: number): boolean {
  return isOneOf(line, at - 1, 'at') || (isOneOf(line, at - 1, 'determiners') && isOneOf(line, at - 2, 'at'))
}

/** ", England", " (Cumbria)", ", in Cumbria": what the place before lies in. */
function liesIn(line: NamedLine, at: number, next: NameRun): boolean {
  const sign = line.tokens[at]?.fold
  const length = next.from - at
  if (length < 1 || length > 2 || !(sign === ',' || sign === '(' || isOneOf(line, at, 'at'))) return false
  if (length === 2 && !isOneOf(line, at + 1, 'at')) return false
  const places = placesNamed(
    textOf(line.tokens, next.from, Math.max(next.to, endOfLetters(line.tokens, next.from))),
  )
  // "Leeds, Milan and Porto" lists cities; what a place lies in is a region or a country.
  return (
    places.some(({ kind }) => kind !== 'city') ||
    (places.length === 0 && next.kind === 'other' && sign === '(')
  )
}

/** A place that stands beside a name and is all that is said there: "(Ghent)", ", from Ghent,", ", Ghent:". */
export function asidesIn(line: NamedLine): Found<string>[] {
  const { tokens } = line
  return localitiesIn(line).filter(({ from, to }) => {
    const isLed = isOneOf(line, from - 1, 'at', 'of')
    const opening = tokens[isLed ? from - 2 : from - 1]?.fold
    const isOpen = opening === '(' || (opening === ',' && isLed)
    return isOpen && (tokens[to] === undefined || tokens[to]?.kind === 'sign')
  })
}

/** What people and firms of a country or a city are called: "a Belgian firm", "empresa bogotana". */
export function adjectivesIn({ tokens, names, own, language }: NamedLine): Found<string>[] {
  // "the British firm Benchmark": said of what follows.
  const isOfNext = (at: number) =>
    names.some((run) => run.from === at + 2 && own.every(({ from }) => from !== run.from))
  return tokens.flatMap(({ fold, caps }, at) => {
    if (language.functionWords.has(fold) || isOfNext(at)) return []
    const country = countryOfAdjective(fold)
    // "a hamburger chain"
    const city = fold.endsWith('er') && caps === 'lower' ? undefined : cityOfAdjective(fold)
    const place = city ?? (country && COUNTRIES.of(country))
    return place === undefined ? [] : [{ from: at, to: at + 1, value: place }]
  })
}

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region' })

/** Countries that are named together: "Belgium, France and the UK", by their codes. */
export function countriesIn(line: NamedLine): Found<string[]>[] {
  const { and, determiners, prepositions } = line.language
  const countries = line.names.flatMap(({ from, to }) => {
    const place = placesNamed(textOf(line.tokens, from, to)).find(({ kind }) => kind === 'country')
    return place === undefined ? [] : [{ from, to, value: [place.country] }]
  })
  const isJoint = (fold: string) =>
    fold === ',' || [and, determiners, prepositions].some((list) => list.has(fold))
  return listsOf(
    line,
    countries,
    (between) => between.length <= 3 && between.every(({ fold }) => isJoint(fold)),
  )
}
