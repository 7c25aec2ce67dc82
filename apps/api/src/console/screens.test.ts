import { findChromium } from '@veracite/testing/chromium'
import { TEST_TOKEN } from '@veracite/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, expectAccessible, PHONE, startConsole, type TestConsole } from '../test-support/console.ts'

const EXECUTABLE = findChromium('the console')

const LOOKS = [
  { viewport: DESK, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'dark' },
] as const

describe.skipIf(EXECUTABLE === undefined)('the console in Chromium', () => {
  let console: TestConsole
  beforeAll(async () => {
    console = await startConsole(EXECUTABLE ?? '')
  })
  afterAll(() => console?.stop())

  test('signing in with the token, reading a brand by keyboard, signing out', async () => {
    const page = await console.open(`/console/brands/${console.brandId}`, { signedIn: false, refused: true })
    await page.getByLabel('Platform token').fill('wrong')
    await page.keyboard.press('Enter')
    await page.getByText('This is not the platform token').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Platform token').fill(TEST_TOKEN)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Halden Instruments' }).waitFor()
    await page.getByRole('link', { name: /^ChatGPT, Branded/ }).focus()
    await page.keyboard.press('Enter')
    const runs = page.locator('#runs').getByRole('row')
    await runs.nth(2).waitFor()
    expect(await runs.count()).toBe(1 + 2)
    await page.goBack()
    await page.getByRole('heading', { name: 'Who says what' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('Platform token').waitFor()
    await page.reload()
    await page.getByLabel('Platform token').waitFor()
  })

  test('a scan is started with its price in sight, fills while it runs, and tells silence from absence', async () => {
    const page = await console.open(`/console/brands/${console.brandId}`)
    await page.getByRole('button', { name: 'Start a scan' }).click()
    await page.getByLabel('How often each prompt').selectOption('3')
    await page.getByText('264 questions: 8 prompts × 11 engines × 3 samples').waitFor()
    await page.getByText(/about \$\d/).waitFor()
    await page.getByText('50 % of 3 answers').waitFor()
    await page.getByRole('button', { name: 'Start the scan' }).click()
    await page.getByText('264 of 264 asked').waitFor()
    await page.getByText(/^(Completed|Partial)$/).waitFor()
    const { body } = await console.api.call('GET', `/api/admin/scans/${page.url().split('/').at(-1)}`)
    const shown = await page
      .getByText(/^No answer$/)
      .locator('xpath=following-sibling::dd')
      .textContent()
    expect(Number(shown)).toBe(body.byStatus.NO_ANSWER ?? 0)
    await page.getByLabel('State').selectOption('NO_ANSWER')
    expect(new URL(page.url()).search).toBe('?status=NO_ANSWER')
    await expect
      .poll(() => page.locator('#runs tbody').getByRole('row').count())
      .toBe(Math.min(50, body.byStatus.NO_ANSWER))
  })

  test.each(LOOKS)('every screen is for everyone: $colorScheme', async (look) => {
    const page = await console.open('/console', look)
    const screens: [string, string][] = [
      ['/console', 'Brands'],
      [`/console/brands/${console.brandId}`, 'Halden Instruments'],
      [`/console/scans/${console.scanId}`, 'Scan'],
      ['/console/nowhere', 'Nothing here'],
      ['/check', 'Check evidence'],
    ]
    for (const [path, title] of screens) {
      await page.goto(console.api.url + path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await expect.poll(() => page.locator('.loading').count()).toBe(0)
      if (path !== '/check') await page.getByText('The answers are invented by this software').waitFor()
      await expectAccessible(page)
    }
  })

  test('the first screen is at most 60 kB', async () => {
    const page = await console.open('/console', { signedIn: false })
    await page.getByLabel('Platform token').waitFor()
    const bytes = await page.evaluate<number>(
      'performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation")).reduce((sum, entry) => sum + entry.transferSize, 0)',
    )
    expect(bytes).toBeGreaterThan(5_000)
    expect(bytes).toBeLessThan(60_000)
  })
})
