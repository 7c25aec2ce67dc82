import { refuses, scriptedEngine } from '@veracite/testing/scripted-engine'
import { expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const { world, api } = useApi({ engines: new Map([['GROK', scriptedEngine('GROK', refuses())]]) })
const events = async (query: string) => await api.get(`/api/admin/events${query}`)
const newest = async () => (await events('?last=1')).nextAfter

test('200 a scan whose every run failed is one event of its brand, with a link to it', async () => {
  const { brandId } = await world.addBrand({ engines: ['GROK'], prompts: 2 })
  const before = await newest()
  const scanId = await api.scanToEnd(brandId)
  const { items, nextAfter } = await events(`?after=${before}&brandId=${brandId}`)
  expect(items).toEqual([
    {
      id: before + 1,
      kind: 'measurement.failed',
      brandId,
      occurredAt: expect.any(String),
      data: { scanId, scheduleId: null, plannedAt: null, reason: 'every_run_failed' },
      links: { scan: `/v1/scans/${scanId}` },
    },
  ])
  expect(nextAfter).toBe(before + 1)
  expect(await events(`?after=${nextAfter}`)).toEqual({ items: [], nextAfter })
})

test('200 a replaced fact gives one event, with its hash', async () => {
  const { brandId } = await world.addBrand({ prompts: 1 })
  const before = await newest()
  const enter = (value: string) =>
    api.call('POST', `/api/admin/brands/${brandId}/facts`, {
      body: { facts: [{ predicate: 'ceo', value }] },
    })
  const { body } = await enter('Kari Nordmann')
  await enter('Kari Nordmann')
  const { items } = await events(`?after=${before}`)
  expect(items[0]).toMatchObject({
    kind: 'fact.superseded',
    brandId,
    data: {
      predicate: 'ceo',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      supersededBy: body.items[0].id,
    },
    links: { facts: `/v1/brands/${brandId}/ground-truth` },
  })
  expect(JSON.stringify(items)).not.toContain('Nordmann')
})

test('200 page by page nothing is missing and nothing twice', async () => {
  const { brandId } = await world.addBrand({ prompts: 1, facts: [] })
  for (let at = 0; at < 7; at++) {
    const facts = [{ predicate: 'ceo', value: `Person Number${at}` }]
    await api.call('POST', `/api/admin/brands/${brandId}/facts`, { body: { facts } })
  }
  const seen: number[] = []
  for (let after = 0; ; ) {
    const { items, nextAfter } = await events(`?after=${after}&brandId=${brandId}&limit=2`)
    seen.push(...items.map(({ id }: { id: number }) => id))
    if (items.length < 2) break
    after = nextAfter
  }
  expect(seen).toHaveLength(6)
  expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b))
})

test('400 names what is wrong; 401 without a token', async () => {
  for (const [query, path] of [
    ['?after=x', 'after'],
    ['?after=-1', 'after'],
    ['?last=0', 'last'],
    ['?last=5&after=1', 'query.last'],
    ['?limit=1001', 'limit'],
    ['?brandId=acme', 'brandId'],
  ]) {
    const { status, body } = await api.call('GET', `/api/admin/events${query}`)
    expect([query, status]).toEqual([query, 400])
    expect(body.fields[0].path).toContain(path)
  }
  const headers = { authorization: 'Bearer wrong' }
  expect((await api.call('GET', '/api/admin/events', { headers })).status).toBe(401)
})
