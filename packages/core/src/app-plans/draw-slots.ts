import { DAY_MS } from '@veracite/terms/days'
import { sha256Hex } from '@veracite/terms/digest'
import type { Engine } from '@veracite/terms/vocabulary'

/** One question to one engine, by one person, until the end of one day (UTC). Numbers count from 1. */
export interface DrawnSlot {
  number: number
  engine: Engine
  person: number
  /** Its place among the questions of the brand, as the manifest lists them. */
  question: number
  day: string
}

/** Stands in the signed plan, so that everybody can draw the same again. */
export const DRAWING_RULE =
  'Questions in the order of SHA-256 of "seed question", the first `drawn` of them. Each is asked once of each engine: these pairs, in the order of SHA-256 of "seed engine question", are the slots; people take turns, and days fill evenly. A question is named by its SHA-256 in hexadecimal.'

/** Follows `DRAWING_RULE`. Pure: the same seed gives the same slots. */
export function drawSlots(
  seed: string,
  plan: {
    questions: readonly string[]
    drawn: number
    engines: readonly Engine[]
    people: number
    days: readonly string[]
  },
): DrawnSlot[] {
  const drawn = inOrderOf(plan.questions, (question) => `${seed} ${question}`).slice(0, plan.drawn)
  const pairs = plan.engines.flatMap((engine) => drawn.map((question) => ({ engine, question })))
  const ordered = inOrderOf(pairs, ({ engine, question }) => `${seed} ${engine} ${question}`)
  return ordered.map(({ engine, question }, place) => ({
    number: place + 1,
    engine,
    person: (place % plan.people) + 1,
    question: plan.questions.indexOf(question) + 1,
    day: plan.days[Math.floor((place * plan.days.length) / ordered.length)] ?? '',
  }))
}

function inOrderOf<T>(items: readonly T[], named: (item: T) => string): T[] {
  const keyed = items.map((item) => ({ item, key: sha256Hex(named(item)) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item)
}

/** From the first day to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days = Math.floor((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, days) }, (_, n) =>
    new Date(Date.parse(first) + n * DAY_MS).toISOString().slice(0, 10),
  )
}

export const endOfDay = (day: string): Date => new Date(Date.parse(day) + DAY_MS)
