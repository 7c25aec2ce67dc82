import type { Reads } from '../../predicates/reads.ts'
import type { Found } from '../../values/line.ts'
import type { NamedUnit } from '../4-scope/entities.ts'
import { isOnlyBrands } from './bindings.ts'
import type { Match, Scoped } from './match.ts'

/**
 * A prompt that asks for a thing, and an answer that gives it without saying what it is: "How old is Zentrava?" – "It
 * goes back to 1987." The value must be the only one of its kind in a sentence at the start that names nobody else.
 */
export function askedMatches(
  scoped: Scoped,
  named: NamedUnit,
  reads: Reads<unknown>,
  found: readonly Match[],
): Match[] {
  const { unit, entities } = named
  const isAsked = reads.asked?.some((cue) => scoped.asked.has(cue)) === true
  if (!isAsked || found.length > 0 || unit.kind !== 'sentence' || unit.index > LAST_UNIT) return []
  const isShort = reads.plain === true || unit.tokens.length <= SHORT_ANSWER || entities[0]?.from === 0
  const namesNobody = isShort && entities.every(({ who }) => who === 'pronoun') && unit.index === 0
  if (!isOnlyBrands(named) && !namesNobody) return []
  if (reads.askedNeeds?.some((cue) => unit.cues.has(cue)) === false) return []
  if ([...ELSEWHERE, ...(reads.unless ?? [])].some((cue) => unit.cues.has(cue))) return []
  const value = onlyValue(
    reads
      .find(named.line)
      .filter(({ from, value: given }) => from >= unit.label && reads.answers?.(given) !== false),
  )
  if (value === null) return []
  return [
    {
      binding: 'asked',
      cue: value,
      value,
      owner: { who: 'brand', product: null, by: namesNobody ? 'topic' : 'subject' },
    },
  ]
}

/** "In Ghent.", "Since 2009." */
const SHORT_ANSWER = 6
const LAST_UNIT = 2
/** What speaks of something else than what was asked for: a branch, a product, people, the past. */
const ELSEWHERE = [
  'manyFirms',
  'otherSubject',
  'people',
  'former',
  'launches',
  'negation',
  'chief',
  'leads',
  'sells',
  'offers',
  'awarded',
]

function onlyValue(values: readonly Found<unknown>[]): Found<unknown> | null {
  const [first, second] = values
  return first !== undefined && second === undefined ? first : null
}
