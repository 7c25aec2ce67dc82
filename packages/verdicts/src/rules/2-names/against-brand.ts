import { type Cue, cuesNamed } from '../../languages/language.ts'
import { hostOf } from '../../text/address.ts'
import type { Hit } from '../../text/phrases.ts'
import { isCapitalised, isYear, type Token } from '../../text/token.ts'
import { hitsOf, isCueAt, isCueBefore, isCueNear, isOneOf } from '../../values/line.ts'
import { countryOfAdjective, placesNamed, placesOrLandscapes } from '../../values/places.ts'
import { endWithForm } from '../../values/products.ts'
import { isEverydayWord, isGivenName } from '../../words/words.ts'
import { entryKey, entryStart, isOtherName } from './around-name.ts'
import { hasOwnWordBehind, isEntry, isEntryAmongNames } from './for-brand.ts'
import { isBorne } from './name-patterns.ts'
import { isImperative, pairAt } from './occurrence.ts'
import others from './other-names.json' with { type: 'json' }
import type { At, SignTest } from './sign.ts'
import signs from './signs.json' with { type: 'json' }

/** What speaks for a person, a place, a word or another company of the name. */
export const AGAINST: readonly SignTest[] = [
  ['person', isFamilyName],
  // "Magpie" in an Italian answer, "Juno", "Lagos"
  ['borne_elsewhere', ({ pattern }) => !pattern.ordinary && isBorne(pattern)],
  ['first_name', isFirstName],
  ['maybe_person', mayBePerson],
  ['lives', lives],
  ['defined_as_other', isOtherThing],
  ['place', isPlaceThere],
  ['known_other_name', isKnownOtherName],
  ['other_body', (at) => isOtherBody(at) && !isTrade(at)],
  // "Acme Bank", and the brand is no bank.
  ['other_trade', (at) => isOtherBody(at) && isTrade(at) && at.knowsTrades],
  // "Acme Bank", and nobody said what the brand does.
  ['some_trade', (at) => isOtherBody(at) && isTrade(at) && !at.knowsTrades],
  ['inside_other_name', isInsideOtherName],
  ['end_of_other_name', isEndOfOtherName],
  ['joined_name', isJoined],
  ['joined_word', isJoinedWord],
  ['author', isAuthor],
  ['abbreviation', isAbbreviation],
  ['in_title', isInTitle],
  ['unit_of_measure', isUnitOfMeasure],
  ['counted', isCounted],
  ['leads_elsewhere', leadsElsewhere],
  ['letter', isLetter],
  ['used_as_verb', isVerb],
  ['day_or_month', isCalendarWord],
  ['one_of_a_kind', isOneOfAKind],
  ['entry_among_words', isEntryAmongWords],
  ['same_words_in_small', isSmallElsewhere],
  // "with ortwick", where the name has a capital.
  ['small_letters', isSmall],
]

/** "Giulia Tessaro", "Dr. Tessaro" */
function isFamilyName({ unit, tokens, from, language, tail }: At): boolean {
  const { fold = '', caps } = tokens[from - 1] ?? {}
  if (isCueBefore(unit, fold === '.' ? from - 1 : from, 'personTitle')) return true
  if (caps !== 'title' || !isGivenName(fold)) return false
  if (language.isGeneric(fold) || language.functionWords.has(fold)) return false
  // "Will Solvane 4 come", "Rose Solvane headphones"
  return !(isEverydayWord(fold) && (tail.hasNoun || tail.hasFigure))
}

/** "Solène Hébert": a first name, and a family name that no dictionary knows. */
function isFirstName(at: At): boolean {
  const { pattern, tokens, to, tail } = at
  if (!isGivenName(pattern.parts[0] ?? '') || !isExtended(at) || pattern.isOrdinary(tokens[to]?.fold ?? ''))
    return false
  // "Solène AirZoom 4" and "Solène Vaporette Next Pro" are things, and what stands in a list of such.
  if (isEntryAmongNames(at)) return false
  const words = tokens.slice(tail.from, tail.to)
  return words.length <= LONGEST_FAMILY_NAME && words.every(({ text }) => !/\d|\p{Ll}\p{Lu}/u.test(text))
}

