import type { Engine } from '../../engine.ts'
import { type Cue, cuesNamed } from '../../languages/language.ts'
import type { ReaderInput } from '../../reading.ts'
import type { Hit } from '../../text/phrases.ts'
import { isCapitalised } from '../../text/token.ts'
import { hasCue, hitsOf, isCueBefore, isCueNear, isOneOf } from '../../values/line.ts'
import { placesNamed } from '../../values/places.ts'
import type { Unit } from '../1-document/document.ts'
import { readDocument } from '../1-document/read-document.ts'
import { isCasedAsName, isOwnName, matchName, type NameIndex, type NameMatch } from './name-patterns.ts'
import { pairAt } from './occurrence.ts'
import { productNounEnd } from './product-nouns.ts'
import signs from './signs.json' with { type: 'json' }

export interface Prompt {
  namesBrand: boolean
  /** It uses the brand's name for something else: "near Marlow", "the character Ember". */
  usesNameAsOther: boolean
  /** It has the name without a capital, and nothing tells whether the brand is meant: "is cobalt expensive". */
  usesNameInSmall: boolean
  /** The name and the word behind it in small letters, where the prompt has capitals: "Why do polar bears …". */
  smallPairs: ReadonlySet<string>
  words: ReadonlySet<string>
  /** Its folded words with capitals, where it compares. */
  rivals: ReadonlySet<string>
  /** The beginnings of its longer words: they tell other forms of a word. */
  stems: ReadonlySet<string>
  /** Its cues: what it asks for. */
  asks: ReadonlySet<Cue>
  /** It asks for something to buy or for who offers it, whatever else it speaks of: "streaming service for films". */
  isForProducts: boolean
  /** It names what is to be bought: "a quiet air fryer". */
  isForGoods: boolean
  /** It asks for a text: then fine words show no knowledge of the brand. */
  wantsText: boolean
}

/** A name in a prompt counts in lower case too, unless the prompt is about a category. */
export function readPrompt({ brand, prompt, answer }: ReaderInput, names: NameIndex, engine: Engine): Prompt {
  const answered = answer.text.slice(0, ENOUGH_ANSWER)
  const { units, words: language } = readDocument(prompt.text.slice(0, LONGEST_PROMPT), answered, engine)
  const tokens = units.flatMap((unit) => unit.tokens)
  const words = tokens.map(({ fold }) => fold)
  const asks = new Set(units.flatMap(({ cues }) => [...cues.keys()]) as Cue[])
  const isForGoods = units.some(namesGoods)
  const isForProducts = isForGoods || units.some(speaksOfOffers)
  const isComparing = asks.has('rivals') || asks.has('setAgainst')
  const hasCapital = isCapitalised(tokens[0])
  const uses = units.flatMap((unit) =>
    unit.tokens.flatMap((_, at) => {
      const match = matchName(names, unit.tokens, at, isOwnName)
      const isShort = match !== null && match.pattern.text.length < brand.name.length
      return match === null
        ? []
        : useOf(unit, match, { intent: prompt.intent, isShort, isComparing, isForProducts, hasCapital })
    }),
  )
  const hasRivals = prompt.intent === 'COMPARATIVE' && !language.capitalisesNouns
  const named = tokens.filter((token, at) => at > 0 && hasRivals && isCapitalised(token))
  return {
    namesBrand: uses.includes('brand'),
    usesNameAsOther: uses.includes('other'),
    usesNameInSmall: uses.includes('small'),
    smallPairs: new Set(units.flatMap((unit) => smallPairsIn(unit, names))),
    words: new Set(words),
    rivals: new Set(named.map(({ fold }) => fold)),
    stems: new Set(words.map(stemOf).filter((stem) => stem !== '')),
    asks,
    isForProducts,
    isForGoods,
    wantsText: units.some(isTask),
  }
}

/** Who writes all in small letters tells nothing by them. */
function smallPairsIn({ tokens }: Unit, names: NameIndex): string[] {
  if (!isCapitalised(tokens[0])) return []
  return tokens.flatMap(({ caps }, at) => {
    const match = caps === 'lower' ? matchName(names, tokens, at, isOwnName) : null
    return match?.pattern.ordinary ? [pairAt(tokens, at, match.to)] : []
  })
}

interface Asked {
  intent: ReaderInput['prompt']['intent']
  /** Less than the whole name of the brand. */
  isShort: boolean
  isComparing: boolean
  isForProducts: boolean
  /** The prompt begins with a capital. */
  hasCapital: boolean
}

