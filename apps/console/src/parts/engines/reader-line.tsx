import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useApi } from '../server/api.ts'
import { Await, Section } from '../widgets/page.tsx'
import { formatUsd, rateInWords } from '../widgets/words.ts'

const EVERY_MS = 30_000

/** How well the reading model was measured, and what follows from that. Nothing where no model reads. */
export const ReaderLine = () => (
  <Await of={useApi('GET /api/admin/readers', {}, () => EVERY_MS)} none={null}>
    {({ items, answers }) => (
      <Section title={say('engines.howWellTheReader')}>
        {items.map((reader) => (
          <div key={reader.reader} class="card">
            <h3>{reader.reader}</h3>
            <p>{measuredWords(reader, answers)}</p>
            <p class="soft">{toldInWords(reader.consequence)}</p>
          </div>
        ))}
      </Section>
    )}
  </Await>
)

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
