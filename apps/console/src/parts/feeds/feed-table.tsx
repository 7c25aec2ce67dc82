import { say } from '@veracite/words/say'
import { useEffect } from 'preact/hooks'
import { api, useApi, useJob } from '../server/api.ts'
import { ActButton, ConfirmButton, Refusal, useAction } from '../widgets/action.tsx'
import { OpensDrawer } from '../widgets/drawer.tsx'
import { Age } from '../widgets/format.tsx'
import { OnlyFor } from '../widgets/page.tsx'
import { type Column, noted, Table } from '../widgets/table.tsx'
import { ImportReport } from './import-report.tsx'
import { type FeedBody, type ImportBody, startImport } from './upload.ts'

const UNDER_WAY = new Set(['receiving', 'queued', 'running'])

interface FeedTableProps {
  brandId: string
  feeds: readonly FeedBody[]
  changed: () => void
}

/** The feeds of a brand; what an import says opens beside it. */
export function FeedTable({ brandId, feeds, changed }: FeedTableProps) {
  return (
    <Table
      columns={columnsFor({ brandId, changed })}
      rows={feeds}
      actions={({ id: feedId, url, lastImport = null }) => (
        <>
          {lastImport !== null && !UNDER_WAY.has(lastImport.state) && (
            <OpensDrawer name={say('feeds.report')} class="quiet">
              {() => <ImportReport done={lastImport} />}
            </OpensDrawer>
          )}
          <OnlyFor atLeast="editor">
            <ImportAgain url={url} start={(file) => startImport(brandId, feedId, file).then(changed)} />
            <ConfirmButton
              name={say('common.remove')}
              question={say('feeds.itsProductsAreGone')}
              act={() =>
                api('DELETE /api/admin/brands/{brandId}/feeds/{feedId}', { brandId, feedId }).then(changed)
              }
            />
          </OnlyFor>
        </>
      )}
    />
  )
}

const columnsFor = (of: { brandId: string; changed: () => void }): readonly Column<FeedBody>[] => [
  [say('feeds.feed'), ({ name }) => name],
  [
    say('common.from'),
    ({ url, everyHours, complete }) =>
      noted(
        url ?? say('feeds.uploads'),
        everyHours !== null && say('feeds.everyH', { everyHours }),
        complete && say('feeds.complete'),
      ),
  ],
  [
    say('feeds.newestImport'),
    ({ lastImport = null }) =>
      lastImport === null ? (
        say('feeds.none')
      ) : UNDER_WAY.has(lastImport.state) ? (
        <Running {...of} started={lastImport} />
      ) : (
        <Ended done={lastImport} />
      ),
  ],
]

const Ended = ({ done }: { done: ImportBody }) => (
  <>
    {done.counts === null
      ? done.state.replace('_', ' ')
      : say('count.products', { count: done.counts.taken })}{' '}
    <span class="soft">
      <Age at={done.createdAt} />
    </span>
  </>
)

/** A file for an upload; a button for an address. */
function ImportAgain({ url, start }: { url: string | null; start: (file: File | null) => Promise<unknown> }) {
  const action = useAction()
  if (url !== null) return <ActButton name={say('feeds.importNow')} class="quiet" act={() => start(null)} />
  return (
    <label class="quiet">
      {say('feeds.importAFile')}{' '}
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
      {state === 'queued' ? say('feeds.waitingForItsTurn') : say('feeds.beingRead')}{' '}
      {jobId !== null && state === 'running' && <Progress jobId={jobId} />}
    </span>
  )
}

function Progress({ jobId }: { jobId: string }) {
  const read = Number(useJob(jobId).value?.progress?.read ?? 0)
  return read === 0 ? null : <span class="soft">{say('feeds.itemsSoFar', { read })}</span>
}
