import { type EventKind, ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import { type EventBody, type StoredEvent, toEventBody } from '../events/event.ts'

/** What to tell an endpoint, independent of the format. */
export interface Message {
  kind: 'event' | 'digest' | 'test'
  webhookId: string
  brand: { id: string; name: string } | null
  events: readonly StoredEvent[]
  /** Events left out of a digest that would be too long. */
  more: number
  at: Date
}

/** The message as plain JSON, or in the format of the chat behind the URL. */
export function renderDelivery(url: string, message: Message): { type: string; body: string } {
  const type = message.kind === 'event' ? (message.events[0]?.kind ?? 'event') : message.kind
  const render = RENDERINGS[chatOf(url) ?? 'plain']
  return { type, body: JSON.stringify(render(message, type)) }
}

/** Decided by the URL's host alone: each chat reads only its own format. */
export function chatOf(url: string): 'slack' | 'discord' | null {
  const host = URL.parse(url)?.hostname ?? ''
  if (host === 'hooks.slack.com' || host === 'hooks.slack-gov.com') return 'slack'
  if (/^((ptb|canary)\.)?discord(app)?\.com$/.test(host)) return 'discord'
  return null
}

const RENDERINGS = {
  plain: (message: Message, type: string) => ({
    type,
    timestamp: (message.events[0]?.occurredAt ?? message.at).toISOString(),
    data: plainData(message),
  }),
  slack: (message: Message) => ({ text: sentences(message, escapeSlack).join('\n') }),
  discord: (message: Message) => ({
    content: cutOff(sentences(message, escapeDiscord).join('\n'), DISCORD_LENGTH),
    // A name that looks like a mention must not notify a whole server.
    allowed_mentions: { parse: [] },
  }),
}

function plainData({ kind, webhookId, brand, events, more }: Message): EventBody | Record<string, unknown> {
  const [first] = events
  if (kind === 'event' && first !== undefined) return toEventBody(first)
  if (kind === 'test') return { webhookId }
  return { brandId: brand?.id ?? null, events: events.map(toEventBody), more }
}

const DISCORD_LENGTH = 2000
const LINES = 20

function sentences(message: Message, safe: (text: string) => string): string[] {
  if (message.kind === 'test') return ['Veracite: this address is set up, and this is a test.']
  const about = message.brand === null ? '' : ` ${safe(message.brand.name)}:`
  const lines = message.events.slice(0, LINES).map((event) => safe(sentenceOf(event)))
  const left = message.events.length - lines.length + message.more
  const more = left > 0 ? [`and ${left} more`] : []
  if (message.kind === 'event') return [`Veracite:${about} ${lines[0] ?? ''}`]
  return [`Veracite, the day in short:${about}`, ...lines.map((line) => `• ${line}`), ...more]
}

const SENTENCES: Record<EventKind, string> = {
  'measurement.completed': 'a scan is finished',
  'measurement.failed': 'a scan failed or could not be started',
  'confabulation.new': '{speaker} states something false for the first time',
  'confabulation.returned': 'a false statement is back',
  'confabulation.not_seen': 'a false statement was not seen again',
  'citation_class.changed': 'the way {speaker} mentions the brand has changed',
  'fact.superseded': 'a fact was replaced',
  'log.unwitnessed': 'the transparency log is not being witnessed',
  'webhook.switched_off': 'an address for notifications was switched off',
}

/** Nothing says "an engine" of an answer that no engine gave. */
const SPEAKERS: Record<Origin, string> = {
  engine: 'an engine',
  stand_in: 'a stand-in for an engine',
  demo: 'the demonstration',
}

/** The members that fit in a line; ids are left to the link. */
const SHOWN = ['status', 'reason', 'engine', 'predicate', 'class', 'points', 'size']

function sentenceOf({ kind, data, ...event }: StoredEvent): string {
  const shown = SHOWN.flatMap((name) => (data[name] == null ? [] : [String(data[name])]))
  if (data.origin === 'demo') shown.unshift('DEMO: invented, nobody was asked')
  if (data.origin === 'stand_in') shown.unshift('a stand-in server answered, not the engine')
  if (data.modelChanged === true) shown.push('another model answers')
  const [link] = Object.values(toEventBody({ kind, data, ...event }).links)
  const speaker = SPEAKERS[ORIGINS.find((origin) => origin === data.origin) ?? 'engine']
  return `${SENTENCES[kind].replace('{speaker}', speaker)}${shown.length > 0 ? ` (${shown.join(', ')})` : ''}${link === undefined ? '' : ` ${link}`}`
}

const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const escapeDiscord = (text: string): string => text.replaceAll(/[\\*_~`|>#@[\]()]/g, (sign) => `\\${sign}`)

const cutOff = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`
