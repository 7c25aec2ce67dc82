import { noInformationRanges } from './assertion.ts'
import {
  isCitedNamesake,
  isFirstNameOfPerson,
  isGermanNoun,
  isInTitle,
  isPersonThere,
  isPlaceThere,
  isWorkOf,
  joined,
  leadsToNamesake,
} from './homonyms.ts'
import { isOwnedAddress } from './hosts.ts'
import { isDeterminer, isEverydayWord, type Vocabulary } from './languages/vocabulary.ts'
import { casedAsName, matchName, type NameIndex, type NameMatch } from './names.ts'
import { countryOfDemonym } from './places/place.ts'
import { hitsOf, isCapitalised, type Reading, type ReadSentence, startsSentence } from './reading.ts'
import { EMAIL, NUMBER, PUNCTUATION, type Token, URL_TOKEN, WORD } from './text/tokens.ts'
import { LOWER, TITLE, UPPER } from './text/words.ts'
import { isDictionaryWord } from './words/dictionary.ts'
import { organisationTypes } from './words/organisation-types.ts'
import { isGivenName } from './words/people.ts'

/** A place where the brand, one of its products or its domain is named. Tokens [from, to) of the sentence. */
export interface Mention {
  sentence: number
  from: number
  to: number
  kind: 'name' | 'alias' | 'product' | 'domain'
  product: string | null
}

/** `extended`: a longer name that begins so, a product or somebody else's. `foreign`: another thing that bears the name, which says something about the bare name elsewhere too. */
type Grade = 'sure' | 'extended' | 'unsure' | 'no' | 'foreign' | 'person'

interface Candidate extends Mention {
  grade: Grade
  dictionary: boolean
}

export interface MentionSigns {
  domain: string
  /** Something outside the text speaks for the brand: the prompt names it, or a page of its own is cited. */
  expected: boolean
  /** Hosts of others among the cited pages, by the label that is registered: "anvil" of anvil.works. */
  namesakes: ReadonlySet<string>
  /** The prompt asks for persons, places or works. */
  otherKind: boolean
  /** The prompt itself uses the name as an ordinary word. */
  usedAsWord: boolean
  /** The prompt is about the brand's trade: a name that is also a word is likely the name. */
  related: boolean
  /** Words of the brand's other names, products and trade: "Acme Bank" is no stranger when Acme is a bank. */
  ownWords: ReadonlySet<string>
  /** The whole range of products is known: a longer name that begins so can be judged against it. */
  rangeKnown: boolean
  /** Its products are called after it: "Acme One", "Acme Two". */
  productsBearName: boolean
}

/** Finds where the brand is named. Names that are everyday words need a second sign. */
export function findMentions(reading: Reading, names: NameIndex, signs: MentionSigns): Mention[] {
  const found: { match: NameMatch; sentence: ReadSentence }[] = []
  const candidates: Candidate[] = []
  let usedAsNoun = signs.usedAsWord
  for (const sentence of reading.sentences) {
    const { tokens } = sentence
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as Token
      if (token.kind === URL_TOKEN) {
        if (isOwnedAddress(token.fold, signs.domain)) candidates.push(domainAt(sentence, at))
        continue
      }
      const match = token.kind === PUNCTUATION ? null : matchName(names, tokens, at)
      if (match === null) continue
      found.push({ match, sentence })
      if (isCommonNoun(match, tokens)) usedAsNoun = true
      at = match.to - 1
    }
  }
  if (isWrittenBothWays(found)) usedAsNoun = true
  const numbered = signs.expected ? NO_WORDS : numberedWords(reading)
  for (const { match, sentence } of found) {
    const { kind, product, text } = match.pattern
    candidates.push({
      sentence: sentence.index,
      from: match.from,
      to: match.to,
      kind,
      product: product ? text : null,
      dictionary: match.pattern.dictionary || match.pattern.common,
      grade: isOneOfSeries(match, sentence.tokens, numbered)
        ? 'foreign'
        : gradeOf(match, sentence, reading.vocabulary, usedAsNoun, signs),
    })
  }
  candidates.sort((left, right) => left.sentence - right.sentence || left.from - right.from)
  return settle(candidates, signs, reading)
}

