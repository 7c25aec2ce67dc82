import { gunzipSync } from 'node:zlib'
import { productPages } from '@veracite/console/build'
import { adminOperations } from '@veracite/contract/document/admin-operations'
import { operations } from '@veracite/contract/operations'
import { sendRaw } from '@veracite/testing/raw-http'
import { useWorld } from '@veracite/testing/use-world'
import { TEST_TOKEN, type World } from '@veracite/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveApi } from '../serve.ts'
import { PATIENT_DEADLINE_MS } from '../test-support/server.ts'

const OURS = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

let api: ReturnType<typeof serveApi>
let cookie: string
let brandId: string
const world = useWorld()
beforeAll(async () => {
  ;({ brandId } = await world.addBrand({ prompts: 1 }))
  api = serve()
  cookie = await signIn(api.url)
})
afterAll(() => api?.stop())

const serve = (settings: Partial<World['config']> = {}, options: Parameters<typeof serveApi>[1] = {}) =>
  serveApi(
    { ...world, config: { ...world.config, port: 0, ...settings }, embedded: false },
    { deadlineMs: PATIENT_DEADLINE_MS, ...options },
  )

async function signIn(url: string, proof: object = { token: TEST_TOKEN }): Promise<string> {
  const answer = await post(url, proof)
  expect(answer.status).toBe(200)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}
const post = (url: string, body: object, headers: Record<string, string> = OURS) =>
  fetch(`${url}/console/session`, { method: 'POST', headers, body: JSON.stringify(body) })

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(api.url + path, { headers, redirect: 'manual' })

describe('signing in', () => {
  test('200 with the platform token: a cookie that no script reads and no other site sends', async () => {
    const answer = await post(api.url, { token: TEST_TOKEN })
    expect(await answer.json()).toEqual({ signedIn: true, expiresAt: expect.any(String) })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^veracite-console-\d+=[0-9a-f]{64}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(await (await get('/console/session', { cookie })).json()).toMatchObject({ signedIn: true })
    expect(await (await get('/console/session')).json()).toEqual({
      signedIn: false,
      expiresAt: null,
      ways: { passkey: false, openid: null },
    })
  })

  test('from another host the cookie is Secure and bound to it, also behind a proxy on this machine', async () => {
    const body = JSON.stringify({ token: TEST_TOKEN })
    for (const host of ['Host: veracite.example', 'Host: localhost:1\r\nX-Forwarded-Proto: https']) {
      const { answers } = await sendRaw(
        api.url,
        `POST /console/session HTTP/1.1\r\n${host}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      )
      expect(answers[0]?.headers.get('set-cookie')).toMatch(
        /^__Host-veracite-console=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      )
    }
  })

  test('400, 401 and 413 for invalid credentials, with the field or the reason', async () => {
    const refusals = [
      [{ token: `${TEST_TOKEN}x` }, 401, /not the platform token/],
      [{ code: 'nothing' }, 401, /already been used/],
      [{}, 400, /"token"/],
      [{ token: 'x'.repeat(8000) }, 413, /larger/],
    ] as const
    const other = serve()
    for (const [body, status, says] of refusals) {
      const answer = await post(other.url, body)
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([status, null])
      expect(await answer.text()).toMatch(says)
    }
    await other.stop()
  })

  test('a printed address signs in once', async () => {
    const code = new URL(api.signInAddress() ?? '').hash.replace('#code=', '')
    expect(await signIn(api.url, { code })).toMatch(/^veracite-console/)
    expect((await post(api.url, { code })).status).toBe(401)
  })

  test('429 after ten attempts in a minute from one address, the right token included', async () => {
    const limited = serve()
    const attempts = await Promise.all(
      Array.from({ length: 10 }, () => post(limited.url, { token: 'wrong' })),
    )
    expect(attempts.map(({ status }) => status)).toEqual(Array(10).fill(401))
    const refused = await post(limited.url, { token: TEST_TOKEN })
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    await limited.stop()
  })

  test('signing out removes the cookie, and ends the session for copies of it too', async () => {
    const cookie = await signIn(api.url)
    expect((await get('/console/api/admin/brands', { cookie })).status).toBe(200)
    const answer = await fetch(`${api.url}/console/session`, {
      method: 'DELETE',
      headers: { ...OURS, cookie },
    })
    expect(answer.headers.get('set-cookie')).toMatch(/^veracite-console-\d+=; Max-Age=0; Path=\//)
    expect((await get('/console/api/admin/brands', { cookie })).status).toBe(401)
    expect(await (await get('/console/session', { cookie })).json()).toMatchObject({ signedIn: false })
  })
})

describe('the cookie', () => {
  const guarded = [...operations, ...adminOperations].filter(({ auth }) => auth === 'bearer')
  const consolePath = (path: string) => `/console/api${path.replace('/api/admin', '/admin')}`
  const call = (method: string, path: string, headers: Record<string, string>) =>
    fetch(api.url + path.replaceAll(/\{\w+\}/g, 'x'), {
      method,
      headers: { ...OURS, ...headers },
      body: method === 'GET' ? null : '{broken',
    })

  test('opens every operation below /console/api, where a token opens none', async () => {
    expect(guarded.length).toBeGreaterThan(40)
    for (const { id, method, path } of guarded) {
      const place = consolePath(path)
      const bearer = await call(method, place, { authorization: `Bearer ${TEST_TOKEN}` })
      const session = await call(method, place, { cookie })
      // That one signs out everywhere, here included.
      if (id === 'adminEndMySessions') cookie = await signIn(api.url)
      expect([place, bearer.status, session.status]).toEqual([place, 401, expect.any(Number)])
      expect(session.status).not.toBe(401)
    }
    for (const path of [
      '/console/api',
      '/console/api/',
      '/console/api/nope',
      '/console/api/v1/public/evidence/x',
    ])
      expect([(await get(path)).status, (await get(path, { cookie })).status]).toEqual([401, 404])
  })

  test('opens nothing elsewhere', async () => {
    for (const { method, path } of guarded)
      expect([path, (await call(method, path, { cookie })).status]).toEqual([path, 401])
  })

  test('403 for changes that do not come from our page; nothing is done', async () => {
    const path = `${api.url}/console/api/v1/scans`
    const body = JSON.stringify({ brandId })
    const start = (headers: Record<string, string>) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, ...headers },
        body,
      })
    const { host } = new URL(api.url)
    const refused: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none', origin: api.url },
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { origin: `http://${host}0` },
    ]
    for (const headers of refused) expect([headers, (await start(headers)).status]).toEqual([headers, 403])
    expect((await world.operator.brands.scans(brandId, {}, { limit: 1, cursor: null })).items).toEqual([])
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }])
      expect(
        (await post(api.url, { token: TEST_TOKEN }, { 'content-type': 'application/json', ...headers }))
          .status,
      ).toBe(403)
    expect((await start({ origin: api.url })).status).toBe(202)
  })

  test('two cookies of one name, or a changed one, are no session', async () => {
    const path = '/console/api/admin/brands'
    expect((await get(path, { cookie })).status).toBe(200)
    for (const wrong of [`${cookie}; ${cookie}`, `${cookie}x`, cookie.replace('=', '=x')])
      expect((await get(path, { cookie: wrong })).status).toBe(401)
  })

  test('replies behind the cookie are attachments, not pages of this origin', async () => {
    const answer = await get('/console/api/admin/brands', { cookie })
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    expect(
      (
        await fetch(`${api.url}/api/admin/brands`, { headers: { authorization: `Bearer ${TEST_TOKEN}` } })
      ).headers.has('content-disposition'),
    ).toBe(false)
  })
})

