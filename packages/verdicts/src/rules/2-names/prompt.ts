import type { Engine } from '../../engine.ts'
import type { ReaderInput } from '../../reading.ts'
import { isCapitalised } from '../../text/token.ts'
import { isCueBefore, isCueNear, isOneOf } from '../../values/line.ts'
import type { Unit } from '../1-document/document.ts'
import { readDocument } from '../1-document/read-document.ts'
import { isCasedAsName, isOwnName, matchName, type NameIndex, type NameMatch } from './name-patterns.ts'

export interface Prompt {
  namesBrand: boolean
  /** It uses the brand's name for something else: "near Marlow", "the character Ember". */
  usesNameAsOther: boolean
  words: ReadonlySet<string>
  /** Its folded words with capitals, where it compares. */
  rivals: ReadonlySet<string>
  /** The beginnings of its longer words: they tell other forms of a word. */
  stems: ReadonlySet<string>
  /** Its cues: what it asks for. */
  asks: ReadonlySet<string>
  /** It asks for a text: then fine words show no knowledge of the brand. */
  wantsText: boolean
}

/** A name in a prompt counts in lower case too, unless the prompt is about a category. */
export function readPrompt({ brand, prompt, answer }: ReaderInput, names: NameIndex, engine: Engine): Prompt {
  const answered = answer.text.slice(0, ENOUGH_ANSWER)
  const { units, words: language } = readDocument(prompt.text.slice(0, LONGEST_PROMPT), answered, engine)
  const tokens = units.flatMap((unit) => unit.tokens)
  const words = tokens.map(({ fold }) => fold)
  const asks = new Set(units.flatMap(({ cues }) => [...cues.keys()]))
  const isComparing = asks.has('rivals') || asks.has('setAgainst')
  const isOther = units.flatMap((unit) =>
    unit.tokens.flatMap((_, at) => {
      const match = matchName(names, unit.tokens, at, isOwnName)
      if (match === null) return []
      const isShort = match.pattern.text.length < brand.name.length
      const isMeant = isComparing || (!isShort && isCoinedName(unit, match))
      const isOfNobody = prompt.intent === 'CATEGORY' && (!isMeant || meansOther(unit, match))
      return isOfNobody || meansWord(unit, match)
    }),
  )
  const hasRivals = prompt.intent === 'COMPARATIVE' && !language.capitalisesNouns
  const named = tokens.filter((token, at) => at > 0 && hasRivals && isCapitalised(token))
  return {
    namesBrand: isOther.includes(false),
    usesNameAsOther: isOther.includes(true),
    words: new Set(words),
    rivals: new Set(named.map(({ fold }) => fold)),
    stems: new Set(words.map(stemOf).filter((stem) => stem !== '')),
    asks,
    wantsText: units.some(isTask),
  }
}

const isTask = (unit: Unit): boolean =>
  !unit.asks && (unit.cues.has('textNoun') || isCueNear(unit, 0, 'compose', 2))

export const stemOf = (word: string): string => (word.length >= 5 ? word.slice(0, 5) : '')

const LONGEST_PROMPT = 4000
const ENOUGH_ANSWER = 400

/** "What is a corncrake", "what does X mean": the prompt asks about a word. */
function meansWord(unit: Unit, { from, to }: NameMatch): boolean {
  if (unit.cues.has('meaning')) return true
  const { tokens, language } = unit
  const isNoun = language.capitalisesNouns || tokens[from]?.caps === 'lower'
  const isLast = tokens[to]?.kind !== 'word' || isOneOf(unit, to, 'functionWords')
  return isNoun && isLast && isOneOf(unit, from - 1, 'indefinite')
}

/** "tools like Ortwick", or nothing but the name: no other word is written so. */
function isCoinedName({ tokens, language }: Unit, match: NameMatch): boolean {
  const mayBeNoun = language.capitalisesNouns && tokens.length > match.to
  return !mayBeNoun && !match.pattern.ordinary && isCasedAsName(match, tokens)
}

/** A place, a person or another thing: "near Marlow", "the character Ember". */
function meansOther(unit: Unit, match: NameMatch): boolean {
  const { from, pattern } = match
  if (isCueBefore(unit, from, 'locative') || isCueBefore(unit, from, 'otherThing')) return true
  if (unit.language.capitalisesNouns && isOneOf(unit, from - 1, 'determiners')) return true
  // "Who is Vautrin?"
  return unit.cues.has('who') || (pattern.ordinary && !isCasedAsName(match, unit.tokens))
}