function domainAt(sentence: ReadSentence, at: number): Candidate {
  return {
    sentence: sentence.index,
    from: at,
    to: at + 1,
    kind: 'domain',
    product: null,
    grade: 'sure',
    dictionary: false,
  }
}

/** "in Halle 1 und Halle 3. Halle 7 bleibt leer": with other numbers behind the same word, the name is a number too. */
function isOneOfSeries(
  { pattern, from, to }: NameMatch,
  tokens: readonly Token[],
  numbered: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (pattern.product || to - from !== 2 || tokens[from + 1]?.kind !== NUMBER) return false
  return (numbered.get(tokens[from]?.fold ?? '')?.size ?? 0) > 1
}

/** The numbers that stand behind each word. */
function numberedWords({ sentences }: Reading): Map<string, Set<string>> {
  const numbers = new Map<string, Set<string>>()
  for (const { tokens } of sentences) {
    for (let at = 1; at < tokens.length; at += 1) {
      const word = tokens[at - 1] as Token
      const number = tokens[at] as Token
      if (number.kind !== NUMBER || word.kind !== WORD || word.cap === LOWER) continue
      numbers.set(word.fold, (numbers.get(word.fold) ?? new Set()).add(number.fold))
    }
  }
  return numbers
}

const NO_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map()

/** "every ember", "el umbral": the answer itself uses the word as an ordinary noun. */
function isCommonNoun(match: NameMatch, tokens: readonly Token[]): boolean {
  if (match.pattern.product || !isLower(tokens, match.from, match.to)) return false
  if ((match.pattern.caps[0] ?? TITLE) === LOWER) return false
  if (match.pattern.parts.length > 1) return true
  if (match.from === 0) return false
  const before = tokens[match.from - 1] as Token
  return isDeterminer(before.fold) || QUANTIFIERS.has(before.fold)
}

const QUANTIFIERS = new Set(
  'every each any some no another which what cada algun ningun jeder jede jedes kein keine chaque tout quel aucun todo toda'.split(
    ' ',
  ),
)

/** The answer writes the word both ways: in lower case it is the word, so the capital may be the sentence's. */
function isWrittenBothWays(found: readonly { match: NameMatch; sentence: ReadSentence }[]): boolean {
  let lower = false
  let other = false
  for (const { match, sentence } of found) {
    const { product, parts, caps } = match.pattern
    if (product || parts.length !== 1 || caps[0] !== TITLE) continue
    if ((sentence.tokens[match.from] as Token).cap === LOWER) lower = true
    else other = true
  }
  return lower && other
}

