import { say } from '@veracite/words/say'
import { useEffect } from 'preact/hooks'
import { type Measured, NewestScan } from '../brands/newest-scan.tsx'
import { compare, ScanSentence } from '../brands/overview.tsx'
import type { Ranking } from '../brands/story.ts'
import { RankedList } from '../findings/ranked-list.tsx'
import { Spark } from '../findings/statement.tsx'
import { type BrandName, countTasks, type Waiting } from '../frame/brand-here.ts'
import { LeadingNote } from '../rates/leading-note.tsx'
import { api, useLoad } from '../server/api.ts'
import { Icon } from '../widgets/action.tsx'
import { Await } from '../widgets/page.tsx'
import { formatCount, formatTime } from '../widgets/words.ts'
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

function Told({ brand, tell, scan, before, rates, hasFacts }: CardProps & Measured) {
  const brandId = brand.id
  const loaded = useLoad(`card ${scan.id} ${before?.id}`, async (signal) => {
    const ranked = (more: { new?: 'yes' }) =>
      api('GET /api/admin/brands/{brandId}/findings/ranked', { brandId, limit: SHOWN, ...more }, signal)
    const [fresh, gravest, compared, trend, tasks, schedules] = await Promise.all([
      ranked({ new: 'yes' }),
      ranked({}),
      before && compare(brandId, before.id, scan.id, signal),
      api('GET /api/admin/brands/{brandId}/trend', { brandId, scans: '12', measure: 'CONFABULATED' }, signal),
      countTasks(brandId, signal),
      api('GET /api/admin/brands/{brandId}/schedules', { brandId }, signal),
    ])
    return { fresh, gravest, compared, trend, tasks, schedules }
  })
  useEffect(() => {
    if (!loaded.value) return
    const { fresh, gravest } = loaded.value
    tell({ name: brand.name, fresh: fresh.groups, returned: gravest.since?.returned ?? 0 })
  }, [loaded.value])
  return (
    <Await of={loaded}>
      {({ fresh, gravest, compared, trend, tasks, schedules }) => {
        // Without answers to leading questions, as the figure that is written below.
        const shares = trend.points.flatMap(({ overall, leading }) =>
          overall === null || leading?.neutral.asked === 0
            ? []
            : [leading === null ? overall.rate : leading.neutral.seen / leading.neutral.asked],
        )
        const next = schedules.items.flatMap(({ nextTimes }) => nextTimes).toSorted()[0]
        return (
          <div class="home-parts">
            <div>
              <ScanSentence {...{ rates, hasFacts, compared }} look="meta">
                <a href={`/console/brands/${brandId}`}>{say('home.howThisIsCounted')}</a>
              </ScanSentence>
              <LeadingNote of={rates.leading} />
              {hasFacts && <Newest fresh={fresh} gravest={gravest} />}
            </div>
            <div>
              {shares.length > 1 && <p class="meta">{say('home.answersThatSaySomething')}</p>}
              <Spark line={shares} isWide />
              <Waits brandId={brandId} waiting={{ ...tasks, statements: gravest.groups }} />
              <p class="meta">
                {next
                  ? say('home.nextScan', { next: formatTime(new Date(next)) })
                  : say('home.noScanIsScheduled')}
              </p>
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
  if (shown.items.length === 0) return <p class="soft">{say('home.noEngineSaysAnything')}</p>
  return (
    <>
      <p class="meta">
        {fresh.items.length > 0
          ? say('home.newInTheNewest', { groups: fresh.groups, groups2: gravest.groups })
          : say('home.nothingNewTheGravest', { groups: gravest.groups })}
      </p>
      <RankedList ranking={shown} />
    </>
  )
}

const WAITS: [keyof Waiting, string, string][] = [
  ['review', say('home.answersToReview'), '/review'],
  ['corrections', say('home.correctionsWhereSomethingHappened'), '/corrections'],
  ['statements', say('home.falseStatementsAreOpen'), '/findings'],
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
