import { serveWorld, type TestApi } from '@veracite/api/test-support/server'
import { publishLog } from '@veracite/api/test-support/three-origins'
import { openBrowser } from '@veracite/testing/browser'
import { findChromium } from '@veracite/testing/chromium'
import { freePort } from '@veracite/testing/own-redis'
import { useWorld } from '@veracite/testing/use-world'
import { TEST_TOKEN } from '@veracite/testing/world'
import { startWorker } from '@veracite/worker/start-worker'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectAccessible } from './test-support/console.ts'

const EXECUTABLE = findChromium('people in the console')

/** A real browser with a virtual device, which keeps passkeys as a telephone would. */
describe.skipIf(EXECUTABLE === undefined)('people', () => {
  const world = useWorld()
  let api: TestApi
  let browser: Browser
  let host: string
  let brandId: string
  const complaints: string[] = []

  beforeAll(async () => {
    ;({ brandId } = await world.addBrand({ prompts: 8 }))
    browser = await openBrowser(EXECUTABLE ?? '')
  })
  // Its own server for each: attempts to sign in are limited by address, and these all have one.
  beforeEach(async () => {
    const port = await freePort()
    // Browsers keep passkeys for names only, and this one is the machine's own.
    host = `http://localhost:${port}`
    api = await serveWorld(world, { worker: false, port, publicUrl: host })
  })
  afterEach(() => api?.stop())
  afterAll(async () => {
    await browser?.close()
    expect(complaints).toEqual([])
  })

  async function device(): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (!/Failed to load resource/.test(message.text())) complaints.push(message.text())
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return page
  }
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
  }

  test('the operator invites a colleague, who gets in with a passkey, reviews under their name, and is taken out', async () => {
    const operator = await device()
    await operator.goto(`${host}/console/people`)
    await operator.getByLabel('Platform token').fill(TEST_TOKEN)
    await operator.getByRole('button', { name: 'Sign in', exact: true }).click()
    await operator.getByText('Nobody is in this account yet.').waitFor()
    await expectAccessible(operator)
    await operator.getByText('Invite somebody', { exact: true }).click()
    await operator.getByLabel('Their name').fill('Grace')
    await operator.getByLabel('They may').selectOption('editor')
    await operator.getByRole('button', { name: 'Make the link' }).click()
    const link = await operator.getByLabel(/^The link/).inputValue()
    expect(link).toMatch(/\/console\/invitation#[0-9a-f]{64}$/)

    const colleague = await device()
    // As the terminal would print it; the page goes where passkeys work.
    await colleague.goto(link.replace('localhost', '127.0.0.1'))
    await colleague.getByText('You are invited to Account 1 as editor.').waitFor()
    expect(colleague.url()).toBe(`${host}/console/invitation`)
    await expectAccessible(colleague)
    await colleague.getByLabel('Your name').fill('Grace Hopper')
    await colleague.getByRole('button', { name: 'Accept with a passkey' }).click()
    await colleague.getByRole('link', { name: 'Grace Hopper' }).waitFor()
    expect(colleague.url()).toBe(`${host}/console`)
    await colleague.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
    expect(await colleague.getByRole('link', { name: 'Accounts', exact: true }).count()).toBe(0)

    await colleague.getByRole('link', { name: 'Grace Hopper' }).click()
    await colleague.getByRole('heading', { name: 'Passkeys' }).waitFor()
    await colleague.getByText('Account 1: editor').waitFor()
    await expectAccessible(colleague)
    await colleague.getByText('Issue a key').click()
    await colleague.getByLabel('What it is for').fill('laptop')
    await colleague.getByRole('button', { name: 'Issue the key' }).click()
    expect(await colleague.getByLabel('The key').inputValue()).toMatch(/^vrp_[0-9a-f]{32}$/)
    await colleague.keyboard.press('Escape')

    await signOut(colleague)
    await colleague.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await colleague.getByRole('link', { name: 'Grace Hopper' }).waitFor()

    // The same link again, on another device.
    const other = await device()
    await other.goto(link)
    await other.getByText('This invitation has been used, taken back, or is too old.').waitFor()
    // A device without a passkey of anybody here.
    await other.goto(`${host}/console`)
    await other.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await other.getByText(/No passkey was used|did not make or use a passkey/).waitFor()

    await operator.reload()
    const row = operator.getByRole('row', { name: /Grace Hopper/ })
    await row.getByRole('button', { name: 'Take out' }).click()
    await row.getByRole('button', { name: 'Take out' }).click()
    await operator.getByText('Nobody is in this account yet.').waitFor()
    await colleague.reload()
    await colleague.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await colleague.getByText('Nobody here signs in like this.').waitFor()
  })

  test('a viewer sees everything of the account, and nothing to press that would be refused', async () => {
    const [{ id: accountId } = { id: '' }] = (await api.call('GET', '/api/admin/accounts')).body.items
    const body = { name: 'Vera', role: 'viewer' }
    const made = await api.call('POST', `/api/admin/accounts/${accountId}/invitations`, { body })
    const viewer = await device()
    await viewer.goto(host + made.body.path)
    await viewer.getByRole('button', { name: 'Accept with a passkey' }).click()
    await viewer.getByRole('link', { name: 'Vera', exact: true }).waitFor()
    const wouldBeRefused = viewer.getByRole('main').getByRole('button', {
      name: /^(Start|Add|Edit|Archive|Withdraw|Restore|Read the site|Save|Remove|Pause|Make)/,
    })
    for (const [at, shows] of [
      ['', 'Not scanned yet.'],
      ['/facts', 'What is true'],
      ['/prompts', '8 prompts'],
      ['/schedules', 'No scan starts automatically.'],
    ]) {
      await viewer.goto(`${host}/console/brands/${brandId}${at}`)
      await viewer
        .getByText(shows ?? '')
        .first()
        .waitFor()
      expect([at, await wouldBeRefused.allInnerTexts()]).toEqual([at, []])
      expect(await viewer.getByRole('link', { name: 'Settings', exact: true }).count()).toBe(0)
    }
  })

  test('a recovery link lets a person in again after a lost device, and ends the old passkey', async () => {
    const [{ id: accountId } = { id: '' }] = (await api.call('GET', '/api/admin/accounts')).body.items
    const invite = async (body: object): Promise<string> => {
      const made = await api.call('POST', `/api/admin/accounts/${accountId}/invitations`, { body })
      return host + made.body.path
    }
    const accept = async (page: Page, link: string) => {
      await page.goto(link)
      await page.getByRole('button', { name: 'Accept with a passkey' }).click()
      await page.getByRole('link', { name: 'Joan' }).waitFor()
    }
    const lost = await device()
    await accept(lost, await invite({ name: 'Joan', role: 'viewer' }))
    const joan = async () => {
      const { body } = await api.call('GET', `/api/admin/accounts/${accountId}/members`)
      return body.items.find(({ name }: { name: string }) => name === 'Joan')
    }
    const member = await joan()
    const found = await device()
    const link = await invite({ memberId: member.id })
    await found.goto(link)
    await found.getByText('Welcome back to Account 1.').waitFor()
    await accept(found, link)
    await lost.reload()
    await lost.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await lost.getByText('The passkey is not known here').waitFor()
    const same = await joan()
    expect([same.id, same.name, same.role]).toEqual([member.id, 'Joan', 'viewer'])
  })

  test('a shared finding is shown verified, and nothing else, until the share is revoked', async () => {
    if (world.dispatcher) await startWorker(world.ports, world.dispatcher, world.logger)
    await api.scanToEnd(brandId)
    await publishLog(world)
    const [finding] = (await api.call('GET', `/api/admin/brands/${brandId}/findings`)).body.items
    const operator = await device()
    await operator.goto(`${host}/console/findings/${finding.id}`)
    await operator.getByLabel('Platform token').fill(TEST_TOKEN)
    await operator.getByRole('button', { name: 'Sign in', exact: true }).click()
    await operator.getByText('Show this to somebody outside').click()
    await operator.getByRole('button', { name: 'Make the address' }).click()
    const address = await operator.getByLabel('The address').inputValue()
    expect(address).toMatch(/\/shared#[0-9a-f]{64}$/)

    const outside = await device()
    await outside.goto(address)
    await outside.getByRole('heading', { level: 1 }).waitFor()
    await outside.locator('.verdict[data-status]').waitFor()
    expect(await outside.locator('.verdict').getAttribute('data-status')).toBe('verified')
    await outside.getByText('DEMO').first().waitFor()
    await expectAccessible(outside)

    await operator.goto(`${host}/console/shares`)
    const row = operator.getByRole('row', { name: /1 ×/ })
    await row.getByRole('button', { name: 'Take back' }).click()
    await row.getByRole('button', { name: 'Take back' }).click()
    await operator.getByText('over').waitFor()
    await expectAccessible(operator)
    await outside.reload()
    await outside.getByText('This address shows nothing, or no longer does.').waitFor()
  })
})
