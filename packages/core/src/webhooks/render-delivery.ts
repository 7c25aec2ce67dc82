import { type Say, sayIn } from '@veracite/words/say-in'
import { type EventBody, toEventBody } from '../events/event.ts'
import { type MailBody, renderMail } from './mail-message.ts'
import { type Message, type Worded, wordMessage } from './message-words.ts'
import type { Webhook } from './webhook-store.ts'

/** Links that a message may contain. */
export interface Rendering {
  /** Where people reach this server. */
  publicUrl: string | null
  /** The addresses for consent and for unsubscribing. */
  answerUrl: string | null
}

/** The message as plain JSON, or in the format of the chat or the mail behind the address. */
export function renderDelivery(
  { url, language }: Pick<Webhook, 'url' | 'language'>,
  message: Message,
  rendering: Rendering,
): { type: string; body: string } {
  const type = message.kind === 'event' ? (message.events[0]?.kind ?? 'event') : message.kind
  const render = RENDERINGS[receiverOf(url)]
  return { type, body: JSON.stringify(render(message, type, rendering, sayIn(language))) }
}

const RECEIVERS = ['plain', 'slack', 'discord', 'teams', 'mail'] as const
type Receiver = (typeof RECEIVERS)[number]

/** Decided by the address alone: each reads only its own format. */
export function receiverOf(url: string): Receiver {
  const { hostname: host = '', protocol = '' } = URL.parse(url) ?? {}
  if (protocol === 'mailto:') return 'mail'
  if (host === 'hooks.slack.com' || host === 'hooks.slack-gov.com') return 'slack'
  if (/^((ptb|canary)\.)?discord(app)?\.com$/.test(host)) return 'discord'
  // Workflows of Teams, and the connectors before them.
  if (/\.(?:webhook\.office\.com|logic\.azure\.com|powerplatform\.com)$/.test(host)) return 'teams'
  return 'plain'
}

type Render = (message: Message, type: string, rendering: Rendering, say: Say) => object | MailBody

const RENDERINGS: Record<Receiver, Render> = {
  plain: (message, type) => ({
    type,
    timestamp: (message.events[0]?.occurredAt ?? message.at).toISOString(),
    data: plainData(message),
  }),
  slack: (message, _, { publicUrl }, say) => ({
    text: linesOf(wordMessage(message, publicUrl, say), escapeSlack, say),
  }),
  discord: (message, _, { publicUrl }, say) => ({
    content: cutOff(linesOf(wordMessage(message, publicUrl, say), escapeDiscord, say), DISCORD_LENGTH),
    // A name that looks like a mention must not notify a whole server.
    allowed_mentions: { parse: [] },
  }),
  teams: (message, _, { publicUrl }, say) => teamsCard(wordMessage(message, publicUrl, say), say),
  mail: (message, _, rendering, say) => renderMail(message, rendering, say),
}

function plainData({ kind, webhookId, brand, events, more }: Message): EventBody | Record<string, unknown> {
  const [first] = events
  if (kind === 'event' && first !== undefined) return toEventBody(first)
  if (kind === 'test') return { webhookId }
  return { brandId: brand?.id ?? null, events: events.map(toEventBody), more }
}

const DISCORD_LENGTH = 2000

function linesOf({ title, lines, more }: Worded, safe: (text: string) => string, say: Say): string {
  const isOne = lines.length === 1 && lines[0]?.text === ''
  if (isOne) return `${safe(title)} ${lines[0]?.link ?? ''}`
  const told = lines.map(({ text, link }) => `• ${safe(text)}${link === null ? '' : ` ${link}`}`)
  return [safe(title), ...told, ...(more > 0 ? [say('mail.more', { count: more })] : [])].join('\n')
}

/** An adaptive card, whose texts are a kind of Markdown. */
function teamsCard({ title, lines, more }: Worded, say: Say): object {
  const block = (text: string, weight = 'Default') => ({ type: 'TextBlock', text, weight, wrap: true })
  const body = [
    block(escapeMarkdown(title), 'Bolder'),
    ...lines.map(({ text, link }) =>
      block(`${escapeMarkdown(text)}${link === null ? '' : ` [${say('mail.look')}](${link})`}`),
    ),
    ...(more > 0 ? [block(say('mail.more', { count: more }))] : []),
  ]
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body,
  }
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
  }
}

const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const escapeMarkdown = (text: string): string => text.replaceAll(/[\\*_~`|>#@[\]()]/g, (sign) => `\\${sign}`)
const escapeDiscord = escapeMarkdown

const cutOff = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`
