import { factKey, factValueKey } from '@veracite/verdicts/predicates/all'
import type { Fact } from './fact.ts'
import type { ExtractedFact } from './fact-source.ts'
import { statementOf } from './merge-facts.ts'

/** Types, not interfaces: they are stored in the result of a job, which is any JSON object. */
export type Disagreement = {
  predicate: string
  /** Each value with a page that states it; without an address it is what the operator entered. */
  values: { value: unknown; url: string | null }[]
}
export type SiteReport = {
  /** Pages that state different things of the same, or something else than the operator. */
  disagreements: Disagreement[]
  /** What the operator entered and no page states in a form that a program reads. */
  notStated: { predicate: string; value: unknown }[]
}

const MOST = 20
const MOST_VALUES = 4

/** What is wrong with the pages of a brand, whatever engines say about it. Pure. */
export function reportSite(known: readonly Fact[], fresh: readonly ExtractedFact[]): SiteReport {
  const stated = fresh.filter(({ predicate }) => predicate !== 'url')
  const entered = known.filter(
    ({ active, predicate, source }) => active && predicate !== 'url' && source.kind === 'operator',
  )
  const own = Map.groupBy(entered, factKey)
  const disagreements = [...Map.groupBy(stated, factKey)].flatMap(([key, facts]) => {
    const values = new Map(
      [...facts, ...(own.get(key) ?? [])].toReversed().map((fact) => [factValueKey(fact), fact]),
    )
    const [first] = facts
    if (values.size < 2 || first === undefined) return []
    return [
      {
        predicate: first.predicate,
        values: [...values.values()].toReversed().map(statedBy).slice(0, MOST_VALUES),
      },
    ]
  })
  const onPages = new Set(stated.map(statementOf))
  const notStated = entered.filter((fact) => !onPages.has(statementOf(fact)))
  return {
    disagreements: disagreements.slice(0, MOST),
    notStated: notStated.slice(0, MOST).map(({ predicate, value }) => ({ predicate, value })),
  }
}

const statedBy = ({ value, source }: { value: unknown; source: { kind: string; url: string | null } }) => ({
  value,
  url: source.kind === 'operator' ? null : source.url,
})
