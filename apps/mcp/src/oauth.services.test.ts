import { exportSPKI, generateKeyPair, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ForeignIssuer, forge, KEY_ID, startForeignIssuer } from './test-support/foreign-issuer.ts'
import { bearer, type Loose, openTestMcp, useTestMcp } from './test-support/server.ts'

/** The tool server as a resource of an authorization server that somebody else runs. */

const PUBLIC = 'https://veracite.example'
const RESOURCE = `${PUBLIC}/api/mcp`
const METADATA = `${PUBLIC}/.well-known/oauth-protected-resource/api/mcp`

let foreign: ForeignIssuer
// The account has to be known before the server is told who may see it.
const acme = { accountId: crypto.randomUUID(), brandId: '' }
const mcp = useTestMcp(async () => {
  foreign = await startForeignIssuer({
    staff: { groups: ['everyone', 'staff'] },
    acme: { realm_access: { roles: ['acme-team'] } },
    nobody: { groups: ['everyone'] },
  })
  return { worker: false, env: settings({ issuer: foreign.issuer }) }
})
beforeAll(async () => {
  const { operator, ports } = mcp.world
  const { accountId } = acme
  await ports.tenants.addAccount({ id: accountId, name: 'Acme', plan: 'pro' }, new Date())
  const brand = { accountId, name: 'Acme', domain: 'acme.example.com', aliases: [] }
  acme.brandId = (await operator.brands.add(brand)).id
  await mcp.world.addBrand({ prompts: 1 })
})
afterAll(() => foreign?.stop())

const settings = ({ issuer, ...more }: { issuer: string } & Record<string, string>) => ({
  VERACITE_PUBLIC_URL: PUBLIC,
  VERACITE_OAUTH_ISSUER: issuer,
  VERACITE_OAUTH_ROLES: `groups:staff=operator,realm_access.roles:acme-team=editor@${acme.accountId}`,
  ...more,
})
const ask = (token: string, server = mcp) => server.send('tools/list', {}, bearer(token))
const now = () => Math.floor(Date.now() / 1000)
/** What the issuer itself would say. */
const claims = (more: JWTPayload = {}): JWTPayload => ({
  iss: foreign.issuer,
  aud: RESOURCE,
  sub: 'ada',
  client_id: 'staff',
  groups: ['staff'],
  iat: now(),
  exp: now() + 300,
  ...more,
})

describe('a client without a token is told where to get one', () => {
  test('401 names the metadata, and the scope to begin with', async () => {
    const response = await fetch(mcp.url, { method: 'POST' })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe(
      `Bearer realm="veracite", scope="read", resource_metadata="${METADATA}"`,
    )
    const invalid = await ask('wrong')
    expect([invalid.status, invalid.headers.get('www-authenticate')]).toEqual([
      401,
      expect.stringMatching(/error="invalid_token".*resource_metadata=/),
    ])
  })

  test.each(['/.well-known/oauth-protected-resource/api/mcp', '/.well-known/oauth-protected-resource'])(
    'the metadata is at %s, for any page, without a token',
    async (path) => {
      const response = await fetch(mcp.origin + path)
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
      expect(await response.json()).toEqual({
        resource: RESOURCE,
        authorization_servers: [foreign.issuer],
        scopes_supported: ['read', 'scan', 'verify', 'edit'],
        bearer_methods_supported: ['header'],
        resource_name: 'Veracite',
      })
    },
  )

  test('a server without a public address has no metadata', async () => {
    const plain = await openTestMcp({ worker: false })

    const response = await fetch(plain.url, { method: 'POST' })
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="veracite"')
    const metadata = await fetch(`${plain.origin}/.well-known/oauth-protected-resource/api/mcp`)
    expect(metadata.status).toBe(404)
    expect((await ask(await foreign.tokenFor(RESOURCE), plain)).status).toBe(401)
  })
})

