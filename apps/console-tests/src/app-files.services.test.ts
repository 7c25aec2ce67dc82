import { expect, test } from 'vitest'
import { describeInChromium, expectAccessible } from './test-support/console.ts'

const messages = (question: string, answer: string) => [
  { sender: 'human', created_at: '2026-09-21T14:00:00Z', text: question },
  { sender: 'assistant', created_at: '2026-09-21T14:00:05Z', text: answer },
]
const EXPORT = [
  {
    uuid: 'a',
    name: 'Private',
    account: { uuid: 'me' },
    chat_messages: messages('What hurts?', 'The private knee.'),
  },
  {
    ...{ uuid: 'b', name: 'Founding', account: { uuid: 'me' } },
    chat_messages: messages(
      'When was Halden Instruments founded?',
      'Halden Instruments was founded in 1998.',
    ),
  },
]

describeInChromium('the console', 'answers from apps in Chromium', (console) => {
  test('a file is read in the browser: only the ticked conversation is sent, without names', async () => {
    const page = await console.open(`/console/brands/${console.brandId}/apps`)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(`${request.url()} ${request.postData() ?? ''}`)
    })
    const buffer = Buffer.from(JSON.stringify(EXPORT))
    const file = { name: 'anything.bin', mimeType: 'application/octet-stream', buffer }
    await page.getByLabel('Export, saved page or JSON').setInputFiles(file)
    await page.getByText('2 conversations, 1 of them with its name').waitFor()
    await expectAccessible(page)
    await page.getByLabel(/Founding/).check()
    expect(sent.join()).not.toContain('app-answers')
    await page.getByRole('button', { name: 'Bring 1 conversation' }).click()
    await page.getByText('1 answer brought.').waitFor()
    const bodies = sent.filter((one) => one.includes('app-answers'))
    expect(bodies).toHaveLength(1)
    expect(bodies[0]).toContain('founded in 1998')
    expect(sent.join()).not.toMatch(/private knee|"me"/)
    await page.getByRole('link', { name: 'When was Halden Instruments founded?' }).click()
    await page.getByText('Grade C, provider’s file.').first().waitFor()
    await page.getByText('Removed before storing: account.').waitFor()
  })

  test('why a file is not read is said in the language of the page', async () => {
    const german = { name: 'veracite_language', value: 'de', url: console.api.url }
    const page = await console.open(`/console/brands/${console.brandId}/apps`)
    const chosen = page.locator('input[type=file]')
    const bring = (text: string) =>
      chosen.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await bring('{"conversations":[')
    await page.getByText('It begins like JSON and is none: it may be cut off.').waitFor()
    await page.context().addCookies([german])
    await page.reload()
    await bring('{"detail":{"code":"shared_conversation_deleted"}}')
    await page.getByText('ChatGPT sagt, dass die geteilte Unterhaltung gelöscht wurde.').waitFor()
    await page.context().clearCookies({ name: german.name })
  })

  test('on a phone a person copies the questions of a plan and brings the answers', async () => {
    const day = new Date().toISOString().slice(0, 10)
    const people = [
      { name: 'Ada', account: 'fresh' },
      { name: 'Ben', account: 'used' },
    ]
    const wish = { name: 'Phones', people, engines: ['CHATGPT'], questions: 2, firstDay: day, lastDay: day }
    const path = `/api/admin/brands/${console.brandId}/app-plans`
    const plan = await console.api.bodyOf('POST', path, { ...wish, paired: false })
    const page = await console.open(`/console/app-plans/${plan.id}?person=2`)
    await page.setViewportSize({ width: 390, height: 844 })
    const [slot, ...more] = plan.slots.filter(({ person }: { person: number }) => person === 2)
    expect(more).toEqual([])
    await page.getByText(slot.question).waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await expectAccessible(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy the question' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(slot.question)
    await page.getByRole('button', { name: 'Paste the answer' }).click()
    await page.getByRole('textbox', { name: 'The answer' }).fill('Halden Instruments was founded in 1998.')
    await page.getByRole('button', { name: 'Bring it' }).click()
    await page.getByRole('link', { name: 'Grade D, typed' }).waitFor()
    await page.getByText('1 done, 1 open, 0 missed').waitFor()
    await page.setViewportSize({ width: 1280, height: 720 })
  })
})