const LONGEST_FAMILY_NAME = 3

/** "drawn by Astrid Baker": a first name, and one word with a capital. Things have an article, a noun or a line of their own. */
function mayBePerson({ pattern, unit, tokens, from, tail }: At): boolean {
  if (!isGivenName(pattern.parts[0] ?? '') || tail.to - tail.from !== 1 || unit.kind !== 'sentence')
    return false
  return tokens[tail.from]?.caps === 'title' && !tokens[from]?.bold && !isOneOf(unit, from - 1, 'determiners')
}

/** "Polar Bears", "Sienna Lake Road": a word with a capital, and another. */
function isInsideOtherName(at: At): boolean {
  const { pattern, tokens, from, language } = at
  const [word = ''] = pattern.parts
  const isKnown = isGivenName(word) || placesNamed(word).length > 0
  if (language.capitalisesNouns || !isExtended(at)) return false
  return isKnown || (pattern.ordinary && tokens[from - 1]?.kind === 'word')
}

/** "American Express", "Fluance High Fidelity Turntable": the name ends that of somebody else, or stands in it. */
function isEndOfOtherName({ tokens, from, pattern, language, ownWords, unit, tail }: At): boolean {
  const before = tokens[from - 1]
  if (!isCapitalised(before) || !tokens[from]?.gap || ownWords.has(before.fold)) return false
  if (isOneOf(unit, from - 1, 'functionWords', 'determiners', 'prepositions')) return false
  if (!pattern.ordinary || language.capitalisesNouns) return false
  // "16 GB RAM Solvane R7"
  if (before.caps === 'upper') return false
  if (isOtherName(before, pattern.isOrdinary)) return true
  // "British Ember", "Japanese Meadow"
  if (countryOfAdjective(before.fold) !== undefined) return true
  // "Breville Barista Express BES870"
  if (hasOtherBefore(tokens, from - 1, pattern.isOrdinary)) return true
  // "Gaming Laptop Solvane R7": two names that run together.
  if (tail.hasFigure || from < 2) return false
  if (before.bold !== tokens[from]?.bold) return false
  const start = from < unit.label ? tokens.findIndex(({ kind }) => kind === 'word') : entryStart(unit)
  return unit.kind === 'sentence' || isOtherName(tokens[start], pattern.isOrdinary)
}

/** A name of somebody else, and only words with capitals behind it. */
function hasOtherBefore(
  tokens: readonly Token[],
  last: number,
  isOrdinary: (word: string) => boolean,
): boolean {
  for (let at = last; at > last - LONGEST_LEAD && isCapitalised(tokens[at]); at -= 1) {
    if (tokens[at]?.bold !== tokens[last]?.bold) return false
    if (isOtherName(tokens[at], isOrdinary)) return true
    if (tokens[at]?.gap !== true) return false
  }
  return false
}

const LONGEST_LEAD = 4

/** "Arm & Hammer": two words that are none of a list of brands. */
function isJoined({ tokens, to, pattern, ownWords }: At): boolean {
  const next = tokens[to + 1]
  if (tokens[to]?.fold !== '&' || !pattern.ordinary || next === undefined) return false
  return isCapitalised(next) && pattern.isOrdinary(next.fold) && !ownWords.has(next.fold)
}

/** "a Meta-analysis": the first half of a word; not "Ember-branded". */
function isJoinedWord({ tokens, to, pattern, tail, language, ownWords }: At): boolean {
  const next = tokens[to + 1]
  if (tokens[to]?.fold !== '-' || tokens[to]?.gap || next === undefined || next.gap) return false
  if (!pattern.ordinary || language.capitalisesNouns || tail.hasNoun || next.caps !== 'lower') return false
  return !ownWords.has(next.fold) && !OF_COMPANIES.has(next.fold)
}