/** Unsure names count when the answer, the prompt or the cited pages show that the brand is meant. */
function settle(candidates: readonly Candidate[], signs: MentionSigns, reading: Reading): Mention[] {
  const { expected } = signs
  const sure = candidates.filter((one) => one.grade === 'sure')
  const signed =
    expected ||
    signs.related ||
    sure.some(
      (one) =>
        one.kind === 'domain' || (one.kind === 'alias' && one.to - one.from > 1) || one.product !== null,
    )
  const plain = sure.filter(isPlain)
  // "Sir Christopher Wren … Wren also": whoever is introduced in full is meant by the bare name that follows.
  const introduced = candidates[0]?.grade === 'person'
  const things = new Set(sure.filter((one) => namesOtherThing(one, reading, signs)))
  const strange = introduced || things.size > 0 || candidates.some((one) => one.grade === 'foreign')
  const foreign = strange || signs.otherKind
  const meant = plain.filter((one) => !things.has(one))
  const persons = new Set(candidates.filter((one) => one.grade === 'person').map((one) => one.sentence))
  const spoken = (one: Candidate) =>
    !persons.has(one.sentence) && (speaksOfCompany(one, reading) || (!strange && speaksOfTrade(one, reading)))
  const overruled = foreign && !signed && !meant.some(spoken)
  const overruledByThing =
    foreign &&
    expected &&
    meant.length === 0 &&
    plain.length > 0 &&
    !sure.some((one) => one.kind !== 'name' || one.product !== null)
  const lonely =
    !signed &&
    plain.length > 0 &&
    plain.every((one) => isLoneOpening(one, reading)) &&
    !namesAnyone(reading, candidates)
  const settled = candidates.filter((one) => {
    if (one.grade === 'no' || one.grade === 'foreign' || one.grade === 'person') return false
    if (isPlain(one) && (overruled || overruledByThing || lonely)) return false
    if (one.kind === 'product' && plain.length === 0 && !signed) return false
    if (one.grade === 'extended') return signed || !foreign
    return one.grade === 'sure' || signed || meant.length > 0
  })
  const named = settled.some((one) => one.kind !== 'product')
  return named || expected
    ? settled.map(({ sentence, from, to, kind, product }) => ({ sentence, from, to, kind, product }))
    : []
}

/** A word whose capital is only the sentence's, in a sentence that speaks of no company. */
function isLoneOpening(one: Candidate, reading: Reading): boolean {
  const { tokens, hits, kind } = reading.sentences[one.sentence] as ReadSentence
  const token = tokens[one.from] as Token
  if (
    !one.dictionary ||
    one.to - one.from > 1 ||
    token.cap !== TITLE ||
    token.bold ||
    kind === 'item' ||
    tokens[one.to]?.fold === "'s"
  )
    return false
  if (tokens.some((other) => other.kind === EMAIL || other.kind === URL_TOKEN)) return false
  return startsSentence(tokens, one.from) && !LONELY_CUES.some((cue) => hits.has(cue))
}

const LONELY_CUES = [
  'company',
  'headquarters',
  'staff',
  'chief',
  'owned',
  'founded',
  'founder',
  'offers',
  'employs',
  'leads',
  'ledBy',
  'phone',
  'email',
  'legalName',
  'certified',
  'awarded',
  'priceNoun',
  'planNoun',
] as const

/** Whether the answer names anyone else: a text full of names uses the brand's as one, too. */
function namesAnyone(reading: Reading, own: readonly Candidate[]): boolean {
  if (reading.vocabulary.code === 'de') return true
  const mine = new Set(own.map((one) => `${one.sentence}:${one.from}`))
  return reading.sentences.some(({ tokens, index }) =>
    tokens.some(
      (token, at) =>
        isCapitalised(token) &&
        !mine.has(`${index}:${at}`) &&
        (token.bold || !startsSentence(tokens, at) || isUnknownWord(token.fold)) &&
        token.fold.length > 1 &&
        countryOfDemonym(token.fold) === undefined &&
        !reading.vocabulary.months.has(token.fold),
    ),
  )
}

/** In no dictionary and no list of frequent words: somebody's name. */
function isUnknownWord(word: string): boolean {
  return (
    word.length > 3 &&
    !isEverydayWord(word) &&
    !isDictionaryWord(word) &&
    !/(?:s|ed|ing|ly|mente|ment|ado|ada)$/.test(word)
  )
}

/** The bare name, or an alias of one word: what another thing can bear as well. */
function isPlain(one: Candidate): boolean {
  return one.product === null && (one.kind === 'name' || (one.kind === 'alias' && one.to - one.from === 1))
}

function speaksOfCompany(mention: Mention, reading: Reading): boolean {
  const sentence = reading.sentences[mention.sentence] as ReadSentence
  return COMPANY_CUES.some((cue) => sentence.hits.has(cue))
}

