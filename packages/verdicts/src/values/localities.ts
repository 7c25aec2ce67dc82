import type { Found, NamedLine, NameRun } from './line.ts'
import {
  endOfCue,
  endOfLetters,
  isCueAt,
  isCueBefore,
  isInCue,
  isOneOf,
  isOwn,
  listsOf,
  startOfCue,
  wordsAt,
} from './line.ts'
import { cityOfAdjective, countryName, countryOfAdjective, isContinent, placesNamed } from './places.ts'

/** Every place as written, with the places around it: "Leeds, England", "Kendal (Cumbria)". */
export function localitiesIn(line: NamedLine): Found<string>[] {
  const found: Found<string>[] = []
  for (const [index, run] of line.names.entries()) {
    if (run.from < (found.at(-1)?.to ?? 0) || !isPlaceHere(line, run)) continue
    const place = { ...wordsAt(line, run.from, run.to), from: startOfTown(line, run.from) }
    for (const next of line.names.slice(index + 1, index + 4)) {
      const isAround = liesIn(line, place.to, next) || isDistrictOf(line, place.to, next)
      if (!isAround && !isSuburbOf(line, place.to, next)) break
      const around = regionAt(line, next)
      place.to = around.to
      place.value += `, ${around.value}`
    }
    found.push(place)
  }
  return found
}

/** A known place, or a name after a word such as "in", or at the start of a labelled value. */
function isPlaceHere(line: NamedLine, run: NameRun): boolean {
  const { from, to, kind } = run
  // "in Halden, Norway" is the town, even where the brand is called Halden for short.
  const isTownOfName = isOneOf(line, from - 1, 'at') && isBeforeCountry(line, to)
  if ((isOwn(line, run) && !isTownOfName) || isContinent(wordsAt(line, from, to).value)) return false
  // "nel quartiere Aurora a Torino": the city counts.
  if (isCueBefore(line, from, 'districtNoun')) return false
  // "the Oakland section of Pittsburgh"
  if (kind === 'place' && isOneOf(line, from - 1, 'definite') && isCueAt(line, to, 'districtNoun'))
    return false
  // "has HQ in Porto", "at Mill House in Porto"
  if (isInCue(line, from, 'headquarters')) return false
  if (kind === 'other' && isOneOf(line, to, 'at') && isKnownCity(line, to + 1)) return false
  // "in the Portuguese city of Porto"
  if (kind !== 'place' && to - from === 1 && countryOfAdjective(line.tokens[from]?.fold ?? '') !== undefined)
    return false
  if (kind !== 'other') return kind === 'place'
  // "Asolo, Italy": a name before a region or country is a place, known or not.
  const next = line.names.find((other) => other.from === to + 1)
  if (next?.kind === 'place' && liesIn(line, to, next)) return true
  // "in Zirndorf", "in the small town of Rothwell"
  const start = startOfTown(line, from)
  const before = isOneOf(line, start - 1, 'determiners') ? start - 2 : start - 1
  return from === line.valueFrom || isOneOf(line, before, 'at')
}

const isKnownCity = ({ names, tokens }: NamedLine, at: number): boolean =>
  names.some(
    (run) =>
      run.from === at &&
      run.kind === 'place' &&
      placesNamed(
        tokens
          .slice(at, run.to)
          .map(({ text }) => text)
          .join(' '),
      ).some(({ kind }) => kind === 'city'),
  )

/** "Halden, Norway" */
function isBeforeCountry({ tokens }: NamedLine, to: number): boolean {
  if (tokens[to]?.fold !== ',') return false
  return placesNamed(tokens[to + 1]?.text ?? '').some(({ kind }) => kind !== 'city')
}

/** Where the words for the kind of place begin: "der fränkischen Kleinstadt Zirndorf". */
function startOfTown(line: NamedLine, from: number): number {
  const end = isOneOf(line, from - 1, 'of') ? from - 1 : from
  let at = startOfCue(line, end, 'townNoun')
  if (at === end) return from
  const isAdjective = (before: number) =>
    line.tokens[before]?.kind === 'word' && !isOneOf(line, before, 'functionWords')
  while (at > from - 6 && isAdjective(at - 1)) at -= 1
  return isOneOf(line, at - 1, 'determiners') ? at - 1 : at
}