describe('tokens that the issuer gave for this resource', () => {
  test('an operator sees every account', async () => {
    const token = await foreign.tokenFor(RESOURCE, { client: 'staff' })
    const { json } = await mcp.call('list_brands', {}, token)
    expect(json.items).toHaveLength(2)
  })

  test('a member sees the account of the rule, and not that there are others', async () => {
    const token = await foreign.tokenFor(RESOURCE, { client: 'acme' })
    const { json } = await mcp.call('list_brands', {}, token)
    expect(json.items.map(({ id }: Loose) => id)).toEqual([acme.brandId])
    expect((await mcp.call('find_brand', { brand: 'Halden Instruments' }, token)).json.status).toBe(404)
  })

  test('scopes narrow it, and a client is told what to ask for', async () => {
    const token = await foreign.tokenFor(RESOURCE, { client: 'acme', scope: 'read' })
    expect((await mcp.call('list_brands', {}, token)).isError).toBe(false)
    const refused = await mcp.send(
      'tools/call',
      { name: 'scan_brand', arguments: { brand: acme.brandId } },
      bearer(token),
    )
    expect(refused.status).toBe(403)
    expect(refused.headers.get('www-authenticate')).toBe(
      `Bearer realm="veracite", error="insufficient_scope", scope="read scan", resource_metadata="${METADATA}"`,
    )
  })

  test('a person without a role gets 403, not 401: signing in again would not help', async () => {
    const response = await ask(await foreign.tokenFor(RESOURCE, { client: 'nobody' }))
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      403,
      expect.stringMatching(/insufficient_scope/),
    ])
  })

  test('one of several audiences is enough, and a token without a kind', async () => {
    expect(
      (await ask(await forge(foreign.key, claims({ aud: ['https://x.example', RESOURCE] })))).status,
    ).toBe(200)
    expect((await ask(await forge(foreign.key, claims(), { typ: undefined }))).status).toBe(200)
  })

  test('the platform token and keys work as ever', async () => {
    expect((await mcp.call('list_brands', {})).isError).toBe(false)
    const { key } = await mcp.issueKey(acme.accountId, ['read'])
    expect((await mcp.call('list_brands', {}, key)).json.items).toHaveLength(1)
  })
})

