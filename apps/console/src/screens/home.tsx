import { rich, say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { BrandCard } from '../parts/home/brand-card.tsx'
import { type BrandNews, newsOf } from '../parts/home/news.ts'
import { type Answer, api, useApi } from '../parts/server/api.ts'
import { LinkButton } from '../parts/widgets/action.tsx'
import { Archived } from '../parts/widgets/archived.tsx'
import { Await, Empty, OnlyFor, onlyFor, Page } from '../parts/widgets/page.tsx'
import { Phrases } from '../parts/widgets/phrases.tsx'
import { formatTime } from '../parts/widgets/words.ts'

type BrandPage = Answer<'GET /api/admin/brands'>

/** What changed and what waits, for every brand that is watched. */
export const Home = () => (
  <Page
    title={say('home.home')}
    sub={formatTime(new Date())}
    actions={<LinkButton name={say('home.addABrand')} href="/console/start" minRole="editor" />}
  >
    <Await of={useApi('GET /api/admin/brands', { limit: '1000' })} none={<NoBrand />}>
      {(page) => <BrandList {...page} />}
    </Await>
    <ArchivedBrands />
  </Page>
)

/** The brand that a first start invents. */
const DEMO_DOMAIN = 'halden-instruments.com'

const NoBrand = () => (
  <Empty title={say('home.noBrandIsWatched')}>
    <OnlyFor atLeast="editor">
      <p>{say('home.itsNameAndIts')}</p>
      <LinkButton name={say('home.addABrand')} class="primary" href="/console/start" />
    </OnlyFor>
  </Empty>
)

/** Each brand in full asks for a dozen things: beyond these there are names only. */
const IN_FULL = 8

function BrandList({ items, nextCursor }: BrandPage) {
  const [news, setNews] = useState<Record<string, BrandNews>>({})
  const told = items.flatMap(({ id }) => news[id] ?? [])
  return (
    <>
      <p class="hero" style={{ '--brands': Math.min(items.length, 4) }}>
        {told.length === Math.min(items.length, IN_FULL) && <Phrases of={newsOf(told)} />}
      </p>
      {items.every(({ domain }) => domain === DEMO_DOMAIN) && (
        <p class="note">
          {say('home.thisBrandIsInvented')}{' '}
          <OnlyFor atLeast="editor">
            {rich('home.beginWithYourOwn', { a: (words) => <a href="/console/start">{words}</a> })}
          </OnlyFor>
        </p>
      )}
      {items.slice(0, IN_FULL).map((brand) => (
        <BrandCard
          key={brand.id}
          brand={brand}
          tell={(what) => setNews((before) => ({ ...before, [brand.id]: what }))}
        />
      ))}
      <ul class="tiles">
        {items.slice(IN_FULL).map(({ id, name, domain }) => (
          <li key={id}>
            <a class="card tile" href={`/console/brands/${id}`}>
              <span class="tile-title">{name}</span>
              <span class="soft">{domain}</span>
            </a>
          </li>
        ))}
      </ul>
      {nextCursor !== null && <p class="soft">{say('common.theFirstThousandAre')}</p>}
    </>
  )
}

/** Brands that are not watched any more, to be watched again. */
const ArchivedBrands = onlyFor('editor', () => (
  <Archived
    title={(count) => say('home.archivedBrands', { count })}
    of={useApi('GET /api/admin/brands', { archived: 'true', limit: '1000' })}
    shows={({ id, name, domain }) => (
      <>
        <a href={`/console/brands/${id}`}>{name}</a>
        <span class="soft">{domain}</span>
      </>
    )}
    button={say('common.restore')}
    restore={(brandId) => api('POST /api/admin/brands/{brandId}/restore', { brandId })}
  />
))