function speaksOfTrade(mention: Mention, reading: Reading): boolean {
  const { hits } = reading.sentences[mention.sentence] as ReadSentence
  return TRADE_CUES.some((cue) => hits.has(cue))
}

const TRADE_CUES = [
  'offers',
  'makes',
  'sells',
  'priceNoun',
  'planNoun',
  'customers',
  'founded',
  'founder',
] as const

const NAMING_CUES = ['company', 'headquarters', 'staff', 'chief', 'owned', 'founded'] as const

/** Words of a company that no sentence about a place holds. */
const PLACE_BARRED = ['company', 'headquarters', 'staff', 'chief', 'legalName'] as const

const COMPANY_CUES = ['company', 'headquarters', 'staff', 'chief', 'owned', 'legalName'] as const

function gradeOf(
  match: NameMatch,
  sentence: ReadSentence,
  vocabulary: Vocabulary,
  usedAsNoun: boolean,
  signs: MentionSigns,
): Grade {
  const { tokens } = sentence
  const { pattern, from, to } = match
  const before = from > 0 ? tokens[from - 1] : undefined
  const after = tokens[to]
  if (!unspacedBoundary(match, tokens)) return 'no'
  if (isPerson(tokens, from, pattern.parts.length, vocabulary)) return 'person'
  if (isCodeName(tokens, to)) return 'foreign'
  const bare = !pattern.product
  if (!signs.expected && isCitedNamesake(joined(tokens, match), signs.namesakes)) return 'foreign'
  if (bare && !signs.expected) {
    if (isFirstNameOfPerson(sentence, match, vocabulary, signs.ownWords)) return 'person'
    if (isInTitle(tokens, match) || isWorkOf(tokens, match) || leadsToNamesake(tokens, match))
      return 'foreign'
  }
  const extended = bare && after?.gap === true && isCapitalised(after) && !signs.ownWords.has(after.fold)
  if (extended && organisationTypes.has(after.fold)) return 'foreign'
  const common = pattern.common || (usedAsNoun && !pattern.product)
  const cased = casedAsName(match, tokens) || opensWithKind(match, tokens)
  if (!common) {
    // "Die Kornblume blüht": with an article, a German name of one word may be the thing it is called after.
    const article =
      before !== undefined &&
      vocabulary.code === 'de' &&
      bare &&
      pattern.parts.length === 1 &&
      GERMAN_ARTICLES.has(before.fold)
    if (article && !isCapitalised(after) && after?.fold !== '-')
      return NAMING_CUES.some((cue) => sentence.hits.has(cue)) ? 'sure' : 'unsure'
    // "El Mirador de San Nicolás": the name of a place that begins with the word.
    if (
      bare &&
      pattern.parts.length === 1 &&
      before !== undefined &&
      vocabulary.determiners.has(before.fold) &&
      PLACE_OF.has(after?.fold ?? '') &&
      isCapitalised(tokens[to + 1])
    )
      return 'foreign'
    if (pattern.parts.length > 1 && !cased) return isLower(tokens, from, to) ? 'unsure' : 'no'
    if (pattern.kind === 'product' && !cased) return 'unsure'
    const lower = !cased && isLower(tokens, from, to) && !signs.expected
    if (lower && (pattern.dictionary || /[!?]$/.test(pattern.text))) return 'no'
    // "un climat clément": a first name written small is a word.
    if (lower && bare && pattern.caps[0] === TITLE && isGivenName((tokens[from] as Token).fold))
      return 'unsure'
    // "A Kelpie, if you have sheep": behind "a", and with nothing behind that it would name, it is one of a kind.
    const oneOfAKind =
      bare &&
      pattern.parts.length === 1 &&
      !signs.expected &&
      ARTICLES.has(before?.fold ?? '') &&
      (vocabulary.code === 'en' || before?.fold !== 'a') &&
      vocabulary.code !== 'de' &&
      (after === undefined || after.kind !== WORD)
    if (oneOfAKind) return 'unsure'
    if (!extended || signs.expected || vocabulary.code === 'de') return 'sure'
    // "**Acme Three**, the smallest model" where Acme One and Acme Two are known: called as the brand's products are.
    const ofRange = sentence.hits.has('rangeNoun') || tokens.some(({ fold }) => MODEL.test(fold))
    const presented = (tokens[from] as Token).bold && after.bold && ofRange
    if (presented && signs.productsBearName && signs.rangeKnown && !sentence.hits.has('otherThing'))
      return 'extended'
    const business = pattern.dictionary && before !== undefined && vocabulary.determiners.has(before.fold)
    if (business) return 'foreign'
    return pattern.dictionary && !signs.rangeKnown ? 'foreign' : 'extended'
  }
  if (!cased) return 'no'
  if (bare && isGermanNoun(tokens, match, vocabulary) && !NAMING_CUES.some((cue) => sentence.hits.has(cue)))
    return 'no'
  if (isLower(tokens, from, to)) return 'unsure'
  if (usedAsNoun && bare) {
    const named = !startsSentence(tokens, from) && NAMING_CUES.some((cue) => sentence.hits.has(cue))
    return named ? 'sure' : 'unsure'
  }
  // "X-Box", "Arc-shaped": an everyday word inside a compound is part of another word.
  if (before?.fold === '-' && !before.gap && !(tokens[from] as Token).gap) return 'no'
  if (CALENDAR.has((tokens[from] as Token).fold) && pattern.parts.length === 1) {
    if (isDateContext(tokens, from, to, vocabulary)) return 'no'
    return isSubjectOfCompany(sentence, to, vocabulary) ? 'unsure' : 'no'
  }
  const opens = startsSentence(tokens, from)
  const prefixed =
    before !== undefined && !opens && isCapitalised(before) && !startsSentence(tokens, from - 1)
  if (prefixed && bare && vocabulary.code !== 'de' && (tokens[from] as Token).gap) return 'foreign'
  if (extended && after.cap !== UPPER)
    return vocabulary.code === 'de' || signs.expected ? 'unsure' : 'foreign'
  if (pattern.caps.every((cap) => cap === UPPER) || pattern.parts.length > 1) return 'sure'
  if (isShouted(tokens, from)) return 'sure'
  const determined = before !== undefined && vocabulary.determiners.has(before.fold)
  // "a Marble" is one of many in English, and the company Marble in Portuguese.
  const indefinite =
    determined && ARTICLES.has(before.fold) && (vocabulary.code === 'en' || before.fold !== 'a')
  if (isSubjectOfFounding(sentence, to)) return 'sure'
  if (sentence.kind === 'heading' || (determined && vocabulary.code === 'de') || indefinite) return 'unsure'
  // "el Summit paralelo": behind an article, and with a word behind it, it is a noun. Portuguese gives companies an article.
  const noun = determined && vocabulary.code !== 'pt' && after?.kind === WORD && after.cap === LOWER
  if (noun && !vocabulary.functionWords.has(after.fold) && !isCompanyNoun(sentence, to)) return 'unsure'
  if (!opens || ((tokens[from] as Token).bold && from < 2)) return 'sure'
  const nameLike =
    after === undefined ||
    after.fold === "'s" ||
    after.fold === '(' ||
    after.fold === ',' ||
    vocabulary.copulas.has(after.fold)
  return nameLike ? 'sure' : 'unsure'
}

