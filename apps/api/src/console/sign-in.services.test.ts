import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { MemberRole } from '@veracite/terms/vocabulary'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Jar, openJar } from '../test-support/browser-jar.ts'
import { CLIENT, startProvider, type TestProvider } from '../test-support/openid-provider.ts'
import { openApi, useApi } from '../test-support/server.ts'

/** People get in through an independent OpenID provider, on real sockets; keys, sessions and members follow. */

interface Member {
  id: string
  personId: string
  name: string
  role: MemberRole
}

let provider: TestProvider
let accountId: string
let brandId: string

const openidOf = ({ issuer }: TestProvider) => ({
  VERACITE_OPENID_ISSUER: issuer,
  VERACITE_OPENID_CLIENT_ID: CLIENT.id,
  VERACITE_OPENID_CLIENT_SECRET: CLIENT.secret,
})
afterAll(() => provider?.close())
const { world, api } = useApi(async () => {
  provider = await startProvider()
  const env = { VERACITE_OPENID_NAME: 'Staff', VERACITE_TRUSTED_PROXIES: '127.0.0.1' }
  return { env: { ...openidOf(provider), ...env }, worker: false }
})
beforeAll(async () => {
  provider.serve(`${api.url}/console/session/openid/return`)
  ;({ accountId, brandId } = await world.addBrand({ prompts: 1 }))
})

const invite = async (role: MemberRole, more: object = {}, of = accountId): Promise<string> => {
  const { status, body, text } = await api.call('POST', `/api/admin/accounts/${of}/invitations`, {
    body: { name: 'Somebody', role, ...more },
  })
  expect(status, text).toBe(201)
  return body.path.split('#')[1]
}
const at = (path: string) => `${api.url}/console${path}`

/** As the page does: asks for the provider's address, goes there and comes back. */
async function goThrough(jar: Jar, invitation?: string): Promise<string> {
  const begun = await jar.post(at('/session/openid'), invitation ? { invitation } : {})
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  return jar.follow((begun.body as { location: string }).location, at(''))
}
async function enter(jar: Jar, invitation?: string): Promise<string> {
  const back = await goThrough(jar, invitation)
  return jar.step(back)
}
/** A browser in which the person at the provider has signed in. */
async function signedIn(invitation?: string): Promise<Jar> {
  const jar = openJar()
  expect(await enter(jar, invitation)).toBe(at(''))
  return jar
}
/** The person that the provider signs in from now on. */
const comes = (id: string, name: string) => {
  provider.person = { id, name, email: `${id}@example.com` }
}
async function person(id: string, role: MemberRole): Promise<Jar> {
  comes(id, `Person ${id}`)
  return signedIn(await invite(role))
}
const membersOf = async (account: string): Promise<Member[]> =>
  (await api.get(`/api/admin/accounts/${account}/members`)).items
const memberNamed = async (name: string): Promise<Member> => {
  const found = (await membersOf(accountId)).find((member) => member.name === name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}
/** A program that a person let in, as the authorization server stores it. Counts what is left of it. */
async function letIn(subject: string): Promise<() => Promise<number>> {
  const grantId = randomBytes(16).toString('hex')
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 600_000)
  for (const kind of ['Grant', 'AccessToken'])
    await world.ports.oauthRecords.put(
      { kind, idSha256: randomBytes(32), grantId, payload: { kind, accountId: subject }, expiresAt },
      now,
    )
  return async () =>
    (await world.database.sql`select 1 from veracite.oauth_records where grant_id = ${grantId}`).length
}
const personIdOf = async (name: string): Promise<string> =>
  (await world.database.sql<{ id: string }[]>`select id from veracite.people where name = ${name}`)[0]?.id ??
  ''
const me = async (jar: Jar) =>
  (await jar.get(at('/session'))).body as { signedIn: boolean; who: { name: string; accounts: object[] } }

