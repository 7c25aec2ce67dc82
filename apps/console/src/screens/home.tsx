import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { Phrases } from '../parts/brands/overview.tsx'
import { BrandCard } from '../parts/home/brand-card.tsx'
import { type BrandNews, newsOf } from '../parts/home/news.ts'
import { api, useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { Archived } from '../parts/widgets/archived.tsx'
import { LinkButton } from '../parts/widgets/button.tsx'
import { formatTime } from '../parts/widgets/format.tsx'
import { AwaitItems, Empty, Page } from '../parts/widgets/page.tsx'

type BrandPage = AnswerOf<'GET /api/admin/brands'>

/** What changed and what waits, for every brand that is watched. */
export function Home() {
  const brands = useApi('GET /api/admin/brands', { limit: '1000' })
  return (
    <Page
      title="Home"
      sub={formatTime(new Date())}
      actions={
        <OnlyFor atLeast="editor">
          <LinkButton name="Add a brand" href="/console/start" />
        </OnlyFor>
      }
    >
      <AwaitItems of={brands} what="the brands" none={<NoBrand />}>
        {(page) => <BrandList {...page} />}
      </AwaitItems>
      <OnlyFor atLeast="editor">
        <ArchivedBrands restored={brands.reload} />
      </OnlyFor>
    </Page>
  )
}

/** The brand that a first start invents. */
const DEMO_DOMAIN = 'halden-instruments.com'

const NoBrand = () => (
  <Empty title="No brand is watched yet.">
    <OnlyFor atLeast="editor">
      <p>Its name and its domain are enough to begin.</p>
      <LinkButton name="Add a brand" class="primary" href="/console/start" />
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
      <p class="hero">
        <Phrases of={newsOf(told)} />
      </p>
      {items.every(({ domain }) => domain === DEMO_DOMAIN) && (
        <p class="note">
          This brand is invented, for trying things out.{' '}
          <OnlyFor atLeast="editor">
            <a href="/console/start">Begin with your own</a>: four steps to its first scan.
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
      {nextCursor !== null && <p class="soft">The first thousand are shown.</p>}
    </>
  )
}

/** Brands that are not watched any more, to be watched again. */
function ArchivedBrands({ restored }: { restored: () => void }) {
  const archived = useApi('GET /api/admin/brands', { archived: 'true', limit: '1000' })
  const items = archived.value?.items ?? []
  return (
    <Archived
      noun="archived brand"
      items={items}
      total={items.length}
      shows={({ id, name, domain }) => (
        <>
          <a href={`/console/brands/${id}`}>{name}</a>
          <span class="soft">{domain}</span>
        </>
      )}
      button="Restore"
      restore={async (brandId) => {
        await api('POST /api/admin/brands/{brandId}/restore', { brandId })
        archived.reload()
        restored()
      }}
    />
  )
}
