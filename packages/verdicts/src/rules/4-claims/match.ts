import type { Hit } from '../../text/phrases.ts'
import { type Found, hitsOf, isOneOf, type NamedLine } from '../../values/line.ts'
import type { NamedUnit } from '../3-scope/entities.ts'
import type { Owner } from '../3-scope/owner.ts'
import type { Topic } from '../3-scope/topics.ts'

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
export function isSmallWord(line: NamedLine, at: number): boolean {
  if (isOneOf(line, at, 'functionWords', 'prepositions', 'determiners', 'copulas')) return true
  const holds = ({ from, to }: Hit) => from <= at && at < to
  return line.names.some(holds) || line.own.some(holds) || SMALL.some((cue) => hitsOf(line, cue).some(holds))
}

const SMALL =
  'adverb pronoun firm chief founder leads correction approximately moreThan lessThan stillNow amountsTo'.split(
    ' ',
  )
