import type { EnginePort } from '@veracite/core/engines/engine-port'
import type { Engine } from '@veracite/core/vocabulary'
import { testServers } from '@veracite/testing/database'
import { answers, givesNoAnswer, scriptedEngine } from '@veracite/testing/scripted-engine'
import { createWorld, TEST_TOKEN, type World } from '@veracite/testing/world'
import axe from 'axe-core'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBrowser, signedInCookie } from './browser.ts'
import { serveWorld, type TestApi } from './server.ts'

interface OpenOptions extends BrowserContextOptions {
  signedIn?: boolean
  /**
   * The browser logs every refusal and every lost server to its console; tests that provoke these expect the
   * message.
   */
  refused?: boolean
  /** A browser of its own, for a test that signs out or goes offline. Others share one: each costs a second to start. */
  alone?: boolean
}

interface Tab {
  context: BrowserContext
  page: Page
  /** What it was last opened for. */
  opened: { path: string; refused: boolean }
}

/** A browser on the console of a separate installation, with a worker and one finished scan. */
export interface TestConsole {
  world: World
  api: TestApi
  brandId: string
  scanId: string
  /** A tab at the address, signed in by default. The console's `stop` checks that it logged nothing. */
  open(path: string, options?: OpenOptions): Promise<Page>
  /**
   * Closes or empties all tabs: an unused tab would keep asking the server. After a failed test also the shared one, which
   * that test may still be using.
   */
  closeTabs(hasFailed?: boolean): Promise<void>
  /** The run of a fresh brand whose engine gives this answer. */
  answerWith(text: string): Promise<string>
  stop(): Promise<void>
}

export async function startConsole(executablePath: string): Promise<TestConsole> {
  const [server] = testServers()
  if (!server) throw new Error('no database')
  const world = await createWorld(server)
  const api = await serveWorld(world)
  // The map that services and worker use. Two engines are scripted, so that there is always a false and a
  // missing answer to look at; demo engines leave that to chance.
  const engines = world.ports.engines as Map<Engine, EnginePort>
  engines.set('CHATGPT', scriptedEngine('CHATGPT', answers(FALSE)))
  engines.set(
    'GOOGLE_AIO',
    scriptedEngine('GOOGLE_AIO', (question, asked, signal) =>
      (asked % 2 === 0 ? answers() : givesNoAnswer())(question, asked, signal),
    ),
  )
  const { brandId } = await world.addBrand({
    prompts: 8,
    engines: ['CHATGPT', 'GROK', 'GOOGLE_AIO', 'META_AI'],
  })
  const scanId = await api.scanToEnd(brandId)
  const browser = await openBrowser(executablePath)
  const cookie = await signedInCookie(api.url, TEST_TOKEN)
  const contexts: BrowserContext[] = []
  let shared: Tab | undefined
  /** Everything that a page logs to its console, throws, or requests from another host. */
  const complaints: string[] = []
  const closeTabs = async (hasFailed = false) => {
    if (hasFailed && shared) contexts.push(shared.context)
    if (hasFailed) shared = undefined
    for (const context of contexts.splice(0)) await context.close()
    await shared?.page.goto('about:blank')
  }
  const newTab = async (signedIn: boolean, options: BrowserContextOptions): Promise<Tab> => {
    const context = await browser.newContext({ viewport: DESK, ...options })
    if (signedIn) await context.addCookies([{ ...cookie, url: api.url }])
    const tab: Tab = { context, page: await context.newPage(), opened: { path: '', refused: false } }
    tab.page.setDefaultTimeout(20_000)
    const complain = (what: string) => complaints.push(`${tab.opened.path}: ${what}`)
    tab.page.on('console', (message) => {
      const isRefusal = /^Failed to load resource: .*(status of 4\d\d|net::ERR_)/.test(message.text())
      if (!(tab.opened.refused && isRefusal)) complain(message.text())
    })
    tab.page.on('pageerror', (error) => complain(error.message))
    tab.page.on('request', (request) => {
      const isOurs = request.url().startsWith(`${api.url}/`) || /^(data|blob):/.test(request.url())
      if (!isOurs) complain(`asks ${request.url()}`)
    })
    return tab
  }
  return {
    world,
    api,
    brandId,
    scanId,
    async open(path, { signedIn = true, refused = false, alone = false, ...options } = {}) {
      const isUsual = signedIn && !alone && Object.keys(options).length === 0
      const tab = (isUsual && shared) || (await newTab(signedIn, options))
      if (isUsual) shared = tab
      else contexts.push(tab.context)
      tab.opened = { path, refused }
      await tab.page.goto(api.url + path)
      return tab.page
    },
    closeTabs,
    async answerWith(text) {
      engines.set('META_AI', scriptedEngine('META_AI', answers(text)))
      const brand = await world.addBrand({ engines: ['META_AI'], prompts: 1 })
      const { body } = await api.call('GET', `/api/admin/scans/${await api.scanToEnd(brand.brandId)}/runs`)
      return body.items[0].id
    },
    async stop() {
      await closeTabs()
      await browser.close()
      await api.stop()
      await world.close()
      expect(complaints).toEqual([])
    },
  }
}

const FALSE =
  'Halden Instruments was founded in 1987. Halden Instruments has its headquarters in Leipzig, Germany.'

export const DESK = { width: 1280, height: 900 }
export const PHONE = { width: 360, height: 740 }

/** What may differ between themes and widths of the same elements, and between what these show. */
const RULES_OF_LOOKS = [
  'aria-hidden-focus',
  'button-name',
  'color-contrast',
  'label',
  'link-in-text-block',
  'link-name',
  'scrollable-region-focusable',
]

/** Fails on axe violations, and when the page is wider than its window. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Not as a script element: the page's own policy would refuse it.
  if (await page.evaluate<boolean>('window.axe === undefined')) await page.evaluate(axe.source)
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) }
  const found = await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) => id + " at " + nodes[0].html.slice(0, 200)))`,
  )
  const isWider = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')
  expect([page.url(), found, isWider]).toEqual([page.url(), [], false])
}

/** The same, light on a desk and dark on a phone. Both in the page as it is: loading it again costs more than looking. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, RULES_OF_LOOKS)
  await page.setViewportSize(DESK)
  await page.emulateMedia({ colorScheme: 'light' })
}
