import type { Engine } from '../../engine.ts'
import { hostOf } from '../../text/address.ts'
import type { Hit } from '../../text/phrases.ts'
import { isCapitalised, type Token } from '../../text/token.ts'
import { countryOfAdjective, placesNamed } from '../../values/places.ts'
import { isDictionaryWord } from '../../words/dictionary.ts'
import { isEverydayWord, isGivenName } from '../../words/everyday.ts'
import { cueHits, hasCue, hitEndsAt, hitStartsNear } from '../1-document/cues.ts'
import type { Document } from '../1-document/document.ts'
import {
  type At,
  isBorne,
  isCompanyBefore,
  isExtended,
  opensSentence,
  type SignTest,
  speaksOfCompany,
} from './at.ts'
import { disclaimedIn } from './disclaim.ts'
import signs from './signs.json' with { type: 'json' }

/** What speaks for a person, a place, a word or another thing of the brand's name. */
export const NAMESAKE_SIGNS: readonly SignTest[] = [
  ['person', isFamilyName],
  ['first_name', isFirstName],
  ['lives', lives],
  ['defined_as_other', isOtherThing],
  ['place', isPlaceThere],
  ['other_body', isOtherBody],
  ['inside_other_name', isInsideOtherName],
  ['in_code', isInCode],
  ['in_title', isInTitle],
  ['leads_elsewhere', leadsElsewhere],
  ['day_or_month', isCalendarWord],
  ['one_of_a_kind', isOneOfAKind],
  ['one_of_series', isOneOfSeries],
]

/** "Giulia Tessaro", "Dr. Tessaro", "l'historien Loïc Kergall": the family name of a person. */
function isFamilyName(at: At): boolean {
  const { tokens, from, unit, document } = at
  if (from === 0) return false
  const before = tokens[from - 1] as Token
  if (before.fold === '.' && !before.gap)
    return hitEndsAt(unit, 'personTitle', from - 1) || /^\p{Lu}$/u.test(tokens[from - 2]?.text ?? '')
  if (tokens[from]?.gap === false) return false
  if (hitEndsAt(unit, 'personTitle', from) && !isCompanyBefore(at)) return true
  if (before.caps !== 'title') return false
  const isNoun = document.words.capitalisesNouns
    ? isWord(before)
    : isKnownTo(document, before) && opensSentence(tokens, from - 1)
  if (isGivenName(before.fold) && !isNoun) return true
  const first = tokens[from - 2]
  return first?.caps === 'title' && before.gap && isGivenName(first.fold) && !isKnownTo(document, first)
}

const isWord = ({ fold }: Token): boolean => isEverydayWord(fold) || isDictionaryWord(fold)

/** A word that the language itself uses. */
function isKnownTo({ words }: Document, { fold }: Token): boolean {
  return words.functionWords.has(fold) || words.isGeneric(fold) || words.isCueWord(fold)
}

/** "Solène Hébert": a first name, and a family name that nothing of the brand's bears. */
function isFirstName(at: At): boolean {
  const { tokens, from, to, document, engine } = at
  const family = tokens[to] as Token
  if (!isExtended(at) || tokens[to + 1]?.kind === 'number') return false
  if (isTypeWord(family, engine) || isWord(family) || document.words.capitalisesNouns) return false
  return isGivenName((tokens[from] as Token).fold) && placesNamed(family.text).length === 0
}

/** "Acme Street", "Acme trail", "Villa Acme": a word for another kind of thing belongs to the name. */
function isOtherBody(at: At): boolean {
  const { tokens, from, to, engine, ownWords, unit, document } = at
  if (isExtended(at) && isTypeWord(tokens[to], engine)) return true
  // "Vakantiepark De Zeegraaf": the same before it, where it cannot be said of a company.
  const before =
    document.words.determiners.has(tokens[from - 1]?.fold ?? '') || tokens[from - 1]?.fold === 'de'
      ? from - 2
      : from - 1
  const noun = tokens[before]
  if (
    isCapitalised(noun) &&
    !document.words.capitalisesNouns &&
    !ownWords.has(noun.fold) &&
    tokens[from]?.gap
  )
    if (isTypeWord(noun, engine) && !isCompanyBefore(at)) return true
  return (
    tokens[from]?.bold === tokens[to]?.bold &&
    hitStartsNear(unit, 'landmark', to, 0) &&
    !ownWords.has(tokens[to]?.fold ?? '') &&
    !speaksOfCompany(at)
  )
}

