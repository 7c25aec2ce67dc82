import type { Fact, NewFact } from '@veracite/ground-truth/facts/fact'
import { statementOf } from '@veracite/ground-truth/facts/merge-facts'

interface Proposals {
  append: NewFact[]
  /** Counts of facts in force already, proposed already, and refused or withdrawn before. */
  known: number
  waiting: number
  refused: number
}

/** The facts that need a decision. The same statement is proposed once, even from several sources. */
export function proposalsOf(known: readonly Fact[], candidates: readonly NewFact[]): Proposals {
  const before = Map.groupBy(known, statementOf)
  const proposals: Proposals = { append: [], known: 0, waiting: 0, refused: 0 }
  const added = new Set<string>()
  for (const candidate of candidates) {
    const statement = statementOf(candidate)
    const same = before.get(statement) ?? []
    if (added.has(statement)) continue
    if (same.some(({ active }) => active)) proposals.known += 1
    else if (same.some(({ proposedAt }) => proposedAt !== null)) proposals.waiting += 1
    else if (same.some(({ refusedAt, withdrawnAt }) => refusedAt !== null || withdrawnAt !== null))
      proposals.refused += 1
    else {
      added.add(statement)
      proposals.append.push({ ...candidate, active: false })
    }
  }
  return proposals
}