describe('a colleague is invited', () => {
  test('opens the link, signs in at the provider, and is a member with the role; next time without a link', async () => {
    provider.person = { id: 'ada', name: 'Ada Byron', email: 'ada@example.com' }
    const jar = openJar()
    const token = await invite('reviewer')
    const shown = await jar.post(at('/session/invitation'), { token })
    expect(shown.body).toMatchObject({ role: 'reviewer', again: false, ways: { openid: 'Staff' } })
    expect(await enter(jar, token)).toBe(at(''))
    expect((await me(jar)).who).toEqual({
      name: 'Ada Byron',
      operator: false,
      accounts: [expect.objectContaining({ accountId, role: 'reviewer' })],
    })
    expect((await me(await signedIn())).who.name).toBe('Ada Byron')
    expect(await membersOf(accountId)).toMatchObject([{ name: 'Ada Byron', role: 'reviewer', email: null }])
  })

  test('an invitation works once, until it expires or is taken back; others learn nothing', async () => {
    const used = await invite('viewer')
    comes('once', 'Once')
    await signedIn(used)
    const expired = await invite('viewer')
    await world.database.sql`
      update veracite.invitations set expires_at = now() - interval '1 second' where used_at is null`
    const revoked = await invite('viewer')
    const open = (await api.get(`/api/admin/accounts/${accountId}/invitations`)).items[0]
    expect(await api.bodyOf('DELETE', `/api/admin/invitations/${open.id}`)).toEqual({ revoked: true })
    for (const token of [used, expired, revoked, '0'.repeat(64)]) {
      const other = openJar()
      const refused = await other.post(at('/session/openid'), { invitation: token })
      expect(refused.status).toBe(401)
      expect((await other.post(at('/session/invitation'), { token })).body).toEqual(refused.body)
    }
  })

  test('two who use one invitation at the same moment: one gets in', async () => {
    const token = await invite('viewer')
    const jars = [openJar(), openJar()]
    const backs: string[] = []
    for (const [index, jar] of jars.entries()) {
      comes(`twin${index}`, `Twin ${index}`)
      backs.push(await goThrough(jar, token))
    }
    const ends = await Promise.all(jars.map((jar, index) => jar.step(backs[index] ?? '')))
    expect(ends.sort()).toEqual([at(''), at('#refused=unauthorized')])
  })

  test('a person known to the provider but not invited does not get in', async () => {
    provider.person = { id: 'stranger', name: 'Stranger', email: 'ada@example.com' }
    const jar = openJar()
    expect(await enter(jar)).toBe(at('#refused=forbidden'))
    expect((await me(jar)).signedIn).toBe(false)
  })
})