/** "Acme Bank", "Acme Street", in whatever language. */
function isTypeWord(token: Token | undefined, engine: Engine): boolean {
  if (token === undefined) return false
  return engine.languages.some(({ cues }) => cues.at([token], 0).some(({ tag }) => tag === 'otherBody'))
}

/** "what Marlow says about his voyage", "Odile, Rothbart's daughter". */
function lives(at: At): boolean {
  const { unit, tokens, from, to, document } = at
  if (signs.chiefCues.some((cue) => hasCue(unit, cue))) return false
  const isApposed = tokens[to]?.fold === ','
  if (hitStartsNear(unit, 'personLife', to, 6) || (isApposed && hitStartsNear(unit, 'kin', to, 5)))
    return true
  if (!isApposed && document.words.prepositions.has(tokens[from - 1]?.fold ?? '')) return false
  const pronoun = cueHits(unit, 'personPronoun').find((hit) => hit.from >= to && hit.from - to <= 16)
  // Behind another name the pronoun may be that one's.
  return pronoun !== undefined && !tokens.slice(to + 1, pronoun.from).some((token) => isCapitalised(token))
}

/** "Tessaro is an Italian surname", "the village of Tessaro", "Tarnbrook, a hamlet of": called something else than a company. */
function isOtherThing(at: At): boolean {
  const { unit, tokens, from, to, document, ownWords, isExpected } = at
  const { words } = document
  // "Der Name sagt mir nichts": who knows nothing speaks of no other thing.
  if (isExpected && disclaimedIn(unit, words).length > 0) return false
  const end = behindAside(at)
  const link = tokens[end]?.fold ?? ''
  const isLinked = words.copulas.has(link) || (link !== '' && ',(:–'.includes(link))
  return cueHits(unit, 'otherThing').some((thing) => {
    const noun = tokens[thing.to - 1] as Token
    if (ownWords.has(noun.fold) || (isCapitalised(noun) && !words.capitalisesNouns)) return false
    if (thing.from >= to) {
      const isCompany = cueHits(unit, 'company').some((hit) => hit.from >= to && hit.from <= thing.to + 4)
      return isLinked && thing.from - end <= 9 && !isCompany && isPhrase(tokens, end + 1, thing, document)
    }
    const between = tokens.slice(thing.to, from)
    const isSmall = ({ fold }: Token) => fold === '"' || words.of.has(fold) || words.determiners.has(fold)
    return thing.to <= from && between.length <= 2 && between.every(isSmall) && !isCompanyBefore(at)
  })
}

/** "Acme (Crex crex) is", "Acme in Domburg is": where the sentence goes on behind what is said in passing. */
function behindAside({ tokens, to, document }: At): number {
  if (tokens[to]?.fold === '(') {
    const close = tokens.findIndex(({ fold }, at) => fold === ')' && at > to && at - to <= LONGEST_ASIDE)
    if (close !== -1 && document.words.copulas.has(tokens[close + 1]?.fold ?? '')) return close + 1
  }
  if (!document.words.at.has(tokens[to]?.fold ?? '')) return to
  let end = to + 1
  while (isCapitalised(tokens[end])) end += 1
  return end
}

const LONGEST_ASIDE = 14

/** Nothing but articles and adjectives up to a noun: no verb and no other name begins, and the noun is the last ("a river island" is an island). */
function isPhrase(tokens: readonly Token[], from: number, noun: Hit, { words }: Document): boolean {
  const next = tokens[noun.to]
  const goesOn = next?.kind === 'word' && next.caps === 'lower'
  if (goesOn && !words.functionWords.has(next.fold) && !words.prepositions.has(next.fold)) return false
  const rest = tokens
    .slice(from, noun.from)
    .filter(({ fold }) => !words.determiners.has(fold) && !words.and.has(fold))
  const isAdjective = ({ kind, fold, caps }: Token) =>
    fold === '-' ||
    fold === ',' ||
    (kind === 'word' &&
      !words.functionWords.has(fold) &&
      (caps === 'lower' || words.capitalisesNouns || countryOfAdjective(fold) !== undefined))
  return rest.length <= 6 && rest.every(isAdjective)
}

