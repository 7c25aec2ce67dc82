import { comparePlaces } from '../compare/places.ts'
import { foldedWords } from '../phrases.ts'
import { cueBeginsAt, hasCue } from '../reading.ts'
import { type BoundSentence, namesBrand, ownerAt } from '../subjects.ts'
import { remember } from '../text/remember.ts'
import { type Token, WORD } from '../text/tokens.ts'
import { LOWER } from '../text/words.ts'
import type { JudgedFact } from '../types.ts'
import { type ClaimContext, type Finding, hold, numberOf, rawOf, textsOf } from './context.ts'
import { partsFrom } from './headquarters.ts'

/**
 * The facts' own values in sentences that no reader understood: whoever names the brand's chief or owner in full, or its
 * town behind a preposition of place, says of the brand what the fact says, in whatever words. It confirms and never accuses.
 */
export function readKnownValues(context: ClaimContext, found: readonly Finding[]): Finding[] {
  const findings: Finding[] = []
  const searches = searchesFor(context, found)
  if (searches.length === 0) return findings
  for (const sentence of context.sentences) {
    if (sentence.question || sentence.kind === 'heading' || !isAboutBrand(sentence)) continue
    for (const { fact, valueIn } of searches) {
      const place = valueIn(sentence)
      const finding = place === null ? null : confirmed(context, sentence, fact, place)
      if (finding !== null) findings.push(finding)
    }
  }
  return findings
}

/** How one fact is looked for. What does not depend on the sentence is worked out before the first one. */
interface Search {
  fact: JudgedFact
  valueIn: (sentence: BoundSentence) => Stretch | null
}

/** A search for each fact of the predicates that no reader has found anything about. */
function searchesFor(context: ClaimContext, found: readonly Finding[]): Search[] {
  const searches: Search[] = []
  for (const predicate of PREDICATES) {
    const facts = context.facts.active(predicate)
    if (facts.length === 0 || found.some((one) => one.predicate === predicate)) continue
    for (const fact of facts) {
      const valueIn = SEARCHES[predicate](context, fact)
      if (valueIn !== null) searches.push({ fact, valueIn })
    }
  }
  return searches
}

const PREDICATES = [
  'ceo',
  'founder',
  'parent_company',
  'headquarters',
  'industry',
  'founded_year',
  'employees',
] as const

type MakeSearch = (context: ClaimContext, fact: JudgedFact) => Search['valueIn'] | null

const SEARCHES: Readonly<Record<(typeof PREDICATES)[number], MakeSearch>> = {
  ceo: searchName,
  founder: searchName,
  parent_company: searchName,
  headquarters: (context, fact) => (sentence) => townIn(context, sentence, fact),
  industry: searchTrade,
  founded_year: searchAge,
  employees: searchSize,
}

interface Stretch {
  from: number
  to: number
}

/** It names the brand, or points back to it. */
export function isAboutBrand(sentence: BoundSentence): boolean {
  if (sentence.fixed !== null) return sentence.fixed === 'brand'
  return namesBrand(sentence) || (sentence.topic === 'brand' && sentence.pronouns.length > 0)
}

function confirmed(
  context: ClaimContext,
  sentence: BoundSentence,
  fact: JudgedFact,
  { from, to }: Stretch,
): Finding | null {
  const finding = hold(context, {
    predicate: fact.predicate,
    stated: rawOf(context, sentence, from, to),
    sentence,
    from,
    value: from,
    to,
    matches: (one) => (one === fact ? true : null),
    strong: false,
  })
  return finding?.verdict === 'supported' ? finding : null
}

/** A name of two words or more, word for word: one word alone may be anybody's. What the prompt named is only repeated. */
function searchName({ promptWords }: ClaimContext, fact: JudgedFact): Search['valueIn'] | null {
  const names: (readonly string[])[] = []
  for (const text of textsOf(fact)) {
    const words = wordsOf(text)
    if (words.length >= 2 && !words.every((word) => promptWords.has(word))) names.push(words)
  }
  return names.length === 0 ? null : (sentence) => nameIn(sentence, names)
}

function nameIn(sentence: BoundSentence, names: readonly (readonly string[])[]): Stretch | null {
  for (const words of names) {
    const place = sequenceIn(sentence, words)
    if (place !== null && isOfBrandsClause(sentence, place)) return place
  }
  return null
}

