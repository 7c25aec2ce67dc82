import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OPERATOR } from '@veracite/core/access/caller'
import { openAgentAccess } from '@veracite/runtime/callers/agent-access'
import { TEST_TOKEN } from '@veracite/testing/world'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { serveMcp } from './serve.ts'
import { createMcp } from './serve-mcp.ts'
import data from './sign-in.cases.json' with { type: 'json' }
import { type Browser, openBrowser } from './test-support/browser.ts'
import { jsonWeb } from './test-support/json-web.ts'
import { bearer, type Loose, modernRequest, openTestMcp, useTestMcp } from './test-support/server.ts'
import { tools } from './tools.ts'

/** Programs that sign in with this service itself: what a person allows, and what nobody can take. */

const REDIRECT = 'http://127.0.0.1:49152/callback'
const DOCUMENT = 'https://agent.example/oauth/client.json'

/** The outside web: one program that publishes who it is, as its host would serve it. */
const published: Record<string, { body: unknown; finalUrl?: string }> = {
  [DOCUMENT]: {
    body: { client_id: DOCUMENT, client_name: 'Agent', redirect_uris: ['https://agent.example/cb'] },
  },
}
const asked: string[] = []
const fetcher = jsonWeb((url) => {
  asked.push(url)
  return published[url]
})

const env = { VERACITE_OAUTH_RATE_LIMIT: '10000' }
const mcp = useTestMcp({ worker: false, isPublic: true, env, ports: { fetcher } })
let browser: Browser
let acme: { accountId: string; brandId: string }
let beta: { accountId: string; brandId: string }
beforeAll(async () => {
  acme = await mcp.world.addBrand({ prompts: 1 })
  beta = await mcp.world.addBrand({ prompts: 1 })
  browser = openBrowser(mcp.origin)
  await browser.signIn()
})
afterEach(() => {
  vi.useRealTimers()
})

const post = async (
  path: string,
  body: string | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Loose }> => {
  const response = await fetch(`${mcp.origin}/oauth/${path}`, { method: 'POST', headers, body })
  return { status: response.status, body: await response.json().catch(() => null) }
}
const register = (metadata: object) =>
  post('register', JSON.stringify(metadata), { 'content-type': 'application/json' })
const revoke = (client_id: string, token: string) => post('revoke', new URLSearchParams({ client_id, token }))
const clientOf = async (): Promise<string> =>
  (await register({ client_name: 'Test', redirect_uris: [REDIRECT] })).body.client_id

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')
const addressOf = (clientId: string, more: Record<string, string | null> = {}): string => {
  const params = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: REDIRECT,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 'the-state',
    scope: 'read',
    resource: mcp.url,
    ...more,
  }
  const set = Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== null)
  return `${mcp.origin}/oauth/authorize?${new URLSearchParams(set)}`
}
const allow = (account: string, ...scopes: string[]): [string, string][] => [
  ['decision', 'allow'],
  ['account', account],
  ...scopes.map((scope): [string, string] => ['scope', scope]),
]
const token = (fields: Record<string, string>) => post('token', new URLSearchParams(fields))
const renew = (client_id: string, refresh_token: string, more: Record<string, string> = {}) =>
  token({ grant_type: 'refresh_token', client_id, refresh_token, ...more })
const exchange = (clientId: string, code: string, more: Record<string, string> = {}) =>
  token({
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    redirect_uri: REDIRECT,
    code_verifier: verifier,
    resource: mcp.url,
    ...more,
  })
const codeIn = ({ url }: { url: string }): string => new URL(url).searchParams.get('code') ?? ''
const codeFor = async (clientId: string, account = 'all', scopes = ['read']): Promise<string> => {
  const consent = await browser.follow(addressOf(clientId, { scope: scopes.join(' ') }))
  return codeIn(await browser.submit(consent.url, allow(account, ...scopes)))
}
const tokensFor = async (clientId: string, account = 'all', scopes = ['read']): Promise<Loose> => {
  const { body } = await exchange(clientId, await codeFor(clientId, account, scopes))
  if (body.access_token === undefined) throw new Error(JSON.stringify(body))
  return body
}
const status = async (accessToken: string): Promise<number> =>
  (await mcp.send('tools/list', {}, bearer(accessToken))).status

