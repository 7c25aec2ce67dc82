import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import { publishLog } from '../test-support/three-origins.ts'

/** One piece of evidence shown to somebody without an account. */
let runId: string
let findingId: string
let accountId: string

const { world, api } = useApi()
beforeAll(async () => {
  const brand = await world.addBrand({ prompts: 8 })
  accountId = brand.accountId
  await api.scanToEnd(brand.brandId)
  await publishLog(world)
  const [finding] = (await api.get(`/api/admin/brands/${brand.brandId}/findings`)).items
  findingId = finding.id
  runId = finding.lastRunId
})

const share = async (body: object) => {
  const { status, body: made, text } = await api.call('POST', '/api/admin/shares', { body })
  expect(status, text).toBe(201)
  const [page, token] = made.path.split('#')
  return { ...made, page, token } as { id: string; page: string; token: string; expiresAt: string }
}
/** Without a token and without a cookie. */
const ask = (what: 'open' | 'content', token: unknown) =>
  fetch(`${api.url}/api/shared/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })

describe('a shared address', () => {
  test('shows one finding with the bundle that proves it, marked DEMO, and counts', async () => {
    const { id, token, page, expiresAt } = await share({ findingId })
    expect(page).toBe('/shared')
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(13.9 * 86_400_000)
    const opened = await ask('open', token)
    expect(opened.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(await opened.json()).toEqual({ kind: 'finding', title: expect.any(String), demo: true, expiresAt })
    const bundle = await (await ask('content', token)).text()
    expect(verifyBundle(bundle, {}).steps.filter(({ result }) => result === 'fail')).toEqual([])
    const [listed] = (await api.get('/api/admin/shares')).items
    expect(listed).toMatchObject({ id, views: 1, accountId, madeBy: 'operator' })
    expect(JSON.stringify(listed)).not.toContain(token)
    const served = await fetch(`${api.url}/shared`)
    expect([served.status, served.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow'])
  })

  test('shows what was there when it was made', async () => {
    const { token } = await share({ runId, expiresInDays: 1 })
    const before = await (await ask('content', token)).text()
    await api.call('POST', `/api/admin/findings/${findingId}/settle`, { body: { note: 'done' } })
    expect(await (await ask('content', token)).text()).toBe(before)
  })

  test('ends when it is taken back or its time is up; then it is like one that never was', async () => {
    const never = await ask('open', '0'.repeat(64))
    expect(never.status).toBe(404)
    const gone = await never.json()
    const taken = await share({ runId })
    expect(await api.bodyOf('DELETE', `/api/admin/shares/${taken.id}`)).toEqual({ revoked: true })
    const old = await share({ runId })
    await world.database.sql`update veracite.shares set expires_at = now() where id = ${old.id}`
    for (const { token } of [taken, old])
      for (const what of ['open', 'content'] as const) {
        const answer = await ask(what, token)
        expect([answer.status, await answer.json()]).toEqual([404, gone])
      }
    for (const token of ['', 'x', 1, null, 'A'.repeat(64)])
      expect((await ask('open', token)).status).toBe(400)
    for (const path of ['/api/shared', '/api/shared/open', '/api/shared/list', `/api/shared/${taken.id}`])
      expect((await fetch(api.url + path)).status, path).toBeGreaterThanOrEqual(404)
  })

  test('of exactly one thing that exists', async () => {
    const wrong = await api.call('POST', '/api/admin/shares', { body: { runId, findingId } })
    expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'findingId'])
    expect(await api.statusOf('POST', '/api/admin/shares', {})).toBe(400)
    const unknown = { body: { runId: '00000000-0000-7000-8000-000000000000' } }
    expect((await api.call('POST', '/api/admin/shares', unknown)).status).toBe(404)
    expect(await api.statusOf('POST', '/api/admin/shares', { runId, expiresInDays: 91 })).toBe(400)
    const [act] = (await api.get('/api/admin/record?what=export')).items
    expect(act).toMatchObject({ operation: 'adminAddShare', accountId })
  })
})
