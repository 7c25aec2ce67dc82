import type { RunStatus } from '@veracite/terms/vocabulary'

/** The final status. No answer is a result; failed and set-aside runs make a scan incomplete. */
export function scanStatusAfterClassification(
  byStatus: Partial<Record<RunStatus, number>>,
): 'COMPLETED' | 'PARTIAL' | 'FAILED' {
  const failed = byStatus.FAILED ?? 0
  const total = Object.values(byStatus).reduce((sum, n) => sum + n, 0)
  if (failed === 0 && (byStatus.SET_ASIDE ?? 0) === 0) return 'COMPLETED'
  return failed === total ? 'FAILED' : 'PARTIAL'
}
