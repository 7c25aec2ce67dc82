import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useState } from 'preact/hooks'
import { api, useApi } from '../parts/server/api.ts'
import { ActButton, ConfirmButton } from '../parts/widgets/action.tsx'
import { AwaitTable, noted, Page, Section } from '../parts/widgets/page.tsx'
import { Age, formatCount } from '../parts/widgets/words.ts'

const EVERY_MS = 5_000

/** Work in the background: what waits, what was given up and why, and another try. */
export function Queues() {
  const queues = useApi('GET /api/admin/queues', {}, () => EVERY_MS)
  const dead = useApi('GET /api/admin/queues/dead', {}, () => EVERY_MS)
  const [outcome, setOutcome] = useState('')
  const { workers, isCut } = queues.value ?? {}
  return (
    <Page
      title={say('queues.queues')}
      sub={
        workers === undefined ? say('queues.workInTheBackground') : say('queues.workersAlive', { workers })
      }
    >
      <p role="status">{outcome}</p>
      <Section title={say('queues.lanes')}>
        <AwaitTable
          of={queues}
          label={say('queues.lanes')}
          none={say('queues.nothingWaitsNothingRuns')}
          columns={[
            [say('queues.lane'), ({ lane }) => lane, { isHead: true }],
            [say('queues.waiting'), ({ waiting }) => formatCount(waiting)],
            [say('queues.active'), ({ active }) => formatCount(active)],
            [say('queues.delayed'), ({ delayed }) => formatCount(delayed)],
            [say('queues.triedBefore'), ({ retried }) => formatCount(retried)],
            [
              say('queues.givenUp'),
              (row) => formatCount(row.dead),
              { class: (row) => (row.dead > 0 ? 'accused' : undefined) },
            ],
          ]}
          actions={({ lane, ...row }) =>
            row.dead > 0 && (
              <ConfirmButton
                name={say('queues.retryAll')}
                of={say('queues.ofLane', { lane })}
                question={say('queues.tryTheJobsOf', { lane })}
                act={async () => {
                  const { retried, left } = await api('POST /api/admin/queues/{lane}/retry', { lane })
                  setOutcome(say('queues.jobsOfQueuedAgain', { retried, lane, left }))
                }}
              />
            )
          }
        />
        {isCut && <p class="soft">{say('queues.thereAreMoreDead')}</p>}
      </Section>
      <Section title={say('queues.givenUp')}>
        <AwaitTable
          of={dead}
          label={say('queues.jobsThatWereGiven')}
          none={say('queues.noJobWasGiven')}
          more={say('queues.theseAreTheNewest')}
          columns={[
            [say('queues.job'), ({ kind, lane }) => noted(kind, lane), { isHead: true }],
            [
              say('common.why'),
              ({ error, instead }) =>
                noted(error === null ? say('queues.noReasonWasRecorded') : toldInWords(error), instead),
            ],
            [
              say('queues.attempts'),
              ({ attempt, crashes }) =>
                noted(formatCount(attempt), crashes > 0 && say('queues.crashed', { crashes })),
            ],
            [say('common.when'), ({ finishedAt }) => finishedAt && <Age at={finishedAt} />],
          ]}
          actions={({ id, kind, instead }) => (
            <>
              {instead === null && (
                <ActButton
                  name={say('queues.retry')}
                  class="quiet"
                  act={async () => {
                    await api('POST /api/admin/jobs/{jobId}/retry', { jobId: id })
                    setOutcome(say('queues.isQueuedAgain', { kind }))
                  }}
                />
              )}
              <ConfirmButton
                name={say('queues.discard')}
                of={kind}
                question={say('queues.neverTryItAgain')}
                act={async () => {
                  await api('DELETE /api/admin/jobs/{jobId}', { jobId: id })
                  setOutcome(say('queues.wasDiscarded', { kind }))
                }}
              />
            </>
          )}
        />
      </Section>
    </Page>
  )
}
