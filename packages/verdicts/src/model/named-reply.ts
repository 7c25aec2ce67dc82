import {
  NAMED_KINDS,
  type NamedEntry,
  type NamedKind,
  type NamedPart,
  type Remark,
  TONES,
} from '../named/named-part.ts'
import { placesOf } from '../named/places.ts'
import { readDocument } from '../plain/read-document.ts'
import { isRecord } from '../predicates/check.ts'
import type { Span } from '../reading.ts'
import { fold } from '../text/fold.ts'
import { cutsWord } from './find-places.ts'
import { quotedText } from './find-quote.ts'
import { literalNames } from './literal-names.ts'

/** The part of a model's reply about names and remarks. Undefined if the reply has none: an older prompt did not ask. */
export function namedFromReply(text: string, reply: Record<string, unknown>): NamedPart | undefined {
  const { named, remarks } = reply
  if (!Array.isArray(named)) return undefined
  const answer = quotedText(text)
  const spanOf = (quote: unknown, after = 0) =>
    typeof quote === 'string' && quote.length > 0 ? answer.find(quote, after) : null
  let lost = 0
  const entries = new Map<string, Omit<NamedEntry, 'place'>>()
  for (const one of named.slice(0, MOST_NAMED)) {
    const given: Record<string, unknown> = isRecord(one) ? one : { name: one }
    const span = spanOf(given.name)
    if (span === null || !isName(text, span)) lost += 1
    else if (!entries.has(fold(span.quote))) {
      const asked = given.recommended
      const recommended = spanOf(asked)
      if (recommended === null && typeof asked === 'string' && asked.trim() !== '') lost += 1
      entries.set(fold(span.quote), { ...span, kind: kindOf(given.kind), recommended })
    }
  }
  const said: Remark[] = []
  for (const one of Array.isArray(remarks) ? remarks.slice(0, MOST_REMARKS) : []) {
    const span = isRecord(one) ? spanOf(one.quote) : null
    const tone = isRecord(one) && TONES.find((name) => name === one.tone)
    if (span === null || !tone || said.some(({ start, end }) => span.start < end && start < span.end))
      lost += 1
    else said.push({ ...span, tone, topic: topicOf(one.topic) })
  }
  return { version: 1, entries: withPlaces(text, [...entries.values()]), remarks: said, lost }
}

const MOST_NAMED = 60
const MOST_REMARKS = 30
const LONGEST_NAME = 120
const LONGEST_TOPIC = 40

/** Whole words, and not a sentence. */
const isName = (text: string, { start, end, quote }: Span): boolean =>
  quote.length <= LONGEST_NAME &&
  /[\p{L}\p{N}]/u.test(quote) &&
  !cutsWord(text, start) &&
  !cutsWord(text, end)

const kindOf = (given: unknown): NamedKind => NAMED_KINDS.find((name) => name === given) ?? 'other'

const topicOf = (given: unknown): string => {
  const words = typeof given === 'string' ? given.trim().toLowerCase().replace(/\s+/g, ' ') : ''
  return words === '' ? 'other' : words.slice(0, LONGEST_TOPIC)
}

/** Numbers the names in the order of the text. */
function withPlaces(text: string, found: readonly Omit<NamedEntry, 'place'>[]): NamedEntry[] {
  const named = found.flatMap((one, at) => {
    // A name may stand in a sentence first and in the list later.
    const spans = literalNames(text, { name: one.quote, aliases: [], domain: '' })
    return [one, ...spans].map(({ start, end }) => ({ who: String(at), start, end }))
  })
  const places = placesOf(readDocument(text), named)
  return found
    .map((one, at) => ({ ...one, place: places.get(String(at)) ?? null }))
    .toSorted((a, b) => a.start - b.start)
}
