import type { AnswerOf } from '@veracite/contract/routes'
import { ArchivedBrands } from '../parts/brands/archived-brands.tsx'
import { useApi } from '../parts/server/load.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { Page } from '../parts/widgets/page.tsx'
import { AwaitItems, Empty } from '../parts/widgets/states.tsx'
import { Age } from '../parts/widgets/time.tsx'

type BrandPage = AnswerOf<'GET /api/admin/brands'>

/** Every brand that is watched. */
export function Brands() {
  const brands = useApi('GET /api/admin/brands', { limit: '1000' })
  return (
    <Page
      title="Brands"
      actions={
        <OnlyFor atLeast="editor">
          <a class="button" href="/console/start">
            Add a brand
          </a>
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
      <a class="button primary" href="/console/start">
        Add a brand
      </a>
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
