import { say } from '@veracite/words/say'
import { api } from '../server/api.ts'
import { ConfirmButton } from '../widgets/action.tsx'

interface Stoppable {
  id: string
  status: string
  stoppedAt: string | null
  totalRuns: number
  byStatus: Record<string, number>
}

/** A button that stops the scan, shown while something is left to ask. */
export function StopScan({ scan, stopped }: { scan: Stoppable; stopped: () => void }) {
  if (scan.stoppedAt !== null || (scan.status !== 'QUEUED' && scan.status !== 'RUNNING')) return null
  const waiting = scan.byStatus.QUEUED ?? 0
  return (
    <ConfirmButton
      name={say('scans.stop')}
      question={say('scans.ofQuestionsAreNot', { waiting, totalRuns: scan.totalRuns })}
      act={() => api('POST /api/admin/scans/{scanId}/stop', { scanId: scan.id }).then(stopped)}
    />
  )
}
