import type { TestApi } from '../../../apps/api/src/test-support/server.ts'
import { eventually } from '../../../packages/testing/src/eventually.ts'
import { markdownOf } from '../../../packages/testing/src/sample-documents.ts'
import type { Call } from './call.ts'

const A = '/api/admin'
const OF = `${A}/brands/{brandId}`
const PRODUCTS =
  'id\ttitle\tprice\tproduct_type\titem_group_id\n1\tSensor one\t5 USD\tSensors\tg\n2\tSensor two\t6 USD\tSensors\tg\n'

/** Feeds, the products that they bring, and the prompts that are drawn from them. */
export async function askAboutCatalogue(call: Call, brandId: string): Promise<void> {
  const feeds = `${OF}/feeds`
  await call(200, 'POST', `${feeds}/preview`, { brandId }, PRODUCTS)
  const { id: feedId } = await call(201, 'POST', feeds, { brandId }, { name: 'shop', currency: 'USD' })
  const feed = { brandId, feedId }
  // The second changes one, leaves one as it was, and lacks none.
  for (const table of [PRODUCTS, PRODUCTS.replace('6 USD', '7 USD')]) {
    const { id: importId } = await call(202, 'POST', `${feeds}/{feedId}/imports`, feed, table)
    await eventually('the import', async () => {
      const { state } = await call(200, 'GET', `${feeds}/{feedId}/imports/{importId}`, { ...feed, importId })
      return state === 'done'
    })
    for (const query of ['', `?cursor=${importId}`])
      await call(200, 'GET', `${feeds}/{feedId}/imports`, feed, undefined, query)
  }
  await call(200, 'GET', feeds, { brandId })
  await call(200, 'GET', `${feeds}/{feedId}`, feed)
  await call(200, 'PATCH', `${feeds}/{feedId}`, feed, { country: 'DE' })

  await call(200, 'GET', `${OF}/catalogue`, { brandId })
  const items = `${OF}/catalogue/items`
  const { items: products } = await call(200, 'GET', items, { brandId })
  const itemId = products[0].id
  const filters = [
    `feedId=${feedId}`,
    'search=sensor%20two',
    'line=Sensors',
    'group=g',
    'availability=in_stock',
    'country=DE',
    'state=all',
  ]
  for (const filter of filters) {
    await call(200, 'GET', items, { brandId }, undefined, `?${filter}`)
    await call(200, 'GET', items, { brandId }, undefined, `?${filter}&cursor=${itemId}`)
  }
  await call(200, 'GET', `${items}/{itemId}`, { brandId, itemId })
  for (const query of ['', '?format=jsonl&search=two'])
    await call(200, 'GET', `${OF}/catalogue/export`, { brandId }, undefined, query)

  const drawing = { products: 1 }
  await call(200, 'POST', `${OF}/prompts/from-catalogue/preview`, { brandId }, drawing)
  await call(201, 'POST', `${OF}/prompts/from-catalogue`, { brandId }, drawing)
}

/** Removed after everything that is judged by its products. */
export async function removeFeeds(api: TestApi, call: Call, brandId: string): Promise<void> {
  const { body } = await api.call('GET', `${A}/brands/${brandId}/feeds`)
  for (const { id: feedId } of body.items)
    await call(200, 'DELETE', `${OF}/feeds/{feedId}`, { brandId, feedId })
  await call(200, 'GET', `${OF}/catalogue/items`, { brandId }, undefined, '?state=gone')
}

/** Documents and the facts that they propose, with their lives. */
export async function askAboutFacts(call: Call, brandId: string): Promise<void> {
  const sheet = { name: 'sheet.md', content: Buffer.from(markdownOf()).toString('base64') }
  const { document, items: proposed } = await call(201, 'POST', `${OF}/documents`, { brandId }, sheet)
  await call(201, 'POST', `${OF}/documents`, { brandId }, sheet)
  for (const query of ['', `?cursor=${document.id}`])
    await call(200, 'GET', `${OF}/documents`, { brandId }, undefined, query)
  await call(200, 'GET', `${A}/documents/{documentId}/file`, { documentId: document.id })
  const [{ id: factId }] = proposed
  const facts = `${OF}/facts`
  const filters = ['state=active', 'state=proposed', 'predicate=ceo', 'source=document', 'text=halden']
  for (const query of ['', ...filters.flatMap((filter) => [`?${filter}`, `?${filter}&cursor=${factId}`])])
    await call(200, 'GET', facts, { brandId }, undefined, query)
  for (const query of ['', '?format=csv&state=proposed'])
    await call(200, 'GET', `${facts}/export`, { brandId }, undefined, query)
  await call(200, 'POST', `${facts}/preview`, { brandId }, { approve: [factId] })
  await call(200, 'POST', `${facts}/approve`, { brandId }, { factIds: [factId], reason: 'Read' })
  await call(200, 'POST', `${facts}/refuse`, { brandId }, { reason: 'Old' })
  await call(200, 'POST', `${facts}/approve`, { brandId }, {})
  const days = { validFrom: null, validUntil: '2026-01-01' }
  await call(200, 'POST', `${facts}/preview`, { brandId }, { days: [{ factId, ...days }] })
  await call(200, 'PUT', `${A}/facts/{factId}/validity`, { factId }, { ...days, reason: 'Moved' })
  await call(200, 'GET', `${A}/facts/{factId}`, { factId })
  await call(200, 'GET', `${A}/registers`)
  // No register is switched on here; what is kept of their replies is found by address alone.
  await call(409, 'POST', `${OF}/registers`, { brandId }, { register: 'gleif', id: '1' })
}

const RETURNS = {
  name: 'return_window',
  label: 'Return window',
  question: 'Within how many days can a purchase be sent back?',
  value: { kind: 'number', unit: 'days' },
  compare: 'equal',
  examples: [{ text: 'You have 10 days', value: '10 days' }],
}

/** Predicates that a brand declares itself. */
export async function askAboutPredicates(call: Call, brandId: string): Promise<void> {
  const predicates = `${OF}/predicates`
  const named = { brandId, name: RETURNS.name }
  await call(200, 'POST', `${predicates}/preview`, { brandId }, { declaration: RETURNS })
  await call(201, 'POST', predicates, { brandId }, RETURNS)
  const facts = [{ predicate: RETURNS.name, value: '60 days' }]
  await call(201, 'POST', `${OF}/facts`, { brandId }, { facts })
  await call(201, 'POST', predicates, { brandId }, { ...RETURNS, compare: 'at-most' })
  await call(200, 'GET', predicates, { brandId })
  await call(200, 'GET', `${predicates}/{name}`, named)
  await call(200, 'DELETE', `${predicates}/{name}`, named)
}
