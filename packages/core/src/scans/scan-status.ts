import type { RunStatus } from '@veracite/terms/vocabulary'

/**
 * The final status of a scan once nothing is left to ask or judge. A run without an answer is a result; a
 * failed run or an answer set aside makes a scan incomplete. A scan without runs is complete.
 */
export function scanStatusAfterClassification(
  byStatus: Partial<Record<RunStatus, number>>,
): 'COMPLETED' | 'PARTIAL' | 'FAILED' {
  const failed = byStatus.FAILED ?? 0
  const total = Object.values(byStatus).reduce((sum, n) => sum + n, 0)
  if (failed === 0 && (byStatus.SET_ASIDE ?? 0) === 0) return 'COMPLETED'
  return failed === total ? 'FAILED' : 'PARTIAL'
}
