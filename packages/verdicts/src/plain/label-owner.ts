import type { Hit } from '../text/phrases.ts'
import type { Unit } from './document.ts'
import { predicatesOfLabel } from './label-index.ts'
import otherBodies from './other-bodies.json' with { type: 'json' }

/** The input for finding the company that a label is about. */
export interface NamedDocument {
  units: readonly Unit[]
  /** The brand's names in a unit. */
  namesOf(unit: Unit): readonly Hit[]
  /** The first unit that names the brand. */
  firstNamed: number
  /** The question is about this brand alone. */
  isAskedFor: boolean
  /** It is a page of the brand's own site. */
  isBrandsOwn: boolean
}

/**
 * Whether a label such as "Founded: 1998" speaks of the brand: the nearest line above that introduces it (the item around it,
 * the line before the list, the heading) names the brand, or says nothing and the question asks for the brand alone.
 */
export function isLabelOfBrand(
  unit: Unit,
  { units, namesOf, firstNamed, isAskedFor, isBrandsOwn }: NamedDocument,
): boolean {
  if (isBrandsOwn) return true
  const above = [
    unit.itemHead === null ? unit.leadIn : (units[unit.itemHead]?.leadIn ?? null),
    ...[...unit.headings].reverse(),
  ]
  for (const index of above) {
    const head = units[index ?? -1]
    if (head === undefined || head === unit) continue
    if (namesOf(head).length > 0) return isAboutBrandAlone(head, namesOf(head))
    if (!isSilent(head)) return false
  }
  return isAskedFor && unit.index > firstNamed
}

/** "Acme", "About Acme:", "3. Acme – the classic", not "Acme vs. Bolt" or "Rivals of Acme". */
function isAboutBrandAlone({ tokens }: Unit, names: readonly Hit[]): boolean {
  const isOwn = (at: number) => names.some(({ from, to }) => from <= at && at < to)
  const others = tokens.filter(
    ({ caps, kind }, at) => !isOwn(at) && kind === 'word' && at > 0 && caps !== 'lower' && caps !== 'none',
  )
  const isCompared = tokens.some(({ fold }) => COMPARING.has(fold))
  return !isCompared && others.length <= MOST_OTHER_CAPITALS
}

/** Titles are often written with capitals: "Acme Company Profile". */
const MOST_OTHER_CAPITALS = 3
const COMPARING = new Set(otherBodies.comparing.split(' '))

/** "Key facts", "At a glance", "Founded": nothing in it could be the name of another company. */
function isSilent(head: Unit): boolean {
  if (predicatesOfLabel(head.tokens).size > 0) return true
  const words = head.tokens.filter(({ kind }) => kind === 'word')
  return words.slice(1).every(({ caps }) => caps === 'lower' || caps === 'none') && words.length > 1
}
