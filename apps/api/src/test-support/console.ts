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
}

/** A browser on the console of a separate installation, with a worker and one finished scan. */
export interface TestConsole {
  world: World
  api: TestApi
  brandId: string
  scanId: string
  /** A tab at the address, signed in by default. The console's `close` checks that it logged nothing. */
  open(path: string, options?: OpenOptions): Promise<Page>
  /** Closes all tabs: an unused tab would keep asking the server. */
  closeTabs(): Promise<void>
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
  /** Everything that a page logs to its console, throws, or requests from another host. */
  const complaints: string[] = []
  const closeTabs = async () => {
    for (const context of contexts.splice(0)) await context.close()
  }
  return {
    world,
    api,
    brandId,
    scanId,
    async open(path, { signedIn = true, refused = false, ...options } = {}) {
      const context = await browser.newContext({ viewport: DESK, ...options })
      contexts.push(context)
      if (signedIn) await context.addCookies([{ ...cookie, url: api.url }])
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      page.on('console', (message) => {
        if (refused && /^Failed to load resource: .*(status of 4\d\d|net::ERR_)/.test(message.text())) return
        complaints.push(`${path}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`))
      page.on('request', (request) => {
        if (!request.url().startsWith(`${api.url}/`) && !/^(data|blob):/.test(request.url()))
          complaints.push(`${path} asks ${request.url()}`)
      })
      await page.goto(api.url + path)
      return page
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

/** Fails on axe violations, and when the page is wider than its window. */
export async function expectAccessible(page: Page): Promise<void> {
  // Not as a script element: the page's own policy would refuse it.
  if (await page.evaluate<boolean>('window.axe === undefined')) await page.evaluate(axe.source)
  const found = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"], preload: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + " at " + nodes[0].html.slice(0, 200)))',
  )
  const isWider = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')
  expect([page.url(), found, isWider]).toEqual([page.url(), [], false])
}
