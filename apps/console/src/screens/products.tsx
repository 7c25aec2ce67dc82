import { useState } from 'preact/hooks'
import { AddFeed } from '../parts/feeds/add-feed.tsx'
import { FeedTable } from '../parts/feeds/feed-table.tsx'
import { ProductList } from '../parts/feeds/product-list.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { useApi } from '../parts/server/load.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { Section } from '../parts/widgets/page.tsx'
import { AwaitItems, Empty } from '../parts/widgets/states.tsx'

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
      {() => (
        <>
          <Section title="Feeds">
            <AwaitItems
              of={feeds}
              what="the feeds"
              none={
                <Empty title="No feed yet.">
                  <p>
                    Answers about products are held against a feed: the one of Google Merchant or OpenAI, or a
                    table.
                  </p>
                </Empty>
              }
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
        </>
      )}
    </BrandFrame>
  )
}
