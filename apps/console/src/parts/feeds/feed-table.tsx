import { useEffect, useState } from 'preact/hooks'
import { api } from '../server/api.ts'
import { useApi, useJob } from '../server/load.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { type Action, ConfirmButton, Refusal, useAction } from '../widgets/action.tsx'
import { formatOf } from '../widgets/format.ts'
import { Cells, type Column, RowForm, Table } from '../widgets/table.tsx'
import { Age } from '../widgets/time.tsx'
import { ImportReport } from './import-report.tsx'
import { type FeedBody, type ImportBody, startImport } from './upload.ts'

const UNDER_WAY = new Set(['receiving', 'queued', 'running'])

interface FeedTableProps {
  brandId: string
  feeds: readonly FeedBody[]
  changed: () => void
}

/** The feeds of a brand; what an import says opens below its feed. */
export function FeedTable({ brandId, feeds, changed }: FeedTableProps) {
  const action = useAction()
  return (
    <>
      <Refusal action={action} />
      <Table
        columns={columnsFor({ brandId, changed })}
        rows={feeds}
        actions={() => null}
        row={(feed) => <FeedRow key={feed.id} {...{ brandId, feed, action, changed }} />}
      />
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
      <Cells
        columns={columnsFor({ brandId, changed })}
        row={feed}
        actions={() => (
          <>
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
                  api('DELETE /api/admin/brands/{brandId}/feeds/{feedId}', {
                    brandId,
                    feedId: feed.id,
                  }).then(changed)
                }
              />
            </OnlyFor>
          </>
        )}
      />
      {isOpen && done !== null && (
        <RowForm columns={4}>
          <ImportReport done={done} />
        </RowForm>
      )}
    </>
  )
}

const columnsFor = (of: { brandId: string; changed: () => void }): readonly Column<FeedBody>[] => [
  ['Feed', ({ name }) => name],
  [
    'From',
    ({ url, everyHours, complete }) => (
      <>
        {url ?? 'uploads'}
        {everyHours !== null && <span class="soft"> every {everyHours} h</span>}
        {complete && <span class="soft"> complete</span>}
      </>
    ),
  ],
  [
    'Newest import',
    ({ lastImport = null }) =>
      lastImport === null ? (
        'none'
      ) : UNDER_WAY.has(lastImport.state) ? (
        <Running {...of} started={lastImport} />
      ) : (
        <Ended done={lastImport} />
      ),
  ],
]

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

interface RunningProps {
  brandId: string
  started: ImportBody
  changed: () => void
}

function Running({ brandId, started, changed }: RunningProps) {
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
  const read = Number(useJob(jobId).value?.progress?.read ?? 0)
  return read === 0 ? null : <span class="soft">{formatOf(read, 'item')} so far</span>
}
