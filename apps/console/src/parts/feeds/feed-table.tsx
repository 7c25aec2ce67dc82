import { useEffect, useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { useApi } from '../server/load.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { type Action, ConfirmButton, Refusal, useAction } from '../widgets/form.tsx'
import { formatOf } from '../widgets/format.ts'
import { TableHead } from '../widgets/table-head.tsx'
import { Age } from '../widgets/time.tsx'
import { ImportReport } from './import-report.tsx'
import { type FeedBody, type ImportBody, startImport } from './upload.ts'

const UNDER_WAY = new Set(['receiving', 'queued', 'running'])

/** The feeds of a brand; what an import says opens below its feed. */
export function FeedTable({
  brandId,
  feeds,
  changed,
}: {
  brandId: string
  feeds: readonly FeedBody[]
  changed: () => void
}) {
  const action = useAction()
  return (
    <>
      <Refusal action={action} />
      <table class="list">
        <TableHead columns={['Feed', 'From', 'Newest import']} actions />
        <tbody>
          {feeds.map((feed) => (
            <FeedRow key={feed.id} brandId={brandId} feed={feed} action={action} changed={changed} />
          ))}
        </tbody>
      </table>
    </>
  )
}

interface RowProps {
  brandId: string
  feed: FeedBody
  action: Action
  changed: () => void
}

function FeedRow({ brandId, feed, action, changed }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const done = feed.lastImport ?? null
  return (
    <>
      <tr>
        <td data-label="Feed">{feed.name}</td>
        <td data-label="From">
          {feed.url ?? 'uploads'}
          {feed.everyHours !== null && <span class="soft"> every {feed.everyHours} h</span>}
          {feed.complete && <span class="soft"> complete</span>}
        </td>
        <td data-label="Newest import">
          {done === null ? (
            'none'
          ) : UNDER_WAY.has(done.state) ? (
            <Running brandId={brandId} started={done} changed={changed} />
          ) : (
            <Ended done={done} />
          )}
        </td>
        <td class="row-actions">
          {done !== null && !UNDER_WAY.has(done.state) && (
            <button type="button" class="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              Report
            </button>
          )}
          <OnlyFor atLeast="editor">
            <ImportAgain brandId={brandId} feed={feed} action={action} changed={changed} />
            <ConfirmButton
              name="Remove"
              question="Its products are gone then; what was imported stays on record."
              action={action}
              act={() =>
                api('DELETE /api/admin/brands/{brandId}/feeds/{feedId}', { brandId, feedId: feed.id }).then(
                  changed,
                )
              }
            />
          </OnlyFor>
        </td>
      </tr>
      {isOpen && done !== null && (
        <tr class="row-form">
          <td colSpan={4}>
            <ImportReport done={done} />
          </td>
        </tr>
      )}
    </>
  )
}

const Ended = ({ done }: { done: ImportBody }) => (
  <>
    {done.counts === null ? done.state.replace('_', ' ') : formatOf(done.counts.taken, 'product')}{' '}
    <span class="soft">
      <Age at={done.createdAt} />
    </span>
  </>
)

/** A file for an upload; a button for an address. */
function ImportAgain({ brandId, feed, action, changed }: RowProps) {
  const start = (file: File | null) =>
    action.run(async () => void (await startImport(brandId, feed.id, file).then(changed)))
  if (feed.url !== null)
    return (
      <button type="button" class="quiet" disabled={action.busy} onClick={() => start(null)}>
        Import now
      </button>
    )
  return (
    <label class="quiet">
      Import a file{' '}
      <input
        type="file"
        disabled={action.busy}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) start(file)
        }}
      />
    </label>
  )
}

function Running({
  brandId,
  started,
  changed,
}: {
  brandId: string
  started: ImportBody
  changed: () => void
}) {
  const { id: importId, feedId } = started
  const now = useApi(
    'GET /api/admin/brands/{brandId}/feeds/{feedId}/imports/{importId}',
    { brandId, feedId, importId },
    ({ state }) => (UNDER_WAY.has(state) ? 1_000 : null),
  )
  const jobId = now.value?.jobId ?? started.jobId
  const state = now.value?.state ?? started.state
  const isOver = !UNDER_WAY.has(state)
  useEffect(() => {
    if (isOver) changed()
  }, [isOver])
  return (
    <span role="status">
      {state === 'queued' ? 'waiting for its turn …' : 'being read …'}{' '}
      {jobId !== null && state === 'running' && <Progress jobId={jobId} />}
    </span>
  )
}

function Progress({ jobId }: { jobId: string }) {
  const job = useApi('GET /api/admin/jobs/{jobId}', { jobId }, ({ finishedAt }) =>
    finishedAt === null ? 1_000 : null,
  )
  const read = Number(job.value?.progress?.read ?? 0)
  return read === 0 ? null : <span class="soft">{formatOf(read, 'item')} so far</span>
}
