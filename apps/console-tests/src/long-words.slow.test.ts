import { createPages } from '@veracite/console/build'
import { MESSAGES } from '@veracite/words/generated/words'
import { pseudoOf } from '@veracite/words/pseudo'
import { expect, test } from 'vitest'
import { describeInChromium, expectAccessible } from './test-support/console.ts'

/** English with marks and words that are 40 % longer, for this console only. */
const longWords = createPages({ ...MESSAGES, en: pseudoOf(MESSAGES.en) })

const OF_BRAND =
  '|/findings|/scans|/review|/corrections|/facts|/products|/prompts|/schedules|/engines|/rivals|/reports|/cases|/orders|/sources|/settings|/apps'
const OTHERS = [
  '',
  '/engines',
  '/deliveries',
  '/people',
  '/you',
  '/log',
  '/record',
  '/queues',
  '/start',
  '/shares',
]

/** What is wider than the window: its beginning, to find it by. */
const TOO_WIDE = `document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && one.children.length === 0)
  .slice(0, 3).map((one) => one.outerHTML.slice(0, 160))`

describeInChromium(
  'long words',
  'words that are 40 % longer',
  (console) => {
    const open = async (path: string) => {
      const page = await console.open(path, { refused: true })
      await page.locator('h1').first().waitFor()
      await page.locator('.loading').first().waitFor({ state: 'detached' })
      return page
    }

    test('no screen is wider than its window, on a desk and on a phone', async () => {
      const found: string[] = []
      const paths = [
        ...OF_BRAND.split('|').map((screen) => `/console/brands/${console.brandId}${screen}`),
        ...OTHERS.map((screen) => `/console${screen}`),
        `/console/scans/${console.scanId}`,
      ]
      for (const path of paths) {
        const page = await open(path)
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          for (const one of await page.evaluate<string[]>(TOO_WIDE)) found.push(`${width} ${path} ${one}`)
        }
      }
      expect(found).toEqual([])
    })

    test('the main screens are accessible', async () => {
      for (const [path, width] of [
        [`/console/brands/${console.brandId}`, 390],
        [`/console/brands/${console.brandId}/findings`, 1440],
        [`/console/brands/${console.brandId}/schedules`, 390],
        ['/check', 390],
      ] as const) {
        const page = await open(path)
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page, 'long words')
        if (path === '/check') expect(await page.locator('h1').textContent()).toBe('Chêêck êêvïïdêêncêê')
      }
    })
  },
  longWords,
)
