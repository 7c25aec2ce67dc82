import * as admin from '@veracite/contract/admin'
import { operations } from '@veracite/contract/operations'
import { startDiskGuard } from '@veracite/runtime/disk-guard'
import { testServers } from '@veracite/testing/database'
import { eventually } from '@veracite/testing/eventually'
import { createWorld, TEST_TOKEN, type World } from '@veracite/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Serving, serveApi } from '../serve.ts'

let world: World
let serving: Serving
let brandId: string
let free = 0
beforeAll(async () => {
  const [server] = testServers()
  if (!server) throw new Error('no database')
  world = await createWorld(server)
  brandId = (await world.addBrand()).brandId
  const disk = await startDiskGuard({
    folder: '/x',
    logger: world.logger,
    everyMs: 10,
    freeBytes: async () => free,
  })
  serving = serveApi({ ...world, config: { ...world.config, port: 0 }, embedded: true, disk })
})
afterAll(async () => {
  await serving?.stop()
  await world?.close()
})

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
  expect(await refused.json()).toEqual({
    error: 'The disk of this server is almost full. Nothing was stored.',
  })
  const [stored] = await world.database.sql`
    select (select count(*) from veracite.scans) as scans, (select count(*) from veracite.monthly_scans) as used`
  expect(stored).toEqual({ scans: 0, used: 0 })

  const ready = await fetch(`${serving.url}/readyz`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ missing: ['storage'] })
  expect((await send('GET', `/v1/brands/${brandId}/confabulations`, undefined)).status).toBe(200)
  const check = await send('POST', '/v1/public/evidence/check', { hash: 'a'.repeat(64), content: 'x' })
  expect(check.status).not.toBe(503)
})

test('every operation that writes asks, after the token was checked', async () => {
  const writing = [...operations, ...Object.values(admin)].filter(
    (operation) => operation.method !== 'GET' && operation.auth === 'bearer' && !('body' in operation),
  )
  expect(writing.length).toBeGreaterThan(3)
  for (const { method, path } of writing) {
    const target = path.replaceAll(/\{\w+\}/g, 'x')
    expect([path, (await send(method, target, undefined, 'wrong'.repeat(8))).status]).toEqual([path, 401])
    expect([path, (await send(method, target, undefined)).status]).toEqual([path, 503])
  }
})

test('202 as soon as there is room again', async () => {
  free = Number.MAX_SAFE_INTEGER
  const { status } = await eventually('a look at the disk', async () => {
    const answer = await send('POST', '/v1/scans', { brandId })
    return answer.status !== 503 && answer
  })
  expect(status).toBe(202)
})