const OF_COMPANIES = new Set(signs.joinedToCompanies)

/** "(Ford et al., 2003)", "(Ford, 2003)", "Ford and Miller (2003)": who wrote it. */
function isAuthor(at: At): boolean {
  const { tokens, from, to } = at
  if (tokens[to]?.fold === 'et' && tokens[to + 1]?.fold === 'al') return true
  if (tokens[from - 1]?.fold === '(' && tokens[to]?.fold === ',' && isYear(tokens[to + 1]?.fold)) return true
  const isDated = (end: number) =>
    tokens[end]?.fold === '(' && isYear(tokens[end + 1]?.fold) && tokens[end + 2]?.fold === ')'
  return (isPair(at, to) && isDated(to + 2)) || (isPair(at, from - 2) && isDated(to)) || isOfStudy(at)
}

/** "Ford and Miller": a word with a capital on both sides of an "and". */
const isPair = ({ unit, tokens }: At, at: number): boolean =>
  [at, at + 1].some((and) => isOneOf(unit, and, 'and') || tokens[and]?.fold === '&') &&
  [at, at + 1].some((name) => isCapitalised(tokens[name]))

/** "a study by Ford and Miller", where the brand has a longer name. */
function isOfStudy(at: At): boolean {
  const { unit, tokens, from, to, pattern, nameWords } = at
  if (pattern.parts.length >= nameWords.length || !(isPair(at, to) || isPair(at, from - 2))) return false
  const by = isPair(at, to) ? from - 1 : from - 3
  return isOneOf(unit, by, 'by') && STUDIES.has(tokens[by - 1]?.fold ?? '')
}

const STUDIES = new Set(signs.studies)

/** "British Columbia", "the Amazon rainforest", "Orange County" */
function isKnownOtherName({ tokens, from, to, ownWords }: At): boolean {
  const wordsAt = (at: number, count: number) =>
    tokens
      .slice(Math.max(0, at), at + count)
      .map(({ fold }) => fold)
      .join(' ')
  const next = tokens[to]
  if (next?.gap && !ownWords.has(next.fold)) {
    if (SMALL.has(next.fold) || SMALL.has(wordsAt(to, 2))) return true
    if (isCapitalised(next) && (AFTER.has(next.fold) || AFTER.has(wordsAt(to, 2)))) return true
  }
  return (
    (isCapitalised(tokens[from - 1]) && BEFORE.has(wordsAt(from - 1, 1))) || BEFORE.has(wordsAt(from - 2, 2))
  )
}

const SMALL = new Set(others.small)
const AFTER = new Set(others.after)
const BEFORE = new Set(others.before)

/** "what Marlow says about his voyage", "Odile, Rothbart's daughter" */
function lives({ pattern, unit, tokens, from, to }: At): boolean {
  if (pattern.text.length === 1) return false
  if (isCueNear(unit, to, 'personLife', 6)) return true
  const isKin = ({ from: at }: Hit) => at >= to && at - to <= 5 && !isCapitalised(tokens[at])
  if (tokens[to]?.fold === ',' && hitsOf(unit, 'kin').some(isKin)) return true
  // "Ford's wife", and "Wendy's brother", where the name has the ending
  const owned = tokens[to]?.fold === "'s" ? to + 1 : pattern.text.endsWith("'s") ? to : null
  if (owned !== null && isCueAt(unit, owned, 'kin')) return true
  const pronoun = hitsOf(unit, 'personPronoun').find((hit) => hit.from >= to && hit.from - to <= 16)
  if (pronoun === undefined || tokens[to]?.fold === "'s") return false
  // "posts on Acme that show his garden": nobody writes on a person.
  if (isCueBefore(unit, from, 'locative') || signs.onLocatives.includes(tokens[from - 1]?.fold ?? ''))
    return false
  // Another name, before or after, may be meant by the pronoun.
  const start = Math.max(1, from - NAMES_BEFORE)
  const others = [...tokens.slice(start, from), ...tokens.slice(to + 1, pronoun.from)]
  return !others.some((token) => isCapitalised(token))
}

