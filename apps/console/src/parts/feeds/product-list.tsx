import type { AnswerOf } from '@veracite/contract/routes'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { useApi } from '../server/load.ts'
import { useAddress } from '../widgets/address.ts'
import { formatCount } from '../widgets/format.ts'
import { Section } from '../widgets/page.tsx'
import { Await, Empty } from '../widgets/states.tsx'
import { Table } from '../widgets/table.tsx'
import { Age } from '../widgets/time.tsx'
import { priceInWords, saleInWords } from './product-words.ts'

type Items = AnswerOf<'GET /api/admin/brands/{brandId}/catalogue/items'>['items']
type State = 'current' | 'gone' | 'all'

const PAGE = '50'
const STATES: readonly (readonly [State, string])[] = [
  ['current', 'In the feeds'],
  ['gone', 'Gone'],
  ['all', 'All'],
]

/** The products of a brand: paged, filtered and searched, however many there are. */
export function ProductList({ brandId, version }: { brandId: string; version: number }) {
  const { route } = useLocation()
  const { query, addressWith } = useAddress()
  const [words, setWords] = useState(query.search ?? '')
  const state = (query.state as State | undefined) ?? 'current'
  const { search = '', line = '', cursor = '' } = query
  const go = (change: Record<string, string>) => route(addressWith({ state, cursor: '', ...change }))
  const asked = { brandId, limit: PAGE, state, search, line, cursor }
  const page = useApi('GET /api/admin/brands/{brandId}/catalogue/items', asked, undefined, version)
  const whole = useApi('GET /api/admin/brands/{brandId}/catalogue', { brandId }, undefined, version)
  const file = (format: string) =>
    `/console/api/admin/brands/${brandId}/catalogue/export?${new URLSearchParams({ format, state })}`
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
      <search>
        <form
          class="actions"
          onSubmit={(event) => {
            event.preventDefault()
            go({ search: words.trim() })
          }}
        >
          <input
            type="search"
            aria-label="Search products"
            placeholder="Name, GTIN or id"
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
          <button type="submit">Search</button>
          <select
            aria-label="Line"
            value={line}
            onChange={(event) => go({ line: event.currentTarget.value })}
          >
            <option value="">Every line</option>
            {whole.value?.lines.map(
              (each) =>
                each.line !== null && (
                  <option
                    key={each.line}
                    value={each.line}
                  >{`${each.line} (${formatCount(each.products)})`}</option>
                ),
            )}
          </select>
          <select
            aria-label="Which"
            value={state}
            onChange={(event) => go({ state: event.currentTarget.value })}
          >
            {STATES.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <a href={file('csv')} download>
            Save as CSV
          </a>
          <a href={file('jsonl')} download>
            as JSON lines
          </a>
        </form>
      </search>
      <Await of={page} what="the products">
        {({ items, nextCursor }) => (
          <>
            {items.length === 0 ? <Empty title="No such product." /> : <ProductTable items={items} />}
            <div class="actions">
              {cursor !== '' && (
                <button type="button" onClick={() => go({})}>
                  First page
                </button>
              )}
              {nextCursor !== null && (
                <button type="button" onClick={() => go({ cursor: nextCursor })}>
                  Next page
                </button>
              )}
            </div>
          </>
        )}
      </Await>
    </Section>
  )
}

const ProductTable = ({ items }: { items: Items }) => (
  <Table
    rows={items}
    isPast={({ goneAt }) => goneAt !== null}
    columns={[
      [
        'Product',
        ({ item }) => (
          <>
            {String(item.name)}
            {typeof item.line === 'string' && <p class="soft">{item.line}</p>}
          </>
        ),
      ],
      ['Price', ({ item }) => priceInWords(item.price)],
      ['On sale', ({ item }) => saleInWords(item.salePrice)],
      ['Known by', ({ key }) => key, { class: () => 'mono' }],
      ['Since', ({ changedAt }) => <Age at={changedAt} />],
    ]}
  />
)
