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
  /** The browser notes each refusal on the console, and a server that is gone; a test that provokes it expects that. */
  refused?: boolean
}

/** A browser before the console of a world of its own, with a worker behind it and one scan that is over. */
export interface TestConsole {
  world: World
  api: TestApi
  brandId: string
  scanId: string
  /** A tab at the address, signed in unless told otherwise. `close` of the console looks whether it stayed quiet. */
  open(path: string, options?: OpenOptions): Promise<Page>
  /** The run of a brand of its own whose engine gives this answer. */
  answerWith(text: string): Promise<string>
  stop(): Promise<void>
}

export async function startConsole(executablePath: string): Promise<TestConsole> {
  const [server] = testServers()
  if (!server) throw new Error('no database')
  const world = await createWorld(server)
  const api = await serveWorld(world)
  // The map that services and worker look into. Two engines do as they are told, so that there is always something
  // false and something unanswered to look at; demo engines leave that to chance.
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
  /** Anything that a page says on its console, throws, or asks of another host. */
  const complaints: string[] = []
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
    async answerWith(text) {
      engines.set('META_AI', scriptedEngine('META_AI', answers(text)))
      const brand = await world.addBrand({ engines: ['META_AI'], prompts: 1 })
      const { body } = await api.call('GET', `/api/admin/scans/${await api.scanToEnd(brand.brandId)}/runs`)
      return body.items[0].id
    },
    async stop() {
      for (const context of contexts) await context.close()
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

/** Fails with what axe finds wrong, and when the page is wider than its window. */
export async function expectAccessible(page: Page): Promise<void> {
  // Not as a script element: the page's own policy would rightly refuse that.
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"], preload: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + " at " + nodes[0].html.slice(0, 200)))',
  )
  const isWider = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')
  expect([page.url(), found, isWider]).toEqual([page.url(), [], false])
}
