import type { ReaderName, Stance } from '@veracite/verdicts/reading'
import type { Certainty, Claim, Review, Verdict } from '@veracite/verdicts/verdict/verdict'

/** A verdict as stored: those of earlier versions lack some of today's members. */
export interface StoredVerdict extends Omit<Verdict, 'claims' | 'readers' | 'read'> {
  claims: StoredClaim[]
  /** Empty if the verdict predates stored readings. */
  readers: ReaderName[]
  read: Verdict['read'] | null
}

export interface StoredClaim extends Omit<Claim, 'certainty' | 'stance' | 'key'> {
  /** Null if decided by a version that did not distinguish certain claims from likely ones. */
  certainty: Certainty | null
  stance: Stance | null
  /** Null if stored before claims had keys. */
  key: Claim['key'] | null
}

/** As it is sent: keys are our own. */
export function shownClaim<Shown extends { key: unknown }>({ key: _, ...claim }: Shown): Omit<Shown, 'key'> {
  return claim
}

/** Earlier versions had neither certainty nor review; all other names are the same. */
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
      key: claim.key ?? null,
    })),
    ownedCitations: verdict.ownedCitations ?? [],
    factsCoverage: verdict.factsCoverage ?? { facts: 0, compared: 0 },
    ...(verdict.notRead !== undefined && { notRead: verdict.notRead }),
    ...(verdict.decidedBy !== undefined && { decidedBy: verdict.decidedBy }),
    needsReview: verdict.needsReview ?? ([] satisfies Review[]),
    readers: verdict.readers ?? [],
    read: verdict.read ?? null,
    version: verdict.version,
  }
}

/**
 * Whether the claim supports an accusation. A merely likely contradiction asks for review and accuses nobody.
 */
export const accuses = ({ verdict, certainty }: { verdict: string; certainty: string | null }): boolean =>
  verdict === 'contradicted' && certainty !== 'likely'
