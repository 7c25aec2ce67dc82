import type { ReaderName, Stance } from '@veracite/verdicts/reading'
import type { Certainty, Claim, Review, Verdict } from '@veracite/verdicts/verdict/verdict'

/** A verdict as it comes back from the store: those of earlier versions lack what verdicts say today. */
export interface StoredVerdict extends Omit<Verdict, 'claims' | 'readers' | 'read'> {
  claims: StoredClaim[]
  /** Empty where it was decided before readings were kept. */
  readers: ReaderName[]
  read: Verdict['read'] | null
}

export interface StoredClaim extends Omit<Claim, 'certainty' | 'stance'> {
  /** Null: decided by a version that told no certain claims from likely ones. */
  certainty: Certainty | null
  stance: Stance | null
}

/** Earlier versions knew neither certainty nor review; everything else of theirs has the same names today. */
export function readStoredVerdict(stored: unknown): StoredVerdict {
  const verdict = stored as Partial<StoredVerdict> & Pick<StoredVerdict, 'class' | 'rule' | 'version'>
  return {
    class: verdict.class,
    rule: verdict.rule,
    mentions: verdict.mentions ?? [],
    claims: (verdict.claims ?? []).map((claim) => ({
      ...claim,
      certainty: claim.certainty ?? null,
      stance: claim.stance ?? null,
    })),
    ownedCitations: verdict.ownedCitations ?? [],
    factsCoverage: verdict.factsCoverage ?? { facts: 0, compared: 0 },
    needsReview: verdict.needsReview ?? ([] satisfies Review[]),
    readers: verdict.readers ?? [],
    read: verdict.read ?? null,
    version: verdict.version,
  }
}

/** What an accusation rests on. A likely contradiction asks a person to look and accuses nobody. */
export const accuses = ({ verdict, certainty }: { verdict: string; certainty: string | null }): boolean =>
  verdict === 'contradicted' && certainty !== 'likely'
