import type { AnswerOf } from '@veracite/contract/routes'
import { formatUsd } from '@veracite/terms/usd'

export type Reader = AnswerOf<'GET /api/admin/readers'>['items'][number]

/** One line: what it was measured on, when, the figures, and a check that is under way. */
export function measuredWords({ check, job, isStale }: Reader, answers: number): string {
  const isUnderWay = job?.state === 'queued' || job?.state === 'running'
  const running = isUnderWay ? ` A check is under way: ${job.measured} of ${answers} read.` : ''
  if (check === null) {
    const failed = job?.state === 'dead' ? ` The last check failed. ${job.error ?? ''}` : ''
    return `Not measured yet.${running}${failed}`
  }
  const cost = check.costUsd === null ? '' : `, ${formatUsd(check.costUsd)}`
  const figures = [
    `class right ${check.classRight.words}`,
    `accusations right ${check.accusationsRight.words}`,
    `false answers found ${check.found.words}`,
    `statements read ${check.statementsRead.words}`,
  ].join('; ')
  const stale = isStale ? ' Due for another check at the next use.' : ''
  return `Measured on ${check.of} invented answers that nobody fitted to, ${check.measuredAt.slice(0, 10)}${cost}: ${figures}.${stale}${running}`
}
