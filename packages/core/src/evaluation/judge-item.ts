import { readingFromReply } from '@veracite/verdicts/model/reply'
import { readPlainly } from '@veracite/verdicts/plain/read-plainly'
import { profileOf } from '@veracite/verdicts/profile'
import type { ReaderInput, Reading } from '@veracite/verdicts/reading'
import { verdict } from '@veracite/verdicts/verdict/decide'
import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import type { Item } from './read-item.ts'
import { recordedConfirmations } from './recorded.ts'
import type { Scored } from './score.ts'

export interface JudgedItem {
  verdict: Verdict
  /** What the plain reader alone would decide; null when no model has read. */
  byPlainReader: Verdict | null
  readings: Reading[]
}

/** The part of an item that a reader would be given. */
export const inputOf = ({ brand, facts, prompt, answer }: Item): ReaderInput => ({
  brand: profileOf(brand, facts),
  prompt,
  answer,
})

/** A model's recorded reply, and its answers to the second question where they were recorded. */
export interface Replayed {
  output: unknown
  confirm?: unknown
}

/** Reads and judges one item: by the plain reader, and with a model's reply where there is one. */
export function judgeItem(item: Item, reply?: Replayed): JudgedItem {
  const input = inputOf(item)
  const plain = readPlainly(input)
  const decide = (readings: Reading[]) => verdict(readings, item.facts, input.brand)
  if (reply === undefined) return { verdict: decide([plain]), byPlainReader: null, readings: [plain] }
  const model = readingFromReply(input, reply.output, { version: 'replayed', digest: null })
  const readings = [plain, model]
  const first = decide(readings)
  const second = reply.confirm === undefined ? [] : [confirmedReading(model, reply.confirm, first)]
  return {
    verdict: second.length === 0 ? first : decide([...readings, ...second]),
    byPlainReader: decide([plain]),
    readings: [...readings, ...second],
  }
}

/** The second reading of the accusations, as it was recorded. */
function confirmedReading(model: Reading, confirm: unknown, { claims }: Verdict): Reading {
  const accusations = claims.filter((one) => one.verdict === 'contradicted' && one.certainty === 'certain')
  const { checked: _, ...rest } = model
  return {
    ...rest,
    claims: [],
    confirmations: recordedConfirmations(confirm, accusations),
    reader: { kind: 'confirmation', version: 'replayed', digest: null },
  }
}

/** Counts replies by outcome: an unreadable one is no reading. */
export function countReplies(judged: readonly Pick<JudgedItem, 'readings'>[]): ReplyCounts {
  const models = judged.flatMap(({ readings }) => readings.filter(({ reader }) => reader.kind === 'model'))
  const having = (wanted: string) =>
    models.filter(({ doubts }) => doubts.some(({ reason }) => reason === wanted)).length
  const sum = (of: 'given' | 'confirmed' | 'lost') =>
    models.reduce((total, { checked }) => total + (checked?.[of] ?? 0), 0)
  const unreadable = having('unreadable')
  return {
    withReply: models.length - unreadable,
    unreadable,
    unreliable: having('unreliable'),
    statements: { given: sum('given'), confirmed: sum('confirmed'), lost: sum('lost') },
  }
}

export interface ReplyCounts {
  /** How many answers a model read; replies that could not be read, and readings of which much was lost. */
  withReply: number
  unreadable: number
  unreliable: number
  /** Statements in the replies. */
  statements: { given: number; confirmed: number; lost: number }
}

/** A judged item, ready to be scored; null when it has no label. */
export function scoredOf(
  item: Item,
  { verdict: decided, readings }: Pick<JudgedItem, 'verdict' | 'readings'>,
): Scored | null {
  if (item.label === null) return null
  return {
    language: item.language ?? readings[0]?.language ?? 'other',
    label: item.label,
    labelled: item.claims,
    text: item.answer.text,
    verdict: decided,
  }
}
