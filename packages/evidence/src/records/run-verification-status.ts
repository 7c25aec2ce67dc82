import type { VerificationStatus } from '@veracite/terms/vocabulary'
import type { RunEvidenceRows } from './evidence-rows.ts'
import { newestOfOriginal } from './newest-of-original.ts'
import { verificationStatus } from './verification-status.ts'

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
