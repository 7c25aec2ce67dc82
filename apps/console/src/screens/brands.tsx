import type { AnswerOf } from '@veracite/contract/routes'
import { api, useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { Archived } from '../parts/widgets/archived.tsx'
import { LinkButton } from '../parts/widgets/button.tsx'
import { Age } from '../parts/widgets/format.tsx'
import { AwaitItems, Empty, Page } from '../parts/widgets/page.tsx'

type BrandPage = AnswerOf<'GET /api/admin/brands'>

/** Every brand that is watched. */
export function Brands() {
  const brands = useApi('GET /api/admin/brands', { limit: '1000' })
  return (
    <Page
      title="Brands"
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

const BrandList = ({ items, nextCursor }: BrandPage) => (
  <>
    {items.every(({ domain }) => domain === DEMO_DOMAIN) && (
      <p class="note">
        This brand is invented, for trying things out.{' '}
        <OnlyFor atLeast="editor">
          <a href="/console/start">Begin with your own</a>: four steps to its first scan.
        </OnlyFor>
      </p>
    )}
    <ul class="tiles">
      {items.map(({ id, name, domain, createdAt }) => (
        <li key={id}>
          <a class="card tile" href={`/console/brands/${id}`}>
            <span class="tile-title">{name}</span>
            <span class="soft">{domain}</span>
            <span class="soft">
              watched since <Age at={createdAt} />
            </span>
          </a>
        </li>
      ))}
    </ul>
    {nextCursor !== null && <p class="soft">The first thousand are shown.</p>}
  </>
)

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
