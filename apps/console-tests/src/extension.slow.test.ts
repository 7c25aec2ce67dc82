import { existsSync, mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useApi } from '@veracite/api/test-support/server'
import { engineOf, publishLog, VKEYS } from '@veracite/api/test-support/three-origins'
import { manifestOf } from '@veracite/console/extension/manifest'
import { ownKeys } from '@veracite/core/accounts/manage-keys'
import { findChromium } from '@veracite/testing/chromium'
import { eventually } from '@veracite/testing/eventually'
import { requireClaimed } from '@veracite/verify/bundle/claimed-recording'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { base64Decode, utf8Encode } from '@veracite/verify/bytes'
import { sha256Hex } from '@veracite/verify/sha256'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AI_MODE_ANSWER, ANSWER, extensionFolder, startSites } from './test-support/extension.ts'
import { Firefox } from './test-support/firefox.ts'

const CLAUDE = {
  ...{ name: 'Claude', profile: 'claude', engine: 'CLAUDE', answer: ANSWER },
  ...{ url: 'https://claude.ai/chat/1', endpoint: 'https://claude.ai/chat/1' },
  added: [{ kind: 'button', text: 'Copy' }],
}
const AI_MODE = {
  ...{ name: 'Google AI Mode', profile: 'google_ai_mode', engine: 'GOOGLE_AI_MODE', answer: AI_MODE_ANSWER },
  ...{ url: 'https://www.google.com/search?q=kettle&udm=50', endpoint: 'https://www.google.com/search' },
  added: [
    { kind: 'chip', text: 'K2 manual' },
    { kind: 'button', text: 'Share' },
  ],
}
/** A busy machine takes its time for everything; nothing here waits longer than it must. */
const QUESTION = 'When was Halden Instruments founded?'
let sites: Awaited<ReturnType<typeof startSites>>
let brandId: string
let accountId: string
const { world, api } = useApi({
  engines: new Map([engineOf('engine', 'CLAUDE'), engineOf('engine', 'GOOGLE_AI_MODE')]),
  deadlineMs: 60_000,
})
beforeAll(async () => {
  sites = await startSites(() => api.url)
  ;({ brandId, accountId } = await world.addBrand({ engines: ['CLAUDE', 'GOOGLE_AI_MODE'], prompts: 1 }))
})
afterAll(() => sites.stop())

/** A personal key that may bring what the extension with this key signed. */
async function personalKey(signingKey: string): Promise<string> {
  const personId = crypto.randomUUID()
  await world.database.sql`
    insert into veracite.people (id, name, created_at) values (${personId}, 'Ada', now())`
  await world.database.sql`
    insert into veracite.members (id, account_id, person_id, role, added_at)
    values (${crypto.randomUUID()}, ${accountId}, ${personId}, 'editor', now())`
  const { key } = await ownKeys(world.ports).issue(personId, {
    ...{ accountId, name: 'extension', role: 'editor', signingKey },
  })
  return key
}

test.each(['chromium', 'firefox'] as const)('for %s nothing runs and no site is open by itself', (target) => {
  const manifest: Record<string, unknown> = manifestOf(target, '1')
  for (const name of ['background', 'content_scripts', 'host_permissions', 'externally_connectable'])
    expect(manifest).not.toHaveProperty(name)
  expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage'])
})