const wordsOf = remember((text) => foldedWords(text).filter((word) => /^[\p{L}\d]/u.test(word)))

function sequenceIn({ tokens }: BoundSentence, words: readonly string[]): Stretch | null {
  const first = words[0]
  for (let from = 0; from < tokens.length; from += 1) {
    const { cap, fold } = tokens[from] as Token
    if (cap === LOWER || fold !== first) continue
    let at = from
    let word = 0
    while (at < tokens.length && word < words.length) {
      const token = tokens[at] as Token
      if (token.fold === words[word]) word += 1
      // "Jane M. Doe": an initial in between changes nobody.
      else if ((token.kind === WORD && token.fold.length > 1) || token.fold === ',' || token.fold === ';')
        break
      at += 1
    }
    if (word === words.length) return { from, to: at }
  }
  return null
}

/** No rival stands nearer to the name than the brand does. */
function isOfBrandsClause(sentence: BoundSentence, { from, to }: Stretch): boolean {
  if (sentence.fixed !== null) return true
  let brand = sentence.topic === 'brand' ? 24 : Number.POSITIVE_INFINITY
  let rival = Number.POSITIVE_INFINITY
  for (const mark of sentence.marks) {
    if (mark.from < to && mark.to > from) continue
    const distance = mark.from >= to ? mark.from - to : from - mark.to
    if (mark.owner === 'brand') brand = Math.min(brand, distance)
    else rival = Math.min(rival, distance)
  }
  return brand <= rival
}

/** "runs a network of points to charge electric cars": most words of the trade, and one of them new to the prompt. */
function searchTrade(context: ClaimContext, fact: JudgedFact): Search['valueIn'] {
  const trades = textsOf(fact).map((text) =>
    wordsOf(text)
      .filter((word) => word.length >= 4 && !context.vocabulary.functionWords.has(word))
      .map((word) => word.slice(0, 5)),
  )
  return (sentence) => tradeIn(context, sentence, trades)
}

function tradeIn(
  context: ClaimContext,
  sentence: BoundSentence,
  trades: readonly (readonly string[])[],
): Stretch | null {
  const mark = sentence.marks.find((one) => one.owner === 'brand' && one.product === null)
  if (mark === undefined || sentence.marks.some((one) => one.owner === 'other')) return null
  for (const stems of trades) {
    const places: number[] = []
    for (const stem of stems) {
      const at = placeOfStem(sentence, stem, mark.to)
      if (at >= 0) places.push(at)
    }
    if (places.length < 2 || places.length * 3 < stems.length * 2) continue
    const isNew = places.some((at) => !context.promptWords.has((sentence.tokens[at] as Token).fold))
    const stretch = { from: Math.min(...places), to: Math.max(...places) + 1 }
    if (isNew && stretch.to - stretch.from <= 7) return stretch
  }
  return null
}

function placeOfStem({ tokens }: BoundSentence, stem: string, from: number): number {
  for (let at = from; at < tokens.length; at += 1) if ((tokens[at] as Token).fold.startsWith(stem)) return at
  return -1
}

/** "is much younger (2009)": the year in brackets behind a word for age. */
function searchAge(context: ClaimContext, fact: JudgedFact): Search['valueIn'] | null {
  const year = numberOf(fact)
  return year === null ? null : (sentence) => ageIn(context, sentence, String(year))
}

function ageIn(context: ClaimContext, sentence: BoundSentence, year: string): Stretch | null {
  const { tokens, depths } = sentence
  // A sentence without depths holds no brackets.
  if (depths.length === 0) return null
  const at = tokens.findIndex(
    (token, place) =>
      token.fold === year &&
      tokens[place - 1]?.fold === '(' &&
      tokens[place + 1]?.fold === ')' &&
      AGE.test(tokens[place - 2]?.fold ?? ''),
  )
  return at > 0 && ownerAt(sentence, at - 2, context.vocabulary) === 'brand'
    ? { from: at - 2, to: at + 2 }
    : null
}

const AGE =
  /^(?:young|younger|youngest|old|older|oldest|newer|jung|junger|alter|jungste|alteste|joven|jovenes|antigu[oa]|mas joven|jovem|nov[oa]|antig[oa]|jeune|ancien|ancienne|recente?|vieille|vieux)$/

