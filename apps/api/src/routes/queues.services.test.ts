import { beforeEach, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const { world, api } = useApi({ worker: false })

/** Jobs that were given up, the first one a minute ago, each further one a minute earlier. */
const bury = async (...jobs: { kind: string; lane: string; key?: string; state?: string }[]) => {
  const ids: string[] = []
  for (const { kind, lane, key = null, state = 'dead' } of jobs) {
    const [row] = await world.database.sql<{ id: string }[]>`
      insert into veracite.jobs (id, kind, lane, payload, dedup_key, state, attempt, error, run_at, created_at, finished_at)
      values (veracite.uuidv7(), ${kind}, ${lane}, '{}', ${key}, ${state}, 5, 'no answer', now(), now(),
        now() - ${ids.length + 1} * interval '1 minute')
      returning id`
    ids.push(row?.id ?? '')
  }
  return ids
}
const stateOf = async (id = '') => (await api.call('GET', `/api/admin/jobs/${id}`)).body.state
const dead = async (query = '') => (await api.bodyOf('GET', `/api/admin/queues/dead${query}`)).items

beforeEach(async () => {
  await world.database.sql`delete from veracite.jobs`
})

test('counts by lane, and lists dead jobs with reason, attempts and what can be done', async () => {
  const ids = await bury(
    { kind: 'run.verify', lane: 'CLAUDE' },
    { kind: 'run.ask', lane: 'CLAUDE' },
    { kind: 'ground-truth.refresh', lane: 'web' },
    { kind: 'ground-truth.refresh', lane: 'web', state: 'queued' },
  )
  expect(await api.bodyOf('GET', '/api/admin/queues')).toMatchObject({
    items: [
      { lane: 'CLAUDE', waiting: 0, active: 0, delayed: 0, retried: 0, dead: 2 },
      { lane: 'web', waiting: 1, active: 0, delayed: 0, retried: 1, dead: 1 },
    ],
    isCut: false,
  })
  expect(await dead()).toMatchObject([
    { id: ids[0], error: 'no answer', attempt: 5, instead: null },
    { id: ids[1], instead: expect.stringMatching(/Start another scan/) },
    { id: ids[2] },
  ])
  expect(await dead('?lane=web')).toMatchObject([{ id: ids[2] }])
  const { items, nextCursor } = await api.bodyOf('GET', '/api/admin/queues/dead?limit=2')
  expect(items).toHaveLength(2)
  expect(await dead(`?limit=2&cursor=${nextCursor}`)).toMatchObject([{ id: ids[2] }])
})

test('retries one, all of a lane that can be, and discards one; the audit log says who', async () => {
  const [one, settled, twin, first] = await bury(
    { kind: 'run.verify', lane: 'CLAUDE' },
    { kind: 'run.ask', lane: 'CLAUDE' },
    { kind: 'ground-truth.refresh', lane: 'web', key: 'b' },
    { kind: 'ground-truth.refresh', lane: 'web', key: 'b' },
  )
  const retried = await api.call('POST', `/api/admin/jobs/${one}/retry`)
  expect(retried).toMatchObject({ status: 200, body: { state: 'queued', attempt: 0, finishedAt: null } })
  expect((await api.call('POST', `/api/admin/jobs/${one}/retry`)).status).toBe(409)
  expect(await api.call('POST', `/api/admin/jobs/${settled}/retry`)).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/sealed that outcome/) },
  })
  expect(await stateOf(settled)).toBe('dead')
  expect(await api.bodyOf('POST', '/api/admin/queues/web/retry')).toEqual({
    retried: 1,
    left: 1,
    isCut: false,
  })
  expect([await stateOf(twin), await stateOf(first)]).toEqual(['queued', 'dead'])
  expect((await api.call('POST', '/api/admin/queues/nothing/retry')).status).toBe(404)

  expect(await api.bodyOf('DELETE', `/api/admin/jobs/${settled}`)).toEqual({ removed: true })
  expect((await api.call('DELETE', `/api/admin/jobs/${settled}`)).status).toBe(404)
  expect((await api.call('DELETE', `/api/admin/jobs/${one}`)).status).toBe(409)
  const { items } = await api.bodyOf('GET', '/api/admin/record?limit=10')
  expect(items).toContainEqual(
    expect.objectContaining({
      what: 'change',
      operation: 'adminDiscardJob',
      targetId: settled,
      who: expect.objectContaining({ kind: 'operator' }),
    }),
  )
})
