import type { Engine } from '../../engine.ts'
import { hostOf } from '../../text/address.ts'
import { isCapitalised, type Token } from '../../text/token.ts'
import { hitsOf, isCueAt, isCueBefore, isCueNear, isOneOf } from '../../values/line.ts'
import { placesNamed } from '../../values/places.ts'
import { endWithForm } from '../../values/products.ts'
import { isDictionaryWord, isGivenName } from '../../words/words.ts'
import type { Unit } from '../1-document/document.ts'
import type { NamePattern } from './name-patterns.ts'
import type { Occurrence } from './occurrence.ts'
import signs from './signs.json' with { type: 'json' }

export interface Surroundings {
  engine: Engine
  /** Folded words of the brand's aliases, products and trades: if Acme is a bank, "Acme Bank" is the brand. */
  ownWords: ReadonlySet<string>
  /** The prompt names the brand, or one of its pages is cited. */
  isExpected: boolean
  /** Registered labels of other cited hosts. */
  strangers: readonly string[]
  nameWords: readonly string[]
  /** Sentences or items open with other names. */
  namesOthers: boolean
}

interface At extends Occurrence, Surroundings, Pick<Unit, 'tokens' | 'language'> {
  pattern: NamePattern
}

/** Weights are in signs.json: a positive sign speaks for the brand, a negative one for something else. */
export type SignName = keyof typeof signs.weights

export function signsAt(occurrence: Occurrence, around: Surroundings): SignName[] {
  const { pattern, unit } = occurrence
  if (pattern === null) return ['own_domain']
  const at: At = { ...occurrence, ...around, pattern, tokens: unit.tokens, language: unit.language }
  return TESTS.filter(([name, test]) => {
    if (pattern.parts.length > 1 && signs.oneWordOnly.includes(name)) return false
    return !(around.isExpected && signs.unexpectedOnly.includes(name)) && test(at)
  }).map(([name]) => name)
}

const TESTS: readonly (readonly [SignName, (at: At) => boolean])[] = [
  ['coined', ({ pattern }) => !pattern.ordinary],
  ['rare_word', ({ pattern }) => pattern.ordinary && !pattern.everyday],
  ['several_words', ({ pattern }) => pattern.ordinary && pattern.parts.length > 1],
  ['own_longer_name', ({ pattern, nameWords }) => pattern.parts.length > nameWords.length],
  ['in_product_name', ({ inProduct }) => inProduct],
  ['among_names', ({ pattern, namesOthers }) => namesOthers && pattern.ordinary],
  ['capital_of_its_own', hasOwnCapital],
  ['set_apart', isSetApart],
  ['company_word', ({ unit }) => signs.companyCues.some((cue) => unit.cues.has(cue))],
  ['trade_word', ({ unit }) => signs.tradeCues.some((cue) => unit.cues.has(cue))],
  ['subject_of_company', ({ unit, to }) => signs.subjectCues.some((cue) => isCueNear(unit, to, cue, 1))],
  // "Kelpie is a step up": a common noun would have an article.
  ['bare_subject', ({ unit, from, to }) => from === 0 && isOneOf(unit, to, 'copulas')],
  ['person', isFamilyName],
  ['first_name', isFirstName],
  ['lives', lives],
  ['defined_as_other', isOtherThing],
  ['place', isPlaceThere],
  ['other_body', isOtherBody],
  ['inside_other_name', isInsideOtherName],
  ['in_title', ({ unit, from, to }) => unit.quotes.some((quote) => quote.from === from && quote.to > to)],
  ['leads_elsewhere', leadsElsewhere],
  ['day_or_month', isCalendarWord],
  ['one_of_a_kind', isOneOfAKind],
]

/** A capital that neither the start of a sentence nor the spelling of nouns explains. */
function hasOwnCapital({ pattern, tokens, from, language }: At): boolean {
  if (!pattern.ordinary || language.capitalisesNouns) return false
  let before = from - 1
  while (tokens[before]?.kind === 'sign' && !/[.:!?–…|]/.test(tokens[before]?.fold ?? '')) before -= 1
  return before >= 0 && tokens[before]?.kind !== 'sign'
}

