import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { OpenFindings, readStanding, type Standing } from '../parts/findings/open-findings.tsx'
import { type BrandBody, BrandFrame } from '../parts/frame/brand-frame.tsx'
import { Changes } from '../parts/rates/changes.tsx'
import { HeatMap } from '../parts/rates/heat-map.tsx'
import { heatMapDrawing, heatMapRows } from '../parts/rates/heat-map-drawing.ts'
import { LikeThese } from '../parts/rates/like-these.tsx'
import { Trend } from '../parts/rates/trend.tsx'
import { StartScan } from '../parts/scans/start-scan.tsx'
import { api } from '../parts/server/api.ts'
import { useLoad } from '../parts/server/load.ts'
import { Export } from '../parts/widgets/export.tsx'
import { formatCount, formatOf, formatShare, formatUsd } from '../parts/widgets/format.ts'
import { Section } from '../parts/widgets/page.tsx'
import { Await, Empty } from '../parts/widgets/states.tsx'
import { Time } from '../parts/widgets/time.tsx'
import { answersWord, apartWords, type FromAnswers, originNote, originOf } from '../parts/widgets/words.ts'

type Rates = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>
type ScanList = AnswerOf<'GET /api/admin/brands/{brandId}/scans'>

/** What the engines say about one brand, according to its newest finished scan. */
export function Brand({ brandId }: { brandId: string }) {
  const [starting, setStarting] = useState(false)
  const scans = useLoad(
    `scans ${brandId}`,
    (signal) => api('GET /api/admin/brands/{brandId}/scans', { brandId, limit: '20' }, signal),
    ({ items }) => (items.some(({ finishedAt }) => finishedAt === null) ? 1_000 : 30_000),
  )
  const start = (
    <button type="button" class="primary" onClick={() => setStarting(true)} disabled={starting}>
      Start a scan
    </button>
  )
  return (
    <BrandFrame brandId={brandId} actions={start}>
      {(brand) => (
        <>
          {starting && (
            <StartScan brandId={brandId} usual={brand.samplesPerPrompt} onClose={() => setStarting(false)} />
          )}
          <Await of={scans} what="its scans">
            {(list) => <Scanned brand={brand} list={list} />}
          </Await>
        </>
      )}
    </BrandFrame>
  )
}

function Scanned({ brand, list }: { brand: BrandBody; list: ScanList }) {
  const [newest, ...older] = list.items.filter(({ finishedAt }) => finishedAt !== null)
  // Answers of different origin cannot be compared.
  const before = older.find((scan) => newest && originOf(scan) === originOf(newest))
  const running = list.items.find(({ finishedAt }) => finishedAt === null)
  return (
    <>
      {running && (
        <p class="note">
          A scan is running: <a href={`/console/scans/${running.id}`}>watch it</a>.
        </p>
      )}
      {newest ? (
        <>
          <Measured brand={brand} scan={newest} />
          {before && <Changes brandId={brand.id} from={before.id} to={newest.id} />}
          <Trend brandId={brand.id} brandName={brand.name} newest={newest.id} />
        </>
      ) : (
        !running && (
          <Empty title="Not scanned yet.">
            <p>
              A scan asks every engine of the plan every prompt of this brand, and keeps proof of the answers.
            </p>
            {brand.archivedAt === null && (
              <a class="button primary" href={`/console/start/${brand.id}`}>
                Continue setting up
              </a>
            )}
          </Empty>
        )
      )}
    </>
  )
}

function Measured({ brand, scan }: { brand: BrandBody; scan: ScanList['items'][number] }) {
  const brandId = brand.id
  const loaded = useLoad(`rates ${scan.id}`, async (signal) => {
    const [rates, standing] = await Promise.all([
      api('GET /api/admin/brands/{brandId}/rates', { brandId, scan: scan.id }, signal),
      readStanding(brandId, signal),
    ])
    return { rates, standing }
  })
  return (
    <Await of={loaded} what="the newest scan">
      {({ rates, standing }) => (
        <>
          <p class="sub">
            <a href={`/console/scans/${scan.id}`}>Scan</a> of <Time at={rates.scan.createdAt} /> ·{' '}
            {formatOf(scan.totalPrompts, 'prompt')} × {formatOf(rates.engines.length, 'engine')} ·{' '}
            {formatCount(rates.scan.classified)} of {formatCount(rates.scan.planned)} answers counted ·{' '}
            {formatUsd(scan.totalCostUsd)}
          </p>
          {originNote(rates.scan) && <p class="note">{originNote(rates.scan)}</p>}
          {rates.scan.note && (rates.scan.status !== 'COMPLETED' || rates.scan.apart?.length) && (
            <p class="note">{rates.scan.note}</p>
          )}
          <Figures brandId={brandId} rates={rates} standing={standing} />
          <LikeThese rates={rates} />
          <Section
            title="Who says what"
            aside={
              <Export
                name={`who-says-what-${brand.domain}`}
                rows={() => heatMapRows(rates.matrix, rates.scan)}
                drawing={() => heatMapDrawing(`${brand.name}: who says what`, rates.matrix, rates.scan)}
              />
            }
          >
            <HeatMap cells={rates.matrix} scanId={rates.scan.id} from={rates.scan} />
          </Section>
          <OpenFindings brandId={brandId} open={standing.open} />
        </>
      )}
    </Await>
  )
}

/** Below this many answers there are counts only. */
const ANSWERS_FOR_A_RATE = 5
/** Whose they are, if not the engines', and those of others, which no figure holds. */
function besides(...pages: (FromAnswers & { apart?: { origin: string; count: number }[] })[]): string {
  const [first = {}] = pages
  const others = pages.map(({ apart }) => apartWords(apart)).filter((words) => words !== '')
  const whose = originOf(first) === 'engine' ? '' : ` · ${answersWord(first)}`
  return `${whose}${others.length === 0 ? '' : ` · apart from ${others.join(', ')}`}`
}

function Figures({
  brandId,
  rates: { overall },
  standing,
}: {
  brandId: string
  rates: Rates
  standing: Standing
}) {
  const { open, returned, notSeen, toReview } = standing
  const rateOf = (rate: Rates['overall']['rates']['mentioned']) => {
    if (!rate) return ['–', 'nothing was counted']
    return rate.asked < ANSWERS_FOR_A_RATE
      ? [rate.words, 'too few answers for a rate']
      : [formatShare(rate.rate), rate.words]
  }
  const figures = [
    ['Made up', ...rateOf(overall.rates.CONFABULATED)],
    [
      'Open findings',
      formatCount(open.total),
      `${formatCount(returned.total)} returned · ${formatCount(notSeen.total)} no longer seen${besides(open, returned, notSeen)}`,
    ],
    ['Mentioned', ...rateOf(overall.rates.mentioned)],
    ['To review', formatCount(toReview.total), `answers that a person should look at${besides(toReview)}`],
  ]
  return (
    <dl class="figures">
      {figures.map(([name, figure, words]) => (
        <div key={name} class="card">
          <dt>{name}</dt>
          <dd class="figure">{figure}</dd>
          <dd class="soft">{words}</dd>
          {name === 'To review' && toReview.total > 0 && (
            <dd>
              <a href={`/console/brands/${brandId}/review`}>Start</a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
