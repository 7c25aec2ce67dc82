import { eventually } from '@veracite/testing/eventually'
import { type MailServer, startMailServer } from '@veracite/testing/mail-server'
import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'

const WRONG =
  'Halden Instruments was founded in 1987.\n\n**Halden Instruments**\n- E-mail: contact@halden-instruments.com'
const DAY_MS = 86_400_000
let mail: MailServer
let brandId: string
let aheadMs = 0

afterAll(() => mail?.stop())
const { world, api } = useApi(async () => {
  mail = await startMailServer()
  return {
    env: {
      VERACITE_SMTP_URL: mail.url,
      VERACITE_MAIL_FROM: 'veracite@example.com',
      VERACITE_PUBLIC_URL: 'https://veracite.example.com',
    },
    engines: new Map([['CHATGPT', scriptedEngine('CHATGPT', answers(WRONG))]]),
    ports: { clock: { now: () => new Date(Date.now() + aheadMs) } },
  }
})
beforeAll(async () => {
  const facts = [
    { predicate: 'founded_year', value: 2004 },
    { predicate: 'email', value: 'post@halden-instruments.com' },
  ]
  brandId = (await world.addBrand({ engines: ['CHATGPT'], prompts: 1, facts })).brandId
})

const to = (address: string) => mail.received.filter((one) => one.to === address)
/** Mail wraps long lines with `=`. */
const wordsOf = (text: string): string => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
/** The subject, the text and the HTML of a mail as readers see them. */
function decoded(mail: string): string {
  const quoted = (text: string) =>
    Buffer.from(
      text
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
      'latin1',
    ).toString()
  const [head = '', ...parts] = mail.split(/^--\S+$/m)
  const [subject = ''] = /^Subject: .*(?:\r?\n .*)*/m.exec(head) ?? []
  const words = subject
    .replaceAll(/\?=\s+=\?UTF-8\?([BQ])\?/g, '')
    .replace(/=\?UTF-8\?([BQ])\?(.*)\?=/s, (_, as, text) =>
      as === 'B' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    )
  const bodies = parts.map((part) => {
    const [header = '', body = ''] = part.split(/\r?\n\r?\n/)
    return header.includes('base64') ? Buffer.from(body, 'base64').toString() : quoted(part)
  })
  return [`${words}\r\n`, ...bodies].join('\n')
}
const pathIn = (text: string): string =>
  /https:\/\/veracite\.example\.com(\/api\/mail\/\S+?\/[0-9a-f]{64})/.exec(wordsOf(text))?.[1] ?? ''
const page = (method: string, path: string) => fetch(api.url + path, { method })

async function subscribed(address: string, settings: object): Promise<{ id: string; path: string }> {
  const url = `mailto:${address}`
  const { status, body, text } = await api.call('POST', '/api/admin/webhooks', {
    body: { url, brandId, ...settings },
  })
  expect(status, text).toBe(201)
  expect(body).toMatchObject({ on: false, offReason: 'unconfirmed' })
  await eventually('the question to arrive', async () => to(address).length > 0)
  return { id: body.id, path: pathIn(to(address)[0]?.text ?? '') }
}

