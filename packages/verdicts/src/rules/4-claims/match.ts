import { cuesNamed } from '../../languages/language.ts'
import type { Hit } from '../../text/phrases.ts'
import { covers, type Found, isInCue, isOneOf, type NamedLine } from '../../values/line.ts'
import type { NamedUnit } from '../3-scope/entities.ts'
import type { Owner, Topic } from '../3-scope/topics.ts'
import data from './cues.json' with { type: 'json' }

const WITHOUT_WEIGHT = cuesNamed(data.withoutWeight)

export interface Scoped {
  text: string
  units: readonly NamedUnit[]
  topics: readonly Topic[]
  /** Something beside its name connects prompt or answer with the brand. */
  isTied: boolean
}

export interface Match {
  binding: string
  cue: Hit
  value: Found<unknown>
  owner: Owner
}

/** Grammar, a name ("the founder of *Zentrava* is A") or a word without weight ("*currently* employs"). */
export function isSmallWord(line: NamedLine, at: number): boolean {
  if (isOneOf(line, at, 'functionWords', 'prepositions', 'determiners', 'copulas')) return true
  const holds = (name: Hit) => covers(name, at)
  return line.names.some(holds) || line.own.some(holds) || isInCue(line, at, ...WITHOUT_WEIGHT)
}