describe('the resource metadata names the authorization server', () => {
  test('resource, then server, then its endpoints, all below the public address', async () => {
    const resource = (await (
      await fetch(`${mcp.origin}/.well-known/oauth-protected-resource/api/mcp`)
    ).json()) as Loose
    expect(resource).toMatchObject({ resource: mcp.url, authorization_servers: [mcp.origin] })
    for (const place of ['oauth-authorization-server', 'openid-configuration']) {
      const response = await fetch(`${mcp.origin}/.well-known/${place}`, {
        headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      })
      expect(await response.json()).toMatchObject({
        issuer: mcp.origin,
        authorization_endpoint: `${mcp.origin}/oauth/authorize`,
        token_endpoint: `${mcp.origin}/oauth/token`,
        registration_endpoint: `${mcp.origin}/oauth/register`,
        revocation_endpoint: `${mcp.origin}/oauth/revoke`,
        code_challenge_methods_supported: ['S256'],
        response_types_supported: ['code'],
        token_endpoint_auth_methods_supported: ['none'],
        authorization_response_iss_parameter_supported: true,
        client_id_metadata_document_supported: true,
      })
    }
  })
})

describe('a person lets a program in', () => {
  test('the page names the program and where the answer goes, and the answer names us', async () => {
    const clientId = await clientOf()
    const consent = await browser.follow(addressOf(clientId))
    const html = await consent.response?.text()
    expect(html).toContain('<em>Test</em>')
    expect(html).toContain('<code>127.0.0.1:49152</code>')
    expect(html).toContain('Nobody vouches for this name')
    expect(html).not.toContain('start_scan')
    const policy = consent.response?.headers.get('content-security-policy')
    expect(policy).toMatch(
      /default-src 'none'.*form-action 'self' http:\/\/127\.0\.0\.1:49152;.*frame-ancestors 'none'/,
    )
    const end = await browser.submit(consent.url, allow('all', 'read'))
    const { origin, pathname, searchParams } = new URL(end.url)
    expect(origin + pathname).toBe(REDIRECT)
    expect(searchParams.get('state')).toBe('the-state')
    expect(searchParams.get('iss')).toBe(mcp.origin)
    const { body } = await exchange(clientId, searchParams.get('code') ?? '')
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 600, scope: 'read' })
    expect(body).not.toHaveProperty('id_token')
    expect((await mcp.call('list_brands', {}, body.access_token)).json.items).toHaveLength(2)
  })

  test('into one account, and it sees only that', async () => {
    const { access_token } = await tokensFor(await clientOf(), acme.accountId)
    const { json } = await mcp.call('list_brands', {}, access_token)
    expect(json.items.map(({ id }: Loose) => id)).toEqual([acme.brandId])
  })

  test('for less than it asked, and it is told what to ask for later', async () => {
    const clientId = await clientOf()
    const consent = await browser.follow(addressOf(clientId, { scope: 'read scan verify edit' }))
    // Exactly the tools that queue work at once, as the page must say.
    const atOnce = tools.filter(({ annotations, asks }) => !annotations.readOnlyHint && !asks)
    expect(atOnce.map(({ name, scope }) => [name, scope])).toEqual([
      ['start_scan', 'scan'],
      ['reverify_run', 'verify'],
      ['refresh_ground_truth', 'verify'],
    ])
    expect(await consent.response?.text()).toMatch(
      /scans, which ask engines and cost money; with start_scan at once, without asking you first.*which costs money, and collect facts again, both without asking you first.*told to ask you before each/s,
    )
    const end = await browser.submit(consent.url, allow('all', 'read'))
    const { body } = await exchange(clientId, codeIn(end))
    expect(body.scope).toBe('read')
    const refused = await mcp.send(
      'tools/call',
      { name: 'scan_brand', arguments: { brand: acme.brandId } },
      bearer(body.access_token),
    )
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      403,
      expect.stringMatching(/insufficient_scope.*scope="read scan"/),
    ])
  })

  test('never for more than it asked', async () => {
    const clientId = await clientOf()
    const consent = await browser.follow(addressOf(clientId))
    const end = await browser.submit(consent.url, allow('all', 'read', 'edit', 'scan'))
    const { body } = await exchange(clientId, codeIn(end))
    expect(body.scope).toBe('read')
  })

  test.each<[string, [string, string][]]>([
    ['refused', [['decision', 'deny']]],
    ['for nothing', allow('all')],
    ['into an account that is not theirs', allow(crypto.randomUUID(), 'read')],
  ])('%s: the program gets no code', async (_, fields) => {
    const consent = await browser.follow(addressOf(await clientOf()))
    const end = await browser.submit(consent.url, fields)
    const { searchParams } = new URL(end.url)
    expect([searchParams.get('error'), searchParams.get('code')]).toEqual(['access_denied', null])
  })

  test('nobody who is not signed in, from another page, or in another browser', async () => {
    const stranger = openBrowser(mcp.origin)
    const clientId = await clientOf()
    const first = await stranger.follow(addressOf(clientId))
    expect(await first.response?.text()).toMatch(/http-equiv="refresh"/)
    const second = await stranger.go(`${first.url}?again=1`)
    expect(await second.text()).toMatch(/Sign in first/)
    const forced = await stranger.submit(first.url, allow('all', 'read'))
    expect(forced.response?.status).toBe(200)
    expect(await forced.response?.text()).not.toMatch(/code=/)
    // The same page, in the browser of somebody who is signed in but did not start it.
    expect((await browser.go(first.url)).status).toBe(400)
    const consent = await browser.follow(addressOf(clientId))
    const foreign = await browser.submit(consent.url, allow('all', 'read'), 'cross-site')
    expect(foreign.response?.status).toBe(403)
    expect(foreign.url).toBe(consent.url)
    await stranger.signIn()
    expect(await (await stranger.go(first.url)).text()).toMatch(/Let <em>Test<\/em>/)
    const inGerman = await (
      await stranger.go(first.url, { headers: { 'accept-language': 'de-AT,en;q=0.5' } })
    ).text()
    expect(inGerman).toMatch(/<html lang="de">[\s\S]*Darf <em>Test<\/em> Veracite benutzen/)
  })

  test('each time again: nothing is remembered that another page could use', async () => {
    const clientId = await clientOf()
    await tokensFor(clientId)
    const again = await browser.follow(addressOf(clientId))
    expect(again.url).toMatch(/\/oauth\/consent\//)
    const silent = await browser.follow(addressOf(clientId, { prompt: 'none' }))
    expect([silent.response?.status, new URL(silent.url).origin]).toEqual([400, mcp.origin])
  })
})

