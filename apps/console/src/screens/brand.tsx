import { useState } from 'preact/hooks'
import { type AnswerOf, api } from '../parts/api.ts'
import { type BrandBody, BrandFrame } from '../parts/brand-frame.tsx'
import { formatCount, formatOf, formatShare, formatUsd } from '../parts/format.ts'
import { HeatMap } from '../parts/heat-map.tsx'
import { useLoad } from '../parts/load.ts'
import { Section } from '../parts/page.tsx'
import { StartScan } from '../parts/start-scan.tsx'
import { Await, Empty } from '../parts/states.tsx'
import { Time } from '../parts/time.tsx'

type Rates = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>
type ScanList = AnswerOf<'GET /api/admin/brands/{brandId}/scans'>

/** What the engines say about one brand, after its newest scan that is over. */
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
  const newest = list.items.find(({ finishedAt }) => finishedAt !== null)
  const running = list.items.find(({ finishedAt }) => finishedAt === null)
  return (
    <>
      {running && (
        <p class="note">
          A scan is running: <a href={`/console/scans/${running.id}`}>watch it</a>.
        </p>
      )}
      {newest ? (
        <Measured brandId={brand.id} scan={newest} />
      ) : (
        !running && (
          <Empty title="Not scanned yet.">
            <p>
              A scan asks every engine of the plan every prompt of this brand, and keeps proof of the answers.
            </p>
          </Empty>
        )
      )}
    </>
  )
}

function Measured({ brandId, scan }: { brandId: string; scan: ScanList['items'][number] }) {
  const rates = useLoad(`rates ${scan.id}`, (signal) =>
    api('GET /api/admin/brands/{brandId}/rates', { brandId, scan: scan.id }, signal),
  )
  return (
    <Await of={rates} what="the newest scan">
      {(value) => (
        <>
          <p class="sub">
            <a href={`/console/scans/${scan.id}`}>Scan</a> of <Time at={value.scan.createdAt} /> ·{' '}
            {formatOf(scan.totalPrompts, 'prompt')} × {formatOf(value.engines.length, 'engine')} ·{' '}
            {formatCount(value.scan.classified)} of {formatCount(value.scan.planned)} answers counted ·{' '}
            {formatUsd(scan.totalCostUsd)}
          </p>
          {value.scan.note && value.scan.status !== 'COMPLETED' && <p class="note">{value.scan.note}</p>}
          <Figures rates={value} />
          <Section title="Who says what">
            <HeatMap cells={value.matrix} scanId={value.scan.id} />
          </Section>
        </>
      )}
    </Await>
  )
}

const Figures = ({ rates: { overall } }: { rates: Rates }) => (
  <dl class="figures">
    {(
      [
        ['Made up', overall.rates.CONFABULATED],
        ['Mentioned', overall.rates.mentioned],
        ['Strong', overall.rates.STRONG],
        ['Absent', overall.rates.ABSENT],
      ] as const
    ).map(([name, rate]) => (
      <div key={name} class="card">
        <dt>{name}</dt>
        <dd class="figure">{rate ? formatShare(rate.rate) : '–'}</dd>
        <dd class="soft">{rate ? rate.words : 'nothing was counted'}</dd>
      </div>
    ))}
  </dl>
)
