import { compareCountry, comparePlaces, type PlacePart } from '../compare/places.ts'
import type { Hit } from '../phrases.ts'
import { countryOfDemonym, placeOf, startsPlace } from '../places/place.ts'
import { hitsOf } from '../reading.ts'
import { type BoundSentence, brandBeginsAt, type Mark, markBefore, type Owner, ownerAt } from '../subjects.ts'
import { type Token, WORD } from '../text/tokens.ts'
import { LOWER } from '../text/words.ts'
import { isGivenName } from '../words/people.ts'
import {
  type ClaimContext,
  type Finding,
  foldsOf,
  gappedValues,
  hasFinding,
  hold,
  ownerOfCue,
  productBefore,
  rawOf,
  textsOf,
} from './context.ts'

/** "headquartered in Milan", "Milan-based", "the Italian company Acme". */
export function readHeadquarters(context: ClaimContext): Finding[] {
  if (!context.facts.knows('headquarters')) return []
  const findings: Finding[] = []
  for (const sentence of context.sentences) {
    const seats = hitsOf(sentence, 'headquarters')
    for (const hit of seats) {
      const place =
        placeBefore(context, sentence, hit) ??
        placeAfter(context, sentence, hit) ??
        placeBeforeWhere(context, sentence, hit) ??
        placeMeantByThere(context, sentence, hit) ??
        placeInFront(context, sentence, hit)
      if (
        place === null ||
        ownerOfSeat(context, sentence, hit, place) !== 'brand' ||
        productBefore(sentence, hit.from) !== null
      )
        continue
      report(findings, context, sentence, hit, place)
      const corrected = correction(context, sentence, place)
      if (corrected !== null) report(findings, context, sentence, hit, corrected)
    }
    for (const hit of seats) {
      for (const at of gappedValues(context, sentence, hit)) {
        const first = sentence.tokens[at]
        const place = first?.kind === WORD && first.cap !== LOWER ? partsFrom(context, sentence, at) : null
        if (place !== null) report(findings, context, sentence, { ...hit, from: at, to: at }, place)
      }
    }
    for (const mark of sentence.marks) {
      const place =
        mark.owner === 'brand' && mark.product === null ? placeBehind(context, sentence, mark) : null
      if (place !== null)
        report(findings, context, sentence, { tag: 'headquarters', from: mark.from, to: mark.to }, place)
    }
    for (const hit of hitsOf(sentence, 'placeLabel')) {
      // "Ort | Bamberg": as the heading of a row or the label of a line, a word for a place means the seat.
      const label =
        sentence.kind === 'cell'
          ? hit.to <= sentence.origin
          : hit.from === 0 && sentence.tokens[hit.to]?.fold === ':'
      const place = label
        ? partsFrom(context, sentence, sentence.kind === 'cell' ? sentence.origin : hit.to + 1)
        : null
      if (place !== null && ownerAt(sentence, place.from, context.vocabulary) === 'brand')
        report(findings, context, sentence, hit, place)
    }
    for (const mark of sentence.marks) {
      const place = mark.owner === 'brand' && mark.product === null ? townsOwn(context, sentence, mark) : null
      if (place !== null)
        report(findings, context, sentence, { tag: 'headquarters', from: mark.from, to: mark.to }, place)
    }
    for (const hit of hitsOf(sentence, 'company')) {
      const place = originAfter(context, sentence, hit) ?? cityAdjective(context, sentence, hit)
      if (place !== null) report(findings, context, sentence, hit, place)
    }
    addNationality(findings, context, sentence)
  }
  return findings
}

/** What stands right behind the name sets off a place, describes the brand, or says what it calls home. */
function placeBehind(context: ClaimContext, sentence: BoundSentence, mark: Mark): StatedPlace | null {
  switch (sentence.tokens[mark.to]?.fold) {
    case '(':
      return apposition(context, sentence, mark)
    case ',':
      return apposition(context, sentence, mark) ?? describedFrom(context, sentence, mark)
    case 'call':
    case 'calls':
      return calledHome(context, sentence, mark)
    default:
      return null
  }
}

