import { eventually } from '@veracite/testing/eventually'
import { TEST_TOKEN } from '@veracite/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import data from './feeds.cases.json' with { type: 'json' }

let brandId: string
let at: string

const { world, api } = useApi({ env: { VERACITE_FEED_MEGABYTES: '1' } })
beforeAll(async () => {
  brandId = (await world.addBrand({ prompts: 1 })).brandId
  at = `/api/admin/brands/${brandId}`
})

const send = (path: string, body: string) =>
  fetch(`${api.url}${path}`, { method: 'POST', body, headers: { authorization: `Bearer ${TEST_TOKEN}` } })
const TABLE = 'id\ttitle\tprice\n1\t=HYPERLINK("x") One\t5 USD\n2\tTwo\t6 USD\n'

test('201, 202, 200: added, imported, listed, searched, changed, saved and removed', async () => {
  const added = await api.call('POST', `${at}/feeds`, { body: { name: 'shop', currency: 'USD' } })
  expect(added).toMatchObject({ status: 201, body: { name: 'shop', format: 'auto', url: null } })
  const feed = `${at}/feeds/${added.body.id}`
  const started = await send(`${feed}/imports`, TABLE)
  expect(started.status).toBe(202)
  const { id } = (await started.json()) as { id: string }
  const done = await eventually('the import', async () => {
    const { body } = await api.call('GET', `${feed}/imports/${id}`)
    return body.state === 'done' && body
  })
  expect(done).toMatchObject({ counts: { taken: 2, added: 2 }, report: { numbers: 'lines', reasons: [] } })
  expect(await api.get(`${feed}/imports`)).toMatchObject({ items: [{ id }], nextCursor: null })
  expect(await api.get(`${at}/feeds`)).toMatchObject({ items: [{ lastImport: { id } }] })
  expect(await api.get(`${at}/catalogue`)).toMatchObject({
    current: 2,
    gone: 0,
    lines: [{ line: null, products: 2 }],
  })
  const first = (await api.get(`${at}/catalogue/items?limit=1`)) as {
    items: { id: string }[]
    nextCursor: string
  }
  expect(first.nextCursor).toBe(first.items[0]?.id)
  const found = (await api.get(`${at}/catalogue/items?search=two`)) as {
    items: { id: string; key: string }[]
  }
  expect(found.items.map(({ key }) => key)).toEqual(['sku:2'])
  expect(await api.get(`${at}/catalogue/items/${found.items[0]?.id}`)).toMatchObject({
    product: { key: 'sku:2', item: { price: { amount: '6', currency: 'USD' } } },
    versions: [{ firstImportId: id }],
  })
  const file = async (format: string) =>
    (
      await fetch(`${api.url}${at}/catalogue/export?format=${format}`, {
        headers: { authorization: `Bearer ${TEST_TOKEN}` },
      })
    ).text()
  // A spreadsheet must not run what a feed says.
  expect(await file('csv')).toContain(`"'=HYPERLINK(""x"") One"`)
  expect(
    (await file('jsonl'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).key),
  ).toEqual(['sku:1', 'sku:2'])
  expect(await api.call('PATCH', feed, { body: { name: 'other', country: 'DE' } })).toMatchObject({
    status: 200,
    body: { name: 'other', country: 'DE' },
  })
  expect(await api.call('DELETE', feed)).toMatchObject({ status: 200, body: { removed: true } })
  expect(await api.get(`${at}/catalogue`)).toMatchObject({ current: 0, gone: 2 })
  expect(await api.statusOf('GET', feed)).toBe(404)
})

test('200 shows the first rows, with what a mapping makes of them', async () => {
  const query = new URLSearchParams({ mapping: JSON.stringify({ name: 'Artikel' }), currency: 'EUR' })
  const shown = await send(`${at}/feeds/preview?${query}`, 'Artikel;price\nStuhl;12,50\nTisch;?\n')
  expect(await shown.json()).toMatchObject(data.preview)
  expect((await send(`${at}/feeds/preview`, 'a;b\n1;2\n')).status).toBe(200)
  expect((await send(`${at}/feeds/preview`, '')).status).toBe(400)
  expect((await send(`${at}/feeds/preview?mapping=[]`, TABLE)).status).toBe(400)
})

test('400 names the field; 404, 409 and 413 say what is wrong', async () => {
  const add = (body: Record<string, unknown>) => api.call('POST', `${at}/feeds`, { body })
  expect(await add({ name: 'x', url: 'ftp://shop.example' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'body.url' }] },
  })
  expect(await add({ name: 'x', everyHours: 3 })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'body.everyHours' }] },
  })
  expect(await add({ name: 'x', mapping: { colour: 'c' } })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'body.mapping.colour' }] },
  })
  const { body } = await add({ name: 'x' })
  expect((await add({ name: 'x' })).status).toBe(409)
  const feed = `${at}/feeds/${body.id}`
  expect(await api.statusOf('POST', `${feed}/imports`)).toBe(400)
  expect((await send(`${feed}/imports`, 'x'.repeat(1_100_000))).status).toBe(413)
  const { body: imports } = await api.call('GET', `${feed}/imports`)
  expect(imports).toMatchObject({ items: [{ state: 'failed' }] })
  const { brandId: other } = await world.addBrand({ prompts: 1 })
  expect(await api.statusOf('GET', `/api/admin/brands/${other}/feeds/${body.id}`)).toBe(404)
  expect((await send(`/api/admin/brands/${other}/feeds/${body.id}/imports`, TABLE)).status).toBe(404)
})
