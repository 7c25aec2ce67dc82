import { buildAdminDocument } from '@veracite/contract/document/openapi'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { manifestIn } from '@veracite/verify/bundle/manifest'
import { afterAll, expect, test } from 'vitest'
import { documentedIn } from '../test-support/expect-documented.ts'
import { useApi } from '../test-support/server.ts'

/** The clock is compared before a plan is made, and every answer of it states, signed, what came of that. */
const AHEAD_MS = 7_000
let asked = 0
const servers = [0, 1].map(() =>
  Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch() {
      asked += 1
      return new Response('', { headers: { date: new Date(Date.now() - AHEAD_MS).toUTCString() } })
    },
  }),
)
afterAll(() => Promise.all(servers.map((server) => server.stop(true))))

const { world, api } = useApi({
  env: { VERACITE_CLOCKS: servers.map(({ port }) => `http://127.0.0.1:${port}`).join() },
  engines: new Map([['CHATGPT', scriptedEngine('CHATGPT', answers('Halden Instruments makes sensors.'))]]),
})

test('a scan compares the clock first; each of its captures names the sources and how far off it was', async () => {
  const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 2 })
  const scanId = await api.scanToEnd(brandId)
  expect(asked).toBeGreaterThanOrEqual(servers.length)
  const bodies = await world.database.sql<{ body: Uint8Array }[]>`
    select m.body from evidence.manifests m join veracite.runs r on r.id = m.run_id
    where r.scan_id = ${scanId}::uuid and m.kind = 'capture'`
  expect(bodies).toHaveLength(2)
  for (const { body } of bodies) {
    const clock = manifestIn(body, 'capture')?.collector.clock
    for (const { port } of servers) expect(clock?.source).toContain(`http://127.0.0.1:${port}`)
    expect(Math.abs((clock?.offsetMs ?? 0) - AHEAD_MS)).toBeLessThan(1_500)
  }
})

test('comparing now answers as the document describes it', async () => {
  const answer = await api.call('POST', '/api/admin/clocks')
  documentedIn(buildAdminDocument())('POST', '/api/admin/clocks', answer)
  expect(answer).toMatchObject({ status: 200, body: { readings: [{ withinMs: expect.any(Number) }, {}] } })
})
