import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from '@veracite/testing/browser'
import { findChromium } from '@veracite/testing/chromium'
import { eventually } from '@veracite/testing/eventually'
import { type Standalone, startStandalone } from '@veracite/testing/standalone-process'
import { useFolder } from '@veracite/testing/temporary-folder'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * What people see when they start this for the first time. With VERACITE_PICTURES set to a folder, the
 * pictures of the README are written there: `VERACITE_PICTURES=docs/images` before the command rewrites them.
 */
const EXECUTABLE = findChromium('the first minute')
const PICTURES = process.env.VERACITE_PICTURES

describe.skipIf(EXECUTABLE === undefined)('the first minute, in Chromium', () => {
  const folder = useFolder()
  let service: Standalone
  let browser: Browser
  let page: Page
  const complaints: string[] = []

  beforeAll(async () => {
    service = await startStandalone(folder)
    browser = await openBrowser(EXECUTABLE ?? '')
    page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      deviceScaleFactor: PICTURES ? 1.5 : 1,
    })
    page.setDefaultTimeout(120_000)
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
  })
  afterAll(async () => {
    await browser?.close()
    await service?.end('SIGTERM')
  })

  const picture = async (name: string, height: number) => {
    if (PICTURES === undefined) return
    await mkdir(PICTURES, { recursive: true })
    await page.setViewportSize({ width: 1280, height })
    await page.evaluate('scrollTo(0, 0)')
    await page.screenshot({ path: join(PICTURES, `${name}.png`) })
  }

  test('the printed address signs in, a scan fills the map, a run has its proof, and its bundle verifies', async () => {
    const address = /console +(http\S+)/.exec(service.output())?.[1] ?? ''
    const brand = page.getByRole('main').getByRole('link', { name: /Halden Instruments/ })
    // A server that is too busy to answer in time may refuse to sign in; the address holds for ten minutes.
    await eventually(
      'the first screen',
      async () => {
        // The same address again would be no new page.
        await page.goto('about:blank')
        await page.goto(address)
        return brand.waitFor({ timeout: 60_000 }).then(
          () => true,
          () => false,
        )
      },
      300_000,
    )
    await brand.click()
    await page.getByRole('heading', { level: 1, name: 'Halden Instruments' }).waitFor()

    // Fewer answers show the same, except in pictures.
    const some =
      PICTURES === undefined ? { engines: ['CHATGPT', 'DEEPSEEK', 'GROK', 'META_AI'] } : { samples: 2 }
    const started = await service.call('POST', `/api/admin/brands/${service.brandId}/scans`, some)
    expect(started.status).toBe(202)
    await eventually(
      'the scan to end',
      async () => (await service.call('GET', `/v1/scans/${started.body.scanId}`)).body.finishedAt,
      300_000,
    )
    await page.reload()
    await page.getByRole('heading', { name: 'What is false' }).waitFor()
    await picture('overview', 1320)

    const { confabulations } = (await service.call('GET', `/v1/brands/${service.brandId}/confabulations`))
      .body as { confabulations: { items: { runId: string }[] } }
    const runId = confabulations.items[0]?.runId ?? ''
    const bundle = await eventually('the run to be in the log', async () => {
      const { body } = await service.call('GET', `/v1/runs/${runId}/evidence-bundle`)
      return body.status === 'integrated' && body
    })
    await page.goto(`${service.url}/console/runs/${runId}`)
    await page.locator('.verdict[data-status=verified]').waitFor()
    await picture('run', 1100)

    await page.goto(`${service.url}/check`)
    await page.setInputFiles('input[type=file]', {
      name: 'bundle.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(bundle)),
    })
    await page.locator('.verdict[data-status=verified]').waitFor()
    expect(await page.locator('.requests').textContent()).toBe('0 requests made')
    await picture('check', 1640)
    expect(complaints).toEqual([])
  }, 400_000)
})