describe('a program that publishes who it is needs no registration', () => {
  const cb = { redirect_uri: 'https://agent.example/cb' }

  test('its host vouches for it, and its document is fetched once', async () => {
    asked.length = 0
    const consent = await browser.follow(addressOf(DOCUMENT, cb))
    expect(await consent.response?.text()).toMatch(
      /published by <code>agent\.example<\/code>.*goes to <code>agent\.example/s,
    )
    const end = await browser.submit(consent.url, allow('all', 'read'))
    const { body } = await exchange(DOCUMENT, codeIn(end), cb)
    expect(await status(body.access_token)).toBe(200)
    expect(asked.filter((url) => url === DOCUMENT)).toHaveLength(1)
  })

  test.each(data.refusedDocuments)('$what is refused, without a redirect', async ({ clientId, ...page }) => {
    published[clientId] = page
    const end = await browser.follow(addressOf(clientId, cb))
    expect([end.response?.status, end.response?.headers.get('location')]).toEqual([400, null])
  })

  test.each(data.noDocuments)('%s is no address of a document, and is not fetched', async (clientId) => {
    asked.length = 0
    expect((await browser.follow(addressOf(clientId, cb))).response?.status).toBe(400)
    expect(asked).toEqual([])
  })

  test('with the fetcher of the product, nothing on this machine or network is reached', async () => {
    let connections = 0
    const inside = createServer()
    inside.on('connection', () => {
      connections += 1
    })
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
    const real = await openTestMcp({ worker: false, isPublic: true })
    try {
      const { port: target } = inside.address() as AddressInfo
      for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f.1', '169.254.169.254']) {
        const address = `${real.origin}/oauth/authorize?${new URLSearchParams({
          client_id: `https://${host}:${target}/c.json`,
          response_type: 'code',
          redirect_uri: 'https://agent.example/cb',
          code_challenge: challenge,
          code_challenge_method: 'S256',
        })}`
        const response = await fetch(address, { redirect: 'manual' })
        expect([host, response.status]).toEqual([host, 400])
      }
      expect(connections).toBe(0)
    } finally {
      inside.close()
    }
  })
})

describe('registration takes little', () => {
  test('no secrets, no keys, no pictures; a name is shown as text', async () => {
    const { status, body } = await register({
      client_name: '<script>alert(1)</script>',
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'client_secret_basic',
      logo_uri: 'https://evil.example/logo.svg',
      jwks_uri: 'https://evil.example/jwks',
      grant_types: ['client_credentials', 'implicit', 'password'],
      scope: 'read everything',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
    })
    for (const name of ['client_secret', 'logo_uri', 'jwks_uri', 'registration_access_token'])
      expect(body).not.toHaveProperty(name)
    const consent = await browser.follow(addressOf(body.client_id))
    expect(await consent.response?.text()).not.toContain('<script>')
  })

  test.each(data.refusedRedirects)('a redirect to %s is refused', async (redirect) => {
    expect((await register({ redirect_uris: [redirect] })).status).toBe(400)
  })

  test('and is limited by address', async () => {
    const other = await openTestMcp({ worker: false, isPublic: true })
    const statuses: number[] = []
    for (let at = 0; at < 31; at++)
      statuses.push((await fetch(`${other.origin}/oauth/register`, { method: 'POST', body: '{}' })).status)
    expect(statuses.filter((one) => one === 429)).toHaveLength(1)
  })
})

describe('control characters are 400', () => {
  test.each([
    ['U+0000', '\0'],
    ['a line break', '\n'],
    ['right-to-left override', '\u202e'],
    ['left-to-right isolate', '\u2066'],
    ['right-to-left mark', '\u200f'],
    ['Arabic letter mark', '\u061c'],
  ])('%s', async (_, sign) => {
    const named = await register({ client_name: `Cla${sign}ude`, redirect_uris: [REDIRECT] })
    expect(named).toMatchObject({ status: 400, body: { error: 'invalid_client_metadata' } })
    for (const more of [
      { client_uri: `https://a.example/${sign}` },
      { redirect_uris: [`${REDIRECT}/${sign}`] },
      { [`x${sign}`]: 1 },
      { contacts: [{ deep: [sign] }] },
    ])
      expect((await register({ redirect_uris: [REDIRECT], ...more })).status).toBe(400)
    const clientId = await clientOf()
    for (const name of ['state', 'scope', 'client_id', 'redirect_uri', 'nonce', 'login_hint', 'resource']) {
      const end = await browser.follow(addressOf(clientId, { [name]: `a${sign}b` }))
      expect([name, end.response?.status]).toEqual([name, 400])
    }
    for (const path of ['consent', 'authorize']) {
      const strange = await browser.go(`${mcp.origin}/oauth/${path}/${encodeURIComponent(sign)}`)
      expect(strange.status).toBe(400)
    }
    for (const name of ['code', 'client_id', 'code_verifier', 'refresh_token'])
      expect((await exchange(clientId, 'x', { [name]: `a${sign}` })).status).toBe(400)
    expect((await revoke(clientId, sign)).status).toBe(400)
    const address = `https://agent.example/${Buffer.from(sign).toString('hex')}.json`
    published[address] = {
      body: { client_id: address, client_name: `Cla${sign}ude`, redirect_uris: ['https://agent.example/cb'] },
    }
    const cb = { redirect_uri: 'https://agent.example/cb' }
    expect((await browser.follow(addressOf(address, cb))).response?.status).toBe(400)
  })
})

