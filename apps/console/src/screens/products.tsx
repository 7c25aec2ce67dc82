import { listed, say } from '@veracite/words/say'
import { ExportLinks } from '../parts/exports/export-links.tsx'
import { AddFeed } from '../parts/feeds/add-feed.tsx'
import { FeedTable } from '../parts/feeds/feed-table.tsx'
import { priceInWords, saleInWords } from '../parts/feeds/product-words.ts'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { type Asked, useApi } from '../parts/server/api.ts'
import { Filters, NextPage, SearchBox, useAddress } from '../parts/widgets/filters.tsx'
import { AwaitTable, noted, Section } from '../parts/widgets/page.tsx'
import { Age, formatCount } from '../parts/widgets/words.ts'

/** The catalogue of a brand: where products come from, what each import brought, and the products. */
export function Products({ brandId }: { brandId: string }) {
  const feeds = useApi('GET /api/admin/brands/{brandId}/feeds', { brandId })
  return (
    <BrandFrame brandId={brandId} section={say('feeds.products')}>
      <Section title={say('feeds.feeds')} aside={<AddFeed brandId={brandId} />}>
        <FeedTable brandId={brandId} of={feeds} />
      </Section>
      {feeds.value !== null && feeds.value.items.length > 0 && <ProductList brandId={brandId} />}
    </BrandFrame>
  )
}

type State = NonNullable<Asked<'GET /api/admin/brands/{brandId}/catalogue/items'>['state']>

/** The products of a brand: paged, filtered and searched, however many there are. */
function ProductList({ brandId }: { brandId: string }) {
  const { search = '', line = '', cursor = '', ...query } = useAddress().query
  const state = (query.state as State | undefined) ?? 'current'
  const asked = { brandId, limit: '50', state, search, line, cursor }
  const page = useApi('GET /api/admin/brands/{brandId}/catalogue/items', asked)
  const whole = useApi('GET /api/admin/brands/{brandId}/catalogue', { brandId })
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
          {
            name: 'state',
            label: say('feeds.which'),
            usual: say('feeds.inTheFeeds'),
            options: listed('otherProducts'),
          },
        ]}
      />
      <ExportLinks
        at={`brands/${brandId}/catalogue/export`}
        what={say('feeds.allOfThem')}
        chosen={{ state }}
      />
      <AwaitTable
        of={page}
        none={say('feeds.noSuchProduct')}
        isPast={({ goneAt }) => goneAt !== null}
        columns={[
          [say('feeds.product'), ({ item }) => noted(String(item.name), String(item.line ?? ''))],
          [say('feeds.price'), ({ item }) => priceInWords(item.price)],
          [say('feeds.onSale'), ({ item }) => saleInWords(item.salePrice)],
          [say('feeds.knownBy'), ({ key }) => key, { class: () => 'mono' }],
          [say('common.since'), ({ changedAt }) => <Age at={changedAt} />],
        ]}
        below={({ nextCursor }) => <NextPage cursor={nextCursor} />}
      />
    </Section>
  )
}
