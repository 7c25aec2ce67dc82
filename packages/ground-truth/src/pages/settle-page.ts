import { factKey, factValueKey, isSingle } from '@veracite/verdicts/predicates/all'
import { placeOf } from '@veracite/verdicts/predicates/headquarters'
import { fold } from '../facts/brand-identity.ts'
import type { QuotedFact } from '../facts/fact-source.ts'

/**
 * Reconciles the facts of one source on one page: repeated facts become one, the fuller of two that agree
 * stays ("Hartford" and "Hartford, Connecticut"), and predicates on which the source contradicts itself are
 * dropped.
 */
export function settlePage(facts: readonly QuotedFact[]): QuotedFact[] {
  const byKey = new Map<string, QuotedFact[]>()
  for (const fact of facts) {
    const key = factKey(fact)
    const group = byKey.get(key)
    if (group === undefined) byKey.set(key, [fact])
    else if (group.length < MAX_VOICES && !group.some((known) => factValueKey(known) === factValueKey(fact)))
      group.push(fact)
  }
  return [...byKey.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined || group.length === 1) return group
    if (!isSingle(first.predicate) && first.predicate !== 'price' && first.predicate !== 'url') return group
    const fullest = group.reduce((best, fact) => (size(fact) > size(best) ? fact : best))
    return group.every((fact) => agrees(fullest, fact)) ? [fullest] : []
  })
}

/** A page with twenty answers has long contradicted itself. */
const MAX_VOICES = 20

function agrees(fuller: QuotedFact, other: QuotedFact): boolean {
  if (fuller.predicate === 'founder' && other.predicate === 'founder') {
    const names = new Set(fuller.value.map(fold))
    return other.value.every((name) => names.has(fold(name)))
  }
  if (fuller.predicate === 'headquarters' && other.predicate === 'headquarters')
    return `${fold(placeOf(fuller.value))} `.startsWith(`${fold(placeOf(other.value))} `)
  return factValueKey(fuller) === factValueKey(other)
}

function size(fact: QuotedFact): number {
  return JSON.stringify(fact.value).length
}