/** What came to the service is what the person's key signed, as a verifier recomputes it. */
async function requireUploaded(site: typeof CLAUDE, withReply: boolean) {
  const { path, bearer, body, answer } = sites.uploads.at(-1) ?? {
    path: '',
    bearer: '',
    body: null,
    answer: null,
  }
  expect(path).toBe(`/api/admin/brands/${brandId}/recordings`)
  expect(bearer).toMatch(/^Bearer vrp_/)
  expect(body).toMatchObject({ grade: 'B', profile: site.profile, prompt: QUESTION, reply: null })
  expect(body.endpoint).toBe(site.endpoint)
  const screen = JSON.parse(body.screen)
  expect(screen.blocks.join(' ').replace(/\s+/g, ' ')).toBe(site.answer)
  expect(screen.added).toEqual(site.added)
  expect(JSON.stringify(body)).not.toMatch(/private (?:chat|search)|secret/)
  const digest = (base64: string) => sha256Hex(base64Decode(base64))
  const claim = {
    ...{
      profile: site.profile,
      endpoint: site.endpoint,
      nonce: body.nonce,
      prompt: QUESTION,
      at: body.closedAt,
    },
    bodySha256: body.body && digest(body.body.base64),
    screenSha256: sha256Hex(utf8Encode(body.screen)),
    pictureSha256: body.picture && digest(body.picture.base64),
  }
  requireClaimed(claim, body.person)
  expect(() => requireClaimed({ ...claim, prompt: 'Another?' }, body.person)).toThrow()
  if (!withReply) expect(body.body).toBeNull()
  else {
    expect(body.body).toMatchObject({ status: 200, mediaType: 'text/event-stream' })
    expect(new TextDecoder().decode(base64Decode(body.body.base64))).toBe(sites.reply)
  }
  expect(answer).toMatchObject({ grade: 'B', engine: site.engine, known: 0, items: [{ question: QUESTION }] })
  const [{ runId }] = answer.items
  await eventually('its class', async () => {
    const { status } = await api.get(`/v1/runs/${runId}/evidence`)
    return status === 'CLASSIFIED'
  })
  await publishLog(world)
  const { text } = await api.call('GET', `/v1/runs/${runId}/evidence-bundle`)
  const { recording } = JSON.parse(text)
  expect(recording.screen).toBe(body.screen)
  expect(recording.picture === null).toBe(body.picture === null)
  const report = verifyBundle(text, { vkeys: VKEYS })
  expect(report).toMatchObject({ status: 'verified', facts: { access: 'app', witnessed: [] } })
  expect(report.warnings.join()).toMatch(/Grade B, recorded.*the person could have made up all of it/)
  // A screen that is changed afterwards is found out.
  const broken = JSON.stringify({
    ...JSON.parse(text),
    recording: { ...recording, screen: body.screen.replace(/[a-z]{4}/, 'else') },
  })
  expect(verifyBundle(broken, { vkeys: VKEYS }).ok).toBe(false)
}

/** Waits for words of the page; if they do not come, says what stands there. */
async function says(page: Page, words: string): Promise<void> {
  await page
    .getByText(words)
    .waitFor()
    .catch(async (error: Error) => {
      throw new Error(`${error.message} Page: ${await page.locator('body').innerText()}`)
    })
}

/** The public key, once the page has made it. */
const enough = (read: () => Promise<string>): Promise<string> =>
  eventually('the public key', async () => {
    const key = await read()
    return key.length > 100 && key
  })

