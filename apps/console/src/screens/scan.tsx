import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { ExportLinks } from '../parts/exports/export-links.tsx'
import { ScanMap } from '../parts/scans/scan-map.tsx'
import { StopScan } from '../parts/scans/stop-scan.tsx'
import { api } from '../parts/server/api.ts'
import { useLoad } from '../parts/server/load.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { Filters } from '../parts/widgets/filters.tsx'
import { formatCount, formatOf, formatShare, formatUsd } from '../parts/widgets/format.ts'
import { Page, Section } from '../parts/widgets/page.tsx'
import { Await, Empty } from '../parts/widgets/states.tsx'
import { TableHead } from '../parts/widgets/table-head.tsx'
import { Time } from '../parts/widgets/time.tsx'
import {
  otherOriginsNote,
  CLASSES,
  engineName,
  INTENTS,
  intentName,
  inWords,
  originNote,
  originOf,
  runState,
  speakerName,
} from '../parts/widgets/words.ts'

type ScanBody = AnswerOf<'GET /api/admin/scans/{scanId}'>
type RunFilter = InputOf<'GET /api/admin/scans/{scanId}/runs'>
type RunPage = AnswerOf<'GET /api/admin/scans/{scanId}/runs'>

const LIVE_MS = 1_000

/** One scan, live while it runs, and its runs, filtered by the address. */
export function Scan({ scanId }: { scanId: string }) {
  const scan = useLoad(
    `scan ${scanId}`,
    (signal) => api('GET /api/admin/scans/{scanId}', { scanId }, signal),
    ({ finishedAt }) => (finishedAt === null ? LIVE_MS : null),
  )
  return (
    <Await of={scan} what="the scan">
      {(value) => (
        <Page
          title="Scan"
          sub={<Summary {...value} />}
          actions={
            <OnlyFor atLeast="editor">
              <StopScan scan={value} stopped={scan.reload} />
            </OnlyFor>
          }
        >
          {originNote(value) && <p class="note">{originNote(value)}</p>}
          {(value.provisional ?? 0) > 0 && value.finishedAt !== null && (
            <p class="note">
              {formatOf(value.provisional ?? 0, 'answer')} provisional: the model has not finished reading.
              What is counted here may change.
            </p>
          )}
          <Progress {...value} />
          <Section title="Engines and kinds of questions">
            <ScanMap cells={value.matrix} scanId={scanId} />
          </Section>
          <Runs scan={value} />
        </Page>
      )}
    </Await>
  )
}

const Summary = ({ brandId, createdAt, totalPrompts, samples, totalRuns }: ScanBody) => (
  <>
    <a href={`/console/brands/${brandId}`}>Brand</a> · asked for <Time at={createdAt} /> ·{' '}
    {formatOf(totalPrompts, 'prompt')}, {samples === 1 ? 'once' : `${samples} times`} each ·{' '}
    {formatCount(totalRuns)} runs
  </>
)

/** Run states in which the engine is not asked any more. */
const ANSWERED = ['CAPTURED', 'CLASSIFIED', 'SET_ASIDE', 'NO_ANSWER', 'FAILED']

