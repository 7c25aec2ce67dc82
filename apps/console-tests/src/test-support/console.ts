import { readFileSync } from 'node:fs'
import { serveWorld, type TestApi } from '@veracite/api/test-support/server'
import { productPages } from '@veracite/console/build'
import type { EnginePort } from '@veracite/terms/engine-port'
import type { AccessKind, Engine } from '@veracite/terms/vocabulary'
import { openBrowser, signedInCookie } from '@veracite/testing/browser'
import { findChromium } from '@veracite/testing/chromium'
import { oneServer } from '@veracite/testing/database'
import { answers, givesNoAnswer, type Script, scriptedEngine } from '@veracite/testing/scripted-engine'
import { IS_THOROUGH, IS_WHOLE } from '@veracite/testing/thorough'
import { createWorld, TEST_TOKEN, type World } from '@veracite/testing/world'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'

interface OpenOptions {
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
  /**
   * The tab at the address, signed in by default. All tests use the same one: another costs a second to start. `stop`
   * checks that it logged nothing.
   */
  open(path: string, options?: OpenOptions): Promise<Page>
  /** After a failed test, which may still be using it. */
  closeTab(): Promise<void>
  /** From now on Meta AI answers this, as a demonstration or by another access. */
  script(says: string | Script, access?: AccessKind): void
  /** The run of a fresh brand whose engine gives this answer. */
  answerWith(says: string | Script): Promise<string>
  stop(): Promise<void>
}

/** Tests in a browser on one console, which is there once they run. Without Chromium they are skipped, and `what` is said. */
export function describeInChromium(
  what: string,
  title: string,
  tests: (console: TestConsole) => void,
  pagesIn = productPages,
): void {
  const executable = findChromium(what)
  describe.skipIf(executable === undefined)(title, () => {
    const console = {} as TestConsole
    beforeAll(async () => {
      Object.assign(console, await startConsole(executable ?? '', pagesIn))
    })
    afterAll(() => console.stop?.())
    afterEach(({ task }) => (task.result?.state === 'fail' ? console.closeTab() : undefined))
    tests(console)
  })
}

async function startConsole(executablePath: string, pagesIn: typeof productPages): Promise<TestConsole> {
  const world = await createWorld(oneServer())
  // Before the first request, which would be refused after five seconds of building on a busy machine.
  await pagesIn('en')
  const api = await serveWorld(world, { pagesIn })
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
    prompts: 4,
    engines: ['CHATGPT', 'GROK', 'GOOGLE_AIO', 'META_AI'],
  })
  const scanId = await api.scanToEnd(brandId)
  const browser = await openBrowser(executablePath)
  const cookie = await signedInCookie(api.url, TEST_TOKEN)
  let tab: Page | undefined
  let opened = { path: '', refused: false }
  /** Everything that a page logs to its console, throws, or requests from another host. */
  const complaints: string[] = []
  const complain = (what: string) => complaints.push(`${opened.path}: ${what}`)
  const newTab = async (): Promise<Page> => {
    const page = await browser.newPage({ viewport: DESK, reducedMotion: 'reduce' })
    page.setDefaultTimeout(120_000)
    page.on('console', (message) => {
      const isRefusal = /^Failed to load resource: .*(status of [45]\d\d|net::ERR_)/.test(message.text())
      if (!(opened.refused && isRefusal)) complain(message.text())
    })
    page.on('pageerror', (error) => complain(error.message))
    page.on('request', (request) => {
      const isOurs = request.url().startsWith(`${api.url}/`) || /^(data|blob):/.test(request.url())
      if (!isOurs) complain(`asks ${request.url()}`)
    })
    return page
  }
  const script: TestConsole['script'] = (says, access) => {
    const script = typeof says === 'string' ? answers(says) : says
    engines.set('META_AI', scriptedEngine('META_AI', script, {}, access))
  }
  const closeTab = async () => {
    await tab?.context().close()
    tab = undefined
  }
  return {
    world,
    api,
    brandId,
    scanId,
    async open(path, { signedIn = true, refused = false } = {}) {
      tab ??= await newTab()
      if (signedIn) await tab.context().addCookies([{ ...cookie, url: api.url }])
      else await tab.context().clearCookies()
      opened = { path, refused }
      const isNear = signedIn && kindOf(tab.url()) !== kindOf(api.url + path) && (await isInside(tab))
      if (isNear) {
        await tab.evaluate(goTo(path))
        // The screen before stays until the code of the next one has arrived.
        await tab.locator('main [data-left]').waitFor({ state: 'detached' })
      } else await tab.goto(api.url + path)
      return tab
    },
    closeTab,
    script,
    async answerWith(says) {
      script(says)
      const brand = await world.addBrand({ engines: ['META_AI'], prompts: 1 })
      const runs = await api.get(`/api/admin/scans/${await api.scanToEnd(brand.brandId)}/runs`)
      return runs.items[0].id
    },
    async stop() {
      await closeTab()
      await browser.close()
      await api.stop()
      await world.close()
      expect(complaints).toEqual([])
    },
  }
}

/** The screen at an address, whichever brand or run it shows. */
const kindOf = (url: string): string => new URL(url).pathname.replaceAll(/[0-9a-f-]{36}/g, ':id')

/** Another screen is opened as a link would: loading the whole page again takes far longer. */
const isInside = async (page: Page): Promise<boolean> =>
  (await page.getByRole('navigation', { name: 'Places' }).count()) > 0
const goTo = (path: string): string =>
  `document.querySelector('main h1')?.setAttribute('data-left', ''); history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`

const FALSE =
  'Halden Instruments was founded in 1987. Halden Instruments has its headquarters in Leipzig, Germany.'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 740 }

/** The file that a click downloads. */
export async function downloaded(
  page: Page,
  click: () => Promise<void>,
): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) }
}

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const examined = new Set<string>()

/**
 * Fails on axe violations, and when the page is wider than its window. In ordinary runs axe, which takes most of the time
 * of these tests, examines each screen once, and once again with other words.
 */
export async function expectAccessible(page: Page, words = ''): Promise<void> {
  await expectToFit(page)
  const screen = words + kindOf(page.url())
  if (!IS_WHOLE && examined.has(screen)) return
  examined.add(screen)
  // Not as a script element: the page's own policy would refuse it.
  if (await page.evaluate<boolean>('window.axe === undefined')) await page.evaluate(AXE)
  const found = await page.evaluate(
    'axe.run(document, { resultTypes: ["violations"], preload: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + " at " + nodes[0].html.slice(0, 200)))',
  )
  expect([page.url(), found]).toEqual([page.url(), []])
}

async function expectToFit(page: Page): Promise<void> {
  const isWider = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')
  expect([page.url(), isWider]).toEqual([page.url(), false])
}

const LOOKS = [
  { size: PHONE, colorScheme: 'dark' },
  { size: DESK, colorScheme: 'light' },
] as const
let looked = 0

/**
 * The same, dark on a phone and light on a desk. In ordinary runs axe takes one of the two, in turns: the screens are
 * made of the same parts. In the page as it is: loading it again costs more than looking.
 */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  looked += 1
  for (const [index, { size, colorScheme }] of LOOKS.entries()) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    if (IS_THOROUGH || index === looked % LOOKS.length) await expectAccessible(page)
    else await expectToFit(page)
  }
}
