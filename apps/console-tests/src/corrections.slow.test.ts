import { expect, test } from 'vitest'
import { describeInChromium, expectAccessible } from './test-support/console.ts'

describeInChromium('corrections in the console', 'having it corrected, in Chromium', (console) => {
  test('from a false statement to its steps, the price of asking again, a note, and the list with its times', async () => {
    const { body } = await console.api.call(
      'GET',
      `/api/admin/brands/${console.brandId}/findings?engine=CHATGPT`,
    )
    const page = await console.open(`/console/findings/${body.items[0].id}`)
    await page.getByRole('button', { name: 'Have it corrected' }).click()
    await page.getByRole('heading', { name: 'What you can do' }).waitFor()
    await page.getByRole('heading', { name: /^Tell the engine: ChatGPT/ }).waitFor()
    expect(await page.getByLabel('Text', { exact: true }).inputValue()).toContain('That is not right.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'I have done this' }).last().click()
    await page.getByText(/^Done/).waitFor()
    await page.getByRole('button', { name: 'Ask again until it is clear' }).click()
    await page.getByLabel('Ask', { exact: true }).selectOption('0')
    await page.getByRole('button', { name: 'What would that cost?' }).click()
    await page
      .getByText(/at most \d+ questions/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Ask again by this plan' }).click()
    await page.getByText(/^Still made/).waitFor()
    await page.getByText('operator noted as done: Tell the engine: ChatGPT').waitFor()
    // What was asked only because of the statement is no measure of the brand.
    const scansOf = async (query = '') =>
      (await console.api.get(`/api/admin/brands/${console.brandId}/scans${query}`)).items.length
    expect(await scansOf()).toBeGreaterThan(1)
    expect(await scansOf('?looks=left_out')).toBe(1)
    for (const [path, scans] of [
      ['trend', 'points'],
      ['findings/ranked', 'scan'],
    ] as const) {
      const body = await console.api.get(`/api/admin/brands/${console.brandId}/${path}`)
      expect([body[scans]].flat().map((one) => one.scan?.id ?? one.id)).toEqual([console.scanId])
    }
    await page.getByRole('button', { name: 'Note, or decide' }).click()
    await page.getByLabel('Note', { exact: true }).fill('They <b>called</b> back.')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await page.getByText('They <b>called</b> back.').waitFor()

    let asked = 0
    const nextAt = new Date(Date.now() + 6 * 3_600_000).toISOString()
    await page.route('**/api/admin/corrections/*', async (route) => {
      asked += 1
      const body = await (await route.fetch()).json()
      const watches = body.watches.map((watch: object) => ({ ...watch, phase: 'asking', nextAt }))
      await route.fulfill({ json: { ...body, watches } })
    })
    await page.clock.install()
    await page.reload()
    await page.getByText('It waits until').waitFor()
    await page.clock.fastForward('05:00:00')
    expect(asked).toBe(1)
    await page.clock.fastForward('01:01:00')
    await expect.poll(() => asked).toBe(2)
    await page.unrouteAll({ behavior: 'wait' })
    await page.clock.resume()

    await page
      .getByRole('navigation', { name: 'Way back' })
      .getByRole('link', { name: 'Corrections' })
      .click()
    await page.getByRole('heading', { name: 'Time to correction' }).waitFor()
    await page
      .getByText(/0 of 1 corrected/)
      .first()
      .waitFor()
    await expectAccessible(page)
  })
})
