import type { RunEvidenceRows } from '../stores/evidence-rows.ts'
import type { VerificationStatus } from '../vocabulary.ts'
import { newestOfOriginal } from './newest-of-original.ts'
import { verificationStatus } from './verification-status.ts'

/** Null while nothing was captured: there is nothing yet that could be active or stale. */
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

/** An engine that gave no answer neither repeats nor takes back: such an attempt leaves the status as it was. */
const newestConclusive = ({ verifications }: RunEvidenceRows) =>
  verifications.findLast(({ outcome }) => outcome !== 'inconclusive')?.outcome ?? null
