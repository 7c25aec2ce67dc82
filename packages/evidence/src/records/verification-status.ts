import type { VerificationStatus } from '@veracite/terms/vocabulary'

export interface StatusInput {
  /** Facts that decided the run's class; none when it rests on sources or on absence. */
  decidingFactIds: readonly string[]
  activeFactIds: readonly string[]
  /** Of the newest conclusive re-verification. */
  newestVerificationOutcome: 'reproduced' | 'not_reproduced' | 'inconclusive' | null
  newestCaptureAt: Date
  now: Date
  staleAfterDays: number
}

/**
 * `not_reproducible` if the newest re-verification did not find it again; otherwise `stale` if the newest
 * capture is old or a deciding fact is no longer active; otherwise `active`.
 */
export function verificationStatus(input: StatusInput): VerificationStatus {
  if (input.newestVerificationOutcome === 'not_reproduced') return 'not_reproducible'
  const ageMs = input.now.getTime() - input.newestCaptureAt.getTime()
  if (ageMs > input.staleAfterDays * 86_400_000) return 'stale'
  const active = new Set(input.activeFactIds)
  return input.decidingFactIds.every((id) => active.has(id)) ? 'active' : 'stale'
}
