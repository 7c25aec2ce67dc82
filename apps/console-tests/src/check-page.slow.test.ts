import { readFileSync } from 'node:fs'
import { publishLog } from '@veracite/api/test-support/three-origins'
import { bundleHtml } from '@veracite/evidence/bundle/bundle-html'
import { SAMPLE_LOG, sampleExport } from '@veracite/evidence/bundle/test-support/sample-export'
import { IS_THOROUGH, IS_WHOLE } from '@veracite/testing/thorough'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { ED25519_NOTE, formatVkey, noteSigner } from '@veracite/verify/log/note-key'
import { WEB_ROOTS } from '@veracite/verify/relayed/web-roots'
import { sha256Hex } from '@veracite/verify/sha256'
import { RELAY, WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { sampleCase } from '@veracite/verify/test-support/sample-case'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { describeInChromium, expectAccessible, expectAccessibleInEveryLook } from './test-support/console.ts'

const VECTORS = new URL('../../../vectors/bundles/', import.meta.url)
const vector = (name: string): string => readFileSync(new URL(`${name}.json`, VECTORS), 'utf8')

describeInChromium('the check page', 'the check page in Chromium', (console) => {
  let page: Page
  /** The requests of the page since it was opened, with their bodies. */
  let asked: { url: string; body: string | null }[] = []
  let real: { json: string; html: string; answer: string }

  beforeAll(async () => {
    await publishLog(console.world)
    const { body } = await console.api.call('GET', `/api/admin/scans/${console.scanId}/runs?limit=50`)
    const run = body.items.find(
      ({ citationClass }: { citationClass: string | null }) => citationClass !== null,
    )
    const bundle = (format: string) =>
      console.api.call('GET', `/v1/runs/${run.id}/evidence-bundle?format=${format}`)
    const json = (await bundle('json')).text
    real = { json, html: (await bundle('html')).text, answer: JSON.parse(json).answer.text }
    page = await console.open('/check', { signedIn: false, refused: true })
    // As on plain HTTP in a local network: without the features that browsers reserve for secure contexts.
    await page.addInitScript(
      'Object.defineProperty(crypto, "subtle", { value: undefined }); delete Crypto.prototype.randomUUID',
    )
    page.on('request', (request) => asked.push({ url: request.url(), body: request.postData() }))
    await reload()
  })

  const reload = async () => {
    // The worker starts with the page and asks for its parts a moment later: that is part of opening it.
    await page.goto(`${console.api.url}/check`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { level: 1, name: 'Check evidence' }).waitFor()
    asked = []
  }
  /** The page as if it were just opened; if it has asked for nothing so far, it is. */
  const begin = async () => {
    if (page.url() === `${console.api.url}/check` && (await requests()) === '0 requests made') asked = []
    else await reload()
  }
  const give = (name: string, content: string | Uint8Array) =>
    page.setInputFiles('input[type=file]', {
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    })
  const status = () => page.locator('.verdict').getAttribute('data-status')
  const words = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      await page
        .locator('.rung')
        .evaluateAll((rungs) =>
          rungs.map((rung) => [
            rung.getAttribute('data-step') ?? '',
            rung.querySelector('.rung-word')?.textContent ?? '',
          ]),
        ),
    )
  const requests = () => page.locator('.requests').textContent()

  test.each(['json', 'html'] as const)(
    'a bundle of this server as %s is verified without a request',
    async (form) => {
      await begin()
      await give(`bundle.${form}`, real[form])
      await page.getByRole('heading', { name: `bundle.${form}` }).waitFor()
      expect(await status()).toBe('verified')
      expect(await words()).toMatchObject({
        bytes: 'PASS',
        response: 'PASS',
        checkpoint: 'PASS',
        plan: 'PASS',
      })
      expect(await page.getByRole('radio', { name: /^This server/ }).isChecked()).toBe(true)
      await page.getByText('DEMO The answer was invented by this software.').waitFor()
      // Its signs of Markdown are not shown.
      const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
      const shown = (await page.locator('.answer').first().textContent()) ?? ''
      expect(lettersOf(shown)).toContain(lettersOf(real.answer).slice(0, 30))
      await page.locator('.verdict-head', { hasText: 'Evidence intact' }).waitFor()
      expect([asked, await requests()]).toEqual([[], '0 requests made'])
    },
  )

  test('dropped on the page; one byte changed breaks its step, put back it holds', async () => {
    await begin()
    const files = await page.evaluateHandle((text) => {
      const view = globalThis as unknown as { DataTransfer: new () => { items: { add(file: File): void } } }
      const transfer = new view.DataTransfer()
      transfer.items.add(new File([text], 'dropped.json'))
      return transfer
    }, real.json)
    await page.dispatchEvent('.intake', 'drop', { dataTransfer: files })
    await page.getByRole('heading', { name: 'dropped.json' }).waitFor()
    const whole = await words()
    for (const [where, step] of [
      ['response', 'response'],
      ['signature', 'signature'],
      ['leaf', 'leaf'],
      ['proof', 'inclusion'],
      ['checkpoint', 'checkpoint'],
    ] as const) {
      await page.getByLabel('What if one byte').selectOption(where)
      await page.getByRole('button', { name: 'Change one byte' }).click()
      expect([await status(), (await words())[step]], where).toEqual(['not_verified', 'FAIL'])
      await page.getByText('With one byte changed.').waitFor()
      await page.getByRole('button', { name: 'Put it back' }).click()
      expect([await status(), await words()]).toEqual(['verified', whole])
    }
    expect(asked).toEqual([])
  })

  test.runIf(IS_WHOLE)(
    'attacks in the vectors end in the page as they do elsewhere, each way at least once',
    async () => {
      await begin()
      const cases: { bundle: string; patch: unknown[] }[] = JSON.parse(vector('cases')).cases
      const ends = new Map<string, [name: string, expected: ReturnType<typeof verifyBundle>]>()
      const whole = cases.filter(({ patch }) => patch.length === 0).map(({ bundle }) => bundle)
      for (const name of new Set(whole.map((bundle) => bundle.replace('.json', '')))) {
        const expected = verifyBundle(vector(name))
        const failed = expected.steps.filter(({ result }) => result === 'fail').map(({ id }) => id)
        const end = [expected.status, ...failed].join()
        ends.set(IS_THOROUGH ? name : end, [name, expected])
      }
      for (const [name, expected] of ends.values()) {
        await give(`${name}.json`, vector(name))
        await page.getByRole('heading', { name: `${name}.json`, exact: true }).waitFor()
        const { bytes, witnesses, ...seen } = await words()
        expect([name, await status()]).toEqual([name, expected.status])
        expect(seen, name).toEqual(
          Object.fromEntries(
            expected.steps.map(({ id, result }) => [
              id,
              { pass: 'AGREES', fail: 'FAIL', not_present: 'NOT PRESENT' }[result],
            ]),
          ),
        )
      }
      expect([asked, await requests()]).toEqual([[], '0 requests made'])
    },
  )

  test('a key that is pasted: the right one verifies, another one breaks the checkpoint, a wrong one is told', async () => {
    await begin()
    await give('sample.html', bundleHtml(await sampleExport({ format: 'html' })).html)
    await page.getByRole('heading', { name: 'sample.html' }).waitFor()
    // From another log than this server's: its own key proves nothing.
    expect(await status()).toBe('self_consistent')
    await page.getByRole('radio', { name: /^One that I paste/ }).check()
    const field = page.getByLabel('Log key', { exact: true })
    await field.fill('no key at all')
    await page.getByText('This is not a log key.').waitFor()
    expect(await status()).toBe('self_consistent')
    await field.fill(formatVkey(SAMPLE_LOG.verifier))
    expect([await status(), (await words()).checkpoint]).toEqual(['verified', 'PASS'])
    await field.fill(
      formatVkey(noteSigner(SAMPLE_LOG.verifier.name, ED25519_NOTE, new Uint8Array(32).fill(5)).verifier),
    )
    expect([await status(), (await words()).checkpoint]).toEqual(['not_verified', 'FAIL'])
    await page.getByRole('radio', { name: /^This server/ }).check()
    expect(await status()).toBe('not_verified')
    expect(asked).toEqual([])
  })

  test('hostile text is text, wherever it comes from', async () => {
    await begin()
    const answer = `</script><script>alert(1)</script><img src=x onerror=alert(1)>\u202Eevil [x](javascript:alert(1)) ${'A'.repeat(200_000)}`
    await give('<img src=x onerror=alert(1)>.json', JSON.stringify(await sampleExport({ answer })))
    await page.getByRole('heading', { name: '<img src=x onerror=alert(1)>.json' }).waitFor()
    expect(await page.locator('.answer').first().textContent()).toContain('⟦U+202E⟧evil')
    for (const summary of await page.locator('.ladder summary').all()) await summary.click()
    expect(await page.locator('main img, main iframe, main a[href], main script').count()).toBe(0)
    await expectAccessible(page)
    await give(
      'deep.json',
      `{"bundle":"https://x/schema/bundle/v1","leaf":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    )
    await page.getByRole('heading', { name: 'deep.json' }).waitFor()
    expect(await status()).toBe('not_verified')
    expect(asked).toEqual([])
  })

  test('by keyboard: a text is hashed here and only its hash is sent; one character more is not found', async () => {
    await begin()
    await page.getByRole('button', { name: 'Choose a file' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.insertText(`${real.answer}\n`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('[data-status=found]').waitFor()
    expect(await page.evaluate('document.activeElement.textContent')).toBe('The pasted text')
    // As pasted, then without the line feed at its end.
    expect(asked.map(({ url, body }) => [/\/v1\/public\/evidence\/[0-9a-f]{64}$/.test(url), body])).toEqual([
      [true, null],
      [true, null],
    ])
    expect(await requests()).toBe('2 requests made')
    await page.getByLabel('Or paste a text').fill(`${real.answer}!`)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await page.locator('[data-status=unknown]').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Or paste a text').fill(JSON.parse(real.json).response.sha256.toUpperCase())
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('[data-status=found]').waitFor()
    await page.getByText('A reply with exactly these bytes').waitFor()
    expect(await requests()).toBe('4 requests made')
    // The address of a look-up can be shared.
    await page.reload()
    await page.locator('[data-status=found]').waitFor()
  })

  test('a witnessed answer: who sent it and what that does not prove; tampered with, it fails that step', async () => {
    // No test has the key of a public authority, so one digest of the page's list is exchanged for that of the test's own.
    const [stranger = ''] = WEB_ROOTS
    let exchanged = 0
    await page.context().route('**/*.js', async (route) => {
      const response = await route.fetch()
      const script = await response.text()
      exchanged += script.split(stranger).length - 1
      const headers = { ...response.headers(), 'cache-control': 'no-store' }
      await route.fulfill({ response, headers, body: script.replaceAll(stranger, sha256Hex(WEB_ROOT)) })
    })
    await reload()
    const provider = async (name: string, bundle: object) => {
      await give(`${name}.json`, JSON.stringify(bundle))
      await page.getByRole('heading', { name: `${name}.json`, exact: true }).waitFor()
      const said = (await page.locator('.rung[data-step=provider]').textContent()) ?? ''
      return { status: await status(), word: (await words()).provider, said }
    }
    const whole = JSON.parse(vector('witnessed'))
    const strange = await provider('witnessed', whole)
    expect(exchanged).toBeGreaterThan(0)
    expect(strange).toMatchObject({ status: 'self_consistent', word: 'NOT PRESENT' })
    expect(strange.said).toContain('carried by a relay you have not named')
    const paste = page.getByLabel('Keys of relays, one a line')
    const pasted = async (text: string) => {
      await paste.fill(text)
      const said = (await page.locator('.rung[data-step=provider]').textContent()) ?? ''
      return { word: (await words()).provider, said }
    }
    const key = formatVkey(RELAY.verifier)
    const good = await pasted(`${key} Example & Partners`)
    expect(good.word).toBe('AGREES')
    expect(good.said).toMatch(
      /api\.openai\.example .*sent the first answer .*, provided that the relay relay\.example\.org\/log\/1, run by Example & Partners, did not collude with the collector/,
    )
    expect(await pasted(`<p>veracite-relay-key=${key}</p>`)).toMatchObject({ word: 'AGREES' })
    const borrowed = noteSigner(RELAY.verifier.name, ED25519_NOTE, new Uint8Array(32).fill(91)).verifier
    expect(await pasted(formatVkey(borrowed))).toMatchObject({ word: 'FAIL' })
    expect(await pasted(key.slice(0, -4))).toMatchObject({ word: 'NOT PRESENT' })
    await page.getByText('This names no relay').waitFor()
    await expectAccessible(page)
    expect(asked).toEqual([])
    // The relays of the server are fetched on request only, and none is named before the reader ticks it.
    const listed = { relays: [{ vkey: key, runBy: 'a university', address: 'https://x', inUse: true }] }
    await page.route('**/.well-known/veracite-relays', (route) => route.fulfill({ json: listed }))
    await paste.fill('')
    await page.getByRole('button', { name: 'Fetch the relays that this server says it uses' }).click()
    const offered = page.getByRole('checkbox', { name: 'relay.example.org/log/1' })
    await offered.waitFor()
    expect((await words()).provider).toBe('NOT PRESENT')
    await offered.check()
    expect((await words()).provider).toBe('AGREES')
    expect(await page.locator('.rung[data-step=provider]').textContent()).toContain(
      'run by “a university” (as ',
    )
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/.well-known/veracite-relays'])
    asked = []
    const [entry] = whole.witnessed
    const server = Buffer.from(entry.server, 'base64')
    server[700] = (server[700] ?? 0) ^ 1
    const tampered = { ...whole, witnessed: [{ ...entry, server: server.toString('base64') }] }
    expect(await provider('tampered', tampered)).toMatchObject({ status: 'not_verified', word: 'FAIL' })
    const unlogged = { ...whole, witnessed: [{ ...entry, relayProof: null }] }
    expect((await provider('unlogged', unlogged)).said).toContain('the relay’s log holds it is left out')
    for (const name of ['witnessed-other-reply', 'witnessed-other-secrets', 'witnessed-other-relay'])
      expect(await provider(name, JSON.parse(vector(name))), name).toMatchObject({ word: 'FAIL' })
    expect(await provider('witnessed-not', JSON.parse(vector('witnessed-not')))).toMatchObject({
      status: 'self_consistent',
      word: 'NOT PRESENT',
      said: expect.stringContaining('not witnessed: The relay gave no statement.'),
    })
    expect(asked).toEqual([])
    await page.context().unroute('**/*.js')
  })

  test('a case file, whole and with a byte changed', async () => {
    await reload()
    const file = sampleCase()
    await give('case.zip', file)
    await page.getByRole('heading', { name: 'case.zip' }).waitFor()
    await page.locator('[data-status=self_consistent]').waitFor()
    expect(await words()).toMatchObject({ archive: 'AGREES', bundles: 'AGREES' })
    const changed = file.slice()
    changed[Math.floor(changed.length / 2)] = (changed[Math.floor(changed.length / 2)] ?? 0) ^ 1
    await give('changed.zip', changed)
    await page.getByRole('heading', { name: 'changed.zip' }).waitFor()
    await page.locator('[data-status=not_verified]').waitFor()
    expect([await status(), await page.locator('.verdict-head').textContent()]).toEqual([
      'not_verified',
      'Not verified',
    ])
    expect(asked).toEqual([])
  })

  test.runIf(IS_WHOLE)('for everyone, light and dark, on a desk and a phone, and on paper', async () => {
    await begin()
    await expectAccessibleInEveryLook(page)
    await give('bundle.json', real.json)
    await page.getByRole('heading', { name: 'bundle.json' }).waitFor()
    for (const summary of await page.locator('.ladder summary').all()) await summary.click()
    await expectAccessibleInEveryLook(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.intake').isVisible()).toBe(false)
    expect(await page.locator('.rung-inputs').first().isVisible()).toBe(true)
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(20_000)
    await page.emulateMedia({ media: 'screen' })
  })

  test('the first screen is at most 118 kB, fonts included, and the verifier behind it, which opens recorded connections too, at most 80', async () => {
    await reload()
    await give('bundle.json', real.json)
    await page.locator('.verdict').waitFor()
    const sizes = await page.evaluate<number[]>(
      // The worker has the verifier from the same file, which the browser keeps.
      'Object.values(Object.fromEntries(performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation")).map((entry) => [entry.name, entry.encodedBodySize])))',
    )
    const verifier = Math.max(...sizes)
    const rest = sizes.reduce((sum, size) => sum + size, 0) - verifier
    expect(rest).toBeLessThan(118_000)
    expect(verifier).toBeGreaterThan(20_000)
    expect(verifier).toBeLessThan(80_000)
  })
})
