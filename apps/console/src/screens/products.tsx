import type { InputOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { ExportLinks } from '../parts/exports/export-links.tsx'
import { AddFeed } from '../parts/feeds/add-feed.tsx'
import { FeedTable } from '../parts/feeds/feed-table.tsx'
import { priceInWords, saleInWords } from '../parts/feeds/product-words.ts'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { useAddress } from '../parts/widgets/address.ts'
import { Filters, NextPage, SearchBox } from '../parts/widgets/filters.tsx'
import { Age, formatCount } from '../parts/widgets/format.tsx'
import { AwaitItems, Section } from '../parts/widgets/page.tsx'
import { noted, Table } from '../parts/widgets/table.tsx'

/** The catalogue of a brand: where products come from, what each import brought, and the products. */
export function Products({ brandId }: { brandId: string }) {
  const [version, setVersion] = useState(0)
  const feeds = useApi('GET /api/admin/brands/{brandId}/feeds', { brandId })
  const changed = () => {
    feeds.reload()
    setVersion((before) => before + 1)
  }
  return (
    <BrandFrame brandId={brandId} section="Products">
      <Section title="Feeds">
        <AwaitItems
          of={feeds}
          what="the feeds"
          none="No feed yet."
          hint="Answers about products are held against a feed: the one of Google Merchant or OpenAI, or a table."
        >
          {({ items }) => <FeedTable brandId={brandId} feeds={items} changed={changed} />}
        </AwaitItems>
      </Section>
      {feeds.value !== null && feeds.value.items.length > 0 && (
        <ProductList brandId={brandId} version={version} />
      )}
      <OnlyFor atLeast="editor">
        <Section title="Add a feed">
          <AddFeed brandId={brandId} added={changed} />
        </Section>
      </OnlyFor>
    </BrandFrame>
  )
}

type State = NonNullable<InputOf<'GET /api/admin/brands/{brandId}/catalogue/items'>['state']>

/** The products of a brand: paged, filtered and searched, however many there are. */
function ProductList({ brandId, version }: { brandId: string; version: number }) {
  const { search = '', line = '', cursor = '', ...query } = useAddress().query
  const state = (query.state as State | undefined) ?? 'current'
  const asked = { brandId, limit: '50', state, search, line, cursor }
  const page = useApi('GET /api/admin/brands/{brandId}/catalogue/items', asked, undefined, version)
  const whole = useApi('GET /api/admin/brands/{brandId}/catalogue', { brandId }, undefined, version)
  const lines = (whole.value?.lines ?? []).flatMap(({ line, products }) =>
    line === null ? [] : [[line, `${line} (${formatCount(products)})`] as const],
  )
  return (
    <Section
      title="Products"
      aside={
        whole.value && (
          <span class="soft">
            {formatCount(whole.value.current)} in the feeds, {formatCount(whole.value.gone)} gone
          </span>
        )
      }
    >
      <SearchBox name="search" label="Search products" placeholder="Name, GTIN or id" />
      <Filters
        filters={[
          { name: 'line', label: 'Line', usual: 'Every line', options: lines },
          { name: 'state', label: 'Which', usual: 'In the feeds', options: OTHER_STATES },
        ]}
      />
      <ExportLinks at={`brands/${brandId}/catalogue/export`} what="all of them" chosen={{ state }} />
      <AwaitItems of={page} what="the products" none="No such product.">
        {({ items, nextCursor }) => (
          <>
            <Table
              rows={items}
              isPast={({ goneAt }) => goneAt !== null}
              columns={[
                ['Product', ({ item }) => noted(String(item.name), String(item.line ?? ''))],
                ['Price', ({ item }) => priceInWords(item.price)],
                ['On sale', ({ item }) => saleInWords(item.salePrice)],
                ['Known by', ({ key }) => key, { class: () => 'mono' }],
                ['Since', ({ changedAt }) => <Age at={changedAt} />],
              ]}
            />
            <p class="soft more">
              <NextPage cursor={nextCursor} />
            </p>
          </>
        )}
      </AwaitItems>
    </Section>
  )
}

const OTHER_STATES = [
  ['gone', 'Gone'],
  ['all', 'All'],
] as const
