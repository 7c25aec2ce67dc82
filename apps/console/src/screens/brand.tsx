import { type AnswerOf, api } from '../parts/api.ts'
import { formatCount, formatOf, formatShare, formatUsd } from '../parts/format.ts'
import { HeatMap } from '../parts/heat-map.tsx'
import { useLoad } from '../parts/load.ts'
import { Page, Section } from '../parts/page.tsx'
import { Await, Empty } from '../parts/states.tsx'
import { Time } from '../parts/time.tsx'

type Rates = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>
type ScanList = AnswerOf<'GET /api/admin/brands/{brandId}/scans'>

const SLOWLY_MS = 30_000

/** What the engines say about one brand, after its newest scan that is over. */
export function Brand({ brandId }: { brandId: string }) {
  const brand = useLoad(`brand ${brandId}`, (signal) =>
    api('GET /api/admin/brands/{brandId}', { brandId }, signal),
  )
  const scans = useLoad(
    `scans ${brandId}`,
    (signal) => api('GET /api/admin/brands/{brandId}/scans', { brandId, limit: '20' }, signal),
    ({ items }) => (items.some(({ finishedAt }) => finishedAt === null) ? 1_000 : SLOWLY_MS),
  )
  return (
    <Await of={brand} what="the brand">
      {({ name, domain }) => (
        <Page title={name} sub={domain}>
          <Await of={scans} what="its scans">
            {(list) => <Scanned brandId={brandId} list={list} />}
          </Await>
        </Page>
      )}
    </Await>
  )
}

function Scanned({ brandId, list }: { brandId: string; list: ScanList }) {
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
        <Measured brandId={brandId} scan={newest} />
      ) : (
        !running && <Empty title="No scan yet: nothing is known about this brand." />
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
            Scan of <Time at={value.scan.createdAt} /> · {formatOf(scan.totalPrompts, 'prompt')} ×{' '}
            {formatOf(value.engines.length, 'engine')} · {formatCount(value.scan.classified)} of{' '}
            {formatCount(value.scan.planned)} answers counted · {formatUsd(scan.totalCostUsd)}
          </p>
          {value.scan.note && <p class="note">{value.scan.note}</p>}
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
