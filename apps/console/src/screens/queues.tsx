import { useState } from 'preact/hooks'
import { api, useApi } from '../parts/server/api.ts'
import { ActButton, ConfirmButton } from '../parts/widgets/action.tsx'
import { Age, formatCount, formatOf } from '../parts/widgets/format.tsx'
import { Page, Section } from '../parts/widgets/page.tsx'
import { AwaitTable, noted } from '../parts/widgets/table.tsx'

const EVERY_MS = 5_000

/** Work in the background: what waits, what was given up and why, and another try. */
export function Queues() {
  const queues = useApi('GET /api/admin/queues', {}, () => EVERY_MS)
  const dead = useApi('GET /api/admin/queues/dead', {}, () => EVERY_MS)
  const [outcome, setOutcome] = useState('')
  const after = (said: string) => {
    setOutcome(said)
    queues.reload()
    dead.reload()
  }
  const { workers, isCut } = queues.value ?? {}
  return (
    <Page
      title="Queues"
      sub={workers === undefined ? 'Work in the background' : `${formatOf(workers, 'worker')} alive`}
    >
      <p role="status">{outcome}</p>
      <Section title="Lanes">
        <AwaitTable
          of={queues}
          what="the queues"
          label="Lanes"
          none="Nothing waits, nothing runs, and nothing was given up."
          columns={[
            ['Lane', ({ lane }) => lane, { isHead: true }],
            ['Waiting', ({ waiting }) => formatCount(waiting)],
            ['Active', ({ active }) => formatCount(active)],
            ['Delayed', ({ delayed }) => formatCount(delayed)],
            ['Tried before', ({ retried }) => formatCount(retried)],
            [
              'Given up',
              (row) => formatCount(row.dead),
              { class: (row) => (row.dead > 0 ? 'accused' : undefined) },
            ],
          ]}
          actions={({ lane, ...row }) =>
            row.dead > 0 && (
              <ConfirmButton
                name="Retry all"
                of={`of ${lane}`}
                question={`Try the jobs of ${lane} again that were given up?`}
                act={async () => {
                  const { retried, left } = await api('POST /api/admin/queues/{lane}/retry', { lane })
                  after(
                    `${formatOf(retried, 'job')} of ${lane} queued again, ${formatCount(left)} stay dead.`,
                  )
                }}
              />
            )
          }
        />
        {isCut && <p class="soft">There are more dead jobs than were counted.</p>}
      </Section>
      <Section title="Given up">
        <AwaitTable
          of={dead}
          what="the jobs that were given up"
          label="Jobs that were given up"
          none="No job was given up."
          more="These are the newest hundred; the command line lists more."
          columns={[
            ['Job', ({ kind, lane }) => noted(kind, lane), { isHead: true }],
            ['Why', ({ error, instead }) => noted(error ?? 'no reason was recorded', instead)],
            [
              'Attempts',
              ({ attempt, crashes }) => noted(formatCount(attempt), crashes > 0 && `${crashes} crashed`),
            ],
            ['When', ({ finishedAt }) => finishedAt && <Age at={finishedAt} />],
          ]}
          actions={({ id, kind, instead }) => (
            <>
              {instead === null && (
                <ActButton
                  name="Retry"
                  class="quiet"
                  act={async () => {
                    await api('POST /api/admin/jobs/{jobId}/retry', { jobId: id })
                    after(`${kind} is queued again.`)
                  }}
                />
              )}
              <ConfirmButton
                name="Discard"
                of={kind}
                question="Never try it again?"
                act={async () => {
                  await api('DELETE /api/admin/jobs/{jobId}', { jobId: id })
                  after(`${kind} was discarded.`)
                }}
              />
            </>
          )}
        />
      </Section>
    </Page>
  )
}
