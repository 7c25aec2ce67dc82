import { eventually } from '@veracite/testing/eventually'
import { type Standalone, startStandalone } from '@veracite/testing/standalone-process'
import { useFolder } from '@veracite/testing/temporary-folder'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 300_000 })

const ITEMS = 40_000
const folder = useFolder()
let server: Standalone

beforeAll(async () => {
  server = await startStandalone(folder)
})
afterAll(async () => {
  await server?.end('SIGTERM')
})

const feedOf = (items: number): string =>
  `id\ttitle\tprice\n${Array.from({ length: items }, (_, n) => `${n}\tHalden KX${n} caliper\t${n + 1}.00 EUR\n`).join('')}`

const post = (path: string, body: string) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${server.token}` },
  })

test('killed in the middle of an import, nothing is half done, and it is done after the restart', async () => {
  const brand = `/api/admin/brands/${server.brandId}`
  const { body: feed } = await server.call('POST', `${brand}/feeds`, { name: 'shop' })
  const imports = `${brand}/feeds/${feed.id}/imports`
  const started = await post(imports, feedOf(ITEMS))
  expect(started.status).toBe(202)
  const { id, jobId } = (await started.json()) as { id: string; jobId: string }
  // While one is under way there is no other.
  expect((await post(imports, 'id\ttitle\n1\tx\n')).status).toBe(409)
  await eventually('some items to be read', async () => {
    const { body } = await server.call('GET', `/api/admin/jobs/${jobId}`)
    return Number((body.progress as { read?: number } | null)?.read ?? 0) > 0
  })
  await server.end('SIGKILL')
  server = await startStandalone(folder)
  const current = async () => Number((await server.call('GET', `${brand}/catalogue`)).body.current)
  const seen = new Set<number>()
  const done = await eventually(
    'the import to end',
    async () => {
      seen.add(await current())
      const { body } = await server.call('GET', `${imports}/${id}`)
      return body.state === 'done' || body.state === 'failed' ? body : null
    },
    240_000,
  )
  expect(done).toMatchObject({ state: 'done', counts: { taken: ITEMS, added: ITEMS, refused: 0 } })
  // Nobody ever saw a part of it.
  for (const count of seen) expect([0, ITEMS]).toContain(count)
  expect(await current()).toBe(ITEMS)

  const file = await fetch(`${server.url}${brand}/catalogue/export`, {
    headers: { authorization: `Bearer ${server.token}` },
  })
  const lines = (await file.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(ITEMS + 1)
  expect(lines[0]).toMatch(/^key,name,brand/)
})
