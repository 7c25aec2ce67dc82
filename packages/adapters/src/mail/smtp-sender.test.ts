import { type MailServer, startMailServer } from '@veracite/testing/mail-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSmtpSender, mailboxOf } from './smtp-sender.ts'

/** Against a mail server that speaks the protocol: what it got, and what it makes of receivers. */

let server: MailServer
let sender: ReturnType<typeof createSmtpSender>
beforeAll(async () => {
  server = await startMailServer()
  server.refusals.set('nobody@example.com', 550).set('busy@example.com', 451).set('policy@example.com', 554)
  sender = createSmtpSender({ url: server.url, from: 'veracite@example.com' })
})
afterAll(() => server?.stop())

const send = (url: string, unsubscribeUrl: string | null = 'https://v.example/api/mail/w/t') =>
  sender.post({
    url,
    headers: { 'webhook-id': '01a1dd29-4dac-7151-9b3e-1037b37caf02' },
    body: JSON.stringify({
      subject: 'Größe: 価格',
      text: 'Plain words.',
      html: '<p>Marked words.</p>',
      unsubscribeUrl,
    }),
    signal: new AbortController().signal,
  })

describe('mail', () => {
  test('arrives with both texts, its own id, and a way to say no with one click', async () => {
    expect(await send('mailto:somebody@example.com')).toMatchObject({ kind: 'answered', status: 250 })
    const mail = server.received.at(-1)?.text ?? ''
    expect(mail).toMatch(/^From: veracite@example\.com\r?$/m)
    expect(mail).toMatch(/^To: somebody@example\.com\r?$/m)
    expect(mail).toMatch(/^Message-ID: <01a1dd29-4dac-7151-9b3e-1037b37caf02@example\.com>/m)
    expect(mail).toMatch(/^List-Unsubscribe: <https:\/\/v\.example\/api\/mail\/w\/t>/m)
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    expect(mail).toContain('Plain words.')
    expect(mail).toContain('<p>Marked words.</p>')
  })

  test.each([
    ['nobody', 410],
    ['busy', 503],
    ['policy', 500],
  ])('a server that refuses %s is answered %i: gone for good, or tried again', async (name, status) => {
    expect(await send(`mailto:${name}@example.com`)).toMatchObject({ kind: 'answered', status })
  })

  test('nobody answers: unreachable, without a word about the server', async () => {
    const gone = createSmtpSender({ url: 'smtp://user:hunter2@127.0.0.1:1', from: 'veracite@example.com' })
    const outcome = await gone.post({
      url: 'mailto:somebody@example.com',
      headers: {},
      body: JSON.stringify({ subject: '', text: '', html: '', unsubscribeUrl: null }),
      signal: new AbortController().signal,
    })
    expect(outcome).toEqual({ kind: 'unreachable', message: 'The mail server could not be reached.' })
  })
})

test.each([
  ['mailto:a@b.co', 'a@b.co'],
  ['mailto:a%2Bb@b.co', 'a+b@b.co'],
  ['mailto:a@b.co?bcc=c@d.co', null],
  ['mailto:a@b.co,c@d.co', null],
  ['mailto:a%0d%0aBcc:c@d.co', null],
  ['mailto:"x"@b.co', null],
  ['mailto:a@localhost', null],
  ['mailto:%', null],
  ['https://a@b.co', null],
])('%s is the mailbox %s', (url, mailbox) => {
  expect(mailboxOf(url)).toBe(mailbox)
})
