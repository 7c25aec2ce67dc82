import type { Reads } from '../../predicates/reads.ts'
import type { NamedUnit } from '../3-scope/entities.ts'
import { isOnlyBrands } from './bindings.ts'
import type { Match, Scoped } from './match.ts'

/** "How old is Zentrava?" – "It goes back to 1987.": the answer must begin with it and name nobody else. */
export function askedMatches(
  scoped: Scoped,
  named: NamedUnit,
  reads: Reads<unknown>,
  found: readonly Match[],
): Match[] {
  const { unit, entities, line } = named
  const isAsked = reads.asked?.some((cue) => scoped.asked.has(cue)) === true
  if (!isAsked || found.length > 0 || unit.kind !== 'sentence' || unit.index > LAST_UNIT) return []
  const isShort = unit.tokens.length <= SHORT_ANSWER || entities[0]?.from === 0
  const namesNobody = isShort && unit.index === 0 && entities.every(({ who }) => who === 'pronoun')
  if (!isOnlyBrands(named) && !namesNobody) return []
  if ([...ELSEWHERE, ...(reads.unless ?? [])].some((cue) => unit.cues.has(cue))) return []
  const [value, second] = reads.find(line)
  if (value === undefined || second !== undefined) return []
  return [{ binding: 'asked', cue: value, value, owner: { who: 'brand', product: null, by: 'subject' } }]
}

/** "In Ghent.", "Since 2009." */
const SHORT_ANSWER = 6
const LAST_UNIT = 2
/** Cues of other subjects: a branch, a product, people, the past. */
const ELSEWHERE =
  'manyFirms otherSubject people former launches negation chief leads sells offers awarded'.split(' ')