/** "is leaner, at some 300 people": a count of people behind a word for size, near the one that is known. */
function searchSize(context: ClaimContext, fact: JudgedFact): Search['valueIn'] | null {
  const known = numberOf(fact)
  return known === null ? null : (sentence) => sizeIn(context, sentence, known)
}

function sizeIn(context: ClaimContext, sentence: BoundSentence, known: number): Stretch | null {
  const { tokens } = sentence
  if (sentence.numbers.length === 0 || !hasCue(sentence, 'people')) return null
  const number = sentence.numbers.find(
    ({ from, to, value }) =>
      Math.abs(value - known) <= known / 10 &&
      cueBeginsAt(sentence, 'people', to) &&
      tokens.slice(Math.max(0, from - 4), from).some((token) => SIZE.test(token.fold)) &&
      ownerAt(sentence, from, context.vocabulary) === 'brand',
  )
  return number === undefined ? null : { from: number.from, to: number.to + 1 }
}

const SIZE =
  /^(?:lean|leaner|small|smaller|big|bigger|large|larger|klein|kleiner|gross|grosser|schlanker|pequen[oa]|menor|mayor|grande|maior|petite?|plus grande?)$/

/** "still works from Ghent": the town of the fact behind a preposition of place. */
function townIn(context: ClaimContext, sentence: BoundSentence, fact: JudgedFact): Stretch | null {
  const { tokens } = sentence
  const { vocabulary } = context
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (token.kind !== WORD || token.cap === LOWER) continue
    const before = tokens[at - 1] as Token
    const outOf = before.fold === 'of' && tokens[at - 2]?.fold === 'out'
    if (!outOf && !vocabulary.at.has(before.fold) && !FROM.has(before.fold)) continue
    const place = partsFrom(context, sentence, at)
    if (place === null || place.from !== at) continue
    const words = place.parts[0]?.words ?? []
    const town = [{ raw: words.join(' '), words }]
    const truths = textsOf(fact)
    if (!truths.some((truth) => comparePlaces(town, townOf(truth)) === true)) continue
    if (!truths.some((truth) => comparePlaces(place.parts, truth) === true)) continue
    if (hasBrandAsSubject(sentence, at) && ownerAt(sentence, at - 1, vocabulary) === 'brand')
      return { from: at - 1, to: place.to }
  }
  return null
}

/** The brand, or a pronoun for it, opens the clause, and no meeting, shop or customer stands between it and the town. */
export function hasBrandAsSubject(sentence: BoundSentence, at: number): boolean {
  if (sentence.fixed !== null) return true
  const mark = sentence.marks.findLast((one) => one.owner === 'brand' && one.to <= at)
  const pronoun = sentence.topic === 'brand' ? sentence.pronouns.find((hit) => hit.from <= 1) : undefined
  const from = mark?.to ?? pronoun?.to
  if (from === undefined) return opensFromTown(sentence, at)
  return !sentence.tokens.slice(from, at).some((token) => PASSING.test(token.fold))
}

/** "Desde Gante, Acme dirige …", "Von Gent aus steuert Acme …": where it acts from stands first, and then the brand. */
function opensFromTown({ tokens, marks }: BoundSentence, at: number): boolean {
  const mark = marks.find((one) => one.owner === 'brand' && one.from > at)
  return at <= 3 && ORIGINS.has(tokens[at - 1]?.fold ?? '') && mark !== undefined && mark.from - at <= 5
}

const ORIGINS = new Set(['from', 'von', 'desde', 'depuis'])

/** What a brand does in many towns. */
const PASSING =
  /^(?:showrooms?|outlets?|depots?|outpost|lager|ausstellung|sucursal|sucursales|almacen|deposito|armazem|entrepot|succursales?|filiais|fair|fairs|event|events|store|stores|shop|shops|cafe|festival|conference|customers?|users?|branch|branches|warehouse|between|sells?|sold|delivers?|ships?|opened|messe|laden|filialen?|kunden|liefert|verkauft|feria|tiendas?|clientes|evento|eventos|entrega|vende|feira|lojas?|loja|salon|boutiques?|magasins?|clients|vend|livre|marche|market|mercado|markt)$/

/** The first part of the fact, not the country: where a brand is found in a country says little about its seat. */
const townOf = remember((truth) => truth.split(/[,;(]/)[0] ?? '')

const FROM = new Set(['aus', 'von', 'depuis', 'desde', 'de'])
