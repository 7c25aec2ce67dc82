import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { formatUsd } from '../widgets/format.tsx'
import { rateInWords } from '../widgets/words.ts'

export type Reader = AnswerOf<'GET /api/admin/readers'>['items'][number]

/** One line: what it was measured on, when, the figures, and a check that is under way. */
export function measuredWords({ check, job, isStale }: Reader, answers: number): string {
  const isUnderWay = job?.state === 'queued' || job?.state === 'running'
  const running = isUnderWay ? [say('engines.aCheckIsUnder', { measured: job.measured, answers })] : []
  if (check === null) {
    const failed =
      job?.state === 'dead' ? [say('engines.theLastCheckFailed', { error: job.error ?? '' })] : []
    return [say('engines.notMeasuredYet'), ...running, ...failed].join(' ').trim()
  }
  const measured = say('engines.measuredOnInventedAnswers', {
    of: check.of,
    day: check.measuredAt.slice(0, 10),
    isPaid: check.costUsd === null ? 'no' : 'other',
    cost: formatUsd(check.costUsd),
    classRight: shareWords(check.classRight),
    accusationsRight: shareWords(check.accusationsRight),
    found: shareWords(check.found),
    read: shareWords(check.statementsRead),
  })
  return [measured, ...(isStale ? [say('engines.dueForAnother')] : []), ...running].join(' ')
}

const shareWords = ({ part, of, ...ends }: NonNullable<Reader['check']>['classRight']): string =>
  rateInWords({ seen: part, asked: of, ...ends })
