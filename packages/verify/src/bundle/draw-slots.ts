import { utf8Encode } from '../bytes.ts'
import { sha256Hex } from '../sha256.ts'
import { instant } from '../written-forms.ts'

/** One question to one app, by one person, until the end of one day (UTC). Numbers count from 1. */
export interface DrawnSlot<E extends string = string> {
  number: number
  engine: E
  person: number
  /** Its place among the questions of the brand, as the manifest lists them. */
  question: number
  day: string
}

/** Stands in the signed plan, so that everybody can draw the same again. */
export const DRAWING_RULE =
  'Questions in the order of SHA-256 of "seed question", the first `drawn` of them. Each is asked once of each engine: these pairs, in the order of SHA-256 of "seed engine question", are the slots; people take turns, and days fill evenly. A question is named by its SHA-256 in hexadecimal, in NFC and with single blanks.'

/** Follows `DRAWING_RULE`. Pure: the same seed gives the same slots. */
export function drawSlots<E extends string>(
  seed: string,
  plan: {
    questions: readonly string[]
    drawn: number
    engines: readonly E[]
    /** How many. */
    people: number
    firstDay: string
    lastDay: string
  },
): DrawnSlot<E>[] {
  const days = daysBetween(plan.firstDay, plan.lastDay)
  const drawn = inOrderOf(plan.questions, (question) => `${seed} ${question}`).slice(0, plan.drawn)
  const pairs = plan.engines.flatMap((engine) => drawn.map((question) => ({ engine, question })))
  const ordered = inOrderOf(pairs, ({ engine, question }) => `${seed} ${engine} ${question}`)
  return ordered.map(({ engine, question }, place) => ({
    number: place + 1,
    engine,
    person: (place % plan.people) + 1,
    question: plan.questions.indexOf(question) + 1,
    day: dayAfter(plan.firstDay, Math.floor((place * days) / ordered.length)),
  }))
}

/** As the manifest lists it. */
export const slotLine = ({ number, engine, person, question, day }: DrawnSlot): string =>
  `${number} ${engine} ${person} ${question} ${day}`

function inOrderOf<T>(items: readonly T[], named: (item: T) => string): T[] {
  const keyed = items.map((item) => ({ item, key: sha256Hex(utf8Encode(named(item))) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item)
}

/** Counts the days from the first to the last, both included. */
export const daysBetween = (first: string, last: string): number =>
  (startOf(last) - startOf(first)) / DAY_MS + 1

/** In milliseconds since 1970. */
export const endOfDay = (day: string): number => startOf(day) + DAY_MS

const dayAfter = (day: string, days: number): string =>
  new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, 10)
const startOf = (day: string): number => Date.parse(instant(`${day}T00:00:00.000Z`, 'day'))
const DAY_MS = 86_400_000
