import { expect, test } from 'vitest'
import { describeInChromium, expectAccessibleInEveryLook } from './test-support/console.ts'

const OF = { demo: true, origin: 'demo' }
const SAID = 'Halden Instruments was founded in nineteen eighty-seven by two brothers from Oslo'
const WIDTHS = [390, 1440]

describeInChromium('orders in the console', 'what a court asks, in Chromium', (console) => {
  const wrongRun = async (): Promise<string> =>
    (await console.api.get(`/api/admin/scans/${console.scanId}/runs?class=CONFABULATED`)).items[0].id

  test('an order with breaches, near misses and a calendar: leading questions are counted apart', async () => {
    const brand = `/api/admin/brands/${console.brandId}`
    const { items } = await console.api.get(`${brand}/findings?engine=CHATGPT`)
    const prompts = await console.api.get(`${brand}/prompts`)
    const { id } = await console.api.bodyOf('POST', `${brand}/orders`, {
      kind: 'order',
      addressee: 'The provider of the engine',
      ...{ court: 'Landgericht München I', fileNumber: '26 O 869/26' },
      wording: 'It is forbidden to state what this answer states about Halden Instruments.',
      statements: [{ findingId: items[0].id, words: 'what it states' }],
      engines: ['CHATGPT'],
      promptIds: [prompts.items[0].id],
    })
    const runId = await wrongRun()
    const line = {
      ...OF,
      ...{ runId, scanId: console.scanId, engine: 'CHATGPT', capturedAt: '2026-11-18T10:00:00.000Z' },
      ...{
        prompt: 'When?',
        statement: 0,
        stated: '1987',
        quote: SAID,
        readBy: 'rules',
        leading: null,
        reason: null,
        why: null,
      },
    }
    const denied = { ...line, reason: 'denied', why: 'It denies the statement.' }
    const day = { ...OF, day: '2026-11-18', answers: 31, breaches: 1, leadingBreaches: 1, nearMisses: 1 }
    const page = await console.open('/console')
    await page.route(`**/api/admin/orders/${id}`, async (route) => {
      const body = await (await route.fetch()).json()
      const told = { ...OF, breachCount: 1, leadingBreachCount: 1, nearMisses: [denied], calendar: [day] }
      await route.fulfill({ json: { ...body, ...told, breaches: [{ ...line, leading: 'value' }, line] } })
    })
    await page.goto(`${console.api.url}/console/orders/${id}`)
    await page.getByText('1 breach in answers to neutral questions; 1 breach in answers to leading').waitFor()
    expect(await page.getByText('The question leads to an answer.').count()).toBe(1)
    await page.getByText('It denies the statement.').waitFor()
    expect(await page.getByText('read by the plain reader').count()).toBe(3)
    const calendar = page.getByRole('table', { name: 'Calendar' })
    expect((await calendar.getByRole('row').nth(1).innerText()).split(/\s+/).slice(-4)).toEqual([
      ...['31', '1', '1', '1'],
    ])
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), `${width}`).toBe(0)
    }
    await expectAccessibleInEveryLook(page)
    await page.unrouteAll({ behavior: 'wait' })
  })

  test('whether any source says it: every page with its result, and a search that failed with its reason', async () => {
    const runId = await wrongRun()
    const url = `https://pages.example/${'long/'.repeat(20)}about`
    const found = (what: string, quote: string | null = null) => [{ found: what, why: null, quote }]
    const pages = [
      { url, onlyRead: false, gaps: [], found: found('says', SAID), reason: null },
      { url: `${url}-2`, onlyRead: true, gaps: ['scripts_not_run'], found: found('silent'), reason: null },
      {
        url: `${url}-3`,
        onlyRead: false,
        gaps: [],
        found: found('unread'),
        reason: 'It answered with status 404.',
      },
    ]
    const words = '1 of 3 pages that the engine cites or read says it.'
    const state = {
      ...{
        runId,
        state: 'failed',
        failure: 'The model is not known.',
        orderedAt: '2026-11-18T10:00:00.000Z',
      },
      ...{ model: 'openai/reader', questions: 3, priceUsd: '0.0100', check: null },
      ...{ results: [{ predicate: 'founded_year', stated: '1987', result: 'said', words }], pages },
    }
    const page = await console.open('/console')
    await page.route('**/source-search', (route) => route.fulfill({ json: state }))
    await page.goto(`${console.api.url}/console/runs/${runId}`)
    await page.getByRole('heading', { name: 'Does any source say it?' }).waitFor()
    await page.getByText('The last search ended without a result: The model is not known.').waitFor()
    await page.getByText(words).waitFor()
    await page.getByText('silent; its scripts were not run').waitFor()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), `${width}`).toBe(0)
    }
    await expectAccessibleInEveryLook(page)
    await page.unrouteAll({ behavior: 'wait' })
  })
})
