import { useEffect, useState } from 'preact/hooks'
import { api, useApi, useJob } from '../server/api.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { ActButton, ConfirmButton, Refusal, useAction } from '../widgets/action.tsx'
import { Button } from '../widgets/button.tsx'
import { Age, formatOf } from '../widgets/format.tsx'
import { type Column, noted, Table } from '../widgets/table.tsx'
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
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <Table
      columns={columnsFor({ brandId, changed })}
      rows={feeds}
      actions={({ id: feedId, url, lastImport = null }) => (
        <>
          {lastImport !== null && !UNDER_WAY.has(lastImport.state) && (
            <Button
              name="Report"
              class="quiet"
              aria-expanded={openId === feedId}
              press={() => setOpenId(openId === feedId ? null : feedId)}
            />
          )}
          <OnlyFor atLeast="editor">
            <ImportAgain url={url} start={(file) => startImport(brandId, feedId, file).then(changed)} />
            <ConfirmButton
              name="Remove"
              question="Its products are gone then; what was imported stays on record."
              act={() =>
                api('DELETE /api/admin/brands/{brandId}/feeds/{feedId}', { brandId, feedId }).then(changed)
              }
            />
          </OnlyFor>
        </>
      )}
      below={({ id, lastImport }) => id === openId && lastImport && <ImportReport done={lastImport} />}
    />
  )
}

const columnsFor = (of: { brandId: string; changed: () => void }): readonly Column<FeedBody>[] => [
  ['Feed', ({ name }) => name],
  [
    'From',
    ({ url, everyHours, complete }) =>
      noted(url ?? 'uploads', everyHours !== null && `every ${everyHours} h`, complete && 'complete'),
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

interface ImportAgainProps {
  url: string | null
  start: (file: File | null) => Promise<unknown>
}

/** A file for an upload; a button for an address. */
function ImportAgain({ url, start }: ImportAgainProps) {
  const action = useAction()
  if (url !== null) return <ActButton name="Import now" class="quiet" act={() => start(null)} />
  return (
    <label class="quiet">
      Import a file{' '}
      <input
        type="file"
        disabled={action.busy}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) action.run(() => start(file))
        }}
      />
      <Refusal action={action} />
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
