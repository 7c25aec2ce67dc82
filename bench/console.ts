import { openBrowser, signedInCookie } from '../packages/testing/src/browser.ts'
import { findChromium } from '../packages/testing/src/chromium.ts'
import { bench } from './bench.ts'
import { openSeeded } from './seeded-database.ts'
import { startApi } from './servers/start-server.ts'

/**
 * From opening the address to the whole overview of a brand in Chromium, for brands that differ only in the number
 * of classified runs. `size`: the largest.
 */
export const consoleBench = bench({
  name: 'console',
  unit: 'ms',
  size: 1_000_000,
  async open(setup) {
    const executablePath = findChromium('how fast a brand opens')
    if (executablePath === undefined) throw new Error('This benchmark needs a Chromium.')
    const database = await openSeeded(setup)
    const api = await setup.keep(startApi(database), (server) => server.end())
    const browser = await setup.keep(openBrowser(executablePath), (opened) => opened.close())
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addCookies([{ ...(await signedInCookie(api.url, api.token)), url: api.url }])
    const measure = (id: string) => async () => {
      const page = await context.newPage()
      const begun = performance.now()
      await page.goto(`${api.url}/console/brands/${id}`)
      // Everything that the first screen tells: the sentence, the line, what is wrong, and the map.
      for (const part of ['.story', '.chart svg', '.ranked, .soft', 'table.map'])
        await page.locator(part).first().waitFor()
      const ms = performance.now() - begun
      await page.close()
      return ms
    }
    const names = database.brands.map(({ runs }) => `${runs} runs`)
    return {
      measures: Object.fromEntries(database.brands.map(({ id }, n) => [names[n] ?? '', measure(id)])),
      ratios: [{ of: names[0] ?? '', to: names.at(-1) ?? '', goal: 1.5, atMost: true }],
    }
  },
})
