import { samplesOf } from '@veracite/contract/document/code-samples'
import { operations } from '@veracite/contract/operations'
import { openBrowser } from '@veracite/testing/browser'
import { findChromium } from '@veracite/testing/chromium'
import { TEST_TOKEN } from '@veracite/testing/world'
import axe from 'axe-core'
import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const EXECUTABLE = findChromium('the reference page')

const { api, world } = useApi({ worker: false })

test('every operation that can be called has a sample in curl, TypeScript and Python', () => {
  for (const operation of operations.filter(({ answers }) => !(501 in answers))) {
    const samples = samplesOf(operation, 'https://veracite.example')
    expect([operation.id, samples.map(({ label }) => label)]).toEqual([
      operation.id,
      ['curl', 'TypeScript', 'Python'],
    ])
  }
})

test('the page and its files are open to everyone, and allow nothing from elsewhere', async () => {
  const page = await fetch(`${api.url}/v1/docs`)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("connect-src 'self'")
  expect(policy).not.toMatch(
    /https?:|unsafe-eval|\*|(?:script-src|style-src|style-src-elem) [^;]*unsafe-inline/,
  )
  expect(await page.text()).not.toMatch(/https?:\/\//)
  const plain = await fetch(`${api.url}/v1/docs/scalar.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const packed = await fetch(`${api.url}/v1/docs/scalar.js`, { headers: { 'accept-encoding': 'gzip' } })
  expect(await packed.text()).toBe(await plain.text())
})

describe.skipIf(EXECUTABLE === undefined)('in Chromium', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser(EXECUTABLE ?? '')
  })
  afterAll(() => browser?.close())

  test('it shows the operations, searches, sends a call with a token, and asks nobody but this server', async () => {
    const page = await browser.newPage()
    page.setDefaultTimeout(120_000)
    const elsewhere: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(api.url) && !/^(data|blob):/.test(url)) elsewhere.push(url)
    })
    page.on('console', (message) => {
      if (/^(?:warning|error)$/.test(message.type())) complaints.push(message.text())
    })
    await page.goto(`${api.url}/v1/docs`)
    await page.getByText('List confabulations of a brand').first().waitFor()
    await page.getByText('veracite.confabulations.list').or(page.getByText('curl')).first().waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.keyboard.press('Control+k')
    await page.keyboard.type('look up a hash')
    await page.getByRole('dialog').getByText('Look up a hash').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByPlaceholder('Token').first().fill(TEST_TOKEN)

    const { brandId } = await world.addBrand({ prompts: 1 })
    await page
      .getByRole('button', { name: /Test Request/ })
      .first()
      .click()
    const client = page.getByRole('dialog').filter({ hasText: 'Variables' })
    await client.getByText('0199c0de-').first().click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(brandId)
    // Typed text reaches the request with a delay, so it may have to be sent again.
    let answer: Response | undefined
    const send = async () => {
      const answered = page.waitForResponse((one) => one.url().includes('/confabulations'))
      await client.getByRole('button', { name: /^Send/ }).first().click()
      answer = await answered
      return [answer.status(), answer.url().startsWith(`${api.url}/v1/brands/${brandId}/`)]
    }
    await expect.poll(send, { timeout: 60_000, interval: 1_000 }).toEqual([200, true])
    expect(answer?.request().headers().authorization).toBe(`Bearer ${TEST_TOKEN}`)
    await client.getByText('classifiedRuns').first().waitFor()
    const kept =
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])'
    expect(await page.evaluate(kept)).not.toContain(TEST_TOKEN)
    expect([elsewhere, complaints]).toEqual([[], []])
  })

  test('the document of the operator is shown as well, and nobody is kept from reading it', async () => {
    const page = await browser.newPage()
    page.setDefaultTimeout(120_000)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (/^(?:warning|error)$/.test(message.type())) complaints.push(message.text())
    })
    await page.goto(`${api.url}/v1/docs?api=operator`)
    await page.getByText('Rank the false statements').first().waitFor()
    expect([await barriersOn(page), complaints]).toEqual([[], []])
  })
})

async function barriersOn(page: Page): Promise<unknown> {
  await page.evaluate(axe.source)
  return page.evaluate(
    'axe.run(document, { resultTypes: ["violations"], preload: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + " at " + nodes[0].html.slice(0, 200)))',
  )
}
