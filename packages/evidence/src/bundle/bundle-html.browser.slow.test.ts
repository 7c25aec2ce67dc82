import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium } from '@veracite/testing/chromium'
import { useFolder } from '@veracite/testing/temporary-folder'
import { readPage } from '@veracite/verify/bundle/page'
import { HEADLINES, SUMMARIES } from '@veracite/verify/bundle/verdict'
import { ED25519_NOTE, formatVkey, noteSigner } from '@veracite/verify/log/note-key'
import { WEB_ROOTS } from '@veracite/verify/relayed/web-roots'
import { sha256Hex } from '@veracite/verify/sha256'
import { RELAY, WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleHtml } from './bundle-html.ts'
import type { ExportedBundle } from './exported-bundle.ts'
import { SAMPLE_LOG, sampleExport } from './test-support/sample-export.ts'

/** The page as a reader opens it: from a file, offline, in an ordinary browser. */

const EXECUTABLE = findChromium('the page')
const DESK = { width: 1280, height: 720 }

/** What a page asked for and complained about since it was opened. */
interface Opened {
  wanted: string[]
  errors: string[]
}

describe.skipIf(EXECUTABLE === undefined)('in Chromium, from a file', () => {
  let browser: Browser
  /** One for all: opening a window per page would take longer than the tests themselves. */
  let page: Page
  const folder = useFolder()
  /** The page that it shows at first; the tests up to the one that enters a key leave it as it is. */
  let good: ExportedBundle
  let first: Opened

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: EXECUTABLE ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    page = await browser.newPage()
    page.setDefaultTimeout(120_000)
    good = await sampleExport()
    first = await open(bundleHtml(good).html)
  })
  afterAll(async () => {
    await browser?.close()
  })

  const open = async (html: string): Promise<Opened> => {
    const path = join(folder, `${Math.random()}.html`)
    await writeFile(path, html)
    page.removeAllListeners()
    await page.setViewportSize(DESK)
    const wanted: string[] = []
    const errors: string[] = []
    page.on('request', (request) => wanted.push(request.url()))
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => errors.push(message.text()))
    page.on('dialog', (dialog) => errors.push(`dialog ${dialog.message()}`))
    await page.goto(`file://${path}`)
    return { wanted, errors }
  }

  const resultsOf = async (page: Page): Promise<string[]> =>
    (await page.locator('table.steps tbody td:nth-child(3)').allInnerTexts()).map((text) => text.trim())

  /** The sample has no time stamps, no plan or outcomes of a scan, no cited pages and no relay; the seal is before that, and the page itself the last. */
  const AGREES = [
    ...Array(6).fill('AGREES'),
    'NOT PRESENT',
    'AGREES',
    ...Array(3).fill('NOT PRESENT'),
    'AGREES',
    'NOT PRESENT',
    'AGREES',
  ]
  const SEAL = 12
  const PASSES = AGREES.map((word) => (word === 'AGREES' ? 'PASS' : word))
  const failing = (step: number) => AGREES.map((result, i) => (i === step - 1 ? 'FAIL' : result))

  /** What a reader sees first: the words and their colour. */
  const verdictOf = (page: Page) =>
    page.locator('#self-check').evaluate((box) => {
      const look = (box as unknown as { ownerDocument: { defaultView: Look } }).ownerDocument.defaultView
      const [headline, verdict] = ['#headline', '#verdict'].map((id) => box.querySelector(id))
      return {
        status: box.getAttribute('data-status'),
        headline: headline?.textContent,
        verdict: verdict?.textContent,
        colour: headline && look.getComputedStyle(headline).color,
      }
    })
  interface Look {
    getComputedStyle(element: unknown): { color: string }
  }

  test('a good page agrees in every step, asks for nothing and says how far its own check goes', async () => {
    const { wanted, errors } = first
    expect(await resultsOf(page)).toEqual(AGREES)
    expect(await verdictOf(page)).toMatchObject({
      status: 'self_consistent',
      headline: HEADLINES.self_consistent,
      verdict: SUMMARIES.self_consistent,
    })
    expect([wanted.length, errors]).toEqual([1, []])
  })

  test('the saved bundle is the bundle', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#save')])
    const saved = join(folder, 'saved.json')
    await download.saveAs(saved)
    expect(await Bun.file(saved).json()).toEqual(JSON.parse(JSON.stringify(good)))
  })

  test('on a phone every cell keeps the label of its column, and nothing reaches beyond the edge', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const seen = await page.evaluate(() => {
      const view = globalThis as unknown as PhoneView
      const cells = [...view.document.querySelectorAll('table:not(.facts) tbody td')]
      return {
        width: view.document.documentElement.scrollWidth,
        unlabelled: cells
          .map((cell) => ({
            label: cell.getAttribute('data-label'),
            shown: view.getComputedStyle(cell, '::before').content,
          }))
          .filter(({ label, shown }) => !label || shown !== JSON.stringify(label)),
        cells: cells.length,
      }
    })
    expect(seen).toEqual({ width: 360, unlabelled: [], cells: expect.any(Number) })
    expect(seen.cells).toBeGreaterThan(40)
    expect(await page.getByRole('columnheader', { name: 'The source says' }).count()).toBe(1)
    await page.setViewportSize(DESK)
  })
  interface PhoneView {
    document: {
      documentElement: { scrollWidth: number }
      querySelectorAll(selector: string): Iterable<{ getAttribute(name: string): string | null }>
    }
    getComputedStyle(element: unknown, pseudo: string): { content: string }
  }

  test('it prints on A4 and Letter with numbered pages', async () => {
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = await page.pdf({ format })
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.length).toBeGreaterThan(20_000)
    }
  })

  test('with the key from elsewhere it is verified, in another colour; with another key it fails at the checkpoint; a page made up as a whole never says verified, nor looks like it', async () => {
    const alone = await verdictOf(page)
    await page.fill('#key', formatVkey(SAMPLE_LOG.verifier))
    await page.click('#check-key')
    const given = await verdictOf(page)
    expect(given).toMatchObject({
      status: 'verified',
      headline: HEADLINES.verified,
      verdict: SUMMARIES.pinned,
    })
    expect(await resultsOf(page)).toEqual(PASSES)
    await page.fill('#key', 'other.example/log/1+33d7b496+AeHZzKz7hnjGmB8OFkNVkL6jEHcNdqaM4gPUZvbdjXk1')
    await page.click('#check-key')
    expect((await resultsOf(page))[4]).toBe('FAIL')
    const refused = await verdictOf(page)
    expect(refused).toMatchObject({ status: 'not_verified', headline: HEADLINES.not_verified })
    expect(new Set([alone.colour, given.colour, refused.colour]).size).toBe(3)

    const log = noteSigner(SAMPLE_LOG.verifier.name, ED25519_NOTE, new Uint8Array(32).fill(77))
    const forged = bundleHtml(await sampleExport({ log, answer: 'Halden was founded in 1999.' })).html
    await open(forged)
    const seen = await verdictOf(page)
    expect(seen).toMatchObject({ status: 'self_consistent', headline: HEADLINES.self_consistent })
    expect(`${seen.headline} ${seen.verdict}`).not.toMatch(/verified/i)
    expect(seen.colour).not.toBe(given.colour)
    expect(await resultsOf(page)).not.toContain('PASS')
    // The page's own text must not offer the forger's key for checking.
    for (const id of ['verify.cli', 'verify.python', 'verify.key'])
      expect(await page.locator(`[data-field="${id}"]`).textContent()).not.toContain(formatVkey(log.verifier))

    await page.fill('#key', formatVkey(SAMPLE_LOG.verifier))
    await page.click('#check-key')
    expect(await verdictOf(page)).toMatchObject({ status: 'not_verified', headline: HEADLINES.not_verified })
  })

  test('a page with an answer that a relay carried takes the key of the relay', async () => {
    const vector = readFileSync(
      new URL('../../../../vectors/bundles/witnessed.json', import.meta.url),
      'utf8',
    )
    const { html } = bundleHtml({ ...good, witnessed: JSON.parse(vector).witnessed })
    const [stranger = ''] = WEB_ROOTS
    const evidence = readPage(html)?.evidence ?? ''
    // The page then shows another answer than its evidence; only the step about the relay is looked at here.
    const swapped = html.replace(evidence, () => vector.replaceAll('<', '\\u003c'))
    const path = join(folder, 'relayed.html')
    await writeFile(path, swapped.replaceAll(stranger, sha256Hex(WEB_ROOT)))
    // The page allows its own script only, in which one public root was exchanged for that of the test.
    const relayed = await browser.newPage({ bypassCSP: true })
    await relayed.goto(`file://${path}`)
    const provider = async (relays: string) => {
      await relayed.fill('#relays', relays)
      await relayed.click('#check-key')
      const cells = ['#result-provider', '#reason-provider'].map((id) => relayed.locator(id).textContent())
      return (await Promise.all(cells)).join(' ')
    }
    const key = formatVkey(RELAY.verifier)
    expect(await provider('')).toContain('NOT PRESENT carried by a relay you have not named')
    expect(await provider(`${key} Example & Partners`)).toMatch(
      /^AGREES api\.openai\.example .*sent .*run by Example & Partners, did not collude with the collector/,
    )
    const borrowed = noteSigner(RELAY.verifier.name, ED25519_NOTE, new Uint8Array(32).fill(91))
    expect(await provider(formatVkey(borrowed.verifier))).toContain('but another key')
    expect(await provider(`${key.slice(0, -4)}`)).toContain(
      'FAIL the relays that you named could not be read',
    )
    await relayed.close()
    // Pages of answers that no relay carried do not ask.
    await open(bundleHtml(good).html)
    expect(await page.locator('#relays').count()).toBe(0)
  })

  test('an edited page fails at the step that the edit concerns', async () => {
    const { html } = bundleHtml(good)
    const edited = async (from: string, to: string) => {
      expect(html.includes(from)).toBe(true)
      await open(html.replace(from, to))
      return resultsOf(page)
    }
    expect(await edited('founded in 1998</mark>', 'founded in 1898</mark>'), 'only what is shown').toEqual(
      failing(AGREES.length),
    )
    const otherBytes = Buffer.from(good.response.base64, 'base64').toString().replace('1998', '1898')
    expect(await edited(good.response.base64, Buffer.from(otherBytes).toString('base64'))).toEqual(
      failing(1).with(SEAL - 1, 'FAIL'),
    )
    const consistency = await edited('"consistency":"old 301', '"consistency":"old 300')
    expect([consistency[5], consistency.at(-1)], 'and the page shows another proof').toEqual(['FAIL', 'FAIL'])
    const { sig } = good.captureSignature
    const other = good.classification[0]?.captureSignature.sig ?? ''
    expect((await edited(`"sig":"${sig}"`, `"sig":"${other}"`)).slice(1, 3)).toEqual(['FAIL', 'FAIL'])
  })

  test('a hostile answer is text and does nothing', async () => {
    const answer = `</script><script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)>\u202Eevil`
    const { wanted, errors } = await open(bundleHtml(await sampleExport({ answer })).html)
    expect(await resultsOf(page)).toEqual(AGREES)
    expect([wanted.length, errors]).toEqual([1, []])
    expect(await page.locator('[data-field="answer.text"]').textContent()).toBe(
      answer.replace('\u202E', '⟦U+202E⟧'),
    )
    expect(await page.locator('img, svg:not(.qr), iframe').count()).toBe(0)
  })
})