describe('mail', () => {
  test('is sent only after consent; opening the page gives none', async () => {
    const { id, path } = await subscribed('asked@example.com', { digest: 'none' })
    const switchOn = await api.call('PATCH', `/api/admin/webhooks/${id}`, { body: { on: true } })
    expect([switchOn.status, switchOn.text]).toEqual([
      409,
      expect.stringContaining('has not confirmed the address'),
    ])
    const looked = await page('GET', path)
    expect(looked.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await looked.text()).toContain('Yes, send it to me')
    const state = async () => await api.get(`/api/admin/webhooks/${id}`)
    expect((await state()).on).toBe(false)
    expect((await page('GET', `${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`)).status).toBe(404)
    expect((await page('POST', `${path}/confirm`)).status).toBe(200)
    expect((await state()).on).toBe(true)
    // As a mail program does it with one click.
    const stopped = await fetch(api.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(await stopped.text()).toContain('gets no more')
    expect(await state()).toMatchObject({ on: false, offReason: 'unsubscribed' })
    expect((await page('POST', `${path}/confirm`)).status).toBe(200)
    expect((await state()).on).toBe(false)
  })

  test('tells of what is grave at once, and of the rest on Monday', async () => {
    const address = 'weekly@example.com'
    const kinds = ['confabulation.new']
    const { path } = await subscribed(address, { digest: 'weekly', graveAtOnce: true, kinds })
    await page('POST', `${path}/confirm`)
    await api.scanToEnd(brandId)
    await eventually('what is grave', async () => to(address).length >= 2)
    const [, grave] = to(address)
    expect(grave?.text).toMatch(/^List-Unsubscribe:/m)
    expect(wordsOf(grave?.text ?? '')).toContain('E-mail address')
    expect(wordsOf(grave?.text ?? '')).toContain('https://veracite.example.com/console/findings/')
    expect(to(address)).toHaveLength(2)
    aheadMs = 8 * DAY_MS
    await eventually('the week', async () => {
      await world.dueNow()
      return to(address).length >= 3
    })
    aheadMs = 0
    const week = wordsOf(to(address)[2]?.text ?? '')
    expect(week).toContain('the week in short')
    expect(week).toContain('Founding year')
    expect(week).not.toContain('E-mail address')
  })

  test.each([
    ['de', 'Veracite, die Woche in Kürze: Halden Instruments', 'Ein Scan ist zu Ende (DEMO: erfunden'],
    ['ja', 'Veracite 今週の要約: Halden Instruments', 'スキャンが終わりました (デモ: 架空のもの'],
  ])('subject, text and page are in the language of the reader: %s', async (language, subject, line) => {
    const address = `${language}@example.com`
    const settings = { digest: 'weekly', language, kinds: ['measurement.completed'] }
    const { path } = await subscribed(address, settings)
    await page('POST', `${path}/confirm`)
    await api.scanToEnd(brandId)
    aheadMs = 8 * DAY_MS
    await eventually('the week', async () => {
      await world.dueNow()
      return to(address).length >= 2
    })
    aheadMs = 0
    const sent = decoded(to(address)[1]?.text ?? '')
    expect(sent).toContain(`Subject: ${subject}\r\n`)
    expect(sent.split(line)).toHaveLength(3)
    expect(sent).toContain(`<div lang="${language}"`)
    expect(sent).not.toMatch(/\b(?:the|has|said)\b/)
  })

  test('that a server refuses, or that comes back, switches the address off', async () => {
    mail.refusals.set('gone@example.com', 550)
    const url = 'mailto:gone@example.com'
    const { body } = await api.call('POST', '/api/admin/webhooks', { body: { url, brandId } })
    await eventually('it to be switched off', async () => {
      return (await api.get(`/api/admin/webhooks/${body.id}`)).offReason === 'gone'
    })
    const { id, path } = await subscribed('later@example.com', {})
    await page('POST', `${path}/confirm`)
    const messageId = /^Message-ID: (<.*>)/m.exec(to('later@example.com')[0]?.text ?? '')?.[1]
    const bounce = (action: string) => ({
      message: `Action: ${action}\nStatus: 5.1.1\nMessage-ID: ${messageId}\n`,
    })
    const a = '/api/admin/mail/bounces'
    expect(await api.statusOf('POST', a, bounce('delayed'))).toBe(400)
    expect(await api.bodyOf('POST', a, bounce('failed'))).toEqual({
      webhookId: id,
      status: '5.1.1',
    })
    expect(await api.get(`/api/admin/webhooks/${id}`)).toMatchObject({ offReason: 'gone' })
  })

  test.each(['mailto:a@example.com?bcc=b@example.com', 'mailto:a@example.com,b@example.com', 'mailto:'])(
    'an address that is not one mailbox is refused: %s',
    async (url) => {
      const refused = await api.call('POST', '/api/admin/webhooks', { body: { url, brandId } })
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('"url"')])
    },
  )
})