describe('the pages', () => {
  const POLICY =
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; worker-src 'self'; trusted-types veracite-worker"

  test.each(['/console', '/console/brands/x', '/console/no/such/screen', '/check'])('%s', async (path) => {
    const page = await get(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toBe(POLICY)
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    const text = await page.text()
    expect(text).not.toMatch(/<style|style=|<script(?! type="module" src="\/assets\/)|\son\w+=/)
    expect((await fetch(api.url + path, { method: 'POST' })).status).toBe(404)
  })

  test('the first visitor waits until it is built, longer than other requests may take', async () => {
    const pagesIn: typeof productPages = async (language) => {
      await Bun.sleep(500)
      return productPages(language)
    }
    const slow = serve({}, { deadlineMs: 100, pagesIn })
    const page = await fetch(`${slow.url}/console`)
    expect(page.status).toBe(200)
    const [, name = ''] = /src="([^"]+)"/.exec(await page.text()) ?? []
    expect((await fetch(slow.url + name)).status).toBe(200)
    await slow.stop()
  })

  test('their files never change under one name, and come packed', async () => {
    const [, name = ''] = /src="([^"]+)"/.exec(await (await get('/console')).text()) ?? []
    const plain = await get(name, { 'accept-encoding': 'identity' })
    expect(plain.headers.get('cache-control')).toContain('immutable')
    expect(plain.headers.get('content-encoding')).toBeNull()
    const { hostname, port } = new URL(api.url)
    const raw = await fetch(`http://${hostname}:${port}${name}`, {
      decompress: false,
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(gunzipSync(new Uint8Array(await raw.arrayBuffer())).toString()).toBe(await plain.text())
    expect((await get('/assets/nothing.js')).status).toBe(404)
  })

  test('/ leads a browser to the console, and is nothing to everyone else', async () => {
    const browser = await get('/', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect([browser.status, browser.headers.get('location')]).toEqual([303, '/console'])
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
      const client = await get('/', headers)
      expect([client.status, await client.text()]).toEqual([
        404,
        '{"error":"Not found.","reason":"not_found"}',
      ])
    }
  })

  test('without a console nobody can sign in, and the check page stays', async () => {
    const off = serve({ console: false })
    const at = (path: string) =>
      fetch(off.url + path, { redirect: 'manual', headers: { accept: 'text/html', cookie } })
    expect((await at('/')).headers.get('location')).toBe('/check')
    expect((await at('/check')).status).toBe(200)
    for (const path of ['/console', '/console/session', '/console/api/admin/brands'])
      expect([path, (await at(path)).status]).toEqual([path, 404])
    expect((await post(off.url, { token: TEST_TOKEN })).status).toBe(404)
    expect(off.signInAddress()).toBeNull()
    await off.stop()
  })
})
