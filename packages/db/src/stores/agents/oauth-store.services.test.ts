import type { OAuthStore } from '@veracite/core/agents/oauth-store'
import { sha256 } from '@veracite/terms/digest'
import { testServers } from '@veracite/testing/database'
import { type OpenedDatabase, openTestDatabase } from '@veracite/testing/open-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOAuthStore } from './oauth-store.ts'

const NOW = new Date('2026-11-17T12:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describe.each(testServers())('what the authorization server keeps, on $name', (server) => {
  let database: OpenedDatabase
  let store: OAuthStore
  beforeAll(async () => {
    database = await openTestDatabase(server, { max: 10 })
    store = createOAuthStore(database)
  })
  afterAll(() => database?.close())
  const put = (kind: string, id: string, grantId: string | null = null, seconds = 60) =>
    store.put({ kind, idSha256: sha256(id), grantId, payload: { id }, expiresAt: later(seconds) }, NOW)

  test('is found by its kind and id, until it expires', async () => {
    await put('AccessToken', 'a')
    expect(await store.find('AccessToken', sha256('a'), NOW)).toEqual({
      payload: { id: 'a' },
      consumedAt: null,
    })
    expect(await store.find('RefreshToken', sha256('a'), NOW)).toBeNull()
    expect(await store.find('AccessToken', sha256('b'), NOW)).toBeNull()
    expect(await store.find('AccessToken', sha256('a'), later(60))).toBeNull()
  })

  test('is told apart from others that are looked up at the same moment, and is a copy', async () => {
    await put('AccessToken', 'x')
    await put('RefreshToken', 'y')
    const asked = [
      ['AccessToken', 'x'],
      ['RefreshToken', 'x'],
      ['RefreshToken', 'y'],
      ['AccessToken', 'y'],
      ['AccessToken', 'x'],
    ] as const
    const found = await Promise.all(asked.map(([kind, id]) => store.find(kind, sha256(id), NOW)))
    const payloads = found.map((one) => one?.payload)
    expect(payloads).toEqual([{ id: 'x' }, undefined, { id: 'y' }, undefined, { id: 'x' }])
    expect(payloads[0]).not.toBe(payloads[4])
  })

  test('is used up once, by one of any number of requests, and stays so when it is stored again', async () => {
    await put('AuthorizationCode', 'c')
    const tries = Array.from({ length: 20 }, () => store.consume('AuthorizationCode', sha256('c'), NOW))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
    await put('AuthorizationCode', 'c')
    expect((await store.find('AuthorizationCode', sha256('c'), NOW))?.consumedAt).toEqual(NOW)
    expect(await store.consume('AuthorizationCode', sha256('unknown'), NOW)).toBe(false)
  })

  test('ends with its grant, and nothing of another grant does', async () => {
    for (const grantId of ['one', 'two']) await put('Grant', `id of ${grantId}`, grantId)
    await put('AccessToken', 'd', 'one')
    await put('RefreshToken', 'e', 'one')
    await put('AccessToken', 'f', 'two')
    await store.removeGrant('one')
    const found = await Promise.all([
      store.find('AccessToken', sha256('d'), NOW),
      store.find('RefreshToken', sha256('e'), NOW),
      store.find('AccessToken', sha256('f'), NOW),
    ])
    expect(found.map((one) => one !== null)).toEqual([false, false, true])
    // A renewal that began before the removal stores its token afterwards.
    await put('AccessToken', 'late', 'one')
    expect(await store.find('AccessToken', sha256('late'), NOW)).toBeNull()
  })

  test('consents are listed for the person who gave them, the newest first', async () => {
    const consent = (grantId: string, accountId: string, at: Date) =>
      store.put(
        { kind: 'Grant', idSha256: sha256(grantId), grantId, payload: { accountId }, expiresAt: later(60) },
        at,
      )
    await consent('one', 'ada~01a1dd29-2b07-7d1c-8f0e-64a0c2a4be11', NOW)
    await consent('two', 'ada', later(1))
    for (let n = 0; n < 20; n++) await consent(`other ${n}`, `bob${n}`, later(2))
    const ofAda = (limit: number, now: Date) => store.listGrants({ personId: 'ada' }, limit, now)
    expect((await ofAda(10, NOW)).map(({ grantId }) => grantId)).toEqual(['two', 'one'])
    expect(await ofAda(1, NOW)).toHaveLength(1)
    const ofAccount = await store.listGrants({ accountId: '01a1dd29-2b07-7d1c-8f0e-64a0c2a4be11' }, 10, NOW)
    expect(ofAccount).toMatchObject([
      { grantId: 'one', person: null, account: null, createdAt: NOW, lastUsedAt: NOW },
    ])
    expect(await ofAda(10, later(60))).toEqual([])
  })

  test('of what was never used the oldest is removed first, and what was used is kept', async () => {
    const registered = (id: string, at: number) =>
      store.put(
        { kind: 'Client', idSha256: sha256(id), grantId: null, payload: { id }, expiresAt: later(60) },
        later(at),
      )
    for (const [at, id] of ['p', 'q', 'r', 's'].entries()) await registered(id, at)
    await store.use('Client', sha256('p'), NOW, later(600))
    await store.keepNewestUnused('Client', 2)
    const left = async (now: Date) => {
      const found = await Promise.all(['p', 'q', 'r', 's'].map((id) => store.find('Client', sha256(id), now)))
      return found.map((one) => one !== null)
    }
    expect(await left(NOW)).toEqual([true, false, true, true])
    expect(await left(later(61))).toEqual([true, false, false, false])
    for (const id of ['p', 'r', 's']) await store.remove('Client', sha256(id))
  })

  test('is removed after it has expired', async () => {
    for (const id of ['g', 'h', 'i']) await put('Client', id, null, 10)
    expect(await store.expire(later(11), 2)).toBe(2)
    expect(await store.expire(later(11), 200)).toBe(1)
    expect(await store.find('AccessToken', sha256('f'), NOW)).not.toBeNull()
  })
})
