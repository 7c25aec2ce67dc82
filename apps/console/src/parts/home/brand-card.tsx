import { useEffect } from 'preact/hooks'
import { type Measured, NewestScan } from '../brands/newest-scan.tsx'
import { compare, Phrases } from '../brands/overview.tsx'
import { basisOf, type Ranking, storyOf } from '../brands/story.ts'
import { RankedList } from '../findings/ranked-list.tsx'
import { Spark } from '../findings/statement.tsx'
import { type BrandName, countWaiting, type Waiting } from '../frame/brand-here.ts'
import { api, useLoad } from '../server/api.ts'
import { formatCount, formatTime } from '../widgets/format.tsx'
import { Icon } from '../widgets/icon.tsx'
import { Await } from '../widgets/page.tsx'
import type { BrandNews } from './news.ts'

interface CardProps {
  brand: BrandName & { archivedAt: string | null }
  /** Called once it is known what the newest scan brought. */
  tell: (news: BrandNews) => void
}

/** A brand on the first screen: its sentence, what is new, what waits, and when it is asked again. */
export const BrandCard = ({ brand, tell }: CardProps) => (
  <section class="panel home-brand" aria-label={brand.name}>
    <h2 class="titled">
      <span class="letter-mark" aria-hidden="true">
        {brand.name.slice(0, 1)}
      </span>
      <a href={`/console/brands/${brand.id}`}>{brand.name}</a> <span class="meta">{brand.domain}</span>
    </h2>
    <NewestScan brand={brand}>{(measured) => <Told brand={brand} tell={tell} {...measured} />}</NewestScan>
  </section>
)

const SHOWN = '3'

function Told({ brand, tell, scan, before, rates }: CardProps & Measured) {
  const brandId = brand.id
  const loaded = useLoad(`card ${scan.id} ${before?.id}`, async (signal) => {
    const ranked = (more: { new?: 'yes' }) =>
      api('GET /api/admin/brands/{brandId}/findings/ranked', { brandId, limit: SHOWN, ...more }, signal)
    const [fresh, gravest, compared, trend, waiting, schedules] = await Promise.all([
      ranked({ new: 'yes' }),
      ranked({}),
      before && compare(brandId, before.id, scan.id, signal),
      api('GET /api/admin/brands/{brandId}/trend', { brandId, scans: '12' }, signal),
      countWaiting(brandId, signal),
      api('GET /api/admin/brands/{brandId}/schedules', { brandId }, signal),
    ])
    return { fresh, gravest, compared, trend, waiting, schedules }
  })
  const since = loaded.value?.gravest.since
  useEffect(() => {
    if (loaded.value) tell({ name: brand.name, fresh: since?.fresh ?? 0, returned: since?.returned ?? 0 })
  }, [loaded.value])
  const wrong = rates.overall.rates.CONFABULATED ?? null
  const at = rates.scan.createdAt
  return (
    <Await of={loaded} what="what is new">
      {({ fresh, gravest, compared, trend, waiting, schedules }) => {
        const from = compared?.wrong.from.createdAt ?? at
        const change = compared && { from, to: at, overall: compared.wrong.overall }
        const earlier = compared && { rate: compared.earlier, createdAt: from }
        const shares = trend.points.flatMap(({ overall }) => (overall ? [overall.rate] : []))
        const next = schedules.items.flatMap(({ nextTimes }) => nextTimes).toSorted()[0]
        return (
          <div class="home-parts">
            <div>
              <p class="story">
                <Phrases of={storyOf(wrong, change, null)} />
              </p>
              <p class="meta">
                {basisOf(wrong, earlier, compared?.wrong.overall ?? null, at)}{' '}
                <a href={`/console/brands/${brandId}`}>How this is counted</a>
              </p>
              <Newest fresh={fresh} gravest={gravest} />
            </div>
            <div>
              <p class="meta">Answers that say something false, scan by scan</p>
              <Spark line={shares} isWide />
              <Waits brandId={brandId} waiting={waiting} />
              <p class="meta">{next ? `Next scan ${formatTime(new Date(next))}` : 'No scan is scheduled.'}</p>
            </div>
          </div>
        )
      }}
    </Await>
  )
}

/** What the newest scan heard for the first time, or else the gravest of what is open. */
const Newest = ({ fresh, gravest }: { fresh: Ranking; gravest: Ranking }) => {
  const shown = fresh.items.length > 0 ? fresh : gravest
  if (shown.items.length === 0) return <p class="soft">No engine says anything that a fact contradicts.</p>
  return (
    <>
      <p class="meta">
        {fresh.items.length > 0
          ? `New in the newest scan, ${formatCount(fresh.groups)} of ${formatCount(gravest.groups)} open`
          : `Nothing new; the gravest of ${formatCount(gravest.groups)} open`}
      </p>
      <RankedList ranking={shown} />
    </>
  )
}

const WAITS: [keyof Waiting, string, string][] = [
  ['review', 'answers to review', '/review'],
  ['corrections', 'corrections where something happened', '/corrections'],
  ['statements', 'false statements are open', '/findings'],
]

const Waits = ({ brandId, waiting }: { brandId: string; waiting: Waiting }) => (
  <ul class="home-waits">
    {WAITS.filter(([what]) => waiting[what] > 0).map(([what, words, at]) => (
      <li key={what}>
        <a class="place" href={`/console/brands/${brandId}${at}`}>
          <strong>{formatCount(waiting[what])}</strong> {words}
          <Icon name="next" />
        </a>
      </li>
    ))}
  </ul>
)
