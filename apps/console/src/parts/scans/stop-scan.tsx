import { api } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'
import { formatCount } from '../widgets/format.tsx'

interface Stoppable {
  id: string
  status: string
  stoppedAt: string | null
  totalRuns: number
  byStatus: Record<string, number>
}

/** Only while something is left to ask. */
export function StopScan({ scan, stopped }: { scan: Stoppable; stopped: () => void }) {
  if (scan.stoppedAt !== null || (scan.status !== 'QUEUED' && scan.status !== 'RUNNING')) return null
  const waiting = scan.byStatus.QUEUED ?? 0
  return (
    <ConfirmButton
      name="Stop"
      question={`${formatCount(waiting)} of ${formatCount(scan.totalRuns)} questions are not asked any more; answers so far are kept and counted. It cannot go on later.`}
      act={() => api('POST /api/admin/scans/{scanId}/stop', { scanId: scan.id }).then(stopped)}
    />
  )
}
