import type { Hit } from '../text/phrases.ts'
import { type Found, hitsOf, isCueAt, isOneOf, isOwn, type NamedLine, type NameRun, textOf } from './line.ts'
import { countryOfAdjective } from './places.ts'

/** Every name that can be a company's: all names but persons', places' and the brand's own. */
export function organisationsIn(line: NamedLine): Found<string>[] {
  return line.names
    .filter((run) => !isOwn(line, run) && isOrganisation(line, run))
    .map(({ from, to }) => ({ from, to, value: textOf(line.tokens, from, to) }))
}

function isOrganisation(
  { tokens, language, valueFrom }: NamedLine,
  { from, to, kind, strong }: NameRun,
): boolean {
  if (to - from > 1) return kind !== 'person'
  const { fold } = tokens[from] as NamedLine['tokens'][number]
  if (kind !== 'other' || countryOfAdjective(fold) !== undefined || language.months.includes(fold))
    return false
  // A word that may have its capital from its place; what a label or a cell holds is a name all the same.
  const isOpening = valueFrom === null && (from === 0 || tokens[from - 1]?.kind === 'sign')
  return strong || !(language.capitalisesNouns || isOpening)
}

/** Where somebody is said to belong to nobody; "independent of the makers" and "an independent test" say something else. */
export function independentIn(line: NamedLine): Hit[] {
  return hitsOf(line, 'independent').filter(({ from, to }) => {
    if (isOneOf(line, to, 'of', 'by') || [1, 2].some((back) => isOneOf(line, from - back, 'prepositions')))
      return false
    const isLast = line.tokens[to]?.kind !== 'word'
    const isSaid = isOneOf(line, from - 1, 'copulas') && !isOneOf(line, to, 'prepositions')
    return to - from > 1 || isLast || isCueAt(line, to, 'firm') || isSaid
  })
}