/** "no café Vale do Sino": an alias that opens with a noun of the trade, written as the noun. */
function opensWithKind({ pattern, from, to }: NameMatch, tokens: readonly Token[]): boolean {
  if (pattern.kind !== 'alias' || pattern.product || tokens[from]?.cap !== LOWER) return false
  const rest = tokens.slice(from + 1, to)
  const capitals = rest.filter((token) => token.cap === TITLE).length
  return capitals >= 2 && rest.every((token, at) => token.cap !== LOWER || pattern.caps[at + 1] === LOWER)
}

const MODEL = /^model(?:l|o|e)?$/

function isCompanyNoun(sentence: ReadSentence, at: number): boolean {
  return (['company', 'rangeNoun', 'planNoun', 'priceNoun'] as const).some((cue) =>
    hitsOf(sentence, cue).some((hit) => hit.from - at <= 1 && hit.from >= at),
  )
}

/** "Marble was founded in", "Marble employs": only a company does that. */
function isSubjectOfFounding(sentence: ReadSentence, to: number): boolean {
  return (['founded', 'employs', 'chief', 'owned'] as const).some((cue) =>
    hitsOf(sentence, cue).some((hit) => {
      const word = sentence.tokens[hit.from] as Token
      return hit.from >= to && hit.from - to <= 1 && CORPORATE_VERB.test(word.fold)
    }),
  )
}

