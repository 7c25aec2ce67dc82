import type { Hit } from '../../text/phrases.ts'
import type { Found, NamedLine } from '../../values/line.ts'
import type { NamedUnit } from '../4-scope/entities.ts'
import type { Owner } from '../4-scope/owner.ts'
import type { Topic } from '../4-scope/topics.ts'

/** What the stage works on: the units of an answer with whom they are about. */
export interface Scoped {
  text: string
  units: readonly NamedUnit[]
  topics: readonly Topic[]
  /** Cues of a prompt that asks about the brand and nobody else. */
  asked: ReadonlySet<string>
}

/** A cue and a value that belong together, and whose they are. */
export interface Match {
  binding: string
  cue: Hit
  value: Found<unknown>
  owner: Owner
  /** The cue often means it, but not always. */
  isLoose?: boolean
}

/** Grammar, a name ("the founder of *Zentrava* is A") or a word that says nothing of its own ("*currently* employs"). */
export function isSmallWord({ tokens, language, names, own, cues }: NamedLine, at: number): boolean {
  const fold = tokens[at]?.fold ?? ''
  if (language.functionWords.has(fold) || language.prepositions.has(fold)) return true
  if (language.determiners.has(fold) || language.copulas.has(fold)) return true
  const holds = ({ from, to }: Hit) => from <= at && at < to
  return (
    names.some(holds) || own.some(holds) || SMALL_CUES.some((name) => cues.get(name)?.some(holds) === true)
  )
}

const SMALL_CUES = [
  'pronoun',
  'firm',
  'chief',
  'founder',
  'leads',
  'correction',
  'approximately',
  'moreThan',
  'lessThan',
  'stillNow',
  'amountsTo',
]
