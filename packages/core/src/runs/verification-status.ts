import type { VerificationStatus } from '../vocabulary.ts'

export interface StatusInput {
  /** Facts that decided the run's class; none when it rests on sources or on absence. */
  decidingFactIds: readonly string[]
  activeFactIds: readonly string[]
  /** Of the newest re-verification that settled something. */
  newestVerificationOutcome: 'reproduced' | 'not_reproduced' | 'inconclusive' | null
  newestCaptureAt: Date
  now: Date
  staleAfterDays: number
}

/**
 * `not_reproducible` when the newest re-verification did not find it again; else `stale` when the newest capture is
 * old or what it was judged by no longer stands; else `active`.
 */
export function verificationStatus(input: StatusInput): VerificationStatus {
  if (input.newestVerificationOutcome === 'not_reproduced') return 'not_reproducible'
  const ageMs = input.now.getTime() - input.newestCaptureAt.getTime()
  if (ageMs > input.staleAfterDays * 86_400_000) return 'stale'
  const active = new Set(input.activeFactIds)
  return input.decidingFactIds.every((id) => active.has(id)) ? 'active' : 'stale'
}