const CORPORATE_VERB =
  /^(?:found|established|incorporated|fundad|fundo|gegrundet|fond|employs|emplea|emprega|beschaftigt|emploie|owned|acquired|adquirid|comprad|ubernommen|rachet)/

/** In capitals among ordinary words: written as a sign, not as a noun. */
function isShouted(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token
  if (token.cap !== UPPER || token.end - token.start <= 2) return false
  const near = tokens.slice(Math.max(0, at - 3), at + 4).filter((one) => one !== token && one.kind === WORD)
  return near.every((one) => one.cap !== UPPER)
}

function isLower(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((tokens[at] as Token).cap !== LOWER) return false
  return true
}

/** "Ember.js", "Ember()": a name in code. */
function isCodeName(tokens: readonly Token[], to: number): boolean {
  const sign = tokens[to]
  const next = tokens[to + 1]
  if (sign === undefined || sign.gap || next === undefined || next.gap) return false
  if (sign.fold === '.') return next.kind === WORD && next.cap === LOWER && next.end - next.start <= 4
  return sign.fold === '(' && next.fold === ')'
}

const GERMAN_ARTICLES = new Set(
  'der die das den dem des ein eine einen einem einer beim im am zum zur vom ins ans'.split(' '),
)

const PLACE_OF = new Set(['de', 'del', 'da', 'do', 'du', 'of', 'dos', 'das'])

const ARTICLES = new Set(['a', 'an', 'un', 'una', 'une', 'uma', 'ein', 'eine'])

/** In scripts without spaces a name must not be cut out of two other words. */
function unspacedBoundary(match: NameMatch, tokens: readonly Token[]): boolean {
  const first = tokens[match.from] as Token
  if (first.fold.charCodeAt(0) < FIRST_UNSPACED || !IS_UNSPACED.test(first.fold)) return true
  let from = match.from
  let to = match.to
  while (from > 0 && match.from - from < 12 && isUnspaced(tokens[from - 1]) && !(tokens[from] as Token).gap)
    from -= 1
  while (to < tokens.length && to - match.to < 12 && isUnspaced(tokens[to]) && !(tokens[to] as Token).gap)
    to += 1
  if (from === match.from && to === match.to) return true
  const text = tokens
    .slice(from, to)
    .map((token) => token.fold)
    .join('')
  const start = match.from - from
  const end = start + (match.to - match.from)
  const boundaries = new Set([0, text.length])
  for (const segment of segmenter.segment(text)) boundaries.add(segment.index)
  if (KANA.test(first.fold)) return boundaries.has(start)
  // A dictionary that does not know the name cuts inside it; then only a neighbour's word across its edge speaks against it.
  return boundaries.has(start) && boundaries.has(end)
}

/** Thai comes first; what such scripts write is one token for each character. */
const FIRST_UNSPACED = 0xe00

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const IS_UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}]/u
const KANA = /[\p{scx=Hiragana}\p{scx=Katakana}]/u

function isUnspaced(token: Token | undefined): boolean {
  return token !== undefined && token.kind === WORD && IS_UNSPACED.test(token.fold)
}

