import { say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { ExportLinks } from '../parts/exports/export-links.tsx'
import { AddFeed } from '../parts/feeds/add-feed.tsx'
import { FeedTable } from '../parts/feeds/feed-table.tsx'
import { priceInWords, saleInWords } from '../parts/feeds/product-words.ts'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { type Asked, useApi } from '../parts/server/api.ts'
import { useAddress } from '../parts/widgets/address.ts'
import { Filters, NextPage, SearchBox } from '../parts/widgets/filters.tsx'
import { Age, formatCount } from '../parts/widgets/format.tsx'
import { AwaitItems, OnlyFor, Section } from '../parts/widgets/page.tsx'
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
    <BrandFrame brandId={brandId} section={say('feeds.products')}>
      <Section
        title={say('feeds.feeds')}
        aside={
          <OnlyFor atLeast="editor">
            <AddFeed brandId={brandId} added={changed} />
          </OnlyFor>
        }
      >
        <AwaitItems of={feeds} none={say('feeds.noFeedYet')} hint={say('feeds.answersAboutProductsAre')}>
          {({ items }) => <FeedTable brandId={brandId} feeds={items} changed={changed} />}
        </AwaitItems>
      </Section>
      {feeds.value !== null && feeds.value.items.length > 0 && (
        <ProductList brandId={brandId} version={version} />
      )}
    </BrandFrame>
  )
}

type State = NonNullable<Asked<'GET /api/admin/brands/{brandId}/catalogue/items'>['state']>

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
      title={say('feeds.products')}
      aside={
        whole.value && (
          <span class="soft">
            {say('feeds.inTheFeedsGone', { current: whole.value.current, gone: whole.value.gone })}
          </span>
        )
      }
    >
      <SearchBox name="search" label={say('feeds.searchProducts')} placeholder={say('feeds.nameGtinOrId')} />
      <Filters
        filters={[
          { name: 'line', label: say('feeds.line'), usual: say('feeds.everyLine'), options: lines },
          { name: 'state', label: say('feeds.which'), usual: say('feeds.inTheFeeds'), options: OTHER_STATES },
        ]}
      />
      <ExportLinks
        at={`brands/${brandId}/catalogue/export`}
        what={say('feeds.allOfThem')}
        chosen={{ state }}
      />
      <AwaitItems of={page} none={say('feeds.noSuchProduct')}>
        {({ items, nextCursor }) => (
          <>
            <Table
              rows={items}
              isPast={({ goneAt }) => goneAt !== null}
              columns={[
                [say('feeds.product'), ({ item }) => noted(String(item.name), String(item.line ?? ''))],
                [say('feeds.price'), ({ item }) => priceInWords(item.price)],
                [say('feeds.onSale'), ({ item }) => saleInWords(item.salePrice)],
                [say('feeds.knownBy'), ({ key }) => key, { class: () => 'mono' }],
                [say('common.since'), ({ changedAt }) => <Age at={changedAt} />],
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
  ['gone', say('feeds.gone')],
  ['all', say('feeds.all')],
] as const
