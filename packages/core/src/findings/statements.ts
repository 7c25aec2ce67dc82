import { accuses, type StoredClaim } from '../capture/stored-verdict.ts'
import { statementKey } from './statement-key.ts'

/** One false statement in one answer, with the key that identifies it across answers. */
export interface FalseStatement {
  predicate: string
  about: string
  value: string
  stated: string
  truth: string | null
  factId: string | null
}

/** The false statements that an answer is accused of, each once, however often the answer repeats it. */
export function falseStatements(
  claims: readonly Pick<StoredClaim, 'predicate' | 'stated' | 'truth' | 'factId' | 'verdict' | 'certainty'>[],
): FalseStatement[] {
  const found = new Map<string, FalseStatement>()
  for (const claim of claims.filter(accuses)) {
    const { predicate, stated, truth, factId } = claim
    const { about, value } = statementKey(claim)
    const key = JSON.stringify([predicate, about, value])
    if (!found.has(key)) found.set(key, { predicate, about, value, stated, truth, factId })
  }
  return [...found.values()]
}