const PERSON_TITLES = new Set(
  'mr mrs ms dr prof professor sir herr frau don dona senor senora sr sra monsieur madame mme doctor dame lady lord senhor senhora baron baroness earl count countess duke duchess viscount marquis comte comtesse duc duchesse vicomte marquise conde condesa duque duquesa baronesa vizconde graf grafin herzog freiherr captain admiral general'.split(
    ' ',
  ),
)

/** Ranks of nobility: "deuxième baron Northwick". */
const RANKS =
  /^(?:baron|baroness|earl|duke|duchess|viscount|marquis|comte|comtesse|duc|vicomte|conde|condesa|duque|baronesa|vizconde|sir|lord|lady)$/

/** "Giulia Tessaro", "Dr. Tessaro": a person who bears the name. */
function isPerson(tokens: readonly Token[], from: number, parts: number, vocabulary: Vocabulary): boolean {
  if (parts > 1 || from === 0) return false
  const before = tokens[from - 1] as Token
  if (before.fold === '.' && !before.gap) {
    const title = tokens[from - 2]
    return (
      title !== undefined &&
      (PERSON_TITLES.has(title.fold) || (title.cap === UPPER && title.end - title.start === 1))
    )
  }
  if (before.kind === WORD && before.cap === LOWER && RANKS.test(before.fold)) return true
  if (before.kind !== WORD || before.cap !== TITLE) return false
  if (!(tokens[from] as Token).gap) return false
  // "William Moulton Marston": a first name, and one more in between.
  const first = tokens[from - 2]
  if (vocabulary.code !== 'de' && first?.cap === TITLE && before.gap && isGivenName(first.fold)) return true
  // "Marke Acme": German nouns have capitals too, and some are also first names.
  const noun =
    vocabulary.code === 'de'
      ? GERMAN_NOUNS.has(before.fold) || vocabulary.about(before.word).starts.length > 0
      : vocabulary.rankOf(before.fold) !== undefined && startsSentence(tokens, from - 1)
  return PERSON_TITLES.has(before.fold) || (isGivenName(before.fold) && !noun)
}

/** German nouns that are first names elsewhere. */
const GERMAN_NOUNS = new Set(
  'hand person reis kalender mine oma marine junior angel alpha delta prima baron karma august person marke mark'.split(
    ' ',
  ),
)

const CALENDAR = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december montag dienstag mittwoch donnerstag freitag samstag sonntag januar mai juni juli lunes martes viernes mars avril'.split(
    ' ',
  ),
)
const DATE_WORDS = new Set(
  'on next last every this by until since from before after each late early mid past coming of am im ab bis seit nachsten letzten jeden el los cada proximo pasado na no toda le chaque dernier'.split(
    ' ',
  ),
)

function isDateContext(tokens: readonly Token[], from: number, to: number, vocabulary: Vocabulary): boolean {
  const before = tokens[from - 1]
  const after = tokens[to]
  const number = after !== undefined && /^\d/.test(after.fold)
  const dayPart =
    after !== undefined && /^(?:morning|afternoon|evening|night|mornings|through|to)$/.test(after.fold)
  return (
    number ||
    dayPart ||
    (before !== undefined &&
      (DATE_WORDS.has(before.fold) || vocabulary.months.has(before.fold) || /^\d/.test(before.fold)))
  )
}

function isSubjectOfCompany(sentence: ReadSentence, to: number, vocabulary: Vocabulary): boolean {
  const after = sentence.tokens[to]
  if (after === undefined) return false
  if (after.fold === "'s" || after.fold === '(') return true
  if (!vocabulary.copulas.has(after.fold)) return false
  return hitsOf(sentence, 'company').length > 0
}