describe('unused registrations', () => {
  test('end after an hour; a program that was let in stays', async () => {
    const [unused, used] = [await clientOf(), await clientOf()]
    const { refresh_token } = await tokensFor(used)
    expect((await browser.follow(addressOf(unused))).url).toMatch(/\/oauth\/consent\//)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
    const later = openBrowser(mcp.origin)
    expect((await later.follow(addressOf(unused))).response?.status).toBe(400)
    expect((await later.follow(addressOf(used))).url).toMatch(/\/oauth\/consent\//)
    expect((await renew(used, refresh_token)).status).toBe(200)
  })

  test('more than a thousand do not block new ones: the oldest are removed', async () => {
    const used = await clientOf()
    await tokensFor(used)
    const oldest = await clientOf()
    await mcp.world.database.sql`
      insert into veracite.oauth_records (kind, id_sha256, payload, created_at, expires_at)
      select 'Client', sha256(n::text::bytea), jsonb_build_object('client_id', 'flood-' || n),
             now() + n * interval '1 ms', now() + interval '90 days'
      from generate_series(1, 1000) n`
    const newest = await register({ client_name: 'Honest', redirect_uris: [REDIRECT] })
    expect(newest.status).toBe(201)
    expect((await browser.follow(addressOf(newest.body.client_id))).url).toMatch(/\/oauth\/consent\//)
    expect((await browser.follow(addressOf(used))).url).toMatch(/\/oauth\/consent\//)
    expect((await browser.follow(addressOf(oldest))).response?.status).toBe(400)
    await mcp.world.database
      .sql`delete from veracite.oauth_records where payload ->> 'client_id' like 'flood-%'`
  })
})

describe('a redirect goes where the program said before, or nowhere', () => {
  test.each(data.otherRedirects)('%s', async (redirect_uri) => {
    const end = await browser.follow(addressOf(await clientOf(), { redirect_uri }))
    expect([end.response?.status, end.response?.headers.get('location')]).toEqual([400, null])
  })

  test('any port of this machine, as programs there cannot choose one', async () => {
    const end = await browser.follow(
      addressOf(await clientOf(), { redirect_uri: 'http://127.0.0.1:50001/callback' }),
    )
    expect(end.url).toMatch(/\/oauth\/consent\//)
  })

  test.each<Record<string, string | null>>(data.refusedRequests)(
    '%j: before sign-in the error is shown on a page of ours, without a redirect to the program itself',
    async (more) => {
      const elsewhere = 'https://evil.example/callback'
      const { body } = await register({ client_name: 'Evil', redirect_uris: [elsewhere] })
      const address = addressOf(body.client_id, { redirect_uri: elsewhere, ...more })
      for (const [method, who] of [
        ['GET', openBrowser(mcp.origin)],
        ['POST', openBrowser(mcp.origin)],
        ['GET', browser],
      ] as const) {
        const [path, query = ''] = address.split('?')
        const end =
          method === 'GET'
            ? await who.follow(address)
            : await who.follow(path ?? '', {
                method,
                headers: { 'content-type': 'application/x-www-form-urlencoded' },
                body: query,
              })
        expect(new URL(end.url).origin).toBe(mcp.origin)
        const page = (await end.response?.text()) ?? ''
        if (!end.url.includes('/oauth/consent/')) expect([400, 404]).toContain(end.response?.status)
        if (who !== browser || end.response?.status === 400) expect(page).not.toContain('evil.example')
      }
    },
  )
})

describe('a code is good once, for its program, with its secret', () => {
  test('the verifier, the program, the redirect and the resource must be those it was given for', async () => {
    const [one, two] = [await clientOf(), await clientOf()]
    for (const [clientId, more] of [
      [one, { code_verifier: randomBytes(32).toString('base64url') }],
      [two, {}],
      [one, { redirect_uri: 'http://127.0.0.1:49153/callback' }],
    ] as const) {
      const { status, body } = await exchange(clientId, await codeFor(one), more)
      expect([status, body.error]).toEqual([400, 'invalid_grant'])
    }
    const { body } = await exchange(one, await codeFor(one), { resource: 'https://other.example/' })
    expect(body.error).toBe('invalid_target')
  })

  test('used twice, it ends what it gave', async () => {
    const clientId = await clientOf()
    const code = await codeFor(clientId)
    const { body } = await exchange(clientId, code)
    expect(await status(body.access_token)).toBe(200)
    expect((await exchange(clientId, code)).body.error).toBe('invalid_grant')
    expect(await status(body.access_token)).toBe(401)
  })

  test('used by ten at once, one gets a token at most', async () => {
    const clientId = await clientOf()
    const code = await codeFor(clientId)
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(clientId, code)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})

describe('tokens end', () => {
  test('after ten minutes', async () => {
    const { access_token } = await tokensFor(await clientOf())
    expect(await status(access_token)).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    expect(await status(access_token)).toBe(401)
  })

  test('a refresh token is used up by renewal: using it again ends all tokens of the grant', async () => {
    const clientId = await clientOf()
    const first = await tokensFor(clientId)
    const second = (await renew(clientId, first.refresh_token)).body
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await status(second.access_token)).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 })
    expect((await renew(clientId, first.refresh_token)).body.error).toBe('invalid_grant')
    expect(await status(second.access_token)).toBe(401)
    expect((await renew(clientId, second.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('renewed by two requests at once, both go on: programs ask several things at a time', async () => {
    const clientId = await clientOf()
    const { refresh_token } = await tokensFor(clientId)
    const twice = [renew(clientId, refresh_token), renew(clientId, refresh_token)]
    for (const { body } of await Promise.all(twice)) expect(await status(body.access_token)).toBe(200)
  })

  test('renewed, it asks for no more than it had, and not for another program', async () => {
    const [one, two] = [await clientOf(), await clientOf()]
    const { refresh_token } = await tokensFor(one)
    expect((await renew(one, refresh_token, { scope: 'read edit' })).body.error).toBe('invalid_scope')
    const other = await tokensFor(one)
    expect((await renew(two, other.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('revoked: with the next request', async () => {
    const clientId = await clientOf()
    const { access_token, refresh_token } = await tokensFor(clientId)
    expect((await revoke(clientId, refresh_token)).status).toBe(200)
    expect(await status(access_token)).toBe(401)
  })

  test.each(['me', 'account'])('when the person or an owner ends it (%s)', async (whose) => {
    const clientId = (await register({ client_name: 'To be ended', redirect_uris: [REDIRECT] })).body
      .client_id
    const { access_token, refresh_token } = await tokensFor(clientId, acme.accountId)
    const { programs } = mcp.world.services.for(OPERATOR).everything()
    const { items } =
      whose === 'me' ? await programs.mine(OPERATOR) : await programs.ofAccount(acme.accountId)
    const grant = items.find(({ program }) => program === 'To be ended')
    expect(grant).toMatchObject({ account: 'Account 1', person: 'the operator', scopes: ['read'] })
    const id = grant?.id ?? ''
    await expect(programs.endOfAccount('0199c0de-7000-7000-8000-00000000000b', id)).rejects.toThrow(
      'not found',
    )
    expect(await status(access_token)).toBe(200)
    await (whose === 'me' ? programs.endMine(OPERATOR, id) : programs.endOfAccount(acme.accountId, id))
    expect(await status(access_token)).toBe(401)
    expect((await renew(clientId, refresh_token)).body.error).toBe('invalid_grant')
  })

  test('all of them when the platform token changes', async () => {
    const { access_token } = await tokensFor(await clientOf())
    const { services, logger, metrics, config } = mcp.world
    const statusUnder = async (platformToken: string) => {
      const agents = openAgentAccess(config, services, platformToken)
      const serve = createMcp({
        services,
        platformToken,
        agents,
        limiter: null,
        allowedOrigins: [],
        logger,
        metrics,
      })
      const headers = bearer(access_token)
      return (await serve(new Request(mcp.url, modernRequest('tools/list', {}, headers)))).status
    }
    expect(await statusUnder(TEST_TOKEN)).toBe(200)
    expect(await statusUnder('another-platform-token-0123456789abcdef')).toBe(401)
  })

  test('authorization codes and refresh tokens open nothing here, and the table reveals no secret', async () => {
    const clientId = await clientOf()
    const code = await codeFor(clientId)
    expect(await status(code)).toBe(401)
    const { access_token, refresh_token } = (await exchange(clientId, code)).body
    expect(await status(refresh_token)).toBe(401)
    const { sql } = mcp.world.database as Loose
    const rows =
      await sql`select payload::text || encode(id_sha256, 'hex') as text from veracite.oauth_records`
    const all = rows.map(({ text }: Loose) => text).join('\n')
    for (const secret of [access_token, refresh_token, code]) expect(all).not.toContain(secret)
  })

  test('a tool server in a process of its own takes them too, and tells where they come from', async () => {
    const { world } = mcp
    const alone = serveMcp({ ...world, config: { ...world.config, port: 0 }, embedded: false })
    try {
      const { access_token } = await tokensFor(await clientOf())
      const listed = await fetch(
        `${alone.url}/api/mcp`,
        modernRequest('tools/list', {}, bearer(access_token)),
      )
      expect(listed.status).toBe(200)
      const metadata = await fetch(`${alone.url}/.well-known/oauth-protected-resource/api/mcp`)
      expect(await metadata.json()).toMatchObject({ resource: mcp.url, authorization_servers: [mcp.origin] })
    } finally {
      await alone.stop()
    }
  })

  test('a token opens the tool server and nothing else', async () => {
    const { access_token } = await tokensFor(await clientOf(), 'all', ['read'])
    for (const path of [
      `/v1/brands/${acme.brandId}/ground-truth`,
      '/api/admin/brands',
      '/console/api/admin/brands',
    ]) {
      const response = await fetch(mcp.origin + path, {
        headers: bearer(access_token),
      })
      expect([path, response.status]).toEqual([path, 401])
    }
  })
})

describe('a person lets a program in', () => {
  test('into their own account only, with what they may do there at that moment, until they leave', async () => {
    const { database, operator, services } = mcp.world
    const [personId, memberId] = [randomUUID(), randomUUID()]
    await database.sql`insert into veracite.people (id, name, created_at) values (${personId}, 'Ada', now())`
    await database.sql`
      insert into veracite.members (id, account_id, person_id, role, added_at)
      values (${memberId}, ${acme.accountId}, ${personId}, 'editor', now())`
    const from = { method: 'passkey', browser: 'a test', address: '127.0.0.1' } as const
    const { value } = await services.sessions.begin({ personId }, from)
    const hers = openBrowser(mcp.origin, { [`veracite-console-${new URL(mcp.origin).port}`]: value })

    const clientId = await clientOf()
    const consent = await hers.follow(addressOf(clientId, { scope: 'read edit' }))
    const page = (await consent.response?.text()) ?? ''
    expect(page).toContain(acme.accountId)
    expect(page).not.toContain(beta.accountId)
    expect(page).not.toContain('all accounts')
    for (const account of [beta.accountId, 'all']) {
      const refused = await hers.submit(consent.url, allow(account, 'read'))
      expect(new URL(refused.url).searchParams.get('code'), account).toBeNull()
    }
    const again = await hers.follow(addressOf(clientId, { scope: 'read edit' }))
    const end = await hers.submit(again.url, allow(acme.accountId, 'read', 'edit'))
    const { body } = await exchange(clientId, codeIn(end))
    expect(await status(body.access_token)).toBe(200)

    await operator.people.remove(memberId)
    expect(await status(body.access_token)).toBe(401)
    // Invited again, she finds that the program has to ask her again.
    await database.sql`
      insert into veracite.members (id, account_id, person_id, role, added_at)
      values (${randomUUID()}, ${acme.accountId}, ${personId}, 'editor', now())`
    expect(await status(body.access_token)).toBe(401)
    expect((await renew(clientId, body.refresh_token)).body.error).toBe('invalid_grant')
  })
})

test('the use of a key is in the record once a day, and in the list of keys', async () => {
  const { operator } = mcp.world
  const { key, id } = await mcp.issueKey(acme.accountId, ['read'])
  expect([await status(key), await status(key)]).toEqual([200, 200])
  const filter = { accountId: acme.accountId, what: 'key_use', whoId: id, day: null } as const
  const { items } = await operator.audit.list(filter, { limit: 10, cursor: null })
  expect(items).toMatchObject([{ who: { kind: 'key', id, name: 'test' }, accountId: acme.accountId }])
  const keys = await operator.keys.list({
    accountId: acme.accountId,
    limit: 100,
    cursor: null,
  })
  expect(keys.items.find((one) => one.id === id)?.lastUsedAt).toEqual(expect.any(String))
})
