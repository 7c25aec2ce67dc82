import type { Claim, Verdict } from '@veracite/verdicts/verdict/verdict'

export interface StoredVerdict extends Omit<Verdict, 'claims'> {
  claims: StoredClaim[]
}

export interface StoredClaim extends Omit<Claim, 'key'> {
  /** Null if stored by 0.1.0, whose claims had no keys. */
  key: Claim['key'] | null
}

/** A claim as it is sent: without its key, which is for our tables only. */
export function shownClaim<Shown extends { key: unknown }>({ key: _, ...claim }: Shown): Omit<Shown, 'key'> {
  return claim
}

export function readStoredVerdict(stored: unknown): StoredVerdict {
  const verdict = stored as StoredVerdict
  return { ...verdict, claims: verdict.claims.map((claim) => ({ ...claim, key: claim.key ?? null })) }
}

/**
 * Whether the claim supports an accusation. A merely likely contradiction asks for review and accuses nobody.
 */
export const accuses = ({ verdict, certainty }: { verdict: string; certainty: string | null }): boolean =>
  verdict === 'contradicted' && certainty !== 'likely'