/** ", England", " (Cumbria)", ", in Cumbria" */
function liesIn(line: NamedLine, at: number, next: NameRun): boolean {
  const isLed = (from: number) => isOneOf(line, from, 'at')
  const isOpen = line.tokens[at]?.fold === ',' || line.tokens[at]?.fold === '(' || isLed(at)
  // "at Mill House in the Philippines"
  const isDetermined = isLed(at) && isOneOf(line, at + 1, 'determiners')
  const isNext = next.from === at + 1 || (next.from === at + 2 && (isLed(at + 1) || isDetermined))
  // "Bethesda Maryland": two places side by side.
  const isBeside = next.from === at && next.kind === 'place'
  if (!isBeside && !(isOpen && isNext)) return false
  // Not the next city of a list: "Leeds, Milan and Porto".
  return placesNamed(regionAt(line, next).value).some(({ kind }) => kind !== 'city')
}

/** "Ota, Tokyo, Japan": a city surrounds the place before it when a country follows. */
function isDistrictOf(line: NamedLine, at: number, city: NameRun): boolean {
  if (city.kind !== 'place' || line.tokens[at]?.fold !== ',' || city.from !== at + 1) return false
  const around = line.names.find(({ from }) => from === city.to + 1)
  return around !== undefined && line.tokens[city.to]?.fold === ',' && liesIn(line, city.to, around)
}

/** "Newtown, a suburb of Sydney" */
function isSuburbOf(line: NamedLine, at: number, city: NameRun): boolean {
  const comma = line.tokens[at]?.fold === ',' ? at + 1 : at
  const noun = isOneOf(line, comma, 'determiners') ? comma + 1 : comma
  const of = endOfCue(line, noun, 'districtNoun')
  const isLed = isOneOf(line, of, 'of')
    ? city.from === of + 1
    : isOneOf(line, of - 1, 'of') && city.from === of
  return of > noun && city.kind === 'place' && isLed
}

const regionAt = (line: NamedLine, { from, to }: NameRun): Found<string> =>
  wordsAt(line, from, Math.max(to, endOfLetters(line.tokens, from)))

/** Places set beside a name: "(Ghent)", ", from Ghent,". */
export function asidesIn(line: NamedLine): Found<string>[] {
  return localitiesIn(line).filter(({ from, to }) => {
    const isLed = isOneOf(line, from - 1, 'at', 'of')
    const opening = line.tokens[isLed ? from - 2 : from - 1]?.fold
    return (opening === '(' || (opening === ',' && isLed)) && line.tokens[to]?.kind !== 'word'
  })
}

/** Adjectives of countries and cities: "a Belgian firm", "empresa bogotana". */
export function adjectivesIn({ tokens, names, own, language }: NamedLine): Found<string>[] {
  // "the British firm Benchmark" says it of Benchmark.
  const isOfNext = (at: number) =>
    names.some((run) => run.from === at + 2 && own.every(({ from }) => from !== run.from))
  return tokens.flatMap(({ fold, caps }, at) => {
    if (language.functionWords.has(fold) || isOfNext(at)) return []
    const country = countryOfAdjective(fold)
    // "a hamburger chain"
    const city = fold.endsWith('er') && caps === 'lower' ? undefined : cityOfAdjective(fold)
    const place = city ?? (country && countryName(country))
    return place === undefined ? [] : [{ from: at, to: at + 1, value: place }]
  })
}

/** Lists of countries, by their codes: "Belgium, France and the UK". */
export function countriesIn(line: NamedLine): Found<string[]>[] {
  const countries = line.names.flatMap(({ from, to }) => {
    const place = placesNamed(wordsAt(line, from, to).value).find(({ kind }) => kind === 'country')
    return place === undefined ? [] : [{ from, to, value: [place.country] }]
  })
  return listsOf(line, countries, ['and', 'determiners', 'prepositions'])
}
