import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { formatCost, formatEstimate } from '@veracite/terms/usd'
import { className } from '@veracite/verify/bundle/class-names'
import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { EVERY_FORMAT, ExportLinks } from '../parts/exports/export-links.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { ScanMap } from '../parts/scans/scan-map.tsx'
import { StopScan } from '../parts/scans/stop-scan.tsx'
import { useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { Filters, NextPage } from '../parts/widgets/filters.tsx'
import { formatCount, formatOf, formatShare, formatSpan, formatTime, Time } from '../parts/widgets/format.tsx'
import { OriginNote } from '../parts/widgets/origin-note.tsx'
import { Await, AwaitItems, Section, Term } from '../parts/widgets/page.tsx'
import { named } from '../parts/widgets/select.tsx'
import { noted, Table } from '../parts/widgets/table.tsx'
import {
  CLASSES,
  engineName,
  INTENTS,
  intentName,
  inWords,
  originOf,
  otherOriginsNote,
  runState,
  screenSpeaker,
} from '../parts/widgets/words.ts'

type ScanBody = AnswerOf<'GET /api/admin/scans/{scanId}'>
type RunFilter = InputOf<'GET /api/admin/scans/{scanId}/runs'>
type RunPage = AnswerOf<'GET /api/admin/scans/{scanId}/runs'>

const LIVE_MS = 1_000

/** One scan, live while it runs, and its runs, filtered by the address. */
export function Scan({ scanId }: { scanId: string }) {
  const scan = useApi('GET /api/admin/scans/{scanId}', { scanId }, ({ finishedAt }) =>
    finishedAt === null ? LIVE_MS : null,
  )
  return (
    <Await of={scan} what="the scan">
      {(value) => (
        <BrandFrame
          brandId={value.brandId}
          section={`Scan of ${formatTime(new Date(value.createdAt))}`}
          above={['Scans', '/scans']}
          sub={<Summary {...value} />}
          actions={
            <OnlyFor atLeast="editor">
              <StopScan scan={value} stopped={scan.reload} />
            </OnlyFor>
          }
        >
          <OriginNote of={value} />
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
        </BrandFrame>
      )}
    </Await>
  )
}

const Summary = ({ totalPrompts, samples, totalRuns }: ScanBody) => (
  <>
    {formatOf(totalPrompts, 'prompt')}, {samples === 1 ? 'once' : `${samples} times`} each ·{' '}
    {formatCount(totalRuns)} runs
  </>
)

/** Run states in which the engine is not asked any more. */
const ANSWERED = ['CAPTURED', 'CLASSIFIED', 'SET_ASIDE', 'NO_ANSWER', 'FAILED']

function Progress(scan: ScanBody) {
  const { status, finishedAt, totalRuns, totalCostUsd, byStatus, mentions, progress, apart = [] } = scan
  const done = ANSWERED.reduce((sum, name) => sum + (byStatus[name] ?? 0), 0)
  const classified = byStatus.CLASSIFIED ?? 0
  const cost = Number(totalCostUsd ?? 0)
  const counted = classified - apart.reduce((sum, { count }) => sum + count, 0)
  const others = otherOriginsNote(apart)
  return (
    <div class="card stacked">
      <p class="spread">
        <strong>{scan.stoppedAt === null ? inWords(status) : `${inWords(status)}, stopped`}</strong>
        <span role="status">
          {formatCount(done)} of {formatCount(totalRuns)} asked ·{' '}
          {(byStatus.CAPTURED ?? 0) > 0
            ? `${formatCount(classified)} of ${formatCount(classified + (byStatus.CAPTURED ?? 0))} read`
            : `${formatCount(classified)} classified`}
        </span>
      </p>
      <progress max={100} value={progress?.percent} aria-label="Share of the scan that is done" />
      <dl class="terms">
        {finishedAt === null && progress && (
          <Term name="Done">
            {progress.percent} %
            {progress.remainingSeconds !== null && `, about ${formatSpan(progress.remainingSeconds)} left`}
          </Term>
        )}
        <Term name="Cost so far">{formatCost(totalCostUsd, scan)}</Term>
        {finishedAt === null && done > 0 && cost > 0 && (
          <Term name="Expected">{formatEstimate((cost / done) * totalRuns, scan)}</Term>
        )}
        <Term name="You are named">
          {counted === 0 ? 'not known yet' : `${formatShare(mentions / counted)} of answers`}
          {others !== '' && `, without ${others}`}
        </Term>
        <Term name="No answer">{formatCount(byStatus.NO_ANSWER ?? 0)}</Term>
        <Term name="Failed" look={byStatus.FAILED ? 'accused' : undefined}>
          {formatCount(byStatus.FAILED ?? 0)}
        </Term>
        {finishedAt !== null && (
          <Term name="Over">
            <Time at={finishedAt} />
          </Term>
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
  const runs = useApi(
    'GET /api/admin/scans/{scanId}/runs',
    filter,
    () => (scan.finishedAt === null ? 2 * LIVE_MS : null),
    scan.finishedAt,
  )
  // People who click a cell want to see its runs.
  useEffect(() => {
    if (engine) document.getElementById('runs')?.scrollIntoView()
  }, [engine, intent])
  const engines = [...new Set(scan.matrix.map((cell) => cell.engine))]
  return (
    <Section title="Runs" id="runs">
      <Filters
        filters={[
          { name: 'engine', label: 'Engine', options: named(engines, engineName) },
          { name: 'intent', label: 'Kind of question', options: named(INTENTS, intentName) },
          { name: 'class', label: 'Class', options: named(CLASSES, className) },
          { name: 'status', label: 'State', options: named(STATUSES, runState) },
        ]}
      />
      <ExportLinks
        at="exports/answers"
        formats={EVERY_FORMAT}
        what="the answers of this choice"
        chosen={{ scan: scan.id, engine: filter.engine, intent: filter.intent, class: filter.class }}
      />
      <AwaitItems of={runs} what="its runs" none="No run matches.">
        {(page) => <RunTable {...page} />}
      </AwaitItems>
    </Section>
  )
}

const RunTable = ({ items, total, nextCursor }: RunPage) => (
  <>
    <Table
      rows={items}
      columns={[
        ['Engine', (run) => screenSpeaker(run.engine, originOf(run)), { isPlain: true }],
        [
          'Prompt',
          ({ id, prompt, error }) => noted(<a href={`/console/runs/${id}`}>{prompt}</a>, error),
          { isPlain: true },
        ],
        ['Sample', (run) => run.sample],
        ['Became', (run) => <Became {...run} />, { isPlain: true }],
      ]}
    />
    <p class="soft more">
      {formatCount(items.length)} of {formatOf(total, 'run')}
      <NextPage cursor={nextCursor} />
    </p>
  </>
)

const Became = ({ citationClass, status, noAnswerReason, provisional }: RunPage['items'][number]) => (
  <span class={citationClass === 'CONFABULATED' ? 'accused' : undefined}>
    {citationClass !== null && <i class={`dot c-${citationClass}`} aria-hidden="true" />}
    {citationClass !== null && status === 'CLASSIFIED' ? className(citationClass) : runState(status)}
    {provisional && <span class="soft"> (provisional)</span>}
    {noAnswerReason && <span class="soft"> ({inWords(noAnswerReason).toLowerCase()})</span>}
  </span>
)
