import { classEntry } from '@veracite/terms/classes'
import { formalEngineName } from '@veracite/terms/engines'
import { speakerOf } from '@veracite/verify/bundle/verdict'
import type { Say } from '@veracite/words/say-in'
import type { Paint } from './paint.ts'

export const engineName = formalEngineName

/** The same, and never the engine's bare name for an answer that it did not give. Takes an access or an origin. */
export function speakerName(say: Say, engine: string, given: unknown): string {
  const named = { engine: engineName(engine) }
  if (given === 'demo') return `${named.engine} (DEMO)`
  if (isStandIn(given)) return say('speaker.compatible_server', named)
  return given === 'app' ? say('speaker.app', named) : named.engine
}

const isStandIn = (given: unknown): boolean => given === 'compatible_server' || given === 'stand_in'

/** How everything is said here. */
export interface Saying {
  paint: Paint
  say: Say
}

/** Shown beside answers that the engine itself did not give. */
export function accessNote(given: unknown, { paint, say }: Saying): string {
  const note = isStandIn(given) ? 'standIn' : given === 'demo' || given === 'app' ? given : null
  return note === null ? '' : paint.yellow(`  ${say(`cliNote.${note}`)}`)
}

/** The origin of the counted answers; older servers do not send it. */
export interface FromAnswers {
  demo?: boolean
  origin?: string
}
export const originOf = ({ origin, demo }: FromAnswers): string => origin ?? (demo ? 'demo' : 'engine')

/** Counts of each origin, one by one: `3 findings, 2 findings of the DEMO`. */
export function countedApart(items: readonly FromAnswers[], of: 'findings' | 'answers', say: Say): string {
  const counted = (['other', 'app', 'stand_in', 'demo'] as const).flatMap((origin) => {
    const count = items.filter((item) => originOf(item) === (origin === 'other' ? 'engine' : origin)).length
    return count === 0 ? [] : [say(`cliCounted.${of}`, { count, of: origin })]
  })
  return counted.length === 0 ? say(`cliCounted.${of}`, { count: 0, of: 'other' }) : say.line(counted)
}

/** A note on what the numbers leave out; empty when nothing is. */
export function apartNote(
  apart: readonly { origin: string; count: number }[] = [],
  { paint, say }: Saying,
): string {
  const named = apart.map(({ origin, count }) => say.known('apart', origin, { count }) ?? origin)
  const one = apart.length === 1 && apart[0]?.count === 1 ? 'yes' : 'other'
  return named.length === 0 ? '' : paint.yellow(`  ${say('apart.all', { named: say.list(named), one })}`)
}

export const predicateName = (say: Say, predicate: string): string =>
  say.known('predicateLabel', predicate) ?? predicate

/** `Wrong (CONFABULATED)`: the contract's name stands beside it. */
export const classInWords = (say: Say, name: string): string => {
  const words = say.known('class', name)
  return words === undefined ? name : `${words} (${name})`
}

/** Who gave an answer: never the bare name of an engine that did not. */
export const speakerInWords = (say: Say, engine: string, access: string | null): string =>
  say.known('proofSpeaker', access ?? '', { engine: engineName(engine) }) ??
  speakerOf(engineName(engine), access)

/** The name of a role. */
export const roleIn = (say: Say, role: string): string => say.known('roleName', role) ?? role

/** What a statement is about: `Price of the VX-9`. */
export const aboutName = (say: Say, name: string, about: string | null): string =>
  about === null ? name : say('cliWord.of', { name, about })

/** The name of a state or kind, which may be newer than this program. */
export const codeName = (say: Say, code: string): string =>
  say.known('cliCode', code) ?? code.replaceAll('_', ' ')

export const paintClass = (paint: Paint, citationClass: string, text: string): string => {
  const colour = classEntry(citationClass)?.colour
  return colour === undefined ? text : paint[colour](text)
}

/** `$1,234.50`; amounts below ten cents keep enough decimal places not to read as nothing. */
export const usdOf = (say: Say, amount: string | number | null): string =>
  amount === null ? say('cliWord.notKnown') : say.usd(amount)

/** The cost of answers of one origin. Nobody pays for those of a demonstration: `would cost about $3.20`. */
export const costOf = (say: Say, amount: string | number | null, { demo }: FromAnswers): string =>
  demo && amount !== null ? say('cliWord.wouldCost', { usd: say.usd(amount) }) : usdOf(say, amount)

/** `2026-11-15 03:05`: the day and minute in UTC; evidence shows seconds. */
export const minuteOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ')
export const secondOf = (iso: string): string => `${iso.slice(0, 19).replace('T', ' ')} UTC`

export function duration(say: Say, ms: number): string {
  const seconds = Math.round(ms / 1000)
  const minutes = Math.floor(seconds / 60)
  if (seconds < 60) return say('cliTime.seconds', { seconds })
  if (seconds < 3600) return say('cliTime.minutes', { minutes, seconds: seconds % 60 })
  return say('cliTime.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
