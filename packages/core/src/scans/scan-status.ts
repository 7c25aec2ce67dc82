import type { RunStatus } from '../vocabulary.ts'

/**
 * Where a scan ends once nothing is left to ask or to judge. A run without an answer is a result; a failed run, or an
 * answer that had to be set aside, makes a scan incomplete. A scan of no runs is complete: there was nothing to do.
 */
export function scanStatusAfterClassification(
  byStatus: Partial<Record<RunStatus, number>>,
): 'COMPLETED' | 'PARTIAL' | 'FAILED' {
  const failed = byStatus.FAILED ?? 0
  const total = Object.values(byStatus).reduce((sum, n) => sum + n, 0)
  if (failed === 0 && (byStatus.SET_ASIDE ?? 0) === 0) return 'COMPLETED'
  return failed === total ? 'FAILED' : 'PARTIAL'
}
