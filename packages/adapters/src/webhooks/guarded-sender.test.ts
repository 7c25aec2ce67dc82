import {
  accepts,
  breaks,
  drips,
  floods,
  hangsUp,
  isSilent,
  lies,
  redirectsTo,
  startWebhookReceiver,
  type WebhookReceiver,
} from '@veracite/testing/webhook-receiver'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGuardedSender } from './guarded-sender.ts'

let receiver: WebhookReceiver
let canary: WebhookReceiver
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  canary = await startWebhookReceiver()
})
afterAll(async () => {
  await receiver.stop()
  await canary.stop()
})
beforeEach(() => receiver.behave(accepts))

const post = (url: string, allowedHosts: string[], options: object = {}) =>
  createGuardedSender({ allowedHosts, userAgent: 'test', totalMs: 400, ...options }).post({
    url,
    headers: { 'x-own': 'yes' },
    body: '{"æ":1}',
    signal: new AbortController().signal,
  })
const allowed = () => post(receiver.url, [receiver.host])

describe('where it may go', () => {
  test.each([
    'http://127.0.0.1:1/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://169.254.169.254/latest',
    'https://10.0.0.8/',
    'https://printer.local/',
    'https://localhost/',
    'http://example.com/',
    'https://user:secret@example.com/',
    'ftp://example.com/',
    'no address',
  ])('%s is refused when it is registered and when it is posted to', async (url) => {
    const sender = createGuardedSender({ allowedHosts: [], userAgent: 'test' })
    expect(sender.complaintAbout(url)).toEqual(expect.any(String))
    expect((await post(url, [])).kind).toBe('refused')
  })

  test('a public name that leads to a private address is refused when it is posted to', async () => {
    const resolve = async () => [{ address: '127.0.0.1', family: 4 as const }]
    const url = canary.url.replace('http://127.0.0.1', 'https://public.example')
    expect(await post(url, [], { resolve })).toMatchObject({ kind: 'refused' })
    expect(canary.received).toEqual([])
  })

  test('hosts that the operator allows by name are reached, with or without a port, and nothing else', async () => {
    expect(await allowed()).toMatchObject({ kind: 'answered', status: 200, reply: 'thanks' })
    expect((await post(receiver.url, ['127.0.0.1'])).kind).toBe('answered')
    expect((await post(receiver.url, ['127.0.0.1:1'])).kind).toBe('refused')
    expect(receiver.received.at(-1)).toMatchObject({ body: '{"æ":1}', headers: { 'x-own': 'yes' } })
  })
})

describe('what a receiver can do to it', () => {
  test('a redirect is an answer, and not followed', async () => {
    receiver.behave(redirectsTo(canary.url))
    expect(await allowed()).toMatchObject({ kind: 'answered', status: 302 })
    expect(canary.received).toEqual([])
  })

  test('only 200 bytes of a flood are read, and a missing body is not waited for', async () => {
    receiver.behave(floods)
    const flooded = await post(receiver.url, [receiver.host], { totalMs: 60_000 })
    expect(flooded).toMatchObject({ kind: 'answered', status: 200 })
    expect(flooded.kind === 'answered' && flooded.reply.length).toBe(200)
    receiver.behave(drips)
    const begun = performance.now()
    expect(await post(receiver.url, [receiver.host], { totalMs: 60_000 })).toMatchObject({
      status: 200,
      reply: '',
    })
    expect(performance.now() - begun).toBeLessThan(30_000)
  })

  test.each([
    ['silent', isSilent],
    ['gone in the middle', hangsUp],
    ['no HTTP', lies],
  ])('one that is %s is unreachable or refused, within the time', async (_, behaviour) => {
    receiver.behave(behaviour)
    // Without a limit one that is silent would hold this test up for good.
    expect((await allowed()).kind).not.toBe('answered')
  })

  test('the wait it asks for is passed on, and its words become plain text', async () => {
    receiver.behave(
      (_, response) => void response.writeHead(503, { 'retry-after': '7' }).end('a\u001b[2Jb\u0000c'),
    )
    expect(await allowed()).toEqual({ kind: 'answered', status: 503, reply: 'a [2Jb c', retryAfterMs: 7000 })
    receiver.behave(breaks)
    expect(await allowed()).toMatchObject({ status: 500, retryAfterMs: null })
  })

  test('a stop ends it at once', async () => {
    receiver.behave(isSilent)
    const stop = new AbortController()
    const sender = createGuardedSender({ allowedHosts: [receiver.host], userAgent: 'test' })
    const posting = sender.post({ url: receiver.url, headers: {}, body: '{}', signal: stop.signal })
    setTimeout(() => stop.abort(), 50)
    expect((await posting).kind).toBe('unreachable')
  })
})
