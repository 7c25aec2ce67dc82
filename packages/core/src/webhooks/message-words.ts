import { engineName } from '@veracite/terms/engines'
import type { Say } from '@veracite/words/say-in'
import { type StoredEvent, toEventBody } from '../events/event.ts'

/** The content of a message, independent of its format. */
export interface Message {
  kind: 'event' | 'digest' | 'test' | 'confirm'
  webhookId: string
  brand: { id: string; name: string } | null
  /** The period of a digest. */
  span: 'day' | 'week'
  events: readonly StoredEvent[]
  /** Events left out of a digest that would be too long. */
  more: number
  at: Date
}

/** A message for people: a first line, and others below it. */
export interface Worded {
  title: string
  lines: { text: string; link: string | null }[]
  more: number
}

const LINES = 20

/** In words, with one address to look at each; null below a server whose address nobody named. */
export function wordMessage(message: Message, publicUrl: string | null, say: Say): Worded {
  const { kind, span, brand, events } = message
  const about = { of: brand === null ? ('other' as const) : ('brand' as const), brand: brand?.name ?? '' }
  if (kind === 'test') return { title: say('mail.test'), lines: [], more: 0 }
  if (kind === 'confirm') return { title: say('mail.confirm', about), lines: [], more: 0 }
  const lines = events.slice(0, LINES).map((event) => {
    return { text: sentenceOf(event, say), link: linkOf(event, publicUrl) }
  })
  const more = events.length - lines.length + message.more
  if (kind === 'event') {
    const [first] = lines
    return {
      title: say('mail.event', { ...about, event: first?.text ?? '' }),
      lines: first?.link ? [{ text: '', link: first.link }] : [],
      more: 0,
    }
  }
  const counts = span === 'week' ? countsOf(events, say) : ''
  const counted = counts === '' ? 'other' : 'yes'
  return {
    title: say('mail.digest', { ...about, span: span === 'week' ? 'week' : 'other', counted, counts }),
    lines: lines.map(({ text, link }) => ({ text: text.charAt(0).toUpperCase() + text.slice(1), link })),
    more,
  }
}

const COUNTED = ['confabulation.new', 'confabulation.returned', 'confabulation.not_seen'] as const

/** `3 new, 1 came back` */
function countsOf(events: readonly StoredEvent[], say: Say): string {
  const counts = COUNTED.flatMap((kind) => {
    const count = events.filter((event) => event.kind === kind).length
    return count === 0 ? [] : [say(`digestCount.${kind}`, { count })]
  })
  return say.line(counts)
}

/** The members that fit in a line, and what their codes are called; ids are left to the link. */
const SHOWN: readonly (readonly [string, (code: string, say: Say, kind: string) => string | undefined])[] = [
  ['status', (code, say) => say.known('correctionState', code) ?? say.known('scanState', code)],
  [
    'reason',
    (code, say, kind) =>
      kind === 'webhook.switched_off' ? say.known('deliveryOff', code) : say.known('due', code),
  ],
  ['engine', engineName],
  ['predicate', (code, say) => say.known('predicateLabel', code)],
  ['class', (code, say) => say.known('class', code)],
  ['points', (points, say) => say('eventDetail.points', { points })],
  ['size', (size, say) => say('eventDetail.size', { size })],
  ['from', (code, say) => say.known('correctionState', code)],
  ['to', (code, say) => say.known('correctionState', code)],
]

function sentenceOf({ kind, data }: StoredEvent, say: Say): string {
  const shown = SHOWN.flatMap(([name, wordsFor]) => {
    const code = String(data[name] ?? '')
    return code === '' ? [] : [wordsFor(code, say, kind) ?? code]
  })
  const origin = ORIGINS.find((name) => name === data.origin)
  if (origin !== undefined) shown.unshift(say(`eventDetail.${origin}`))
  const count = Number(data.provisional)
  if (count > 0) shown.push(say('eventDetail.provisional', { count }))
  if (data.readLater === true) shown.push(say('eventDetail.readLater'))
  if (typeof data.atMost === 'number')
    shown.push(say('eventDetail.atMost', { share: Number((data.atMost * 100).toFixed(1)) }))
  if (typeof data.upperBound === 'number') {
    const share = Math.ceil(data.upperBound * 100)
    shown.push(say('eventDetail.upperBound', { share, asked: String(data.asked) }))
  }
  if (data.gravity === 'grave') shown.push(say('eventDetail.grave'))
  if (data.modelChanged === true) shown.push(say('eventDetail.modelChanged'))
  const said = say(`eventMessage.${kind}`, { origin: origin ?? 'other' })
  return `${said}${shown.length > 0 ? ` (${say.line(shown)})` : ''}`
}

/** Who else than the engine answered. */
const ORIGINS = ['demo', 'app', 'stand_in'] as const

/** The page for people where there is one, otherwise where programs read it. */
const PAGES: readonly (readonly [string, string])[] = [
  ['findingId', 'findings'],
  ['reportId', 'reports'],
  ['toScanId', 'scans'],
  ['scanId', 'scans'],
]

function linkOf(event: StoredEvent, publicUrl: string | null): string | null {
  const [path] = Object.values(toEventBody(event).links)
  if (publicUrl === null) return path ?? null
  const page = PAGES.find(([member]) => typeof event.data[member] === 'string')
  if (page !== undefined)
    return `${publicUrl}/console/${page[1]}/${encodeURIComponent(String(event.data[page[0]]))}`
  return path === undefined ? null : publicUrl + path
}
