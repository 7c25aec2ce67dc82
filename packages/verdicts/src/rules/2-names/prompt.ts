import type { Engine } from '../../engine.ts'
import type { ReaderInput } from '../../reading.ts'
import { isCapitalised, type Token } from '../../text/token.ts'
import { cueHits, hitEndsAt, hitStartsNear } from '../1-document/cues.ts'
import type { Document, Unit } from '../1-document/document.ts'
import { readDocument } from '../1-document/read-document.ts'
import { isCasedAsName, isOwnName, matchName, type NameIndex, type NameMatch } from './name-patterns.ts'

/** What the prompt says before the answer says anything. */
export interface Prompt {
  document: Document
  namesBrand: boolean
  /** It uses the brand's name for something else: "a bramble thorn", "near Marlow", "the character Ember". */
  usesNameAsOther: boolean
  /** Its folded words. */
  words: ReadonlySet<string>
  /** Its folded words that have a capital of their own and are not the brand's, where it compares. */
  rivals: ReadonlySet<string>
  /** The beginnings of its longer words: enough to know a word again in another form. */
  stems: ReadonlySet<string>
  /** Cues in it: what it asks for. */
  asks: ReadonlySet<string>
}

/** People write prompts in lower case: there a name counts in any case, unless the prompt is about a category. */
export function readPrompt({ brand, prompt, answer }: ReaderInput, names: NameIndex, engine: Engine): Prompt {
  const answered = answer.text.slice(0, ENOUGH_ANSWER)
  const document = readDocument(prompt.text.slice(0, LONGEST_PROMPT), answered, engine)
  const { units } = document
  const comparing = units.some((unit) => ['rivals', 'setAgainst'].some((cue) => unit.cues.has(cue)))
  const words = units.flatMap(({ tokens }) => tokens.map(({ fold }) => fold))
  const isOther = units.flatMap((unit) =>
    unit.tokens.flatMap((_, at) => {
      const match = matchName(names, unit.tokens, at, isOwnName)
      if (match === null) return []
      const isShort = !comparing && match.pattern.text.length < brand.name.length
      const isOfNobody = prompt.intent === 'CATEGORY' && (isShort || meansOther(unit, match, document))
      return isOfNobody || meansWord(unit, match, document)
    }),
  )
  const compares = prompt.intent === 'COMPARATIVE' && !document.words.capitalisesNouns
  return {
    document,
    namesBrand: isOther.includes(false),
    usesNameAsOther: isOther.includes(true),
    words: new Set(words),
    rivals: new Set(compares ? units.flatMap((unit) => capitalisedIn(unit, names)) : []),
    stems: new Set(words.map(stemOf).filter((stem) => stem !== '')),
    asks: new Set(units.flatMap(({ cues }) => [...cues.keys()])),
  }
}

function capitalisedIn({ tokens }: Unit, names: NameIndex): string[] {
  const own = new Set([...names.values()].flatMap((list) => list.flatMap(({ parts }) => parts)))
  const isOther = (token: Token, at: number) => at > 0 && isCapitalised(token) && !own.has(token.fold)
  return tokens.filter(isOther).map(({ fold }) => fold)
}

/** The first letters of a longer word; of a short one nothing that could be looked up. */
export function stemOf(word: string): string {
  return word.length >= STEM ? word.slice(0, STEM) : ''
}

const STEM = 5
const LONGEST_PROMPT = 4000
/** What the answer's language is, when the prompt is too short to tell its own. */
const ENOUGH_ANSWER = 400

/** "What is a corncrake", "what does X mean", "Bracken Hollow hike": even where the brand is asked for, this is a word or a place. */
function meansWord(unit: Unit, { from, to }: NameMatch, { words }: Document): boolean {
  if (hitStartsNear(unit, 'landmark', to, 0) || unit.cues.has('meaning')) return true
  const { tokens } = unit
  const isNoun = words.capitalisesNouns || tokens[from]?.caps === 'lower'
  const next = tokens[to]
  const isLast = next?.kind !== 'word' || words.functionWords.has(next.fold)
  return isNoun && isLast && words.indefinite.has(tokens[from - 1]?.fold ?? '')
}

/** Outside of questions about the brand, its name may be a word, a place, a person or a character; a short form of it mostly is. */
function meansOther(unit: Unit, match: NameMatch, { words }: Document): boolean {
  const { from, to, pattern } = match
  if (hitEndsAt(unit, 'locative', from) || hitEndsAt(unit, 'otherThing', from)) return true
  if (hitStartsNear(unit, 'otherThing', to, 0)) return true
  if (words.capitalisesNouns && words.determiners.has(unit.tokens[from - 1]?.fold ?? '')) return true
  if (pattern.ordinary && (from === 0 || !isCasedAsName(match, unit.tokens))) return true
  // "Who is Vautrin?"
  return cueHits(unit, 'who').some((hit) => hit.from <= 1 && from >= hit.to && from - hit.to <= 4)
}
