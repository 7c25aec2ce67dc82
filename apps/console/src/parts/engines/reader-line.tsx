import type { AnswerOf } from '@veracite/contract/routes'
import { api } from '../server/api.ts'
import { useLoad } from '../server/load.ts'
import { formatUsd } from '../widgets/format.ts'
import { Section } from '../widgets/page.tsx'
import { Await } from '../widgets/states.tsx'

type Readers = AnswerOf<'GET /api/admin/readers'>
type Reader = Readers['items'][number]

const EVERY_MS = 30_000

/** Which model reads the answers, how well it was measured, and what follows from that. */
export function ReaderLine() {
  const readers = useLoad(
    'readers',
    (signal) => api('GET /api/admin/readers', {}, signal),
    () => EVERY_MS,
  )
  return (
    <Section title="Reads the answers">
      <Await of={readers} what="the readers">
        {({ items, answers }) =>
          items.length === 0 ? (
            <p>No model reads the answers.</p>
          ) : (
            <ul class="tiles wide">
              {items.map((reader) => (
                <li key={reader.reader} class="card">
                  <h3>{reader.reader}</h3>
                  <p>{measuredWords(reader, answers)}</p>
                  <p class="soft">{reader.consequence}</p>
                </li>
              ))}
            </ul>
          )
        }
      </Await>
    </Section>
  )
}

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