const executable = findChromium('the browser extension')
describe.skipIf(executable === undefined)('in Chromium', () => {
  let context: BrowserContext
  beforeAll(async () => {
    // A person’s consent to both sites cannot be clicked here: the browser asks outside of every page.
    const folder = await extensionFolder('chromium', [
      'https://claude.ai/*',
      'https://www.google.com/*',
      'http://127.0.0.1/*',
    ])
    context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'veracite-profile-')), {
      executablePath: executable ?? '',
      headless: false,
      ignoreHTTPSErrors: true,
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-features=DisableLoadExtensionCommandLineSwitch',
        `--disable-extensions-except=${folder}`,
        `--load-extension=${folder}`,
        `--host-resolver-rules=MAP claude.ai 127.0.0.1:${sites.enginePort},MAP www.google.com 127.0.0.1:${sites.enginePort}`,
      ],
    })
    context.setDefaultTimeout(120_000)
  }, 240_000)
  afterAll(() => context?.close())

  test('the visible answer is kept, shown, signed and uploaded on clicks', async () => {
    const pages = new Map<string, Page>()
    for (const { url } of [CLAUDE, AI_MODE]) {
      const page = await context.newPage()
      await page.goto(url)
      pages.set(url, page)
    }
    const list = await context.newPage()
    await list.goto('chrome://extensions')
    const id = await list.evaluate(
      "document.querySelector('extensions-manager').shadowRoot.querySelector('extensions-item-list').shadowRoot.querySelector('extensions-item').id",
    )
    const recorder = await openRecorder(list, `chrome-extension://${id}/recorder.html`)
    for (const site of [CLAUDE, AI_MODE]) {
      const before = sites.uploads.length
      // Chromium takes pictures of the tab in front.
      await pages.get(site.url)?.bringToFront()
      const tab: string = await recorder.evaluate(
        `chrome.tabs.query({url:'${new URL(site.url).origin}/*'}).then(([{id}])=>String(id))`,
      )
      await recorder.goto(`chrome-extension://${id}/recorder.html?tab=${tab}`)
      await recorder.getByText(site.name).first().waitFor()
      await recorder.getByLabel('The question that you asked').fill(QUESTION)
      await recorder.getByRole('button', { name: 'Read the last answer' }).click()
      await says(recorder, 'Only what the page shows is kept')
      expect(sites.uploads).toHaveLength(before)
      await recorder.getByRole('button', { name: 'Sign and upload' }).click()
      await says(recorder, 'Uploaded.')
      await requireUploaded(site, false)
    }
  }, 300_000)

  async function openRecorder(page: Page, url: string): Promise<Page> {
    await page.goto(url)
    await page.getByLabel('Address of the service').fill(sites.serviceUrl)
    await page
      .getByLabel('Personal key')
      .fill(await personalKey(await enough(() => page.getByLabel('Your public key').inputValue())))
    await page.getByLabel('Id of the brand').fill(brandId)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor({ state: 'attached' })
    return page
  }
})

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const firefox = firefoxes.find((path) => existsSync(path))
const UUID = '6a000000-0000-4000-8000-000000000001'
describe.skipIf(firefox === undefined)('in Firefox', () => {
  let driven: Firefox
  beforeAll(async () => {
    driven = await Firefox.open(firefox ?? '', await freePort(), {
      'network.dns.localDomains': 'claude.ai',
      'network.socket.forcePort': `443=${sites.enginePort}`,
      'extensions.webextensions.uuids': JSON.stringify({ 'recorder@veracite.example': UUID }),
      // A person is asked outside of every page; here the answer is yes.
      'extensions.webextOptionalPermissionPrompts': false,
    })
    const path = await extensionFolder('firefox', ['https://claude.ai/*', 'http://127.0.0.1/*'])
    await driven.ask('Addon:Install', { path, temporary: true })
  }, 240_000)
  afterAll(() => driven?.close())

  test('a window that listens keeps the reply as it came, and nothing of its headers', async () => {
    const before = sites.uploads.length
    await driven.open('https://claude.ai/chat/1')
    const page = `moz-extension://${UUID}/recorder.html`
    await driven.openTab(page)
    const key = await personalKey(
      await enough(async () => String(await driven.read("document.querySelector('input[readonly]')?.value"))),
    )
    for (const [id, text] of Object.entries({ server: sites.serviceUrl, key, brand: brandId }))
      await driven.fill(`//input[@id='${id}']`, text)
    await driven.click('Save')
    await driven.sees('Saved.')
    const tab = await driven.read(
      "window.browser.tabs.query({}).then((all) => all.find(({ url }) => url?.startsWith('https://claude.ai'))?.id)",
    )
    await driven.openTab(`${page}?tab=${tab}`)
    await driven.click('Keep the reply too')
    await driven.goTo('&listen')
    await driven.sees('Listening to this tab')
    await driven.goTo('claude.ai/chat')
    await driven.click('ask')
    await eventually('the answer', async () => (await driven.read('document.title')) === 'asked')
    await driven.goTo('&listen')
    await driven.fill('//textarea', QUESTION)
    await driven.click('Read the last answer')
    await driven.sees('The reply as it came')
    expect(sites.uploads).toHaveLength(before)
    await driven.click('Sign and upload')
    await driven.sees('Uploaded.')
    await requireUploaded(CLAUDE, true)
  }, 300_000)
})

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