/** In "Acme, a Kingston-based maker", a town that no map knows looks like a rival: whoever stands before it is meant. */
function ownerOfSeat(
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<unknown>,
  place: StatedPlace,
): Owner {
  const owner = ownerOfCue(context, sentence, hit)
  if (owner === 'brand' && isOfSomethingOwned(sentence, hit)) return null
  const hyphened = place.to === hit.from - 1 && sentence.tokens[place.to]?.fold === '-'
  if (owner !== 'other' || !hyphened) return owner
  const before = markBefore(sentence, place.from)
  const joined = before !== undefined && place.from - before.to <= 3
  return joined ? before.owner : owner
}

/** "Acme's wood comes from Germany": what comes from there is not the brand. */
function isOfSomethingOwned(sentence: BoundSentence, hit: Hit<unknown>): boolean {
  const { tokens } = sentence
  if (!COMES.test(tokens[hit.from]?.fold ?? '')) return false
  const before = markBefore(sentence, hit.from)
  return before !== undefined && before.to < hit.from && tokens[before.to]?.fold === "'s"
}

const COMES = /^(?:comes?|is|hails|kommt|stammt)$/

/** "Acme, a software firm from Ghent": a known city or country behind the noun that defines the brand. */
function originAfter(context: ClaimContext, sentence: BoundSentence, hit: Hit<unknown>): StatedPlace | null {
  const { tokens } = sentence
  const preposition = tokens[hit.to]?.fold ?? ''
  if (!ORIGIN.has(preposition)) return null
  const first = tokens[hit.to + 1]
  if (first === undefined || first.kind !== WORD || first.cap === LOWER) return null
  const before = markBefore(sentence, hit.from)
  if (before?.owner !== 'brand' || before.product !== null || hit.from - before.to > 9) return null
  const link = tokens[before.to]
  if (
    link === undefined ||
    !(link.fold === ',' || link.fold === '–' || context.vocabulary.copulas.has(link.fold))
  )
    return null
  const place = partsFrom(context, sentence, hit.to + 1)
  return place !== null && isPlace(context, place) ? place : null
}

/** "Acme is a Milan company": a city in front of the noun that defines the brand. */
function cityAdjective(
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<unknown>,
): StatedPlace | null {
  const { tokens, marks } = sentence
  let from = hit.from
  while (from > 0 && tokens[from - 1]?.kind === WORD && tokens[from - 1]?.cap !== LOWER) from -= 1
  if (from === hit.from || context.vocabulary.code !== 'en') return null
  if (!context.vocabulary.determiners.has(tokens[from - 1]?.fold ?? '')) return null
  if (placeOf(tokens.slice(from, hit.from).map((token) => token.fold))?.city === undefined) return null
  const described = marks.some(
    (mark) =>
      mark.owner === 'brand' &&
      mark.product === null &&
      (mark.from === hit.to || (mark.to < from && from - mark.to <= 3)),
  )
  return described ? { parts: [part(context, sentence, from, hit.from)], from, to: hit.from } : null
}

/** "Milan's Acme makes …": a city of the gazetteer, in the possessive right before the name. */
function townsOwn(context: ClaimContext, sentence: BoundSentence, mark: Mark): StatedPlace | null {
  const { tokens } = sentence
  const end = mark.from - 1
  if (tokens[end]?.fold !== "'s" || context.vocabulary.code !== 'en') return null
  let from = end
  while (from > 0 && tokens[from - 1]?.kind === WORD && tokens[from - 1]?.cap !== LOWER) from -= 1
  if (from === end || placeOf(tokens.slice(from, end).map((token) => token.fold))?.city === undefined)
    return null
  return { parts: [part(context, sentence, from, end)], from, to: end }
}

