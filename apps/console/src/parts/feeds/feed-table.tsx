import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useEffect } from 'preact/hooks'
import { api, type Loaded, reloading, useApi, useJob } from '../server/api.ts'
import { changed } from '../server/session.ts'
import { ActButton, ConfirmButton, Refusal, useAction } from '../widgets/action.tsx'
import { OpensDrawer } from '../widgets/drawer.tsx'
import { AwaitTable, Failed, noted, onlyFor, Table } from '../widgets/page.tsx'
import { Age, formatCount } from '../widgets/words.ts'
import { type FeedBody, type ImportBody, startImport } from './upload.ts'

const UNDER_WAY = new Set(['receiving', 'queued', 'running'])

/** The feeds of a brand; what an import says opens beside it. */
export const FeedTable = ({ brandId, of }: { brandId: string; of: Loaded<{ items: FeedBody[] }> }) => (
  <AwaitTable
    of={of}
    none={say('feeds.noFeedYet')}
    hint={say('feeds.answersAboutProductsAre')}
    columns={[
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
            <Running brandId={brandId} started={lastImport} />
          ) : (
            <Ended done={lastImport} />
          ),
      ],
    ]}
    actions={({ id: feedId, url, lastImport = null }) => (
      <>
        {lastImport !== null && !UNDER_WAY.has(lastImport.state) && (
          <OpensDrawer name={say('feeds.report')} class="quiet">
            {() => <ImportReport done={lastImport} />}
          </OpensDrawer>
        )}
        <ImportAgain url={url} start={(file) => startImport(brandId, feedId, file)} />
        <ConfirmButton
          name={say('common.remove')}
          question={say('feeds.itsProductsAreGone')}
          act={() => api('DELETE /api/admin/brands/{brandId}/feeds/{feedId}', { brandId, feedId })}
          minRole="editor"
        />
      </>
    )}
  />
)

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

interface ImportAgainProps {
  url: string | null
  start: (file: File | null) => Promise<unknown>
}

/** A file for an upload; a button for an address. */
const ImportAgain = onlyFor('editor', ({ url, start }: ImportAgainProps) => {
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
          if (file) action.run(() => reloading(() => start(file)))
        }}
      />
      <Refusal action={action} />
    </label>
  )
})

function Running({ brandId, started }: { brandId: string; started: ImportBody }) {
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

/** Accepted and refused items of an import, with lines. */
function ImportReport({ done }: { done: ImportBody }) {
  const { counts, report, error } = done
  if (done.state === 'not_modified') return <p class="soft">{say('feeds.theServerHasNothing')}</p>
  return (
    <>
      {error !== null && <Failed message={say('feeds.nothingWasTakenThe', { error: toldInWords(error) })} />}
      {counts !== null && <p>{say('feeds.productsNewChangedUnchanged', counts)}</p>}
      {report !== null && report.reasons.length > 0 && (
        <Table
          rows={report.reasons}
          columns={[
            [say('feeds.howMany'), ({ count }) => formatCount(count)],
            [
              say('common.what'),
              ({ outcome, field, message }) =>
                `${outcome === 'refused' ? say('feeds.refused') : say('feeds.takenWithout')}: ${field ?? say('feeds.it')} ${toldInWords(message)}`,
            ],
            [
              report.numbers === 'lines' ? say('feeds.lines') : say('feeds.items'),
              ({ count, lines }) => (
                <>
                  {lines
                    .map(({ line, firstLine }) =>
                      firstLine === undefined ? line : say('feeds.as', { line, firstLine }),
                    )
                    .join(', ')}
                  {count > lines.length && ', …'}
                </>
              ),
            ],
          ]}
        />
      )}
      {done.manifestSha256 !== null && (
        <p class="soft mono">{say('feeds.signedManifest', { manifestSha256: done.manifestSha256 })}</p>
      )}
    </>
  )
}
