// Signs that the name is a place or some other thing.
import { type Cue, cuesNamed } from '../../languages/language.ts'
import type { Hit } from '../../text/phrases.ts'
import { isCapitalised, type Token } from '../../text/token.ts'
import { hitsOf, isCueAt, isCueBefore, isCueNear, isOneOf } from '../../values/line.ts'
import { placesNamed, placesOrLandscapes } from '../../values/places.ts'
import { isExtended } from './against-longer-name.ts'
import { hasOwnWordBehind } from './for-brand.ts'
import type { At } from './sign.ts'
import signs from './signs.json' with { type: 'json' }

/** "Tessaro is an Italian surname", "the village of Tessaro", "Tarnbrook, a hamlet of" */
export function isOtherThing({ unit, tokens, from, to, language, ownWords }: At): boolean {
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
export function isPlaceThere(at: At): boolean {
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
