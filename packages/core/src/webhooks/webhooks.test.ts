import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredEvent } from '../events/event.ts'
import { decideAfterFailure, RETRIES } from './after-failure.ts'
import { createEndpointTurns } from './endpoint-turns.ts'
import type { Message } from './message-words.ts'
import { renderDelivery as renderWith } from './render-delivery.ts'
import { wantsEvent } from './wants-event.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const DAY_MS = 86_400_000
const failed = { kind: 'answered', status: 500, reply: '', retryAfterMs: null } as const

describe('after a failure', () => {
  const decide = (change: Partial<Parameters<typeof decideAfterFailure>[0]> = {}) =>
    decideAfterFailure({
      outcome: failed,
      attempts: 1,
      firstAttemptAt: NOW,
      failingSince: NOW,
      now: NOW,
      random: 0.5,
      ...change,
    })

  test('it is tried again after 5 s, 10 s, 20 s … an hour, give or take a fifth, and given up after a day', () => {
    let now = NOW
    let attempts = 0
    const pauses: number[] = []
    for (;;) {
      attempts += 1
      const { retryAt } = decide({ attempts, now })
      if (retryAt === null) break
      pauses.push((retryAt.getTime() - now.getTime()) / 1000)
      now = retryAt
    }
    expect(pauses.slice(0, 4)).toEqual([5, 10, 20, 40])
    expect(Math.max(...pauses)).toBe(3600)
    expect(now.getTime() - NOW.getTime()).toBeGreaterThan(22 * 3_600_000)
    expect(now.getTime() - NOW.getTime()).toBeLessThanOrEqual(DAY_MS)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (random) => {
        const waitMs = (decide({ random }).retryAt?.getTime() ?? 0) - NOW.getTime()
        return waitMs >= 4_000 && waitMs <= 6_000
      }),
    )
  })

  test('a receiver that asks for more time gets it, up to the end of the day', () => {
    const asking = (retryAfterMs: number) => decide({ outcome: { ...failed, status: 429, retryAfterMs } })
    expect(asking(600_000).retryAt).toEqual(later(600_000))
    expect(asking(10 * DAY_MS).retryAt).toEqual(later(DAY_MS))
  })

  test('410 switches the endpoint off at once; anything else after three days without a success', () => {
    expect(decide({ outcome: { ...failed, status: 410 } })).toEqual({ retryAt: null, switchOff: 'gone' })
    const since = (ms: number) => decide({ failingSince: later(-ms) }).switchOff
    expect([since(RETRIES.switchOffAfterMs - 1), since(RETRIES.switchOffAfterMs)]).toEqual([null, 'failing'])
  })
})

describe('turns of endpoints', () => {
  const took = { isGood: true, tookMs: 100, askedMs: 0 }
  const refused = { isGood: false, tookMs: 100, askedMs: 0 }
  const never = new AbortController().signal
  const opened = () => {
    const { take, end } = createEndpointTurns()
    return { take: (id: string, now = NOW, signal = never) => take(id, now, signal), end }
  }
  const waits = (until: Date | null, from = NOW) => until && until.getTime() - from.getTime()

  test('one post at a time until one succeeds, then four; endpoints do not wait for each other', async () => {
    const turns = opened()
    expect(await turns.take('a')).toBe(null)
    expect(waits(await turns.take('a'))).toBeLessThan(1_000)
    expect(await turns.take('b')).toBe(null)
    turns.end('a', took, NOW)
    for (let n = 0; n < 4; n++) expect(await turns.take('a')).toBe(null)
    const line = Array.from({ length: 9 }, () => turns.take('a'))
    // Eight stand in line, and the ninth is sent away.
    expect(waits(await (line[8] as Promise<Date>))).toBeLessThan(1_000)
    turns.end('a', took, NOW)
    expect(await line[0]).toBe(null)
    // A failure sends everybody away who stands in line.
    turns.end('a', refused, NOW)
    for (const waiting of line.slice(1, 8)) expect(waits(await waiting)).toBeGreaterThan(1_000)
  })

  test('a failure is a rest of a second, further ones of up to half a minute; a success ends it', async () => {
    const turns = opened()
    let now = NOW
    const rests: number[] = []
    for (let n = 0; n < 8; n++) {
      expect(await turns.take('a', now)).toBe(null)
      turns.end('a', refused, now)
      rests.push(Math.round((waits(await turns.take('a', now), now) ?? 0) / 1000))
      now = new Date(now.getTime() + 60_000)
    }
    expect(rests).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
    expect(await turns.take('a', now)).toBe(null)
    turns.end('a', took, now)
    expect(await turns.take('a', now)).toBe(null)
  })

  test('an endpoint that asks for an hour is left alone for half a minute, and a clock set back does not prolong it', async () => {
    const turns = opened()
    await turns.take('a')
    turns.end('a', { ...refused, askedMs: 3_600_000 }, NOW)
    expect(waits(await turns.take('a'))).toBeLessThan(31_000)
    const yesterday = later(-DAY_MS)
    expect(waits(await turns.take('a', yesterday), yesterday)).toBeLessThanOrEqual(300_000)
  })

  test('those that wait for a failing endpoint come back one by one, and none later than in five minutes', async () => {
    const turns = opened()
    await turns.take('a')
    turns.end('a', refused, NOW)
    const times: number[] = []
    for (let n = 0; n < 5_000; n++) times.push(waits(await turns.take('a')) ?? 0)
    expect(times.filter((ms) => ms < 2_000).length).toBeLessThan(6)
    expect(Math.max(...times)).toBe(300_000)
  })

  test('stopping the process counts against no endpoint, and empties the queue', async () => {
    const turns = opened()
    await turns.take('a')
    turns.end('a', { isGood: null, tookMs: 0, askedMs: 0 }, NOW)
    expect(await turns.take('a')).toBe(null)
    turns.end('a', took, NOW)
    for (let n = 0; n < 4; n++) await turns.take('a')
    const stop = new AbortController()
    const inLine = turns.take('a', NOW, stop.signal)
    stop.abort()
    expect(await inLine).toEqual(NOW)
    turns.end('a', took, NOW)
    expect(await turns.take('a')).toBe(null)
  })
})

