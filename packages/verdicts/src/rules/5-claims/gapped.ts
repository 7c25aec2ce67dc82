import type { Reads } from '../../predicates/reads.ts'
import type { Hit } from '../../text/phrases.ts'
import { hitsOf } from '../../values/line.ts'
import type { NamedUnit } from '../4-scope/entities.ts'
import type { Match } from './match.ts'

/** "Asana was founded in 2008, Zentrava in 2015": the second statement leaves out the verb of the first. */
export function gappedMatches(named: NamedUnit, reads: Reads<unknown>, found: readonly Match[]): Match[] {
  const { line, entities } = named
  const values = entities.length === 0 ? [] : reads.find(line)
  const first = values.length < 2 ? undefined : values.find((value) => hasCueBefore(named, reads, value))
  if (first === undefined) return []
  const matches: Match[] = []
  for (const value of values) {
    if (
      value.from < first.to ||
      found.some((match) => match.value.from < value.to && value.from < match.value.to)
    )
      continue
    const owner = entities.findLast(
      ({ to, who }) => who !== 'pronoun' && to <= value.from && value.from - to <= 3,
    )
    if (owner === undefined || owner.from < first.to || !opensPart(named, owner.from)) continue
    matches.push({
      binding: 'gapped',
      cue: owner,
      value,
      owner: { who: owner.who === 'brand' ? 'brand' : 'other', product: owner.product, by: 'subject' },
    })
  }
  return matches
}

/** The verb that the second part leaves out stands a few words before the first value. */
function hasCueBefore({ line }: NamedUnit, { bindings }: Reads<unknown>, value: Hit): boolean {
  return bindings.some(
    ({ side, cues, reach }) =>
      side === 'after' &&
      cues.some((name) => hitsOf(line, name).some(({ to }) => to <= value.from && value.from - to <= reach)),
  )
}

/** Behind a comma, a semicolon or "and" a new part of the sentence begins. */
function opensPart({ line }: NamedUnit, at: number): boolean {
  const { tokens, language } = line
  let before = at - 1
  while (before > 0 && language.determiners.has(tokens[before]?.fold ?? '')) before -= 1
  const fold = tokens[before]?.fold ?? ''
  return fold === ',' || fold === ';' || language.and.has(fold) || isContrast(line, before)
}

function isContrast(line: NamedUnit['line'], at: number): boolean {
  return hitsOf(line, 'contrast').some(({ from, to }) => from <= at && at < to)
}