/** "Acme calls Milan home". */
function calledHome(context: ClaimContext, sentence: BoundSentence, mark: Mark): StatedPlace | null {
  const place = partsFrom(context, sentence, mark.to + 1)
  return place !== null && sentence.tokens[place.to]?.fold === 'home' ? place : null
}

/** A place of the gazetteer, or the one that the fact itself names. */
export function isPlace(context: ClaimContext, place: StatedPlace): boolean {
  const words = place.parts[0]?.words ?? []
  if (placeOf(words) !== undefined) return true
  for (const truth of context.facts.activeTexts('headquarters'))
    if (comparePlaces(place.parts, truth) === true) return true
  return false
}

/** "Acme, atelier de Nantes": any short description that ends in a known place. */
function describedFrom(context: ClaimContext, sentence: BoundSentence, mark: Mark): StatedPlace | null {
  const { tokens } = sentence
  let at = mark.to + 1
  while (
    at - mark.to <= 4 &&
    tokens[at]?.kind === WORD &&
    tokens[at]?.cap === LOWER &&
    !ORIGIN.has(tokens[at]?.fold ?? '')
  )
    at += 1
  if (at === mark.to + 1 || !FROM.has(tokens[at]?.fold ?? '')) return null
  const place = partsFrom(context, sentence, at + 1)
  return place !== null && place.from === at + 1 && placeOf(place.parts[0]?.words ?? [])?.city !== undefined
    ? place
    : null
}

const FROM = new Set(['from', 'aus', 'de', 'da', 'do'])

/** "Acme (Italy)", "Acme, from Ghent,": a known place and nothing else, set off right behind the name. */
function apposition(context: ClaimContext, sentence: BoundSentence, mark: Mark): StatedPlace | null {
  const { tokens } = sentence
  const open = tokens[mark.to]?.fold
  let at = mark.to + 1
  if (ORIGIN.has(tokens[at]?.fold ?? '')) at += 1
  else if (open === ',') return null
  const first = tokens[at]
  if (first === undefined || first.kind !== WORD || first.cap === LOWER) return null
  const place = partsFrom(context, sentence, at)
  if (place === null || !isPlace(context, place)) return null
  const close = tokens[place.to]?.fold
  return close === (open === '(' ? ')' : ',') ? place : null
}

const ORIGIN = new Set(['from', 'in', 'aus', 'de', 'da', 'do', 'en', 'em', 'a'])

export interface StatedPlace {
  parts: PlacePart[]
  from: number
  to: number
}

function report(
  findings: Finding[],
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<unknown>,
  place: StatedPlace,
): void {
  if (hasFinding(findings, sentence, (one) => one.to >= place.to && one.from <= place.from)) return
  if (isPerson(context, place)) return
  // What may be any office is the seat when the prompt asked where the brand is.
  const asked = context.asks.has('placeLabel') || context.asks.has('headquarters')
  const label = sentence.tokens[hit.to]?.fold === ':'
  const strong = asked || label || !WEAK.has(foldsOf(sentence.tokens, hit.from, hit.to))
  const finding = holdPlace(context, sentence, hit, place, strong)
  if (finding !== null) findings.push(finding)
}

/** Two capitals that begin with a given name, in no gazetteer: somebody, not somewhere. */
function isPerson(context: ClaimContext, place: StatedPlace): boolean {
  const words = place.parts[0]?.words ?? []
  const named = words.length === 2 || words.length === 3
  return named && isGivenName(words[0] ?? '') && !isPlace(context, place)
}

export function holdPlace(
  context: ClaimContext,
  sentence: BoundSentence,
  cue: { from: number; to: number },
  place: StatedPlace,
  strong: boolean,
): Finding | null {
  return hold(context, {
    predicate: 'headquarters',
    stated: rawOf(context, sentence, place.from, place.to),
    sentence,
    from: Math.min(cue.from, place.from),
    value: place.from,
    to: Math.max(cue.to, place.to),
    matches: (fact) => {
      const truths = textsOf(fact)
      let verdict: boolean | null = truths.length === 0 ? null : false
      for (const truth of truths) {
        const same = comparePlaces(place.parts, truth)
        if (same === true) return true
        if (same === null) verdict = null
      }
      return verdict
    },
    strong,
  })
}

