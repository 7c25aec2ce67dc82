import { classEntry } from '@veracite/terms/classes'
import { formalEngineName } from '@veracite/terms/engines'
import { type OfOrigin, otherOriginsNote } from '@veracite/terms/origins'
import { PREDICATES } from '@veracite/verdicts/predicates/all'
import type { Paint } from './paint.ts'

export const engineName = formalEngineName

/** The same, and never the engine's bare name for an answer that it did not give. Takes an access or an origin. */
export function speakerName(engine: string, given: unknown): string {
  if (given === 'demo') return `${engineName(engine)} (DEMO)`
  if (isStandIn(given)) return `Stand-in for ${engineName(engine)}`
  if (given === 'app') return `${engineName(engine)} app`
  return engineName(engine)
}

const isStandIn = (given: unknown): boolean => given === 'compatible_server' || given === 'stand_in'

/** Shown beside answers that the engine itself did not give. */
export function accessNote(given: unknown, paint: Paint): string {
  if (given === 'demo') return paint.yellow('  DEMO: invented, nobody was asked')
  if (given === 'app') return paint.yellow('  a person brought it from the app')
  if (isStandIn(given)) return paint.yellow('  a stand-in server was asked, not the engine')
  return ''
}

/** The origin of the counted answers; older servers do not send it. */
export interface FromAnswers {
  demo?: boolean
  origin?: string
}
export const originOf = ({ origin, demo }: FromAnswers): string => origin ?? (demo ? 'demo' : 'engine')

/** Counts of each origin, one by one: `3 findings, 2 findings of the DEMO`. */
export function countedApart(items: readonly FromAnswers[], one: string): string {
  const of = (origin: string) => items.filter((item) => originOf(item) === origin).length
  const named = [
    [of('engine'), ''],
    [of('app'), ' from apps'],
    [of('stand_in'), ' of stand-ins'],
    [of('demo'), ' of the DEMO'],
  ] as const
  const words = named.flatMap(([count, whose]) => (count === 0 ? [] : [`${plural(count, one)}${whose}`]))
  return words.length === 0 ? plural(0, one) : words.join(', ')
}

/** A note on what the numbers leave out; empty when nothing is. */
export function apartNote(
  apart: readonly { origin: string; count: number }[] | undefined,
  paint: Paint,
): string {
  const words = otherOriginsNote((apart ?? []) as OfOrigin[])
  return words === null ? '' : paint.yellow(`  ${words}`)
}

export const predicateName = (predicate: string): string =>
  PREDICATES.find(({ name }) => name === predicate)?.label ?? predicate

export const paintClass = (paint: Paint, citationClass: string, text: string): string => {
  const colour = classEntry(citationClass)?.colour
  return colour === undefined ? text : paint[colour](text)
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** `2026-11-15 03:05`: the day and minute in UTC; evidence shows seconds. */
export const minuteOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ')
export const secondOf = (iso: string): string => `${iso.slice(0, 19).replace('T', ' ')} UTC`

export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`
}