const event = (change: Partial<StoredEvent> = {}): StoredEvent => ({
  id: 7,
  kind: 'confabulation.new',
  accountId: null,
  brandId: 'brand-1',
  data: { findingId: 'f', engine: 'GROK', predicate: 'ceo', runId: 'r', sha256: 'ab', logIndex: 3 },
  occurredAt: NOW,
  ...change,
})

test('an endpoint gets what it asked for', () => {
  const all = { brandId: null, kinds: [] }
  const ours = { brandId: 'brand-1', kinds: [] }
  const failures = { brandId: null, kinds: ['measurement.failed' as const] }
  expect([all, ours, failures].map((one) => wantsEvent(one, event()))).toEqual([true, true, false])
  expect(wantsEvent(ours, event({ brandId: 'brand-2' }))).toBe(false)
  expect(wantsEvent(ours, event({ kind: 'log.unwitnessed', brandId: null }))).toBe(false)
})

const renderDelivery = (url: string, message: Message) =>
  renderWith({ url, language: 'en' }, message, { publicUrl: null, answerUrl: null })

describe('the text of a delivery', () => {
  const message = (change: Partial<Message> = {}): Message => ({
    kind: 'event',
    webhookId: 'w',
    brand: { id: 'brand-1', name: 'Halden <!channel> & @everyone *Co*' },
    span: 'day',
    events: [event()],
    more: 0,
    at: NOW,
    ...change,
  })

  test('any address gets the plain event', () => {
    const { type, body } = renderDelivery('https://hooks.example.com/slack.com', message())
    expect(type).toBe('confabulation.new')
    expect(JSON.parse(body)).toEqual({
      type: 'confabulation.new',
      timestamp: NOW.toISOString(),
      data: {
        id: 7,
        kind: 'confabulation.new',
        brandId: 'brand-1',
        occurredAt: NOW.toISOString(),
        data: event().data,
        links: {
          evidence: '/v1/runs/r/evidence',
          finding: '/api/admin/findings/f',
          public: '/v1/public/evidence/ab',
        },
      },
    })
  })

  test('Slack and Discord get a sentence in which a name notifies nobody', () => {
    const slack = JSON.parse(renderDelivery('https://hooks.slack.com/services/x', message()).body)
    expect(slack).toEqual({
      text: 'Veracite: Halden &lt;!channel&gt; &amp; @everyone *Co*: an engine states something false for the first time (Grok, Chief executive) /v1/runs/r/evidence',
    })
    const discord = JSON.parse(renderDelivery('https://discord.com/api/webhooks/1/x', message()).body)
    expect(discord.allowed_mentions).toEqual({ parse: [] })
    expect(discord.content).toContain('\\@everyone \\*Co\\*')
  })

  test('a digest holds its events, and a chat gets no more than it takes', () => {
    const events = Array.from({ length: 300 }, (_, at) => event({ id: at }))
    const digest = message({ kind: 'digest', events, more: 5 })
    const plain = JSON.parse(renderDelivery('https://hooks.example.com/', digest).body)
    expect([plain.type, plain.data.events.length, plain.data.more]).toEqual(['digest', 300, 5])
    const discord = JSON.parse(renderDelivery('https://discordapp.com/api/webhooks/1/x', digest).body)
    expect(discord.content.length).toBeLessThanOrEqual(2000)
    const slack = JSON.parse(renderDelivery('https://hooks.slack.com/x', digest).body)
    expect(slack.text.split('\n').at(-1)).toBe('and 285 more')
  })
})