describe('every other token is 401', () => {
  const refusals: [string, () => Promise<string>][] = [
    ['for another resource of the same issuer', () => foreign.tokenFor('https://other.example/api/mcp')],
    ['for this host, not for the tool server', () => foreign.tokenFor(PUBLIC)],
    ['for a path below', () => foreign.tokenFor(`${RESOURCE}/x`)],
    ['without an audience', () => forge(foreign.key, without('aud'))],
    [
      'of another issuer, signed with the same key',
      () => forge(foreign.key, claims({ iss: 'https://x.example' })),
    ],
    ['of an issuer with a slash more', () => forge(foreign.key, claims({ iss: `${foreign.issuer}/` }))],
    ['without an issuer', () => forge(foreign.key, without('iss'))],
    ['expired', () => forge(foreign.key, claims({ exp: now() - 31 }))],
    ['that never expires', () => forge(foreign.key, without('exp'))],
    ['not valid yet', () => forge(foreign.key, claims({ nbf: now() + 60 }))],
    ['issued in the future', () => forge(foreign.key, claims({ iat: now() + 60 }))],
    ['of nobody', () => forge(foreign.key, without('sub'))],
    [
      'that says who signed in (an ID token)',
      () => forge(foreign.key, claims({ nonce: 'x' }), { typ: 'JWT' }),
    ],
    ['for logging out', () => forge(foreign.key, claims(), { typ: 'logout+jwt' })],
    [
      'with a part that must be understood',
      () =>
        forge(foreign.key, claims(), { crit: ['x'], x: 1 } as Loose).catch(() => unsigned({ crit: ['x'] })),
    ],
    [
      'signed with another key of the same name',
      async () => forge((await generateKeyPair('RS256')).privateKey, claims()),
    ],
    [
      'signed with a key that it brings along',
      async () => {
        const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
        return forge(privateKey, claims(), { jwk: await crypto.subtle.exportKey('jwk', publicKey as Loose) })
      },
    ],
    [
      'that says where its key is',
      async () =>
        forge((await generateKeyPair('RS256')).privateKey, claims(), {
          jku: 'https://evil.example/jwks',
          kid: 'e',
        }),
    ],
    ['without a signature (alg none)', async () => unsigned({ alg: 'none' })],
    ['without a signature, in capitals', async () => unsigned({ alg: 'NONE' })],
    ['signed with the public key as a secret (HS256)', () => confused('HS256')],
    ['signed with the public key as a secret (HS512)', () => confused('HS512')],
    ['whose signature was cut', async () => (await forge(foreign.key, claims())).slice(0, -8)],
    [
      'whose claims were changed',
      async () => {
        const [head, , signature] = (await forge(foreign.key, claims({ groups: ['x'] }))).split('.')
        return [head, encode(claims()), signature].join('.')
      },
    ],
    [
      'of nine kilobytes of nothing',
      async () => `${'x'.repeat(3000)}.${'y'.repeat(3000)}.${'z'.repeat(3000)}`,
    ],
  ]
  test.each(refusals)('%s', async (_, make) => {
    const response = await ask(await make())
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toMatch(/error="invalid_token"/)
    expect(Object.keys((await response.json()) as object)).toEqual(['error'])
  })

  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const unsigned = (header: object) =>
    `${encode({ typ: 'at+jwt', kid: KEY_ID, ...header })}.${encode(claims())}.`
  const without = (name: keyof JWTPayload): JWTPayload => {
    const { [name]: _, ...rest } = claims()
    return rest
  }
  /** The attack on verifiers that take the algorithm from the token. */
  const confused = async (alg: string): Promise<string> => {
    const jwks = (await (await fetch(`${foreign.issuer}/jwks`)).json()) as Loose
    const key = await crypto.subtle.importKey(
      'jwk',
      jwks.keys[0],
      { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
      true,
      ['verify'],
    )
    return forge(new TextEncoder().encode(await exportSPKI(key as Loose)), claims(), { alg })
  }

  test('and unknown keys do not make the server ask again and again', async () => {
    const before = foreign.keyRequests()
    const { privateKey } = await generateKeyPair('RS256')
    for (let at = 0; at < 20; at++) await ask(await forge(privateKey, claims(), { kid: `unknown-${at}` }))
    expect(foreign.keyRequests() - before).toBeLessThanOrEqual(1)
  })
})

test('the limit is per token: another one of the same person has its own', async () => {
  const small = await openTestMcp({
    worker: false,
    env: settings({ issuer: foreign.issuer, VERACITE_MCP_RATE_LIMIT: '3' }),
  })

  const [one, two] = [await forge(foreign.key, claims()), await forge(foreign.key, claims({ jti: '2' }))]
  const statuses = async (token: string) => {
    const found: number[] = []
    for (let at = 0; at < 4; at++) found.push((await ask(token, small)).status)
    return found
  }
  expect(await statuses(one)).toEqual([200, 200, 200, 429])
  expect(await statuses(two)).toEqual([200, 200, 200, 429])
})

test('an issuer that is away is 503 for its tokens, and nothing changes for others; it may come back', async () => {
  const gone = await startForeignIssuer({ staff: { groups: ['staff'] } })
  await gone.stop()
  const server = await openTestMcp({ worker: false, env: settings({ issuer: gone.issuer }) })

  const token = await forge(foreign.key, claims({ iss: gone.issuer }))
  const away = await ask(token, server)
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await server.call('list_brands', {})).isError).toBe(false)
  const back = await startForeignIssuer({ staff: { groups: ['staff'] } }, Number(new URL(gone.issuer).port))
  try {
    expect((await ask(await back.tokenFor(RESOURCE), server)).status).toBe(200)
    expect((await ask(token, server)).status).toBe(401)
  } finally {
    await back.stop()
  }
})

test('metadata that names another issuer is not believed (mix-up)', async () => {
  const { port } = new URL(foreign.issuer)
  const server = await openTestMcp({ worker: false, env: settings({ issuer: `http://localhost:${port}` }) })

  expect((await ask(await foreign.tokenFor(RESOURCE), server)).status).toBe(503)
})
