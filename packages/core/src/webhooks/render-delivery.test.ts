import { EVENT_KINDS, ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import { describe, expect, test } from 'vitest'
import type { StoredEvent } from '../events/event.ts'
import type { Message } from './message-words.ts'
import { receiverOf, renderDelivery as renderWith } from './render-delivery.ts'

const renderDelivery = (url: string, message: Message) =>
  renderWith({ url, language: 'en' }, message, {
    publicUrl: 'https://v.example',
    answerUrl: 'https://v.example/api/mail/w/t',
  })

/** Every kind of receiver: one address of each chat, and any other. */
const RECEIVERS = {
  slack: 'https://hooks.slack.com/services/T/B/x',
  'slack of a government': 'https://hooks.slack-gov.com/services/T/B/x',
  discord: 'https://discord.com/api/webhooks/1/x',
  teams: 'https://prod-1.westus.logic.azure.com:443/workflows/x',
  mail: 'mailto:somebody@example.com',
  plain: 'https://example.com/hook',
}

/** Kinds whose events are made of answers; the others tell of scans without any, facts, the log and addresses. */
const OF_ANSWERS = EVENT_KINDS.filter((kind) =>
  /^(measurement\.completed|confabulation\.|citation_class\.)/.test(kind),
)

const eventOf = (kind: (typeof EVENT_KINDS)[number], origin: Origin): StoredEvent =>
  ({
    seq: 1,
    id: 'e1',
    kind,
    subject: { kind: 'brand', id: 'b1' },
    accountId: 'a1',
    brandId: 'b1',
    occurredAt: new Date('2026-06-01T12:00:00Z'),
    data: {
      engine: 'CHATGPT',
      predicate: 'founded_year',
      class: 'CONFABULATED',
      origin,
      demo: origin === 'demo',
    },
  }) as unknown as StoredEvent

const messageOf = (kind: Message['kind'], events: StoredEvent[]): Message => ({
  kind,
  webhookId: 'w1',
  brand: { id: 'b1', name: 'Halden Instruments' },
  span: 'day',
  events,
  more: 0,
  at: new Date('2026-06-02T00:00:00Z'),
})

/** How a text for people names it; the engine's own answers have no mark. */
const MARKS: Record<Origin, RegExp> = {
  engine: /^(?!.*(DEMO|stand-in)).*ChatGPT/s,
  app: /a person brought it from the app/,
  stand_in: /a stand-in server answered, not the engine/,
  demo: /DEMO: invented, nobody was asked/,
}

const unescaped = (text: string): string => text.replaceAll('\\', '')

describe.each(Object.entries(RECEIVERS))('to %s', (name, url) => {
  const textOf = (message: Message): string => {
    const body = JSON.parse(renderDelivery(url, message).body)
    const card = body.attachments?.[0].content.body.map(({ text }: { text: string }) => text).join('\n')
    return unescaped(body.text ?? body.content ?? card ?? JSON.stringify(body))
  }

  test.each(OF_ANSWERS)('%s names who answered', (kind) => {
    for (const origin of ORIGINS) {
      const message = messageOf('event', [eventOf(kind, origin)])
      if (name === 'plain') {
        const { data } = JSON.parse(renderDelivery(url, message).body)
        expect(data.data).toMatchObject({ origin, demo: origin === 'demo' })
      } else {
        const text = textOf(message)
        expect(text).toMatch(MARKS[origin])
        // Before the name of the engine, so that nobody reads that first.
        if (origin !== 'engine') expect(text.search(MARKS[origin])).toBeLessThan(text.indexOf('ChatGPT'))
        if (origin !== 'engine') expect(text).not.toMatch(/: an engine states/)
      }
    }
  })

  test('a digest marks each of its lines by itself', () => {
    // Few kinds: a longer text would be cut.
    const events = ORIGINS.flatMap((origin) => OF_ANSWERS.slice(0, 4).map((kind) => eventOf(kind, origin)))
    if (name === 'plain') {
      const { data } = JSON.parse(renderDelivery(url, messageOf('digest', events)).body)
      const origins = data.events.map((one: { data: { origin: string } }) => one.data.origin)
      expect(origins).toEqual(events.map((event) => event.data.origin))
      return
    }
    const lines = textOf(messageOf('digest', events))
      .split('\n')
      .filter((line) => line.includes('ChatGPT'))
    expect(lines).toHaveLength(events.length)
    for (const [i, line] of lines.entries()) expect(line).toMatch(MARKS[events[i]?.data.origin as Origin])
  })
})

test('every receiver that has a format of its own is tested above', () => {
  expect(new Set(Object.values(RECEIVERS).map(receiverOf))).toEqual(
    new Set(['slack', 'discord', 'teams', 'mail', 'plain']),
  )
})

test('a text that is cut off keeps the marks of the lines it keeps', () => {
  const events = Array.from({ length: 20 }, () => eventOf('confabulation.new', 'demo'))
  const { body } = renderDelivery(RECEIVERS.discord, messageOf('digest', events))
  const { content } = JSON.parse(body)
  expect(content.length).toBeLessThanOrEqual(2_000)
  const whole = content.split('\n').slice(1, -1)
  expect(whole.length).toBeGreaterThan(5)
  for (const line of whole) expect(line).toContain('DEMO')
  expect(content.split('\n').at(-1)).not.toMatch(/^(?!.*DEMO).*ChatGPT/)
})

test('people get one address to look at, on a page for people; a week begins with its counts', () => {
  const events = [
    {
      ...eventOf('confabulation.new', 'engine'),
      data: { findingId: 'f', gravity: 'grave', origin: 'engine' },
    },
    eventOf('confabulation.not_seen', 'engine'),
  ]
  const week: Message = { ...messageOf('digest', events), span: 'week' }
  const { subject, text, html, unsubscribeUrl } = JSON.parse(renderDelivery(RECEIVERS.mail, week).body)
  expect(subject).toBe(
    'Veracite, the week in short: Halden Instruments: 1 new, 1 not seen in ten answers or more.',
  )
  expect(text).toContain('(grave)\nhttps://v.example/console/findings/f\n')
  expect(html).toContain('<a href="https://v.example/console/findings/f" ')
  expect(unsubscribeUrl).toBe('https://v.example/api/mail/w/t')
  expect(text).toContain(unsubscribeUrl)
})

test('hostile names break no line, no header and no markup of a mail', () => {
  const name = 'X\r\nBcc: all@example.com\n\n<script>\u202e&'
  const message: Message = {
    ...messageOf('event', [eventOf('report.ready', 'engine')]),
    brand: { id: 'b', name },
  }
  const { subject, text, html } = JSON.parse(renderDelivery(RECEIVERS.mail, message).body)
  expect(subject).not.toMatch(/[\r\n\u202e]/)
  expect(text).not.toMatch(/^Bcc:/m)
  expect(html).not.toContain('<script>')
})