/** Wordings that may speak of an office or of where something happens. */
const WEAK = new Set(
  'base|esta en|esta em|se encuentra en|se trouve|se trouve a|standort|opera desde|opera a partir de|seat|sits in|bureaux a|locaux a|fica em|home office|out of its offices|steht|trabaja desde|trabalha a partir de|works out of|located|is located|registered office'.split(
    '|',
  ),
)

/** "not in Milan but in Bologna", "Bologna, not Milan". */
function correction(context: ClaimContext, sentence: BoundSentence, place: StatedPlace): StatedPlace | null {
  if (hitsOf(sentence, 'negation').length === 0) return null
  for (let at = place.to; at < Math.min(sentence.tokens.length, place.to + 6); at += 1) {
    if (
      context.vocabulary.at.has((sentence.tokens[at] as Token).fold) ||
      hitsOf(sentence, 'negation').some((hit) => hit.to === at + 1)
    ) {
      const other = partsFrom(context, sentence, at + 1)
      if (other !== null) return other
    }
  }
  return null
}

function placeAfter(context: ClaimContext, sentence: BoundSentence, hit: Hit<unknown>): StatedPlace | null {
  const { tokens, marks } = sentence
  const { vocabulary } = context
  let led = vocabulary.at.has(tokens[hit.to - 1]?.fold ?? '')
  for (let at = hit.to; at < Math.min(tokens.length, hit.to + 9); at += 1) {
    const token = tokens[at] as Token
    const mark = marks.find((one) => one.owner === 'brand' && one.from === at)
    if (mark !== undefined) {
      at = mark.to - 1
      continue
    }
    if (token.fold === ':' || (token.fold === '|' && sentence.kind === 'cell')) led = true
    else if (vocabulary.at.has(token.fold)) led = true
    else if (TOWARDS.has(token.fold) && isMoved(sentence)) led = true
    else if (token.kind === WORD && token.cap !== LOWER)
      return led || vocabulary.copulas.has(tokens[at - 1]?.fold ?? '') || hit.to === at
        ? partsFrom(context, sentence, at)
        : null
    else if (token.fold === ';' || token.fold === '.' || token.fold === ',') return null
    else if (
      led &&
      token.kind === WORD &&
      !vocabulary.functionWords.has(token.fold) &&
      !PLACE_FILLERS.has(token.fold) &&
      hitsOf(sentence, 'headquarters').every((other) => other.from > at || other.to <= at)
    ) {
      if (at - hit.to > 5) return null
    }
  }
  return null
}

const TOWARDS = new Set(['to', 'nach', 'para', 'a', 'vers', 'into'])

function isMoved({ tokens }: BoundSentence): boolean {
  return tokens.some((token) => MOVED.test(token.fold))
}

const MOVED =
  /^(?:moved|relocated|transferred|shifted|verlegte?|umgezogen|traslad|mudo|movio|transferi|mudou|demenag|transfere)/

const PLACE_FILLERS = new Set(
  'city downtown northern southern eastern western central ciudad centro norte sur sul cidade stadt zentrum ville centre heart suburb region area greater'.split(
    ' ',
  ),
)