const NAMES_BEFORE = 24

/** "Tessaro is an Italian surname", "the village of Tessaro", "Tarnbrook, a hamlet of" */
function isOtherThing({ unit, tokens, from, to, language, ownWords }: At): boolean {
  const isLinked = isOneOf(unit, to, 'copulas') || /^[,(:]$/.test(tokens[to]?.fold ?? '')
  const isAdjective = ({ kind, fold }: Token) =>
    fold === '-' || (kind === 'word' && (language.determiners.has(fold) || !language.functionWords.has(fold)))
  const isSmall = ({ fold }: Token) => fold === '"' || language.of.has(fold) || language.determiners.has(fold)
  return hitsOf(unit, 'otherThing').some((thing) => {
    const noun = tokens[thing.to - 1] as Token
    // "Mirabel: fruit-kernel oils"
    if (tokens[thing.to]?.fold === '-') return false
    if (ownWords.has(noun.fold) || (isCapitalised(noun) && !language.capitalisesNouns)) return false
    if (thing.from >= to)
      return isLinked && thing.from - to <= 9 && tokens.slice(to + 1, thing.from).every(isAdjective)
    return thing.to <= from && from - thing.to <= 2 && tokens.slice(thing.to, from).every(isSmall)
  })
}

/** "At Tarnbrook, a hamlet", "the train to Sintra", "Tarnbrook in the north of England". */
function isPlaceThere(at: At): boolean {
  return isReached(at) || isLocated(at)
}

/** "the train to Sintra". "At" leads to companies as well. */
function isReached(at: At): boolean {
  const { unit, tokens, from, to, language, pattern } = at
  const isFirm = language.namesTakeArticles && isOneOf(unit, from - 1, 'determiners')
  if (isFirm || !isCueBefore(unit, from, 'locative') || tokens[to]?.fold === "'s" || isExtended(at))
    return false
  // "in Acme Chrome", which is a product of its.
  if (hasOwnWordBehind(at)) return false
  const isWeak = signs.weakLocatives.includes(tokens[from - 1]?.fold ?? '')
  const isNear = ({ from: thing }: Hit) => Math.abs(thing - from) <= PLACE_REACH
  if (hitsOf(unit, 'otherThing').some(isNear) && (!isWeak || tokens[to]?.fold === ',')) return true
  // Small towns are called after everything.
  const places = placesOrLandscapes(tokens[from]?.text ?? '')
  if (signs.atLocatives.includes(tokens[from - 1]?.fold ?? '')) return false
  return places.some(({ isTown }) => !pattern.ordinary || isTown !== true)
}

const PLACE_REACH = 8

/**
 * "Tarnbrook in the north of England and Wales": where something lies, and nothing that a company does. Of a name on the
 * map, the country or region around it is enough.
 */
function isLocated({ unit, tokens, to, pattern }: At): boolean {
  const at = tokens[to]?.fold === ',' ? to + 1 : to
  const has = (cues: readonly Cue[]) => cues.some((cue) => hitsOf(unit, cue).length > 0)
  if (has(COMPANY_CUES)) return false
  // "Tarnbrook spans England and Wales"
  if (!isCueAt(unit, at, 'locative'))
    return !has(OFFER_CUES) && liesIn(pattern.text, tokens.slice(to + 1, to + 3))
  const behind = tokens.slice(at + 1, at + 1 + LOCATED_REACH)
  const around = placesIn(behind)
  const liesThere = liesIn(pattern.text, behind)
  const isPointed = isCueNear(unit, at + 1, 'compass', LOCATED_REACH - 2)
  if (liesThere) return isPointed || !has(['makes'])
  return isPointed && !has(OFFER_CUES) && around.some(({ kind }) => kind !== 'city')
}

const placesIn = (tokens: readonly Token[]) =>
  tokens.filter(isCapitalised).flatMap(({ text }) => placesNamed(text))

/** Whether a name on the map lies in a region or country that is named beside it. */
const liesIn = (name: string, beside: readonly Token[]): boolean =>
  placesOrLandscapes(name).some(({ isTown, country }) =>
    placesIn(beside).some((place) => !isTown && place.kind !== 'city' && place.country === country),
  )

/** In words: "in the far south of New Zealand". */
const LOCATED_REACH = 6
const COMPANY_CUES = cuesNamed(signs.notOfPlaces)
const OFFER_CUES = cuesNamed(signs.tradeCues)

/** "Acme Rover": the name goes on. */
function isExtended({ tokens, to, ownWords }: At): boolean {
  const next = tokens[to]
  return isCapitalised(next) && next.gap && !ownWords.has(next.fold) && endWithForm(tokens, to) === to
}

/** "Acme Bank", "Acme Street" */
function isOtherBody(at: At): boolean {
  if (!isExtended(at) || isInsideProduct(at)) return false
  const next = at.tokens.slice(at.to, at.to + 1)
  // In whatever language.
  return at.engine.languages.some(({ cues }) => cues.at(next, 0).some(({ tag }) => tag === 'otherBody'))
}

/** "Ortwick Entertainment System": of a name that nobody else bears, a trade is the first word of a product. */
function isInsideProduct(at: At): boolean {
  const next = at.tokens[at.to + 1]
  const isUnique = !at.pattern.ordinary && !isBorne(at.pattern)
  return (
    isUnique &&
    isTrade(at) &&
    isCapitalised(next) &&
    next.gap &&
    endWithForm(at.tokens, at.to + 1) === at.to + 1
  )
}

/** A trade, or what products are called as well: brands have a bank, a studio and a "Galaxy". */
const isTrade = ({ tokens, to }: At): boolean => TRADE_HEADS.has(tokens[to]?.fold ?? '')

const TRADE_HEADS = new Set(others.tradeHeads)

/** "late blight resistance (LBR)": the letters of small words before it. */
function isAbbreviation({ tokens, from, to, pattern }: At): boolean {
  const letters = pattern.parts.join('')
  if (tokens[from - 1]?.fold !== '(' || tokens[to]?.fold !== ')' || !/^[a-z]{2,6}$/.test(letters))
    return false
  const before = tokens
    .slice(Math.max(0, from - 1 - letters.length * 2), from - 1)
    .filter(({ kind }) => kind === 'word')
  const words = before.slice(-letters.length)
  return words.every(({ caps }) => caps === 'lower') && words.map(({ fold }) => fold[0]).join('') === letters
}

/** "Meadow with Poplars" by a painter; "Ortwick says hello" is still Ortwick. */
function isInTitle({ unit, from, to, pattern }: At): boolean {
  if (!pattern.ordinary && !isBorne(pattern)) return false
  return unit.quotes.some((quote) => quote.from === from && quote.to > to)
}

/** "4X Zoom" */
function isCounted({ tokens, from, pattern }: At): boolean {
  return pattern.ordinary && tokens[from - 1]?.fold === 'x' && tokens[from - 2]?.kind === 'number'
}

/** "a 2.2 HP motor", "2-HP", "2+ HP", "up to 8.3 Tesla" */
function isUnitOfMeasure({ tokens, from, pattern, language }: At): boolean {
  const isJoined = /^[-+]$/.test(tokens[from - 1]?.fold ?? '')
  const before = isJoined ? tokens[from - 2] : tokens[from - 1]
  if (before === undefined) return false
  const isUnit = UNITS.has(pattern.parts.join(' '))
  // "one Tesla equals 10,000 gauss"
  if (before.kind !== 'number') return isUnit && language.numbers.has(before.fold)
  return pattern.text.length < 4 || (isUnit && !isYear(before.fold))
}

const UNITS = new Set(others.units)

/** "Country X", "space X", "X = 2", "The X Factor": one letter is a name only where nothing makes it a sign. */
function isLetter(at: At): boolean {
  const { pattern, unit, tokens, from, to } = at
  if (pattern.text.length > 1) return false
  const [before, next] = [tokens[from - 1], tokens[to]]
  const isSign = (token: Token | undefined) => /^[=<>_^+*"|[\]{}\\]$/.test(token?.fold ?? '')
  if (isSign(before) || isSign(next)) return true
  // "f(X)", "π_n(X)"
  if (before?.fold === '(' && next?.fold === ')') return true
  const isNoun = before?.kind === 'word' && !isSmallWord(unit, from - 1)
  // "Carry-on X"
  const isCompound = tokens[from - 2]?.fold === '-' && before?.gap === false
  return isNoun || isCompound || isExtended(at)
}

/** "posts on", "platforms like", "the": what may stand before any name. */
const isSmallWord = (unit: At['unit'], at: number): boolean =>
  isOneOf(unit, at, 'functionWords', 'determiners', 'prepositions') || isCueBefore(unit, at + 1, 'locative')

/** "Discover the isles", "Express your ideas": a name has no article behind it. */
function isVerb({ pattern, unit, from, to }: At): boolean {
  return pattern.ordinary && isImperative(unit, from, to)
}

/** "[Anvil](https://anvil.works)", or anvil.works among the sources, when that is not the brand's domain. */
function leadsElsewhere({ tokens, from, to, strangers, isExpected, ownLabel }: At): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind !== 'sign')
  const name = words.map(({ fold }) => fold).join('')
  // "acme.fr" is most likely a page of acme.com in another country.
  const isOther = (label: string) => label.startsWith(name) && label !== ownLabel
  if (!isExpected && isOther(name) && strangers.includes(name)) return true
  const host = hostOf(tokens[to - 1]?.link ?? '') ?? ''
  return host.split('.').some(isOther)
}

