import { setTimeout } from 'node:timers/promises'
import { eventually } from '@veracite/testing/eventually'
import { answers } from '@veracite/testing/scripted-engine'
import { IS_WHOLE } from '@veracite/testing/thorough'
import { TEST_TOKEN } from '@veracite/testing/world'
import { replacedIn } from '@veracite/words/test-support/glossary'
import { expect, test } from 'vitest'
import {
  describeInChromium,
  downloaded,
  expectAccessible,
  expectAccessibleInEveryLook,
} from './test-support/console.ts'

/** How far the parts of the page moved by themselves since it was opened. */
const layoutShift = (most: number) => `new Promise((tell) => {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => tell(sum < ${most} ? 'little' : sum.toFixed(3)), 300)
})`

/** An ordinary run opens the screens where most can break; the others cost a second or more each. */
const inCi = test.runIf(IS_WHOLE)

describeInChromium('the console', 'the console in Chromium', (console) => {
  test('signing in takes at most 75 kB, the overview 150; signing in with the token, reading a brand by keyboard, signing out', async () => {
    const page = await console.open(`/console/brands/${console.brandId}`, { signedIn: false, refused: true })
    await page.getByLabel('Platform token').waitFor()
    const bytes = () =>
      page.evaluate<number>(
        'performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation")).reduce((sum, entry) => sum + entry.transferSize, 0)',
      )
    expect(await bytes()).toBeGreaterThan(5_000)
    expect(await bytes()).toBeLessThan(75_000)
    await page.getByLabel('Platform token').fill('wrong')
    await page.keyboard.press('Enter')
    await page.getByText('This is not the platform token').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Platform token').fill(TEST_TOKEN)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Halden Instruments' }).waitFor()
    await page.locator('.statement-row').first().waitFor()
    expect(await bytes()).toBeLessThan(150_000)
    await page
      .getByRole('navigation', { name: 'Places' })
      .getByRole('link', { name: 'Engines', exact: true })
      .click()
    await page.getByRole('link', { name: /^ChatGPT, Asked about you/ }).focus()
    await page.keyboard.press('Enter')
    const runs = page.locator('#runs').getByRole('row')
    await runs.nth(1).waitFor()
    expect(await runs.count()).toBe(1 + 1)
    await page.goBack()
    await page.getByRole('heading', { name: 'Who says what' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('Platform token').waitFor()
    await page.reload()
    await page.getByLabel('Platform token').waitFor()
  })

  inCi(
    'a scan is started with its price in sight, fills while it runs, and tells silence from absence',
    async () => {
      const page = await console.open(`/console/brands/${console.brandId}`)
      await page.getByRole('button', { name: 'Start a scan' }).click()
      await page.getByLabel('How often each prompt').selectOption('3')
      await page.getByText('48 questions: 4 prompts × 4 engines × 3 samples').waitFor()
      await page
        .getByText(/about \$\d/)
        .first()
        .waitFor()
      await page.getByText('too few samples for a rate: counts only').waitFor()
      await page.getByRole('button', { name: 'Start the scan' }).click()
      const columns = () =>
        page
          .locator('table.map thead th')
          .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width))
      await page.locator('table.map').waitFor()
      const first = await columns()
      await page.getByText('48 of 48 asked').waitFor()
      await page.getByText(/^(Completed|Partial)$/).waitFor()
      expect(await columns()).toEqual(first)
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
    },
  )

  // Others are looked at where they are used, in a state that shows more.
  inCi('every screen is accessible, light on a desk and dark on a phone', { timeout: 240_000 }, async () => {
    const page = await console.open('/console')
    const wrong = await console.api.get(`/api/admin/scans/${console.scanId}/runs?class=CONFABULATED`)
    const runId: string = wrong.items[0].id
    const report = await console.api.bodyOf('POST', `/api/admin/brands/${console.brandId}/reports`, {})
    const screens: [string, string][] = [
      ['/console', 'Home'],
      [`/console/brands/${console.brandId}`, 'Halden Instruments'],
      [`/console/brands/${console.brandId}/findings`, 'False statements'],
      [`/console/brands/${console.brandId}/documents`, 'Documents'],
      [`/console/brands/${console.brandId}/orders`, 'Notices and orders'],
      [`/console/brands/${console.brandId}/sources`, 'Sources'],
      [`/console/brands/${console.brandId}/apps`, 'Answers from apps'],
      [`/console/brands/${console.brandId}/app-plans`, 'Asking in apps'],
      [`/console/brands/${console.brandId}/rivals`, 'Rivals'],
      ['/console/engines', 'Engines and cost'],
      ['/console/accounts', 'Accounts, plans, keys'],
      ['/console/log', 'Log'],
      ['/console/record', 'Who did what'],
      ['/console/you', 'The operator'],
      ['/console/people', 'People'],
      [`/console/reports/${report.id}`, 'What AI engines say about Halden Instruments'],
      ['/console/queues', 'Queues'],
      [`/console/scans/${console.scanId}`, 'Scan of'],
      [`/console/runs/${runId}`, 'What should I know about Halden Instruments?'],
      ['/console/nowhere', 'Nothing here'],
      ['/check', 'Check evidence'],
    ]
    // What stands first arrives last, as it may on a busy server.
    await page.route('**/console/api/**/app-answers?*', async (route) => {
      await setTimeout(800)
      await route.continue().catch(() => undefined)
    })
    for (const [path, title] of screens) {
      await page.goto(console.api.url + path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await expect.poll(() => page.locator('.loading').count()).toBe(0)
      const most = path.endsWith('/apps') ? 0.02 : 0.1
      expect([path, await page.evaluate(layoutShift(most))]).toEqual([path, 'little'])
      expect([path, replacedIn(await page.locator('main').innerText())]).toEqual([path, []])
      if (path !== '/check') await page.getByText('The answers are invented by this software').waitFor()
      await expectAccessibleInEveryLook(page)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('a brand: one sentence, the figures, the line, what is wrong, who says what, and all of it as downloads', async () => {
    await console.api.scanToEnd(console.brandId)
    const page = await console.open(`/console/brands/${console.brandId}`)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByText(/answers? says? something false, .*in the scan before\. Worst: /).waitFor()
    const path = `/api/admin/brands/${console.brandId}`
    const { body: rates } = await console.api.call('GET', `${path}/rates`)
    const { seen, asked, rate } = rates.overall.rates.CONFABULATED
    // The note on leading questions stands below the wrong answers, so it must be about them.
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => /\/rates\?.*measure=CONFABULATED/.test(name))).not.toEqual([])
    const card = page.locator('.figures > div', { hasText: 'Answers that are wrong' })
    const figures = (await card.textContent()) ?? ''
    expect(figures).toContain(`${Math.round(rate * 100)} %`)
    expect(figures).toContain(`${seen} of ${asked}`)
    await page.locator('.overview > details').nth(1).waitFor()
    const height = () => page.evaluate<number>('document.querySelector("main").scrollHeight')
    const closed = await height()
    await card.getByLabel('What is this: Answers that are wrong?').press('Enter')
    await card.getByText('which one of your facts contradicts').waitFor()
    expect(await height()).toBe(closed)
    await expectAccessibleInEveryLook(page)
    const { body: ranked } = await console.api.call('GET', `${path}/findings/ranked`)
    const [worst] = ranked.items
    const row = page.locator('.statement-row').first()
    const struck = (await row.locator('s').textContent()) ?? ''
    expect(worst.findings[0].sentence.words).toContain(struck.replace('false: ', ''))
    expect(await row.textContent()).toContain(`${worst.said.seen} of ${worst.said.asked}`)
    expect(worst.findings[0].line.length).toBeGreaterThan(1)
    expect(await row.locator('.spark').count()).toBe(1)
    await page.getByRole('link', { name: 'By fact' }).click()
    await page
      .getByText(/: wrong on \d engine/)
      .first()
      .waitFor()
    const chart = page.locator('.chart')
    await chart.hover()
    await page.locator('.chart-tip', { hasText: /\d of \d+ · \d+ %/ }).waitFor()
    await page.getByText('The same as a table').click()
    await page.getByRole('table').first().getByRole('row').nth(2).waitFor()
    await page.getByLabel('Measure').selectOption('mentioned')
    await page.getByRole('heading', { name: 'You are named over time' }).waitFor()
    await page
      .getByRole('navigation', { name: 'Places' })
      .getByRole('link', { name: 'Engines', exact: true })
      .click()
    await page.getByText('What changed since the previous scan, engine by engine').click()
    await page.getByText('Of 100 scans in which nothing changed, at most five say here').waitFor()
    const part = page.locator('section', { has: page.getByRole('heading', { name: 'Who says what' }) })
    await part.getByLabel('Sort by').selectOption('name')
    await expect.poll(() => part.locator('tbody th').first().textContent()).toMatch(/^ChatGPT/)
    const kept = async (name: string) =>
      (await downloaded(page, () => part.getByRole('button', { name }).click())).file
    const csv = (await kept('CSV')).toString().split('\r\n')
    expect(csv[0]).toMatch(/^answers,engine,intent,planned,classified,STRONG/)
    expect(csv).toHaveLength(1 + 4 * 4 + 1)
    expect(csv.slice(1, -1).every((line) => line.startsWith('DEMO,'))).toBe(true)
    const picture = (await kept('SVG')).toString()
    expect(picture).toMatch(/^<svg .*DEMO, invented answers · .*who says what/)
    expect(picture).toContain('ChatGPT (DEMO)')
    expect((await kept('PNG')).subarray(1, 4).toString()).toBe('PNG')
  })

  inCi(
    'the reader: what it was measured on, the figures, and what follows; nothing without a reader',
    async () => {
      const page = await console.open('/console/engines')
      await page.getByRole('heading', { name: 'Cost of each day' }).waitFor()
      await expect.poll(() => page.locator('.loading').count()).toBe(0)
      expect(await page.getByText('How well the reader was measured').count()).toBe(0)
      const figure = { part: 44, of: 45, low: 0.88, high: 1, words: '44 of 45 · 88–100 %' }
      const names = ['classRight', 'claimsRight', 'accusationsRight', 'found', 'statementsRead']
      const check = {
        ...{ id: 'c1', measuredAt: '2026-11-18T09:00:00.000Z', read: 120, of: 120, costUsd: '0.24' },
        ...Object.fromEntries(names.map((name) => [name, figure])),
      }
      const reader = {
        reader: 'any/model',
        isStale: false,
        consequence: 'Its accusations count.',
        check,
        job: null,
      }
      await page.route('**/api/admin/readers', (route) =>
        route.fulfill({ json: { answers: 120, items: [reader] } }),
      )
      await page.reload()
      await page
        .getByText(/^Measured on 120 invented answers that nobody fitted to, 2026-11-18, \$0\.24: /)
        .waitFor()
      await page.getByText('Its accusations count.').waitFor()
      await expectAccessible(page)
      await page.unroute('**/api/admin/readers')
    },
  )

  inCi('from ten prompts on, rates for other questions open separately', async () => {
    const brand = await console.world.addBrand({ engines: ['CHATGPT'], prompts: 10 })
    await console.api.scanToEnd(brand.brandId)
    const page = await console.open(`/console/brands/${brand.brandId}/engines`)
    await page.getByRole('heading', { name: 'Who says what' }).waitFor()
    const other = page.getByText('66–100 % for questions like these, from 10 prompts').first()
    expect(await other.isVisible()).toBe(false)
    await page.getByText('For questions like these', { exact: true }).click()
    await other.waitFor()
  })

  test('a run: marked words lead to their outcome, the proof is computed in the page, one byte breaks it', async () => {
    const { body } = await console.api.call('GET', `/v1/brands/${console.brandId}/confabulations`)
    const [item] = body.confabulations.items
    const page = await console.open(`/console/runs/${item.runId}`)
    // Its signs of Markdown are not shown.
    const lastWord = item.claims[0].span.quote.match(/[^\s*:_|]+(?=\W*$)/)[0]
    await page.locator('.said.bad', { hasText: lastWord }).first().click()
    await page.locator('tr:target', { hasText: 'Contradicted, certain' }).waitFor()
    await page.getByText('the key comes from the bundle and is not checked').waitFor()
    const ladder = page.getByRole('list', { name: 'Steps of the proof' })
    const [response, signature] = ['response', 'signature'].map((id) => ladder.locator(`[data-step="${id}"]`))
    await response?.getByText('AGREES').waitFor()
    await signature?.getByText('AGREES').waitFor()
    await page.getByRole('button', { name: 'Change one byte' }).click()
    await response?.getByText('FAIL').waitFor()
    await page.getByRole('button', { name: 'Hex' }).click()
    await page.getByText(/^00000000 {2}[0-9a-f]{2} /).waitFor()
    for (const [name, ending] of [
      ['Bundle (JSON)', /\.json$/],
      ['Bundle as a page', /\.html$/],
    ] as const) {
      const saved = await downloaded(page, () => page.getByText(name, { exact: true }).click())
      expect(saved.name).toMatch(ending)
    }
  })

  test('false statements: filters in the address, by keyboard, each at its own address, settled with a note', async () => {
    const page = await console.open(`/console/brands/${console.brandId}/findings`)
    await page.getByLabel('State').selectOption('open')
    expect(new URL(page.url()).search).toBe('?state=open')
    await page.locator('.statement-row').nth(1).waitFor()
    await expectAccessibleInEveryLook(page)
    const exported = await downloaded(page, () => page.getByRole('link', { name: 'JSON lines' }).click())
    expect(exported.name).toMatch(/^veracite-findings-as-of-\d+\.jsonl$/)
    const exportedRows = exported.file.toString().trimEnd().split('\n')
    expect(exportedRows.map((line) => JSON.parse(line).state)).toEqual(exportedRows.map(() => 'open'))
    await page.locator('h1').click()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.getByText('1 false statement ticked').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    const ticked = page.getByText(/^[2-9] false statements ticked$/)
    await ticked.waitFor()
    await page.getByRole('button', { name: 'Make a case file' }).waitFor()
    await page.getByRole('button', { name: 'Untick all' }).click()
    await ticked.waitFor({ state: 'detached' })
    expect(await page.locator('.tick input:checked').count()).toBe(0)
    await page.locator('h1').click()
    await page.keyboard.press('k')
    await page.locator('.split-detail .statement-page s').waitFor()
    await page.keyboard.press('o')
    await page.waitForURL(/\/console\/findings\//)
    await page.getByText(/^1 of \d/).waitFor()
    const first = page.url()
    await page.getByRole('link', { name: /^Next/ }).click()
    await page.getByText(/^2 of \d/).waitFor()
    await page.keyboard.press('k')
    await expect.poll(() => page.url()).toBe(first)
    await page.getByLabel(/^How grave is a wrong/).selectOption('grave')
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Settle it' }).click()
    await page.getByLabel('Settle it with a note').fill('Corrected by the engine.')
    await page.keyboard.press('Enter')
    await page.getByText(/Settled by .*Corrected by the engine\./).waitFor()
    const path = `/api/admin/findings/${first.split('/').at(-1)}`
    expect((await console.api.call('GET', path)).body).toMatchObject({
      state: 'settled',
      gravity: 'grave',
      settlement: { note: 'Corrected by the engine.' },
    })
    await page.keyboard.press('Escape')
    await page.locator('h1').click()
    await page.keyboard.press('e')
    await page.getByRole('heading', { name: 'What it says' }).waitFor()
  })

  inCi('an answer is shown as people saw it, its plain text one click away', async () => {
    const runId = await console.answerWith(
      '## Facts\n\nHalden Instruments was **founded in 1994**.\n\n| What | Value |\n|---|---|\n| Seat | Oslo |\n\n- [site](https://other.example/)\n![x](https://other.example/x.png)',
    )
    const page = await console.open(`/console/runs/${runId}`)
    const answer = page.locator('.answer').first()
    await answer.getByRole('heading', { name: 'Facts', level: 3 }).waitFor()
    expect(await answer.locator('strong .said.bad').textContent()).toBe('founded in 1994')
    expect(await answer.locator('td').allTextContents()).toEqual(['Seat', 'Oslo'])
    expect(await answer.locator('img, a[href*="other"]').count()).toBe(0)
    await page.getByText('For founding year it says “1994”, and the fact says “2004”.').waitFor()
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Plain text' }).click()
    await page.getByText('| Seat | Oslo |', { exact: false }).first().waitFor()
  })

  inCi('on a phone of 320 px groups are under the thumb, and nothing is wider than the screen', async () => {
    const page = await console.open(`/console/brands/${console.brandId}`)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.locator('.statement-row').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('navigation', { name: 'Groups' }).getByRole('link', { name: 'Set up' }).click()
    await page.getByRole('heading', { level: 1, name: 'Prompts' }).waitFor()
    const place = page
      .getByRole('navigation', { name: 'Set up' })
      .getByRole('link', { name: 'Engine access' })
    expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await place.click()
    await page.getByRole('heading', { level: 1, name: 'Engines and cost' }).waitFor()
    // A place far to the right of its group, opened by its address.
    await console.open(`/console/brands/${console.brandId}/cases`)
    await page.reload()
    const active = page.getByRole('navigation', { name: 'Act' }).locator('[aria-current]')
    await active.waitFor()
    await expect.poll(async () => (await active.boundingBox())?.x).toBeLessThan(200)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('a hostile answer is text: nothing of it runs, hides or turns around', async () => {
    const text = `<img src=x onerror=alert(1)><script>alert(2)</script> [now](javascript:alert(3)) Halden Instruments was founded in 1994.\u202e\u200bDLO${'\u0301'.repeat(50_000)}G${'x'.repeat(1_000_000)}`
    const runId = await console.answerWith(async (...asked) => {
      const outcome = await answers(text)(...asked)
      if (outcome.kind === 'answered') outcome.extracted.servedModel = 'model-\u202eledom'
      return outcome
    })
    const page = await console.open(`/console/runs/${runId}`)
    await page.getByText('<script>alert(2)</script>', { exact: false }).first().waitFor()
    await page.getByText('1994.⟦U+202E⟧⟦U+200B⟧DLO', { exact: false }).first().waitFor()
    await page
      .getByText(/⟦U\+0301 × \d+⟧/)
      .first()
      .waitFor()
    await page.getByText('(model-⟦U+202E⟧ledom)', { exact: false }).waitFor()
    expect(await page.locator('main img, main script, main a[href^="javascript"]').count()).toBe(0)
    await page.getByRole('button', { name: /^Show all 1,050,\d+ characters/ }).waitFor()
  })

  test('signed out in the middle, and a server that is gone for a while', async () => {
    const page = await console.open('/console', { refused: true })
    const home = page.getByRole('main').getByRole('link', { name: /Halden Instruments/ })
    await home.first().waitFor()
    await page.context().setOffline(true)
    await home.first().click()
    await page.getByText('The server does not answer').first().waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'What is false' }).waitFor()
    // Nothing is asked between the two, or the page would notice the end of its session before the click.
    const clicked = Promise.withResolvers<void>()
    await page.route('**/console/api/**', async (route) => {
      await clicked.promise
      await route.continue()
    })
    await page.context().clearCookies()
    await page.getByRole('link', { name: /^Statements/ }).click()
    clicked.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByLabel('Platform token').fill(TEST_TOKEN)
    await page.keyboard.press('Enter')
    await page.locator('.statement-row').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(`/console/brands/${console.brandId}/findings`)
  })

  test('a fact is refused beside its field, shown for what it would change, and only then saved', async () => {
    const page = await console.open(`/console/brands/${console.brandId}/facts`, { refused: true })
    await page.getByRole('button', { name: 'Add a fact' }).click()
    await page.getByLabel('About', { exact: true }).selectOption('Founding year')
    await page.getByLabel('Value').first().fill('long ago')
    await page.getByLabel('Value').first().press('Enter')
    await page.getByText('must be a whole number from 500 to 2100').waitFor()
    expect(await page.getByLabel('Value').first().getAttribute('aria-invalid')).toBe('true')
    await expectAccessibleInEveryLook(page)
    await page.getByLabel('Value').first().fill('1971')
    await page.getByRole('button', { name: 'What would this change?' }).click()
    await page.getByText(/would change/).waitFor()
    await page.getByLabel('Value').first().fill('1972')
    await page.getByRole('button', { name: 'What would this change?' }).click()
    await page.getByRole('button', { name: 'Save this fact' }).click()
    await page.getByRole('row', { name: /^Founding year 1972 entered/ }).waitFor()
    await page.getByRole('row', { name: /^Founding year 2004 replaced/ }).waitFor()
  })

  inCi('prompts are added from suggestions and files, and archived', async () => {
    const page = await console.open(`/console/brands/${console.brandId}/prompts`, { refused: true })
    await page.getByRole('heading', { name: '4 prompts' }).waitFor()
    await page.getByRole('button', { name: /^Ask these/ }).waitFor()
    for (const box of (await page.getByRole('checkbox').all()).slice(1)) await box.uncheck()
    await page.getByRole('button', { name: 'Ask these 1 prompt' }).click()
    await page.getByRole('heading', { name: '5 prompts' }).waitFor()
    await page.getByRole('button', { name: 'Import a file' }).click()
    await page.getByLabel('Its content').fill('text,intent\nWhy?,NEVER')
    await page.getByRole('button', { name: 'What is in it?' }).click()
    await page.getByText('Nothing of this file can be imported.').waitFor()
    await page.getByText(/line 2: has no intent/).waitFor()
    await expectAccessibleInEveryLook(page)
    const csv = {
      name: 'prompts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('text,intent\nWhy?,DEFENSIVE'),
    }
    await page.getByLabel('Prompts, Search Console').setInputFiles(csv)
    await expect.poll(() => page.getByLabel('Its content').inputValue()).toContain('Why?')
    await page.getByRole('button', { name: 'What is in it?' }).click()
    await page.getByRole('checkbox', { name: 'Why?' }).waitFor()
    await page.getByRole('button', { name: 'Import 1 prompt' }).click()
    await page.getByRole('heading', { name: '6 prompts' }).waitFor()
    await page.keyboard.press('Escape')
    const row = page.getByRole('row', { name: /^Why\?/ })
    await row.getByRole('button', { name: 'Archive' }).press('Enter')
    await row.getByText('its answers are kept').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '5 prompts' }).waitFor()
  })

  inCi('a schedule shows its next three times, is paused and removed', async () => {
    const page = await console.open(`/console/brands/${console.brandId}/schedules`, { refused: true })
    await page.getByRole('button', { name: 'Add a schedule' }).click()
    await page.getByLabel('Cron expression').fill('every day')
    await page.getByRole('button', { name: 'Add the schedule' }).click()
    await expect.poll(() => page.getByLabel('Cron expression').getAttribute('aria-invalid')).toBe('true')
    await expectAccessibleInEveryLook(page)
    await page.getByLabel('Cron expression').fill('30 6 * * *')
    await page.getByLabel('Time zone').fill('Asia/Tokyo')
    await page.getByRole('button', { name: 'Add the schedule' }).click()
    await page.getByText('Asia/Tokyo').waitFor()
    expect(await page.locator('.card time[title]').count()).toBe(3)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByText('Not while it is paused.').waitFor()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('No scan starts automatically.').waitFor()
  })

  inCi('a webhook: its secret once, a test, its attempts, switched off', async () => {
    const page = await console.open('/console/deliveries', { refused: true })
    await page.getByRole('button', { name: 'Add an address' }).click()
    await page.getByLabel('Address', { exact: true }).fill('nowhere')
    await page.getByRole('button', { name: 'Add the address' }).click()
    await expect
      .poll(() => page.getByLabel('Address', { exact: true }).getAttribute('aria-invalid'))
      .toBe('true')
    await page.getByLabel('Address', { exact: true }).fill('https://hooks.example.com/veracite')
    await page.getByLabel('something new is made up').check()
    await page.getByRole('button', { name: 'Add the address' }).click()
    expect(await page.getByLabel(/^Secret of/).inputValue()).toMatch(/^whsec_/)
    await expectAccessibleInEveryLook(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /hooks\.example\.com/ }).click()
    await page.getByRole('button', { name: 'Send a test' }).click()
    await page.getByRole('button', { name: /attempt/ }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Switch off' }).click()
    await page.getByText('by the operator').waitFor()
  })

  inCi('a key is shown once and revoked; Ctrl-K finds by name, words, place and hash', async () => {
    const page = await console.open('/console/accounts')
    await page.getByRole('button', { name: 'Issue a key' }).click()
    await page.getByLabel('What it is for').fill('Reports')
    await page.getByLabel('What it is for').press('Enter')
    const key = await page.getByLabel('The key').inputValue()
    expect(key.length).toBeGreaterThan(20)
    await page.keyboard.press('Escape')
    const row = page.getByRole('row', { name: /^Reports/ })
    await row.getByRole('button', { name: 'Revoke' }).click()
    await row.getByRole('button', { name: 'Revoke' }).click()
    await row.getByText(/revoked/).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByLabel('Search everything').fill('halden')
    await page
      .getByRole('link', { name: /^Halden Instruments Brand/ })
      .first()
      .waitFor()
    await expectAccessible(page)
    for (const [words, hit] of [
      ['founding', /^Founding year: .* False statement ·/],
      ['founding', /^Founding year: 2004 Fact ·/],
      ['what should i', /^What should I know .* Prompt ·/],
      ['grok', /^Grok Engine/],
      ['add a br', /^Add a brand Command/],
    ] as const) {
      await page.getByLabel('Search everything').fill(words)
      await page.getByRole('link', { name: hit }).first().waitFor()
    }
    const { body } = await console.api.call('GET', `/api/admin/scans/${console.scanId}/runs?limit=1`)
    await page.getByLabel('Search everything').fill(body.items[0].sha256.slice(0, 12))
    await page.getByRole('link', { name: /Run ·/ }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/console\/runs\//)
  })

  inCi('a run that was asked again shows each verdict beside the answer that it is about', async () => {
    const runId = await console.answerWith('Halden Instruments was founded in 1998.')
    console.script('Halden Instruments is based in Rotterdam.')
    await console.api.call('POST', `/v1/runs/${runId}/verify`)
    await eventually('the outcome', async () => {
      const { verifications } = await console.api.get(`/v1/runs/${runId}/evidence`)
      return verifications.length > 0
    })
    const page = await console.open(`/console/runs/${runId}`)
    const part = (name: string) => page.locator('section', { has: page.getByRole('heading', { name }) })
    await part('When it was asked again').first().waitFor()
    const [first, later] = [
      (await part('What it says').first().textContent()) ?? '',
      (await part('When it was asked again').first().textContent()) ?? '',
    ]
    expect(first).toContain('1998')
    expect(first).not.toContain('Rotterdam')
    expect(later).toContain('Rotterdam')
    expect(later).toMatch(/headquarters it says “Rotterdam”/)
    expect(later).not.toContain('1998')
  })

  inCi('answers of engines and of the demonstration are named and counted apart', async () => {
    const runId = await console.answerWith('Halden Instruments was founded in 1998.')
    const { brand } = (await console.api.call('GET', `/v1/runs/${runId}/evidence`)).body
    console.script('Halden Instruments was founded in 1998.', 'official_api')
    await console.api.scanToEnd(brand.id)
    const page = await console.open(`/console/brands/${brand.id}`)
    await page
      .getByText('1 counting each engine: 1 new, 0 not seen, 0 came back · apart from 1 of the DEMO')
      .waitFor()
    await page.goto(`${console.api.url}/console/brands/${brand.id}/findings`)
    await page.getByText('1 false statement and 1 of the DEMO').waitFor()
    expect(await page.locator('.statement-row').count()).toBe(1)
    expect(await page.locator('.seal', { hasText: 'Demonstration' }).count()).toBe(0)
    await page.getByLabel('Said by').selectOption('demo')
    await page.locator('.seal', { hasText: 'Demonstration: invented' }).waitFor()
    expect(await page.locator('.statement-row').count()).toBe(1)
  })

  test('a screen names its brand from the start, and nothing moves when the others are known', async () => {
    const [{ id: accountId } = { id: '' }] = (await console.api.call('GET', '/api/admin/accounts')).body.items
    const body = { accountId, name: 'Nordvik Sensors', domain: 'nordvik-sensors.example' }
    const { id } = (await console.api.call('POST', '/api/admin/brands', { body })).body
    const page = await console.open('/console/engines')
    await page.setViewportSize({ width: 360, height: 740 })
    const brands = /\/console\/api\/admin\/brands/
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(brands, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${console.api.url}/console/brands/${id}/facts`)
    await page.locator('.strip').getByRole('link', { name: 'Products' }).waitFor()
    go()
    await page.unrouteAll({ behavior: 'wait' })
    await page.goto(`${console.api.url}/console/brands/${console.brandId}`)
    await page.locator('.top .switch summary', { hasText: 'Halden Instruments' }).waitFor()
    await page.goto(`${console.api.url}/console/start/${id}?step=3`)
    await page.locator('.top .switch summary', { hasText: 'Nordvik Sensors' }).waitFor()
  })
})