/** "Tessaro is an Italian surname": what follows the name says that it is not a company. */
function namesOtherThing(mention: Mention, reading: Reading, signs: MentionSigns): boolean {
  const sentence = reading.sentences[mention.sentence] as ReadSentence
  const { tokens } = sentence
  if (mention.kind === 'domain') return false
  if (!signs.expected && isPersonThere(sentence, mention, reading.vocabulary)) return true
  if (
    !signs.expected &&
    !PLACE_BARRED.some((cue) => sentence.hits.has(cue)) &&
    isPlaceThere(sentence, mention, reading.vocabulary)
  )
    return true
  if (!sentence.hits.has('otherThing')) return false
  // "Je n'ai aucun élément sur Acme": asked for the brand, who knows nothing speaks of no other thing.
  if (signs.expected && noInformationRanges(sentence).length > 0) return false
  const things = new Set(hitsOf(sentence, 'otherThing').map((hit) => tokens[hit.from]?.fold))
  const company = COMPANY_CUES.some((cue) => sentence.hits.has(cue))
  // "Almenara has a ruined castle and a quiet beach": one place word may be a setting, two make a place.
  if (!signs.expected && things.size >= 2 && !company && mention.to - mention.from === 1) return true
  for (const thing of hitsOf(sentence, 'otherThing')) {
    // A brand that makes editors may well be called an editor.
    if (signs.ownWords.has(tokens[thing.to - 1]?.fold ?? '')) continue
    // "el producto estrella de Acme": the noun only praises another.
    if (/^produ(?:ct|ct[oe]|to|it)s?$/.test(tokens[thing.from - 1]?.fold ?? '')) continue
    if (hitsOf(sentence, 'legalName').some((hit) => hit.from <= thing.from && hit.to >= thing.to)) continue
    const next = tokens[thing.to]
    const head =
      next === undefined ||
      next.kind !== WORD ||
      reading.vocabulary.functionWords.has(next.fold) ||
      isCapitalised(next)
    if (!head || next?.fold === '-') continue
    if (
      thing.from >= mention.to &&
      thing.from - mention.to <= 7 &&
      isNounPhrase(tokens, mention.to + 1, thing.from, reading.vocabulary)
    ) {
      const opener = tokens[mention.to]
      const linked =
        opener !== undefined &&
        (reading.vocabulary.copulas.has(opener.fold) ||
          opener.fold === ',' ||
          opener.fold === '(' ||
          opener.fold === ':' ||
          opener.fold === '–')
      const company = hitsOf(sentence, 'company').some(
        (hit) => hit.from >= mention.to && hit.from <= thing.to + 4,
      )
      // "… at Acme is the mathematician Jane Doe": the noun belongs to the name behind it.
      const title = next !== undefined && isCapitalised(next) && reading.vocabulary.code !== 'de'
      if (linked && !company && !title) return true
    }
    const gap = mention.from - thing.to
    if (gap >= 0 && gap <= 2) {
      const between = tokens
        .slice(thing.to, mention.from)
        .every((token) => reading.vocabulary.functionWords.has(token.fold) || token.fold === '"')
      if (
        between &&
        !hitsOf(sentence, 'company').some((hit) => hit.from < mention.from && mention.from - hit.to <= 2)
      )
        return true
    }
  }
  return false
}

/** Nothing but an article and adjectives between two places: no verb, preposition, figure or name begins anew. */
function isNounPhrase(tokens: readonly Token[], from: number, to: number, vocabulary: Vocabulary): boolean {
  let plain = 0
  for (let at = from; at < to; at += 1) {
    const token = tokens[at] as Token
    if (token.kind !== WORD && token.fold !== '-' && token.fold !== ',') return false
    if (vocabulary.prepositions.has(token.fold)) return false
    if (vocabulary.functionWords.has(token.fold) && !vocabulary.determiners.has(token.fold)) return false
    if (token.cap !== LOWER && countryOfDemonym(token.fold) === undefined && vocabulary.code !== 'de')
      return false
    if (!vocabulary.determiners.has(token.fold)) plain += 1
  }
  return plain <= 4
}