function isCalendarWord({ pattern, unit, from, language }: At): boolean {
  return isCueAt(unit, from, 'weekday') || language.months.includes(pattern.parts[0] ?? '')
}

/** "a Marble", "Der Falke": with an article, unless companies take one in the language. */
function isOneOfAKind({ pattern, unit, tokens, from, to, language }: At): boolean {
  if (language.namesTakeArticles || !(pattern.ordinary || language.capitalisesNouns)) return false
  return isOneOf(unit, from - 1, 'determiners') && tokens[to]?.fold !== '-' && !isCapitalised(tokens[to])
}

/** "Caraway seeds" or "Orange" in a list of things to eat, where nobody asked who sells them. */
function isEntryAmongWords(at: At): boolean {
  const { pattern, unit, isForProducts, isExpected } = at
  const isListed = unit.kind === 'item' || unit.kind === 'cell'
  if (!pattern.ordinary || isForProducts || isExpected || !isListed || !isEntry(at)) return false
  const [words, others] = [at.entriesOfWords, at.entriesOfOthers].map(
    (counts) => counts.get(entryKey(unit)) ?? 0,
  )
  return (words ?? 0) >= MANY_WORDS && (words ?? 0) > (others ?? 0) * MANY_WORDS
}

const MANY_WORDS = 4

/** "Polar bears are …" where the same answer, or the prompt, has "polar bears". */
function isSmallElsewhere({ pattern, tokens, from, to, smallPairs }: At): boolean {
  const next = tokens[to]
  const isNoun = next?.kind === 'word' && next.caps === 'lower' && next.gap
  return pattern.ordinary && isNoun === true && smallPairs.has(pairAt(tokens, from, to))
}

function isSmall({ pattern, tokens, from, to }: At): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word')
  return words.every(({ caps }) => caps === 'lower') && pattern.caps.some((caps) => caps === 'title')
}