function Progress(scan: ScanBody) {
  const { status, finishedAt, totalRuns, totalCostUsd, byStatus, mentions, apart = [] } = scan
  const done = ANSWERED.reduce((sum, name) => sum + (byStatus[name] ?? 0), 0)
  const classified = byStatus.CLASSIFIED ?? 0
  const cost = Number(totalCostUsd ?? 0)
  const counted = classified - apart.reduce((sum, { count }) => sum + count, 0)
  const others = otherOriginsNote(apart)
  return (
    <div class="card progress">
      <p class="progress-head">
        <strong>{scan.stoppedAt === null ? inWords(status) : `${inWords(status)}, stopped`}</strong>
        <span role="status">
          {formatCount(done)} of {formatCount(totalRuns)} asked ·{' '}
          {status === 'CLASSIFYING' && (byStatus.CAPTURED ?? 0) > 0
            ? `${formatCount(classified)} of ${formatCount(classified + (byStatus.CAPTURED ?? 0))} read`
            : `${formatCount(classified)} classified`}
        </span>
      </p>
      <progress max={Math.max(1, totalRuns)} value={done} aria-label="Runs that were asked" />
      <dl class="terms">
        <div>
          <dt>Cost so far</dt>
          <dd>{formatUsd(totalCostUsd)}</dd>
        </div>
        {finishedAt === null && done > 0 && cost > 0 && (
          <div>
            <dt>Expected</dt>
            <dd>about {formatUsd((cost / done) * totalRuns)}</dd>
          </div>
        )}
        <div>
          <dt>You are named</dt>
          <dd>
            {counted === 0 ? 'not known yet' : `${formatShare(mentions / counted)} of answers`}
            {others !== '' && `, without ${others}`}
          </dd>
        </div>
        <div>
          <dt>No answer</dt>
          <dd>{formatCount(byStatus.NO_ANSWER ?? 0)}</dd>
        </div>
        <div>
          <dt>Failed</dt>
          <dd class={byStatus.FAILED ? 'accused' : undefined}>{formatCount(byStatus.FAILED ?? 0)}</dd>
        </div>
        {finishedAt !== null && (
          <div>
            <dt>Over</dt>
            <dd>
              <Time at={finishedAt} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}

const STATUSES = ['QUEUED', 'RUNNING', ...ANSWERED]

function Runs({ scan }: { scan: ScanBody }) {
  const { query } = useLocation()
  const { engine, intent, status, class: citationClass, cursor } = query
  const filter = {
    scanId: scan.id,
    engine,
    intent,
    status,
    class: citationClass,
    cursor,
    limit: '50',
  } as RunFilter
  const runs = useLoad(
    `runs ${JSON.stringify(filter)} ${scan.finishedAt}`,
    (signal) => api('GET /api/admin/scans/{scanId}/runs', filter, signal),
    () => (scan.finishedAt === null ? 2 * LIVE_MS : null),
  )
  // People who click a cell want to see its runs.
  useEffect(() => {
    if (engine) document.getElementById('runs')?.scrollIntoView()
  }, [engine, intent])
  const engines = [...new Set(scan.matrix.map((cell) => cell.engine))]
  const named = (values: readonly string[], words = inWords) =>
    values.map((value) => ({ value, words: words(value) }))
  return (
    <Section title="Runs" id="runs">
      <Filters
        filters={[
          { name: 'engine', label: 'Engine', options: named(engines, engineName) },
          { name: 'intent', label: 'Kind of question', options: named(INTENTS, intentName) },
          { name: 'class', label: 'Class', options: named(CLASSES, classNameBeside) },
          { name: 'status', label: 'State', options: named(STATUSES, runState) },
        ]}
      />
      <ExportLinks
        kind="answers"
        what="the answers of this choice"
        chosen={{ scan: scan.id, engine: filter.engine, intent: filter.intent, class: filter.class }}
      />
      <Await of={runs} what="its runs">
        {(page) => (page.items.length === 0 ? <Empty title="No run matches." /> : <RunTable {...page} />)}
      </Await>
    </Section>
  )
}

function RunTable({ items, total, nextCursor }: RunPage) {
  const { path, query } = useLocation()
  const next = new URLSearchParams({ ...query, cursor: nextCursor ?? '' })
  return (
    <>
      <table class="list">
        <TableHead columns={['Engine', 'Prompt', 'Sample', 'Became']} />
        <tbody>
          {items.map((run) => (
            <tr key={run.id}>
              <td>{speakerName(run.engine, originOf(run))}</td>
              <td>
                <a href={`/console/runs/${run.id}`}>{run.prompt}</a>
                {run.error && <p class="hint">{run.error}</p>}
              </td>
              <td data-label="Sample">{run.sample}</td>
              <td>
                <Became {...run} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft more">
        {formatCount(items.length)} of {formatOf(total, 'run')}
        {nextCursor !== null && <a href={`${path}?${next}`}>Next page</a>}
      </p>
    </>
  )
}

const Became = ({ citationClass, status, noAnswerReason, provisional }: RunPage['items'][number]) => (
  <span class={citationClass === 'CONFABULATED' ? 'accused' : undefined}>
    {citationClass !== null && <i class={`dot c-${citationClass}`} aria-hidden="true" />}
    {citationClass !== null && status === 'CLASSIFIED' ? classNameBeside(citationClass) : runState(status)}
    {provisional && <span class="soft"> (provisional)</span>}
    {noAnswerReason && <span class="soft"> ({inWords(noAnswerReason).toLowerCase()})</span>}
  </span>
)
