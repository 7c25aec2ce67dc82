import { closeDays, lineOf } from '@veracite/core/audit/close-day'
import { dayOf } from '@veracite/terms/days'
import { sha256, sha256Hex } from '@veracite/terms/digest'
import { TEST_TOKEN } from '@veracite/testing/world'
import { parseLeaf } from '@veracite/verify/log/leaf'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

/** The audit log is written by every route that changes or hands out something, and by nothing else. */
let mine: { accountId: string; brandId: string }
let theirs: { accountId: string; brandId: string }
let key: string

const DAY_MS = 86_400_000

const { world, api } = useApi({ worker: false })
beforeAll(async () => {
  mine = await world.addBrand({ prompts: 1 })
  theirs = await world.addBrand({ prompts: 1 })
  key = await keyFor(mine.accountId)
})

const keyFor = async (accountId: string) =>
  (await api.bodyOf('POST', '/api/admin/keys', { accountId, name: 'robot', kind: 'service', role: 'owner' }))
    .key as string
const as = (bearer: string) => ({ headers: { authorization: `Bearer ${bearer}` } })
const acts = async (query = '', bearer = TEST_TOKEN) =>
  (await api.call('GET', `/api/admin/record?limit=1000${query}`, as(bearer))).body.items as {
    what: string
    who: { kind: string; name: string }
    accountId: string | null
    operation: string
    targetId: string | null
    target: { kind: string; id: string } | null
    words: string
    requestId: string
  }[]

describe('the record', () => {
  test('says who changed what, in whose account, under the id of the request; reading leaves no trace', async () => {
    const before = (await acts()).length
    await api.call('GET', `/api/admin/brands/${mine.brandId}`)
    await api.call('POST', `/api/admin/brands/${mine.brandId}/scans/estimate`, { body: {} })
    expect((await acts()).length).toBe(before)
    const changed = await api.call('PATCH', `/api/admin/brands/${mine.brandId}`, {
      body: { name: 'Renamed' },
      ...as(key),
    })
    expect(changed.status).toBe(200)
    const [newest, use] = await acts()
    expect(newest).toMatchObject({
      what: 'change',
      who: { kind: 'key', name: 'robot' },
      accountId: mine.accountId,
      operation: 'adminChangeBrand',
      targetId: mine.brandId,
      target: { kind: 'brand', id: mine.brandId, brandId: mine.brandId },
      words: 'changed the brand Renamed',
      requestId: changed.headers.get('x-request-id'),
    })
    expect(use).toMatchObject({ what: 'key_use', who: { name: 'robot' }, accountId: mine.accountId })
    await api.call('PATCH', `/api/admin/brands/${theirs.brandId}`, { body: { name: 'By the operator' } })
    expect((await acts())[0]).toMatchObject({ who: { kind: 'operator' }, accountId: theirs.accountId })
  })

  test('names what was made, and keeps what the words need', async () => {
    const invited = await api.bodyOf('POST', `/api/admin/accounts/${mine.accountId}/invitations`, {
      name: 'Ada',
    })
    expect((await acts())[0]).toMatchObject({
      words: 'invited Ada',
      target: { kind: 'invitation', id: invited.id },
      detail: null,
    })
    const path = `/api/admin/brands/${mine.brandId}`
    await api.call('POST', `${path}/facts`, { body: { facts: [{ predicate: 'founded_year', value: 2004 }] } })
    const { items } = await api.get(`${path}/facts`)
    await api.call('DELETE', `/api/admin/facts/${items[0].id}`, { body: {} })
    expect((await acts())[0]?.words).toBe('withdrew the founding year, Renamed')
  })

  test('has what was refused for the role, and attempts to sign in', async () => {
    const viewer = (
      await api.bodyOf('POST', '/api/admin/keys', {
        accountId: mine.accountId,
        name: 'reader',
        kind: 'service',
        role: 'viewer',
      })
    ).key
    await api.call('DELETE', `/api/admin/brands/${mine.brandId}`, as(viewer))
    expect((await acts('&what=refused'))[0]).toMatchObject({
      operation: 'adminArchiveBrand',
      who: { name: 'reader' },
      accountId: mine.accountId,
    })
    const signIn = (token: string) =>
      fetch(`${api.url}/console/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ token }),
      })
    await signIn('wrong')
    await signIn(TEST_TOKEN)
    expect((await acts()).slice(0, 2).map(({ what, who }) => [what, who.kind])).toEqual([
      ['sign_in', 'operator'],
      ['sign_in_refused', 'nobody'],
    ])
  })

  test('an owner sees their own account only', async () => {
    const seen = await acts('', key)
    expect(new Set(seen.map(({ accountId }) => accountId))).toEqual(new Set([mine.accountId]))
    expect((await api.call('GET', `/api/admin/record?accountId=${theirs.accountId}`, as(key))).status).toBe(
      404,
    )
    expect((await api.call('GET', '/api/admin/record/days', as(key))).status).toBe(403)
  })

  test('what is no day of the calendar is refused, and not asked of the database', async () => {
    for (const day of ['2026-02-30', '0000-01-01']) {
      const asked = await api.call('GET', `/api/admin/record?day=${day}`)
      expect([asked.status, asked.body.fields[0].path]).toEqual([400, 'query.day'])
      expect((await api.call('GET', `/api/admin/record/days/${day}`)).status).toBe(404)
    }
  })

  test('a day that is over is closed, signed and queued for the log; nothing is added to it any more', async () => {
    const { database, ports } = world
    const [{ n: acted } = { n: 0 }] = await database.sql<{ n: number }[]>`
      select count(*)::int as n from evidence.acts`
    expect(acted).toBeGreaterThan(3)
    const today = dayOf(new Date())
    expect(await closeDays(ports)()).toBe(0)
    const tomorrow = { ...ports, clock: { now: () => new Date(Date.now() + DAY_MS) } }
    expect(await closeDays(tomorrow)()).toBe(1)
    expect(await closeDays(tomorrow)()).toBe(0)
    const { body } = await api.call('GET', `/api/admin/record/days/${today}`)
    expect(body).toMatchObject({ day: today, acts: acted, unchanged: true, logIndex: null })
    const [leaf] = await database.sql<{ body: Uint8Array }[]>`
      select body from veracite.log_queue where kind = 'record'`
    expect(Buffer.from(parseLeaf(leaf?.body ?? new Uint8Array()).digest).toString('hex')).toBe(
      sha256Hex(body.manifest),
    )
    // Anybody who has the acts computes the same digest.
    const lines: string[] = []
    for await (const portion of ports.audit.ofDay(today))
      lines.push(...portion.map((act) => `${lineOf(act)}\n`))
    expect(sha256(lines.join('')).toString('hex')).toBe(body.sha256)
    expect(JSON.parse(body.manifest)).toMatchObject({
      day: today,
      acts: { count: acted, sha256: body.sha256 },
    })
    // The change is made, and its absence from a closed day is told to the operator rather than to the caller.
    const late = await api.call('PATCH', `/api/admin/brands/${mine.brandId}`, { body: { name: 'Late' } })
    expect(late.status).toBe(200)
    expect((await acts()).length).toBe(acted)
  })

  test('the application cannot change or remove an act', async () => {
    for (const change of [
      'update evidence.acts set who_name = who_name',
      'delete from evidence.acts',
      'truncate evidence.acts',
      'delete from evidence.act_days',
    ])
      await expect(world.database.sql.unsafe(change), change).rejects.toThrow(/append-only|permission denied/)
  })
})