describe('an answer that is not the one to our question', () => {
  const known = () => {
    provider.person = { id: 'ada', name: 'Ada Byron', email: 'ada@example.com' }
    return openJar()
  }
  test('in another browser, twice, with another state, issuer or code: refused', async () => {
    const back = await goThrough(known())
    expect(await openJar().step(back)).toBe(at('#refused=unauthorized'))
    const victim = known()
    await goThrough(victim)
    // The attacker's answer in the victim's browser, which has begun a sign-in of its own.
    expect(await victim.step(back)).toBe(at('#refused=unauthorized'))
    for (const [name, value] of [
      ['state', 'another'],
      ['iss', 'https://evil.example'],
      ['code', 'made-up'],
    ] as const) {
      const jar = known()
      const changed = new URL(await goThrough(jar))
      changed.searchParams.set(name, value)
      expect(await jar.step(changed.href), name).toBe(at('#refused=unauthorized'))
      expect((await me(jar)).signedIn).toBe(false)
    }
    const jar = known()
    const once = await goThrough(jar)
    expect(await jar.step(once)).toBe(at(''))
    expect(await jar.step(once)).toBe(at('#refused=unauthorized'))
  })

  test('an identity that the provider did not sign: refused', async () => {
    const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as object
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const forgeries: [string, (head: string, body: string, signature: string) => string][] = [
      [
        'somebody else in the same signed answer',
        (head, body, signature) => `${head}.${encode({ ...decode(body), sub: 'ada' })}.${signature}`,
      ],
      [
        'a signature with one bit changed',
        (head, body, signature) =>
          `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      ],
      [
        'another key under the same name',
        (head, body) =>
          `${head}.${body}.${sign('sha256', Buffer.from(`${head}.${body}`), privateKey).toString('base64url')}`,
      ],
      ['no signature', (head, body) => `${encode({ ...decode(head), alg: 'none' })}.${body}.`],
      ['an empty signature', (head, body) => `${head}.${body}.`],
    ]
    for (const [what, forged] of forgeries) {
      const jar = known()
      if (what.startsWith('somebody else')) provider.person = { ...provider.person, id: 'intruder' }
      const back = await goThrough(jar)
      provider.forge = (idToken) => {
        const [head = '', body = '', signature = ''] = idToken.split('.')
        return forged(head, body, signature)
      }
      expect([what, await jar.step(back)]).toEqual([what, at('#refused=unauthorized')])
      provider.forge = null
      expect((await me(jar)).signedIn).toBe(false)
    }
    known()
    await signedIn()
  })

  test('from another page nothing can be begun, and attempts are limited', async () => {
    const foreign = await fetch(at('/session/openid'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: '{}',
    })
    expect(foreign.status).toBe(403)
    const jar = openJar()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push((await jar.post(at('/session/invitation'), { token: '0'.repeat(64) })).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })
})

describe('in a session', () => {
  test('the role and the account decide; reviews carry the name of the person', async () => {
    const jar = await person('vera', 'viewer')
    expect((await jar.get(at('/api/admin/brands'))).body).toMatchObject({ items: [{ id: brandId }] })
    const other = await world.addBrand({ prompts: 1 })
    expect((await jar.get(at(`/api/admin/brands/${other.brandId}`))).status).toBe(404)
    expect((await jar.get(at(`/api/v1/brands/${other.brandId}/ground-truth`))).status).toBe(404)
    expect((await jar.get(at(`/api/v1/brands/${brandId}/ground-truth`))).status).toBe(200)
    expect((await jar.post(at('/api/v1/scans'), { brandId })).status).toBe(403)
    expect((await jar.post(at('/api/v1/scans'), { brandId: other.brandId })).status).toBe(403)
  })

  test('a person sees their sessions, and ends one or all of them', async () => {
    const first = await person('sam', 'viewer')
    const second = await signedIn()
    const { items } = (await second.get(at('/api/admin/me/sessions'))).body as {
      items: { id: string; current: boolean; method: string; address: string }[]
    }
    expect(items.map(({ current, method }) => [current, method])).toEqual([
      [true, 'openid'],
      [false, 'invitation'],
    ])
    const others = items[1]?.id
    // Somebody else's session does not exist.
    const stranger = await person('sid', 'owner')
    expect((await stranger.send('DELETE', at(`/api/admin/me/sessions/${others}`))).status).toBe(404)
    expect((await second.send('DELETE', at(`/api/admin/me/sessions/${others}`))).status).toBe(200)
    expect((await me(first)).signedIn).toBe(false)
    const kept = new Map(second.cookies)
    expect((await second.send('DELETE', at('/session'))).status).toBe(200)
    // A copy of the cookie is worth nothing.
    for (const [name, value] of kept) second.cookies.set(name, value)
    expect((await me(second)).signedIn).toBe(false)
    expect((await me(stranger)).signedIn).toBe(true)
  })

  test('it ends when it is not used, at the latest after its time, and with the membership', async () => {
    const jar = await person('ida', 'viewer')
    const setBack = (column: 'seen_at' | 'expires_at', minutes: number) => world.database.sql`
      update veracite.sessions set ${world.database.sql(column)} = now() - make_interval(mins => ${minutes})
      where person_id = (select id from veracite.people where name = 'Person ida')`
    await setBack('seen_at', 239)
    expect((await me(jar)).signedIn).toBe(true)
    await setBack('seen_at', 241)
    expect((await me(jar)).signedIn).toBe(false)
    const again = await signedIn()
    await setBack('expires_at', 1)
    expect((await me(again)).signedIn).toBe(false)

    const last = await signedIn()
    const { id: memberId } = await memberNamed('Person ida')
    expect(await api.statusOf('DELETE', `/api/admin/members/${memberId}`)).toBe(200)
    expect((await me(last)).signedIn).toBe(false)
    // And nothing lets them in again without an invitation.
    expect(await enter(openJar())).toBe(at('#refused=forbidden'))
    expect((await last.get(at('/api/admin/brands'))).status).toBe(401)
  })

  test('nobody can remove the last owner, and two owners removed at once leave one', async () => {
    const { accountId: small } = await world.addBrand({ prompts: 1 })
    comes('olga', 'Olga')
    const jar = await signedIn(await invite('owner', {}, small))
    const olga = (await membersOf(small))[0]?.id ?? ''
    const place = at(`/api/admin/members/${olga}`)
    expect((await jar.send('PATCH', place, { role: 'viewer' })).status).toBe(409)
    expect((await jar.send('DELETE', place)).status).toBe(409)
    const leave = (of: Jar) => of.post(at(`/api/admin/accounts/${small}/leave`), {})
    expect((await leave(jar)).status).toBe(409)
    const byOperator = (id: string, method = 'DELETE', body?: object) =>
      api.call(method, `/api/admin/members/${id}`, { body })
    expect((await byOperator(olga, 'PATCH', { role: 'viewer' })).status).toBe(409)
    expect((await byOperator(olga)).status).toBe(409)
    // Invited with a lower role, she stays the owner; invited with a higher one, others rise.
    await signedIn(await invite('viewer', {}, small))
    expect((await me(jar)).who.accounts).toMatchObject([{ role: 'owner' }])

    for (let round = 0; round < 6; round += 1) {
      comes(`otto${round}`, `Otto ${round}`)
      const second = await signedIn(await invite('viewer', {}, small))
      await signedIn(await invite('owner', {}, small))
      expect((await me(second)).who.accounts).toMatchObject([{ role: 'owner' }])
      const owners = async () => (await membersOf(small)).filter(({ role }) => role === 'owner')
      const [one = '', two = '', ...more] = (await owners()).map(({ id }) => id)
      expect([one, two, more]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./), []])
      const outcomes = await Promise.all([
        byOperator(one, 'PATCH', { role: 'editor' }),
        byOperator(two),
        byOperator(two, 'PATCH', { role: 'viewer' }),
        leave(second),
      ])
      expect(outcomes.some(({ status }) => status === 409)).toBe(true)
      expect(await owners()).toHaveLength(1)
    }
  })

  test('links that an owner made end when they are no longer an owner', async () => {
    const links = async (jar: Jar) => {
      const made = await jar.post(at(`/api/admin/accounts/${accountId}/invitations`), {
        name: 'Me again',
        role: 'owner',
      })
      return (made.body as { path: string }).path.split('#')[1] ?? ''
    }
    const memberOf = async (name: string) => `/api/admin/members/${(await memberNamed(name)).id}`
    const opens = async (token: string) =>
      world.services.signIn.invitation(token).then(
        () => true,
        () => false,
      )
    const [eve, mallory, stays] = [
      await person('eve', 'owner'),
      await person('mallory', 'owner'),
      await person('stays', 'owner'),
    ]
    const tokens = [await links(eve), await links(mallory), await links(stays)]
    expect(await api.statusOf('DELETE', await memberOf('Person eve'))).toBe(200)
    const demoted = { body: { role: 'editor' } }
    expect((await api.call('PATCH', await memberOf('Person mallory'), demoted)).status).toBe(200)
    expect(await Promise.all(tokens.map(opens))).toEqual([false, false, true])
  })

  test('a member who leaves loses the programs let into this account, for good', async () => {
    const jar = await person('lea', 'editor')
    const { accountId: other } = await world.addBrand({ prompts: 1 })
    await signedIn(await invite('viewer', {}, other))
    const personId = await personIdOf('Person lea')
    const here = await letIn(`${personId}~${accountId}`)
    const there = await letIn(`${personId}~${other}`)
    expect((await jar.post(at(`/api/admin/accounts/${accountId}/leave`), {})).status).toBe(200)
    expect([await here(), await there()]).toEqual([0, 2])
  })
})

describe('recovery of a lost device', () => {
  test('ends what the lost device could use: sessions, keys, programs and earlier links, in every account', async () => {
    const jar = await person('lou', 'editor')
    const { accountId: other } = await world.addBrand({ prompts: 1 })
    await signedIn(await invite('editor', {}, other))
    const fresh = await signedIn()
    const keys: string[] = []
    for (const of of [accountId, other]) {
      const made = await fresh.post(at('/api/admin/me/keys'), {
        accountId: of,
        name: 'laptop',
        role: 'viewer',
      })
      keys.push((made.body as { key: string }).key)
    }
    const personId = await personIdOf('Person lou')
    const programs = [await letIn(`${personId}~${accountId}`), await letIn(`${personId}~${other}`)]
    const stays = await letIn(`${await personIdOf('Ada Byron')}~${accountId}`)
    const { id: memberId } = await memberNamed('Person lou')
    const [earlier, link] = [await invite('viewer', { memberId }), await invite('viewer', { memberId })]
    comes('lou-new', 'Lou')
    const back = await signedIn(link)
    expect((await me(back)).signedIn).toBe(true)
    for (const old of [jar, fresh]) expect((await me(old)).signedIn).toBe(false)
    for (const key of keys)
      expect(
        (await api.call('GET', '/api/admin/me', { headers: { authorization: `Bearer ${key}` } })).status,
      ).toBe(401)
    expect(await Promise.all([...programs, stays].map((count) => count()))).toEqual([0, 0, 2])
    expect((await openJar().post(at('/session/invitation'), { token: earlier })).status).toBe(401)
  })

  test('an owner cannot make a recovery link for a member of two accounts; the operator can', async () => {
    const { accountId: other } = await world.addBrand({ prompts: 1 })
    comes('zoe', 'Zoe')
    await signedIn(await invite('viewer'))
    const owner = await person('oscar', 'owner')
    const { id: memberId, personId } = await memberNamed('Zoe')
    expect(await world.services.roleOf(personId, accountId)).toBe('viewer')
    expect(await world.services.roleOf(personId, other)).toBeNull()
    const { personId: oscar } = await memberNamed('Person oscar')
    // At the same moment too, when they are looked up together.
    const asked = [personId, oscar, 'nobody'].flatMap((id) =>
      [accountId, other].map((of) => [id, of] as const),
    )
    const roles = await Promise.all(asked.map(([id, of]) => world.services.roleOf(id, of)))
    expect(roles).toEqual(['viewer', null, 'owner', null, null, null])
    const { sql } = world.database
    await sql`update veracite.accounts set archived_at = now() where id = ${accountId}`
    expect(await world.services.roleOf(personId, accountId)).toBeNull()
    await sql`update veracite.accounts set archived_at = null where id = ${accountId}`
    const place = at(`/api/admin/accounts/${accountId}/invitations`)
    const early = await owner.post(place, { memberId })
    expect(early.status).toBe(201)
    const token = (early.body as { path: string }).path.split('#')[1] ?? ''
    comes('zoe', 'Zoe')
    await signedIn(await invite('owner', {}, other))
    // The link that was made before she joined the other account is worth nothing now.
    comes('oscar-too', 'Oscar')
    expect(await enter(openJar(), token)).toBe(at('#refused=unauthorized'))
    expect((await owner.post(place, { memberId })).status).toBe(409)
    const again = await invite('viewer', { memberId })
    comes('zoe-new', 'Zoe')
    expect((await me(await signedIn(again))).who.accounts).toHaveLength(2)
  })
})

describe('keys', () => {
  const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })

  test('a personal key does what its person may, no more than its role, and ends with them', async () => {
    const jar = await person('kim', 'editor')
    const more = await jar.post(at('/api/admin/me/keys'), { accountId, name: 'too much', role: 'owner' })
    expect([more.status, JSON.stringify(more.body)]).toEqual([400, expect.stringContaining('"role"')])
    const made = await jar.post(at('/api/admin/me/keys'), { accountId, name: 'laptop', role: 'editor' })
    const { key, id } = made.body as { key: string; id: string }
    expect(key).toMatch(/^vrp_[0-9a-f]{32}$/)
    expect((await api.call('GET', `/api/admin/brands/${brandId}`, bearer(key))).status).toBe(200)
    expect((await api.call('GET', '/api/admin/me', bearer(key))).body).toMatchObject({
      kind: 'key',
      name: 'Person kim',
      accounts: [{ accountId, role: 'editor' }],
    })
    // The contract's routes take the platform token only, and a key makes no keys.
    expect((await api.call('GET', `/v1/brands/${brandId}/ground-truth`, bearer(key))).status).toBe(401)
    const minted = { ...bearer(key), body: { accountId, name: 'another' } }
    expect((await api.call('POST', '/api/admin/me/keys', minted)).status).toBe(403)
    const [listed] = ((await jar.get(at('/api/admin/me/keys'))).body as { items: object[] }).items
    expect(listed).toMatchObject({ id, kind: 'personal', role: 'editor', lastUsedAt: expect.any(String) })
    expect(JSON.stringify(listed)).not.toContain(key)

    const { id: memberId } = await memberNamed('Person kim')
    await api.call('PATCH', `/api/admin/members/${memberId}`, { body: { role: 'viewer' } })
    expect((await api.call('GET', '/api/admin/me', bearer(key))).body.accounts[0].role).toBe('viewer')
    await api.call('DELETE', `/api/admin/members/${memberId}`)
    expect((await api.call('GET', '/api/admin/me', bearer(key))).status).toBe(401)
  })

  test('rotated, the old key stops at once or after the overlap; expired and revoked ones open nothing', async () => {
    const issue = async (more: object = {}) =>
      (await api.bodyOf('POST', '/api/admin/keys', {
        accountId,
        name: 'service',
        kind: 'service',
        role: 'viewer',
        ...more,
      })) as { id: string; key: string; expiresAt: string | null }
    const opens = async (key: string) => (await api.call('GET', '/api/admin/brands', bearer(key))).status
    const first = await issue({ expiresInDays: 30 })
    expect(first.key).toMatch(/^vrs_[0-9a-f]{32}$/)
    const second = await api.call('POST', `/api/admin/keys/${first.id}/rotate`, { body: {} })
    expect(second.status).toBe(201)
    expect([await opens(first.key), await opens(second.body.key)]).toEqual([401, 200])
    expect(Date.parse(second.body.expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000)
    const third = await api.call('POST', `/api/admin/keys/${second.body.id}/rotate`, {
      body: { overlapHours: 1 },
    })
    expect([await opens(second.body.key), await opens(third.body.key)]).toEqual([200, 200])
    await world.database.sql`update veracite.api_keys set expires_at = now() where id = ${second.body.id}`
    expect([await opens(second.body.key), await opens(third.body.key)]).toEqual([401, 200])
    expect(await api.statusOf('POST', `/api/admin/keys/${second.body.id}/rotate`, {})).toBe(409)
    await api.call('DELETE', `/api/admin/keys/${third.body.id}`)
    expect(await opens(third.body.key)).toBe(401)
    // A changed prefix is another key.
    const { key } = await issue()
    expect(await opens(key.replace('vrs_', 'vrp_'))).toBe(401)
  })

  test('customer keys are for agents: refused on /v1 and on /api/admin', async () => {
    const { body } = await api.call('POST', '/api/admin/keys', { body: { accountId, name: 'agent' } })
    expect(body).toMatchObject({ kind: 'customer', role: null, scopes: ['read'] })
    expect(body.key).toMatch(/^vrc_[0-9a-f]{32}$/)
    for (const path of [`/v1/brands/${brandId}/ground-truth`, '/api/admin/brands', '/api/admin/me'])
      expect((await api.call('GET', path, bearer(body.key))).status).toBe(401)
    const [stored] = await world.database.sql<{ row: string }[]>`
      select row_to_json(k)::text as row from veracite.api_keys k where id = ${body.id}`
    expect(stored?.row).not.toContain(body.key.slice(4))
    const wrong = { body: { accountId, name: 'x', kind: 'service', scopes: ['read'] } }
    expect((await api.call('POST', '/api/admin/keys', wrong)).body.fields[0].path).toBe('scopes')
  })
})

test('a provider that does not answer is our trouble to tell, and the next attempt asks it again', async () => {
  const gone = await startProvider()
  onTestFinished(() => gone.close())
  const { api: served } = await openApi({ env: openidOf(gone), worker: false })
  const begin = () => openJar().post(`${served.url}/console/session/openid`, {})
  expect((await begin()).status).toBe(503)
  gone.serve(`${served.url}/console/session/openid/return`)
  expect((await begin()).status).toBe(200)
})