/** What the prompt means by the name; `open` when it may be anything. */
function useOf(unit: Unit, match: NameMatch, asked: Asked): 'brand' | 'other' | 'small' | 'open' {
  if (meansWord(unit, match)) return 'other'
  if (asked.intent !== 'CATEGORY') return isWrittenAsWord(unit, match, asked) ? 'small' : 'brand'
  if ((asked.isShort && !asked.isComparing) || meansOther(unit, match)) return 'other'
  if (asked.isComparing || isNamed(unit, match)) return 'brand'
  if (asked.isForProducts) return 'open'
  // In German it may be a noun.
  if (unit.language.capitalisesNouns) return 'other'
  return 'small'
}

const BUYING_CUES = cuesNamed(signs.buyingCues)

const speaksOfOffers = (unit: Unit): boolean => BUYING_CUES.some((cue) => hasCue(unit, cue))

const namesGoods = (unit: Unit): boolean => unit.tokens.some((_, at) => productNounEnd(unit, at) > at)

const isTask = (unit: Unit): boolean =>
  !unit.asks && (hasCue(unit, 'textNoun') || isCueNear(unit, 0, 'compose', 2))

export const stemOf = (word: string): string => (word.length >= 5 ? word.slice(0, 5) : '')

const LONGEST_PROMPT = 4000
const ENOUGH_ANSWER = 400

/** "What is a corncrake", "what does X mean": the prompt asks about a word. */
function meansWord(unit: Unit, { from, to }: NameMatch): boolean {
  if (hasCue(unit, 'meaning')) return true
  const { tokens, language } = unit
  const isNoun = language.capitalisesNouns || tokens[from]?.caps === 'lower'
  const isLast = tokens[to]?.kind !== 'word' || isOneOf(unit, to, 'functionWords')
  return isNoun && isLast && isOneOf(unit, from - 1, 'indefinite')
}

/** "Sort this list: apple, peach": an everyday word in small letters, by somebody who writes capitals. */
const isWrittenAsWord = ({ tokens }: Unit, match: NameMatch, { hasCapital }: Asked): boolean =>
  match.pattern.everyday && hasCapital && !isCasedAsName(match, tokens)

/** "tools like Ortwick", "what does Ember cost": no other word is written so. "ember colours" says nothing either way. */
function isNamed({ tokens, language }: Unit, match: NameMatch): boolean {
  const { from, to, pattern } = match
  const mayBeNoun = language.capitalisesNouns && tokens.length > to
  if (mayBeNoun || !isCasedAsName(match, tokens)) return false
  return !pattern.ordinary || (from > 0 && tokens[from - 1]?.kind === 'word')
}

/** A place, a person or another thing: "near Marlow", "the character Ember", "ember colours for a Kitchen". */
function meansOther(unit: Unit, match: NameMatch): boolean {
  const { from, to, pattern } = match
  const { tokens } = unit
  if (isCueBefore(unit, from, 'otherThing') || isPlace(unit, match)) return true
  const isNoun = unit.language.capitalisesNouns
  if (isNoun && isOneOf(unit, from - 1, 'determiners')) return true
  // "Who is Vautrin?", but not "who owns Vautrin?"
  const isAsked = ({ to: at }: Hit) => at === from || (at === from - 1 && isOneOf(unit, at, 'copulas'))
  if (hitsOf(unit, 'who').some(isAsked)) return true
  // "What is the Tarnhelm?"
  const next = tokens[to]?.kind
  const isThing = (next !== 'word' && next !== 'number') || isOneOf(unit, to, 'functionWords')
  if (isThing && isOneOf(unit, from - 1, 'determiners')) return true
  // Who writes all in small letters tells nothing by them.
  const usesCapitals = tokens.some((token, at) => at > 0 && isCapitalised(token))
  return pattern.ordinary && !isCasedAsName(match, tokens) && (usesCapitals || isNoun)
}

function isPlace(unit: Unit, { from }: NameMatch): boolean {
  const isKnown = placesNamed(unit.tokens[from]?.text ?? '').length > 0
  if (isKnown && hasCue(unit, 'otherKind')) return true
  if (!isCueBefore(unit, from, 'locative')) return false
  return (
    isKnown || hasCue(unit, 'otherKind') || !signs.weakLocatives.includes(unit.tokens[from - 1]?.fold ?? '')
  )
}
