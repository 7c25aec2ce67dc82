import type { VerificationStatus } from '@veracite/terms/vocabulary'
import type { RunEvidenceRows } from './evidence-rows.ts'
import { newestOfOriginal } from './evidence-rows.ts'

/** Null until something is captured that could be active or stale. */
export function statusOf(
  rows: RunEvidenceRows,
  now: Date,
  staleAfterDays: number,
): VerificationStatus | null {
  const newest = rows.captures.at(-1)
  if (!newest) return null
  const original = rows.captures.find((capture) => capture.kind === 'original')
  return verificationStatus({
    decidingFactIds: newestOfOriginal(rows.classifications, original?.id)?.decidingFactIds ?? [],
    activeFactIds: rows.activeFactIds,
    newestVerificationOutcome: newestConclusive(rows),
    newestCaptureAt: newest.capturedAt,
    now,
    staleAfterDays,
  })
}

/** An attempt without an answer neither confirms nor refutes, so it leaves the status unchanged. */
const newestConclusive = ({ verifications }: RunEvidenceRows) =>
  verifications.findLast(({ outcome }) => outcome !== 'inconclusive')?.outcome ?? null

interface StatusInput {
  /** Facts that decided the run's class; none when it rests on sources or on absence. */
  decidingFactIds: readonly string[]
  activeFactIds: readonly string[]
  /** The outcome of the newest re-verification that was conclusive. */
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