/** "Milan-based", "the Ghent-headquartered start-up", "in Gent ansässig". */
function placeBefore(context: ClaimContext, sentence: BoundSentence, hit: Hit<unknown>): StatedPlace | null {
  const { tokens } = sentence
  const hyphen = tokens[hit.from - 1]
  if (hyphen?.fold === '-' && !hyphen.gap) {
    let from = hit.from - 2
    while (
      from > 0 &&
      tokens[from - 1]?.kind === WORD &&
      tokens[from - 1]?.cap !== LOWER &&
      !sentence.marks.some((mark) => mark.to === from)
    )
      from -= 1
    const first = tokens[from]
    return first !== undefined && first.kind === WORD && first.cap !== LOWER
      ? { parts: [part(context, sentence, from, hit.from - 1)], from, to: hit.from - 1 }
      : null
  }
  const apposed = placeApposed(context, sentence, hit)
  if (apposed !== null) return apposed
  if (context.vocabulary.code !== 'de') return null
  for (let at = hit.from - 1; at >= Math.max(0, hit.from - 6); at -= 1) {
    const token = tokens[at] as Token
    if (token.fold === ',' || token.fold === ';') return null
    if (
      (token.fold === 'in' || token.fold === 'im') &&
      BEFORE_GERMAN.test((tokens[hit.from] as Token).fold)
    ) {
      const place = partsFrom(context, sentence, at + 1)
      return place !== null && place.to <= hit.from ? place : null
    }
  }
  return null
}

