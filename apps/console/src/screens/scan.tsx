import { pick } from '@veracite/terms/pick'
import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useEffect } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { EVERY_FORMAT, ExportLinks } from '../parts/exports/export-links.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { ScanMap } from '../parts/scans/scan-map.tsx'
import { StopScan } from '../parts/scans/start-scan.tsx'
import { type Answer, type Asked, api, useApi, useLoad } from '../parts/server/api.ts'
import { named } from '../parts/widgets/action.tsx'
import { Filters, NextPage } from '../parts/widgets/filters.tsx'
import { Await, AwaitTable, noted, OriginNote, Section, Term } from '../parts/widgets/page.tsx'
import {
  CLASSES,
  className,
  engineName,
  formatCost,
  formatCount,
  formatEstimate,
  formatShare,
  formatSpan,
  formatTime,
  INTENTS,
  inList,
  intentName,
  noAnswerWords,
  originOf,
  otherOriginsNote,
  runState,
  scanState,
  screenSpeaker,
  surfaceInWords,
  Time,
} from '../parts/widgets/words.ts'

type ScanBody = Answer<'GET /api/admin/scans/{scanId}'>
type RunFilter = Asked<'GET /api/admin/scans/{scanId}/runs'>
type RunPage = Answer<'GET /api/admin/scans/{scanId}/runs'>

const LIVE_MS = 1_000

/** One scan, live while it runs, and its runs, filtered by the address. */
export function Scan({ scanId }: { scanId: string }) {
  const scan = useApi('GET /api/admin/scans/{scanId}', { scanId }, ({ finishedAt }) =>
    finishedAt === null ? LIVE_MS : null,
  )
  return (
    <Await of={scan}>
      {(value) => (
        <BrandFrame
          brandId={value.brandId}
          section={say('scans.scanOf', { createdAt: formatTime(new Date(value.createdAt)) })}
          above={[say('scans.scans'), '/scans']}
          sub={say('scans.promptsEachRuns', {
            ...{ prompts: value.totalPrompts, samples: value.samples, runs: value.totalRuns },
          })}
          actions={<StopScan scan={value} />}
        >
          <OriginNote of={value} />
          {(value.provisional ?? 0) > 0 && value.finishedAt !== null && (
            <p class="note">
              {say('scans.answersProvisionalTheModel', { provisional: value.provisional ?? 0 })}
            </p>
          )}
          <Progress {...value} />
          {value.matrix.length > 0 && (
            <>
              <Section title={say('scans.enginesAndKindsOf')}>
                <ScanMap cells={value.matrix} scanId={scanId} />
              </Section>
              <Runs scan={value} />
            </>
          )}
        </BrandFrame>
      )}
    </Await>
  )
}

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
        <strong>
          {scan.stoppedAt === null ? scanState(status) : say('scans.stopped', { status: scanState(status) })}
        </strong>
        <span role="status">
          {say('scans.ofAsked', { done, totalRuns })} ·{' '}
          {(byStatus.CAPTURED ?? 0) > 0
            ? say('scans.ofRead', { classified, answered: classified + (byStatus.CAPTURED ?? 0) })
            : say('scans.countClassified', { classified })}
        </span>
      </p>
      <progress max={100} value={progress?.percent} aria-label={say('scans.shareOfTheScan')} />
      <dl class="terms">
        {finishedAt === null && progress && (
          <Term name={say('scans.done')}>
            {inList([
              formatShare(progress.percent / 100),
              ...(progress.remainingSeconds === null
                ? []
                : [say('scans.aboutLeft', { span: formatSpan(progress.remainingSeconds) })]),
            ])}
          </Term>
        )}
        <Term name={say('scans.costSoFar')}>{formatCost(totalCostUsd, scan)}</Term>
        {finishedAt === null && done > 0 && cost > 0 && (
          <Term name={say('scans.expected')}>{formatEstimate((cost / done) * totalRuns, scan)}</Term>
        )}
        <Term name={say('common.youAreNamed')}>
          {counted === 0
            ? say('scans.notKnownYet')
            : say('scans.ofAnswers', { value: formatShare(mentions / counted) })}
          {others !== '' && `, ${say('scans.without', { others })}`}
        </Term>
        <Term name={say('scans.noAnswer2')}>{formatCount(byStatus.NO_ANSWER ?? 0)}</Term>
        <Term name={say('scans.failed2')} look={byStatus.FAILED ? 'accused' : undefined}>
          {formatCount(byStatus.FAILED ?? 0)}
        </Term>
        {finishedAt !== null && (
          <Term name={say('scans.over')}>
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
  const { engine, intent } = query
  const chosen = pick(query, 'engine', 'intent', 'status', 'class', 'cursor')
  const filter = { scanId: scan.id, limit: '50', ...chosen } as RunFilter
  // Once more when it is over.
  const runs = useLoad(
    `${JSON.stringify(filter)} ${scan.finishedAt}`,
    (signal) => api('GET /api/admin/scans/{scanId}/runs', filter, signal),
    () => (scan.finishedAt === null ? 2 * LIVE_MS : null),
  )
  // People who click a cell want to see its runs.
  useEffect(() => {
    if (engine) document.getElementById('runs')?.scrollIntoView()
  }, [engine, intent])
  const engines = [...new Set(scan.matrix.map((cell) => cell.engine))]
  return (
    <Section title={say('scans.runs')} id="runs">
      <Filters
        filters={[
          { name: 'engine', label: say('common.engine'), options: named(engines, engineName) },
          { name: 'intent', label: say('scans.kindOfQuestion'), options: named(INTENTS, intentName) },
          { name: 'class', label: say('scans.class'), options: named(CLASSES, className) },
          { name: 'status', label: say('common.state'), options: named(STATUSES, runState) },
        ]}
      />
      <ExportLinks
        at="exports/answers"
        formats={EVERY_FORMAT}
        what={say('scans.theAnswersOfThis')}
        chosen={{ scan: scan.id, ...pick(query, 'engine', 'intent', 'class') }}
      />
      <AwaitTable
        of={runs}
        none={say('scans.noRunMatches')}
        columns={[
          [
            say('common.engine'),
            (run) =>
              noted(
                screenSpeaker(run.engine, originOf(run)),
                (run.surface ?? 'api') !== 'api' && surfaceInWords(run),
              ),
            { isPlain: true },
          ],
          [
            say('scans.prompt'),
            ({ id, prompt, error }) =>
              noted(<a href={`/console/runs/${id}`}>{prompt}</a>, error && toldInWords(error)),
            { isPlain: true },
          ],
          [say('scans.sample'), (run) => run.sample],
          [say('scans.became'), (run) => <Became {...run} />, { isPlain: true }],
        ]}
        below={({ items, total = 0, nextCursor }) => (
          <NextPage cursor={nextCursor}>{say('scans.ofRuns', { items: items.length, total })}</NextPage>
        )}
      />
    </Section>
  )
}

const Became = ({ citationClass, status, noAnswerReason, provisional }: RunPage['items'][number]) => (
  <span class={citationClass === 'CONFABULATED' ? 'accused' : undefined}>
    {citationClass !== null && <i class={`dot c-${citationClass}`} aria-hidden="true" />}
    {citationClass !== null && status === 'CLASSIFIED' ? className(citationClass) : runState(status)}
    {provisional && <span class="soft"> {say('scans.provisional')}</span>}
    {noAnswerReason && <span class="soft"> ({noAnswerWords(noAnswerReason)})</span>}
  </span>
)