/** "**Acme** has a softer touch", "- Acme: …", "### Acme", "| Acme |" */
function isSetApart({ unit, tokens, from, to }: At): boolean {
  if (unit.kind === 'heading' || unit.kind === 'cell') return from <= 1 && to >= tokens.length - 1
  return (tokens[from]?.bold && tokens[to]?.bold === false) || (unit.kind === 'item' && unit.label === to + 1)
}

/** "Giulia Tessaro", "Dr. Tessaro" */
function isFamilyName({ unit, tokens, from, language }: At): boolean {
  const { fold = '', caps } = tokens[from - 1] ?? {}
  if (isCueBefore(unit, fold === '.' ? from - 1 : from, 'personTitle')) return true
  const isWord = language.isGeneric(fold) || language.functionWords.has(fold)
  return caps === 'title' && isGivenName(fold) && !isWord
}

/** "Solène Hébert": a first name, and a family name that no dictionary knows. */
function isFirstName(at: At): boolean {
  if (!isGivenName(at.pattern.parts[0] ?? '') || !isExtended(at)) return false
  return !isDictionaryWord(at.tokens[at.to]?.fold ?? '')
}

/** "Pearl Harbor", "Sienna Miller": a longer name begins with an everyday word, or with what people and places are called. */
function isInsideOtherName(at: At): boolean {
  const [word = ''] = at.pattern.parts
  const isBorne = isGivenName(word) || placesNamed(word).length > 0
  return (at.pattern.ordinary || isBorne) && !at.language.capitalisesNouns && isExtended(at)
}

/** "what Marlow says about his voyage", "Odile, Rothbart's daughter" */
function lives({ unit, tokens, to }: At): boolean {
  if (isCueNear(unit, to, 'personLife', 6)) return true
  if (tokens[to]?.fold === ',' && isCueNear(unit, to, 'kin', 5)) return true
  const pronoun = hitsOf(unit, 'personPronoun').find(({ from }) => from >= to && from - to <= 16)
  // After another name the pronoun may mean that one.
  return pronoun !== undefined && !tokens.slice(to + 1, pronoun.from).some((token) => isCapitalised(token))
}

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

/** "At Tarnbrook, a hamlet", "the train to Sintra" */
function isPlaceThere({ unit, tokens, from, language }: At): boolean {
  const isFirm = language.namesTakeArticles && isOneOf(unit, from - 1, 'determiners')
  if (isFirm || !isCueBefore(unit, from, 'locative')) return false
  return unit.cues.has('otherThing') || placesNamed(tokens[from]?.text ?? '').length > 0
}

/** "Acme Rover": the name goes on. */
function isExtended({ tokens, to, ownWords }: At): boolean {
  const next = tokens[to]
  return isCapitalised(next) && next.gap && !ownWords.has(next.fold) && endWithForm(tokens, to) === to
}

/** "Acme Bank", "Acme Street" */
function isOtherBody(at: At): boolean {
  if (!isExtended(at)) return false
  const next = at.tokens.slice(at.to, at.to + 1)
  // In whatever language.
  return at.engine.languages.some(({ cues }) => cues.at(next, 0).some(({ tag }) => tag === 'otherBody'))
}

/** "[Anvil](https://anvil.works)", or anvil.works among the sources, when that is not the brand's domain. */
function leadsElsewhere({ tokens, from, to, strangers, isExpected }: At): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind !== 'sign')
  const name = words.map(({ fold }) => fold).join('')
  if (!isExpected && strangers.includes(name)) return true
  const host = hostOf(tokens[to - 1]?.link ?? '') ?? ''
  return host.split('.').some((label) => label.startsWith(name))
}

function isCalendarWord({ pattern, unit, from, language }: At): boolean {
  return isCueAt(unit, from, 'weekday') || language.months.includes(pattern.parts[0] ?? '')
}

/** "a Marble", "Der Falke": with an article, unless companies take one in the language. */
function isOneOfAKind({ pattern, unit, tokens, from, to, language }: At): boolean {
  if (language.namesTakeArticles || !(pattern.ordinary || language.capitalisesNouns)) return false
  return isOneOf(unit, from - 1, 'determiners') && tokens[to]?.fold !== '-' && !isCapitalised(tokens[to])
}
