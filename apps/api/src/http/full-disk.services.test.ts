import type { TSchema } from '@sinclair/typebox'
import { adminOperations } from '@veracite/contract/document/admin-operations'
import { operations } from '@veracite/contract/operations'
import { startDiskGuard } from '@veracite/runtime/upkeep/disk-guard'
import { eventually } from '@veracite/testing/eventually'
import { useWorld } from '@veracite/testing/use-world'
import { TEST_TOKEN } from '@veracite/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Serving, serveApi } from '../serve.ts'
import { sampleBody } from '../test-support/sample-body.ts'

let serving: Serving
let brandId: string
let free = 0
const world = useWorld()
beforeAll(async () => {
  brandId = (await world.addBrand()).brandId
  const freeBytes = async () => free
  const disk = await startDiskGuard({ folder: '/x', logger: world.logger, everyMs: 10, freeBytes })
  serving = serveApi({ ...world, config: { ...world.config, port: 0 }, embedded: true, disk })
})
afterAll(() => serving?.stop())

const FULL = {
  error: 'The disk of this server is almost full. Nothing was stored.',
  reason: 'disk_almost_full',
}

const send = (method: string, path: string, body: unknown, token = TEST_TOKEN) =>
  fetch(serving.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })

test('503 for what would write, with a fixed sentence; reading goes on; nothing is stored', async () => {
  const refused = await send('POST', '/v1/scans', { brandId })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toEqual(FULL)
  const [stored] = await world.database.sql`
    select (select count(*) from veracite.scans) as scans, (select count(*) from veracite.monthly_scans) as used`
  expect(stored).toEqual({ scans: 0, used: 0 })

  const ready = await fetch(`${serving.url}/readyz`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ missing: ['storage'] })
  expect((await send('GET', `/v1/brands/${brandId}/confabulations`, undefined)).status).toBe(200)
  const check = await send('POST', `/v1/public/evidence/${'a'.repeat(64)}/check`, { content: 'x' })
  expect([check.status, await check.json()]).toEqual([404, { found: false }])
})

const writing = [...operations, ...adminOperations].filter(
  ({ method, auth }) => method !== 'GET' && auth === 'bearer',
)

test('there are operations that write, with a body and without', () => {
  expect(writing.filter((operation) => 'body' in operation).length).toBeGreaterThan(7)
  expect(writing.filter((operation) => !('body' in operation)).length).toBeGreaterThan(3)
})

test.each(writing)('$method $path asks, after token and body were checked', async (operation) => {
  const { method } = operation
  const path = operation.path.replaceAll(/\{\w+\}/g, 'x')
  const body = 'body' in operation ? sampleBody(operation.body as TSchema) : undefined
  expect((await send(method, path, body, 'wrong'.repeat(8))).status).toBe(401)
  if (body !== undefined) expect((await send(method, path, 'not what it takes')).status).toBe(400)
  const refused = await send(method, path, body)
  expect([refused.status, await refused.json()]).toEqual([503, FULL])
})

test('202 as soon as there is room again', async () => {
  free = Number.MAX_SAFE_INTEGER
  const { status } = await eventually('a look at the disk', async () => {
    const answer = await send('POST', '/v1/scans', { brandId })
    return answer.status !== 503 && answer
  })
  expect(status).toBe(202)
})
