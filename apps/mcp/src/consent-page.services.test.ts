import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openBrowser, signedInCookie } from '@veracite/testing/browser'
import { findChromium } from '@veracite/testing/chromium'
import { TEST_TOKEN } from '@veracite/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Loose, useTestMcp } from './test-support/server.ts'

const EXECUTABLE = findChromium('the page that lets programs in')

/**
 * The consent page in a real browser, reached from a page of another site: there the session's cookie is kept back at first,
 * and the form leads away from us.
 */
describe.skipIf(EXECUTABLE === undefined)('a person comes from a page elsewhere', () => {
  const mcp = useTestMcp({ worker: false, isPublic: true })
  let browser: Loose
  let elsewhere: Server
  let program: string
  const arrived: string[] = []
  beforeAll(async () => {
    await mcp.world.addBrand({ prompts: 0 })
    elsewhere = createServer((request, response) => {
      arrived.push(request.url ?? '')
      response.setHeader('content-type', 'text/html')
      response.end(`<a id="go" href="${request.url?.startsWith('/start') ? start : '#'}">Connect</a>`)
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    // Another site than 127.0.0.1 to a browser, and the same machine.
    program = `http://localhost:${(elsewhere.address() as AddressInfo).port}`
    browser = await openBrowser(EXECUTABLE ?? '')
  })
  afterAll(async () => {
    await browser?.close()
    elsewhere?.close()
  })

  let start = ''
  const verifier = randomBytes(32).toString('base64url')
  const open = async (isSignedIn: boolean): Promise<Loose> => {
    const registered = await fetch(`${mcp.origin}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'Elsewhere', redirect_uris: [`${program}/callback`] }),
    })
    const { client_id } = (await registered.json()) as Loose
    start = `${mcp.origin}/oauth/authorize?${new URLSearchParams({
      client_id,
      response_type: 'code',
      redirect_uri: `${program}/callback`,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      scope: 'read scan',
      resource: mcp.url,
    })}`.replaceAll('&', '&amp;')
    const context = await browser.newContext()
    if (isSignedIn) {
      const cookie = await signedInCookie(mcp.origin, TEST_TOKEN)
      const { hostname: domain } = new URL(mcp.origin)
      await context.addCookies([{ ...cookie, domain, path: '/', httpOnly: true, sameSite: 'Strict' }])
    }
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    const complaints: string[] = []
    page.on('console', (message: Loose) => complaints.push(message.text()))
    await page.goto(`${program}/start`)
    await page.click('#go')
    return { page, complaints }
  }

  test('signed in: one click there, one here, and the program has its code', async () => {
    const { page, complaints } = await open(true)
    await page.waitForSelector('button.yes')
    expect(await page.textContent('h1')).toBe('Let Elsewhere use Veracite?')
    expect(await page.textContent('main')).toContain(`goes to ${new URL(program).host}`)
    await page.uncheck('input[value="scan"]')
    await page.click('button.yes')
    await page.waitForURL(/\/callback\?/)
    const code = new URL(page.url()).searchParams.get('code')
    expect(code).toMatch(/^[\w-]{43}$/)
    expect(arrived.at(-1) ?? '').toMatch(/^\/(callback\?|favicon)/)
    expect(complaints).toEqual([])
  })

  test('not signed in: asked to, and can go on afterwards', async () => {
    const { page } = await open(false)
    await page.waitForSelector('text=Sign in first')
    const cookie = await signedInCookie(mcp.origin, TEST_TOKEN)
    const { hostname: domain } = new URL(mcp.origin)
    await page.context().addCookies([{ ...cookie, domain, path: '/', httpOnly: true, sameSite: 'Strict' }])
    await page.click('text=I have signed in')
    await page.waitForSelector('button.yes')
    await page.click('text=Refuse')
    await page.waitForURL(/\/callback\?/)
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied')
  })
})
