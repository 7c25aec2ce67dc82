import { originEntry } from '@veracite/terms/origin-table'
import { EVENT_TABLE } from '@veracite/terms/states'
import type { EventKind } from '@veracite/terms/vocabulary'
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
export function wordMessage(message: Message, publicUrl: string | null): Worded {
  const about = message.brand === null ? '' : ` ${message.brand.name}:`
  if (message.kind === 'test')
    return { title: 'Veracite: this address is set up, and this is a test.', lines: [], more: 0 }
  if (message.kind === 'confirm')
    return {
      title: `Veracite:${about} news of what AI engines say wrongly are to be sent to this address.`,
      lines: [],
      more: 0,
    }
  const lines = message.events.slice(0, LINES).map((event) => {
    return { text: sentenceOf(event), link: linkOf(event, publicUrl) }
  })
  const more = message.events.length - lines.length + message.more
  if (message.kind === 'event') {
    const [first] = lines
    return {
      title: `Veracite:${about} ${first?.text ?? ''}`,
      lines: first?.link ? [{ text: '', link: first.link }] : [],
      more: 0,
    }
  }
  const counted = message.span === 'week' ? countsOf(message.events) : ''
  return { title: `Veracite, the ${message.span} in short:${about}${counted}`, lines, more }
}

const COUNTED: readonly (readonly [EventKind, string])[] = [
  ['confabulation.new', 'new'],
  ['confabulation.returned', 'came back'],
  ['confabulation.not_seen', 'not seen in ten answers or more'],
]

/** ` 3 new, 1 came back.` */
function countsOf(events: readonly StoredEvent[]): string {
  const counts = COUNTED.flatMap(([kind, words]) => {
    const count = events.filter((event) => event.kind === kind).length
    return count === 0 ? [] : [`${count} ${words}`]
  })
  return counts.length === 0 ? '' : ` ${counts.join(', ')}.`
}

/** The members that fit in a line; ids are left to the link. */
const SHOWN = ['status', 'reason', 'engine', 'predicate', 'class', 'points', 'size', 'from', 'to']

function sentenceOf({ kind, data }: StoredEvent): string {
  const shown = SHOWN.flatMap((name) => (data[name] == null ? [] : [String(data[name])]))
  if (data.origin === 'demo') shown.unshift('DEMO: invented, nobody was asked')
  if (data.origin === 'stand_in') shown.unshift('a stand-in server answered, not the engine')
  if (Number(data.provisional) > 0) shown.push(`${data.provisional} provisional`)
  if (data.readLater === true) shown.push('in an answer that was read later')
  if (typeof data.atMost === 'number')
    shown.push(`made in fewer than ${Number((data.atMost * 100).toFixed(1))} % of answers`)
  if (typeof data.upperBound === 'number')
    shown.push(`made in fewer than ${Math.ceil(data.upperBound * 100)} % of answers, from ${data.asked}`)
  if (data.gravity === 'grave') shown.push('grave')
  if (data.modelChanged === true) shown.push('another model answers')
  const speaker = originEntry(String(data.origin)).speaker
  return `${EVENT_TABLE[kind].message.replace('{speaker}', speaker)}${shown.length > 0 ? ` (${shown.join(', ')})` : ''}`
}

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
