import { oneTestServer } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { createWorld, TEST_TOKEN, type World } from '@veracite/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWorld, type TestApi } from '../test-support/server.ts'

let world: World
let api: TestApi
let brandId: string
let at: string

beforeAll(async () => {
  const [server] = oneTestServer()
  if (!server) throw new Error('no database')
  world = await createWorld(server, { env: { VERACITE_FEED_MEGABYTES: '1' } })
  api = await serveWorld(world)
  brandId = (await world.addBrand({ prompts: 1 })).brandId
  at = `/api/admin/brands/${brandId}`
}, 60_000)
afterAll(async () => {
  await api?.stop()
  await world?.close()
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
  expect((await api.call('GET', `${feed}/imports`)).body).toMatchObject({ items: [{ id }], nextCursor: null })
  expect((await api.call('GET', `${at}/feeds`)).body).toMatchObject({ items: [{ lastImport: { id } }] })
  expect((await api.call('GET', `${at}/catalogue`)).body).toMatchObject({
    current: 2,
    gone: 0,
    lines: [{ line: null, products: 2 }],
  })
  const first = (await api.call('GET', `${at}/catalogue/items?limit=1`)).body as {
    items: { id: string }[]
    nextCursor: string
  }
  expect(first.nextCursor).toBe(first.items[0]?.id)
  const found = (await api.call('GET', `${at}/catalogue/items?search=two`)).body as {
    items: { id: string; key: string }[]
  }
  expect(found.items.map(({ key }) => key)).toEqual(['sku:2'])
  expect((await api.call('GET', `${at}/catalogue/items/${found.items[0]?.id}`)).body).toMatchObject({
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
  expect((await api.call('GET', `${at}/catalogue`)).body).toMatchObject({ current: 0, gone: 2 })
  expect((await api.call('GET', feed)).status).toBe(404)
})

test('200 shows the first rows, with what a mapping makes of them', async () => {
  const query = new URLSearchParams({ mapping: JSON.stringify({ name: 'Artikel' }), currency: 'EUR' })
  const shown = await send(`${at}/feeds/preview?${query}`, 'Artikel;price\nStuhl;12,50\nTisch;?\n')
  expect(await shown.json()).toMatchObject({
    shape: 'csv',
    columns: ['artikel', 'price'],
    mapping: { name: 'artikel', price: 'price' },
    rows: [
      { line: 2, item: { name: 'Stuhl', price: { amount: '12.5', currency: 'EUR' } }, problems: [] },
      { line: 3, item: { name: 'Tisch' }, problems: [{ field: 'price', reason: 'invalid' }] },
    ],
  })
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
  expect((await api.call('POST', `${feed}/imports`)).status).toBe(400)
  expect((await send(`${feed}/imports`, 'x'.repeat(1_100_000))).status).toBe(413)
  const { body: imports } = await api.call('GET', `${feed}/imports`)
  expect(imports).toMatchObject({ items: [{ state: 'failed' }] })
  const { brandId: other } = await world.addBrand({ prompts: 1 })
  expect((await api.call('GET', `/api/admin/brands/${other}/feeds/${body.id}`)).status).toBe(404)
  expect((await send(`/api/admin/brands/${other}/feeds/${body.id}/imports`, TABLE)).status).toBe(404)
})