/** "At Tarnbrook, a hamlet", "the train to Sintra", "Marlow in Surrey": the sentence treats the name as a place. */
function isPlaceThere(at: At): boolean {
  const { unit, tokens, from, to } = at
  const { words } = at.document
  if (speaksOfCompany(at)) return false
  if (isCapitalised(tokens[to]) && !words.capitalisesNouns) return false
  const isArticle = words.namesTakeArticles && words.determiners.has(tokens[from - 1]?.fold ?? '')
  const isWithin = !isArticle && hitEndsAt(unit, 'locative', from)
  const region = tokens[to]?.fold === ',' ? to + 1 : to
  const around = words.at.has(tokens[region]?.fold ?? '') ? tokens.slice(region + 1, region + 4) : []
  const isInRegion = around.some((token) => isCapitalised(token) && placesNamed(token.text).length > 0)
  if (isInRegion && (isWithin || opensSentence(tokens, from))) return true
  return isWithin && (hasCue(unit, 'otherThing') || placesNamed((tokens[from] as Token).text).length > 0)
}

/** "Pearl Harbor", "Tarnbrook Wyre": an everyday word that a longer name begins with. */
function isInsideOtherName(at: At): boolean {
  if (at.document.words.capitalisesNouns) return false
  return (at.pattern.ordinary || isBorne(at.pattern)) && isExtended(at)
}

/** "Ember.js", "Ember()". */
function isInCode({ tokens, to }: At): boolean {
  const [sign, next] = [tokens[to], tokens[to + 1]]
  if (sign?.gap !== false || next?.gap !== false) return false
  return sign.fold === '.'
    ? next.caps === 'lower' && next.text.length <= 4
    : sign.fold === '(' && next.fold === ')'
}

/** "Trigal con cuervos" in quotation marks, "Matilda by Roald Dahl": the title of a work. */
function isInTitle({ unit, tokens, from, to, document }: At): boolean {
  if (unit.quotes.some((quote) => quote.from === from && quote.to > to && quote.to - to <= 8)) return true
  const isBy = document.words.by.has(tokens[to]?.fold ?? '') && isGivenName(tokens[to + 1]?.fold ?? '')
  return isBy && isCapitalised(tokens[to + 1]) && isCapitalised(tokens[to + 2])
}

/** "[Anvil](https://anvil.works)", or anvil.works among the sources: a host of that name which is not the brand's. */
function leadsElsewhere({ tokens, from, to, strangers, isExpected }: At): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind !== 'sign')
  const name = words.map(({ fold }) => fold).join('')
  const isCited = strangers.some((label) => label.replace(TOURIST_OFFICE, '') === name)
  if (!isExpected && isCited) return true
  const link = tokens[to - 1]?.link ?? null
  return link !== null && (hostOf(link) ?? '').split('.').some((label) => label.startsWith(name))
}

const TOURIST_OFFICE = /^(?:visit|turismo)|(?:tourismus|tourisme|turismo|tourism)$/

function isCalendarWord({ pattern, unit, from, document }: At): boolean {
  return hitStartsNear(unit, 'weekday', from, 0) || document.words.months.includes(pattern.parts[0] ?? '')
}

/** "a Marble", "Der Falke": with an article it is the thing, unless the language gives companies one. */
function isOneOfAKind({ pattern, tokens, from, to, document }: At): boolean {
  const { words } = document
  if (words.namesTakeArticles || !(pattern.ordinary || words.capitalisesNouns)) return false
  const next = tokens[to]
  return words.determiners.has(tokens[from - 1]?.fold ?? '') && next?.fold !== '-' && !isCapitalised(next)
}

/** "in Halle 1 und Halle 3. Halle 7 bleibt leer": with other numbers behind the same word, the name is a number too. */
function isOneOfSeries({ pattern, tokens, from, to, numbered }: At): boolean {
  const isNumbered = to - from === 2 && tokens[to - 1]?.kind === 'number'
  return isNumbered && (numbered.get(pattern.parts[0] ?? '')?.size ?? 0) > 1
}
