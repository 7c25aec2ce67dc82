import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StoredEvent } from '../events/event.ts'
import { decideAfterFailure, RETRIES } from './after-failure.ts'
import { createEndpointTurns } from './endpoint-turns.ts'
import { type Message, renderDelivery } from './render-delivery.ts'
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
  const waits = (until: Date | null, from = NOW) => until && until.getTime() - from.getTime()

  test('one post at a time until one was taken, then four; nobody waits for another endpoint', () => {
    const turns = createEndpointTurns()
    expect(turns.take('a', NOW)).toBe(null)
    expect(waits(turns.take('a', NOW))).toBeLessThan(1_000)
    expect(turns.take('b', NOW)).toBe(null)
    turns.end('a', took, NOW)
    const granted = Array.from({ length: 5 }, () => turns.take('a', NOW))
    expect(granted.map((until) => until === null)).toEqual([true, true, true, true, false])
  })

  test('a failure is a rest of a second, further ones of up to half a minute; a success ends it', () => {
    const turns = createEndpointTurns()
    let now = NOW
    const rests = Array.from({ length: 8 }, () => {
      expect(turns.take('a', now)).toBe(null)
      turns.end('a', refused, now)
      const restMs = waits(turns.take('a', now), now) ?? 0
      now = new Date(now.getTime() + 60_000)
      return Math.round(restMs / 1000)
    })
    expect(rests).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
    expect(turns.take('a', now)).toBe(null)
    turns.end('a', took, now)
    expect(turns.take('a', now)).toBe(null)
  })

  test('an endpoint that asks for an hour is left alone for a minute, and a clock set back does not prolong it', () => {
    const turns = createEndpointTurns()
    turns.take('a', NOW)
    turns.end('a', { ...refused, askedMs: 3_600_000 }, NOW)
    expect(waits(turns.take('a', NOW))).toBeLessThan(61_000)
    const yesterday = later(-DAY_MS)
    expect(waits(turns.take('a', yesterday), yesterday)).toBeLessThanOrEqual(300_000)
  })

  test('those that wait for a failing endpoint come back one by one, and none later than in five minutes', () => {
    const turns = createEndpointTurns()
    turns.take('a', NOW)
    turns.end('a', refused, NOW)
    const times = Array.from({ length: 5_000 }, () => waits(turns.take('a', NOW)) ?? 0)
    expect(times.filter((ms) => ms < 2_000).length).toBeLessThan(6)
    expect(Math.max(...times)).toBe(300_000)
  })

  test('a stop of the process says nothing about an endpoint', () => {
    const turns = createEndpointTurns()
    turns.take('a', NOW)
    turns.end('a', { isGood: null, tookMs: 0, askedMs: 0 }, NOW)
    expect(turns.take('a', NOW)).toBe(null)
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

describe('what is said', () => {
  const message = (change: Partial<Message> = {}): Message => ({
    kind: 'event',
    webhookId: 'w',
    brand: { id: 'brand-1', name: 'Halden <!channel> & @everyone *Co*' },
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
      text: 'Veracite: Halden &lt;!channel&gt; &amp; @everyone *Co*: an engine states something false for the first time (GROK, ceo) /v1/runs/r/evidence',
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