/** "in Manchester – still its head office –": the noun explains the place before the dash. */
function placeApposed(context: ClaimContext, sentence: BoundSentence, hit: Hit<unknown>): StatedPlace | null {
  const { tokens } = sentence
  let at = hit.from - 1
  while (at > 0 && context.vocabulary.functionWords.has(tokens[at]?.fold ?? '')) at -= 1
  if (at === hit.from - 1 || !/^[–,(]$/.test(tokens[at]?.fold ?? '')) return null
  // "a showroom in Toronto, but its head office …" speaks of another place.
  const comma = tokens[at]?.fold === ','
  if (comma && hitsOf(sentence, 'contrast').some((one) => one.from > at && one.to <= hit.from)) return null
  let from = at
  while (from > 0 && tokens[from - 1]?.kind === WORD && tokens[from - 1]?.cap !== LOWER) from -= 1
  if (from === at || !context.vocabulary.at.has(tokens[from - 1]?.fold ?? '')) return null
  return partsFrom(context, sentence, from)
}

/** "sewn in Ghent, where Acme has its headquarters": the place stands before the side clause. */
function placeBeforeWhere(
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<unknown>,
): StatedPlace | null {
  const { tokens } = sentence
  const where = tokens.findLastIndex(
    (token, at) => at < hit.from && WHERE.has(token.fold) && tokens[at - 1]?.fold === ',',
  )
  for (let at = where - 2; at > 0 && where - at < 10; at -= 1) {
    const token = tokens[at] as Token
    const led = context.vocabulary.at.has(tokens[at - 1]?.fold ?? '')
    if (led && token.kind === WORD && token.cap !== LOWER) return partsFrom(context, sentence, at)
  }
  return null
}

/** "began in Ghent and is still based there": the last place before the word that points back to it. */
function placeMeantByThere(
  context: ClaimContext,
  sentence: BoundSentence,
  hit: Hit<unknown>,
): StatedPlace | null {
  const { tokens } = sentence
  const near = tokens.slice(Math.max(0, hit.from - 4), hit.to + 3)
  if (!near.some((token) => THERE.has(token.fold) && token.cap === LOWER)) return null
  for (let at = hit.from - 1; at > 0; at -= 1) {
    const token = tokens[at] as Token
    const led = context.vocabulary.at.has(tokens[at - 1]?.fold ?? '')
    if (!led || token.kind !== WORD || token.cap === LOWER) continue
    const place = partsFrom(context, sentence, at)
    if (place !== null && isPlace(context, place)) return place
  }
  return null
}

const THERE = new Set(['there', 'dort', 'alli', 'ahi', 'alla', 'la', 'ali', 'y'])

/** "Milan is where Acme has its headquarters", "C'est à Milan que …": a known place opens the clause. */
function placeInFront(context: ClaimContext, sentence: BoundSentence, hit: Hit<unknown>): StatedPlace | null {
  const { tokens, marks } = sentence
  const { vocabulary } = context
  let others = 0
  for (let at = hit.from - 1; at >= Math.max(0, hit.from - 12); at -= 1) {
    const token = tokens[at] as Token
    if (marks.some((mark) => mark.owner === 'brand' && mark.from <= at && mark.to > at)) continue
    if (token.kind !== WORD) return null
    if (token.cap === LOWER) {
      if (!vocabulary.functionWords.has(token.fold)) others += 1
      if (others > 2) return null
      continue
    }
    let from = at
    // "In Gent hat Acme …": the preposition that opens the sentence is no part of the name.
    while (
      from > 0 &&
      tokens[from - 1]?.kind === WORD &&
      tokens[from - 1]?.cap !== LOWER &&
      !vocabulary.at.has(tokens[from - 1]?.fold ?? '')
    )
      from -= 1
    const led = from === 0 || vocabulary.at.has(tokens[from - 1]?.fold ?? '')
    const place = led ? partsFrom(context, sentence, from) : null
    return place !== null && place.to > at && isPlace(context, place) ? place : null
  }
  return null
}

const WHERE = new Set(['where', 'ou', 'wo', 'donde', 'onde'])

const BEFORE_GERMAN = /^(?:ansassig|beheimatet|zuhause|zu|angesiedelt|residiert)/

const JOINERS = new Set('de la do da dos das del am an der of sur les le den upon bei im'.split(' '))

export function partsFrom(context: ClaimContext, sentence: BoundSentence, start: number): StatedPlace | null {
  const { tokens } = sentence
  let at = start
  while (at < tokens.length && at - start < 4 && tokens[at]?.kind === WORD && tokens[at]?.cap === LOWER)
    at += 1
  const from = at
  const parts: PlacePart[] = []
  let to = at
  for (let round = 0; round < 4; round += 1) {
    const begin = at
    while (at < tokens.length) {
      const token = tokens[at] as Token
      if (brandBeginsAt(sentence, at)) break
      if (token.kind === WORD && token.cap !== LOWER) at += 1
      else if (
        at > begin &&
        JOINERS.has(token.fold) &&
        tokens[at + 1]?.kind === WORD &&
        tokens[at + 1]?.cap !== LOWER
      )
        at += 1
      else if (
        at > begin &&
        (token.fold === '-' || token.fold === '.') &&
        !token.gap &&
        tokens[at + 1]?.kind === WORD &&
        tokens[at + 1]?.cap !== LOWER
      )
        at += 1
      else if (
        at > begin &&
        token.fold === '.' &&
        !token.gap &&
        /^(?:st|d|c|u|s|k)$/.test(tokens[at - 1]?.fold ?? '')
      )
        at += 1
      else break
    }
    if (at === begin) break
    // German writes other nouns with a capital too: what is no known place there ends with the first word.
    const part_ = part(context, sentence, begin, at)
    if (context.vocabulary.months.has(part_.words[0] ?? '')) break
    // "the Ward district, Guelph": the town follows.
    const district = DISTRICT.test(tokens[at]?.fold ?? '')
    if (district) at += 1
    else {
      parts.push(part_)
      to = at
    }
    const sign = tokens[at]?.fold
    const nextIsPlace = tokens[at + 1]?.kind === WORD && tokens[at + 1]?.cap !== LOWER
    const goesOn = sign === ',' || sign === '(' || (district && /^(?:of|in|von|de)$/.test(sign ?? ''))
    if (goesOn && nextIsPlace && (district || continuesPlace(context, sentence, at + 1))) at += 1
    else break
  }
  return parts.length === 0 ? null : { parts, from, to }
}

const DISTRICT = /^(?:district|neighbou?rhood|quarter|borough|area|suburb|viertel|bezirk|stadtteil)$/

/** After a comma only a known region or country belongs to the place; anything else is the next thing said. */
function continuesPlace(context: ClaimContext, sentence: BoundSentence, at: number): boolean {
  const { tokens } = sentence
  if (startsPlace(tokens[at]?.fold ?? '')) {
    for (let to = Math.min(tokens.length, at + 4); to > at; to -= 1)
      if (placeOf(wordsOf(tokens, at, to)) !== undefined) return true
  }
  const raw = rawOf(context, sentence, at, at + 1)
  if (/^[A-Z]{2,3}$/.test(raw)) return true
  return context.facts
    .activeTexts('headquarters')
    .some((truth) => truth.toLowerCase().includes(raw.toLowerCase()))
}

function part(context: ClaimContext, sentence: BoundSentence, from: number, to: number): PlacePart {
  const { tokens } = sentence
  // Trim what is no part of the name: the longest known place wins over a longer run of capitals.
  if (startsPlace(tokens[from]?.fold ?? '')) {
    for (let end = to; end > from + 1; end -= 1) {
      const words = wordsOf(tokens, from, end)
      if (placeOf(words) !== undefined) return { words, raw: rawOf(context, sentence, from, end) }
    }
  }
  return { words: wordsOf(tokens, from, to), raw: rawOf(context, sentence, from, to) }
}

function wordsOf(tokens: readonly Token[], from: number, to: number): string[] {
  const words: string[] = []
  for (let at = from; at < to; at += 1) words.push((tokens[at] as Token).fold)
  return words
}

/** "a German company": only next to a word for a company, and only where the brand is what is described. */
function addNationality(findings: Finding[], context: ClaimContext, sentence: BoundSentence): void {
  const companies = hitsOf(sentence, 'company')
  if (companies.length === 0 || sentence.marks.length === 0) return
  const { tokens, marks } = sentence
  let first = tokens.length
  let last = 0
  for (const { from, to } of companies) {
    first = Math.min(first, from - 3)
    last = Math.max(last, to + 1)
  }
  for (let at = Math.max(0, first); at <= Math.min(last, tokens.length - 1); at += 1) {
    const token = tokens[at] as Token
    if (token.kind !== WORD || token.fold.length < 4 || !isBesideCompany(companies, at)) continue
    const code = countryOfDemonym(token.fold)
    if (code === undefined) continue
    const near = marks.find(
      (mark) =>
        mark.owner === 'brand' &&
        ((mark.to <= at && at - mark.to <= 6) || (mark.from > at && mark.from - at <= 5)),
    )
    if (near === undefined || marks.some((mark) => mark.owner === 'other' && Math.abs(mark.from - at) <= 5))
      continue
    const finding = hold(context, {
      predicate: 'headquarters',
      stated: rawOf(context, sentence, at, at + 1),
      sentence,
      from: Math.min(at, near.from),
      value: at,
      to: Math.max(at + 1, near.to),
      matches: (fact) => {
        const verdicts = textsOf(fact).map((truth) => compareCountry(code, truth))
        return verdicts.includes(true)
          ? true
          : verdicts.includes(null) || verdicts.length === 0
            ? null
            : false
      },
      strong: isDefinition(context, sentence, near.to, at),
    })
    if (finding !== null) findings.push(finding)
  }
}

function isBesideCompany(companies: readonly Hit<unknown>[], at: number): boolean {
  for (const { from, to } of companies)
    if ((from > at && from - at <= 3) || (to <= at && at - to <= 1)) return true
  return false
}

function isDefinition(context: ClaimContext, sentence: BoundSentence, from: number, at: number): boolean {
  if (from > at) return true
  return sentence.tokens
    .slice(from, at)
    .every(
      (token) =>
        token.kind !== WORD ||
        context.vocabulary.functionWords.has(token.fold) ||
        context.vocabulary.copulas.has(token.fold) ||
        context.vocabulary.rankOf(token.fold) !== undefined ||
        context.vocabulary.about(token.word).starts.some((node) => node.tags.includes('company')),
    )
}
