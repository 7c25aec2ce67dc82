import { isRecord } from '@veracite/verdicts/predicates/check'
import type { Confirmation } from '@veracite/verdicts/reading'
import type { Claim } from '@veracite/verdicts/verdict/verdict'

/** A recorded reading: one line of a file of replies, with the id of the answer it belongs to. */
export interface RecordedReply {
  id: string
  reply: unknown
  /** The reply to the confirming question, if it was asked; see `recordedConfirmations`. */
  confirm?: unknown
}

/** A line `{id, reply}`, or a reply with its own id. Throws with a sentence that says what is wrong. */
export function readRecordedReply(line: string): RecordedReply {
  const parsed: unknown = JSON.parse(line)
  if (typeof parsed !== 'object' || parsed === null || !('id' in parsed) || typeof parsed.id !== 'string')
    throw new Error('a reply needs the id of its answer')
  const { id, confirm, ...rest }: { id: string; confirm?: unknown; reply?: unknown } = {
    ...parsed,
    id: parsed.id,
  }
  const reply = 'reply' in parsed ? rest.reply : rest
  return confirm === undefined ? { id, reply } : { id, reply, confirm }
}

/**
 * Recorded answers to the second question, one for each accusation: a list in the order of the accusations or with
 * `predicate` (and `quote`) in each, an object by predicate, or one answer for all. `yes`, `no`, `unclear`, true and false.
 */
export function recordedConfirmations(confirm: unknown, accusations: readonly Claim[]): Confirmation[] {
  const list = isRecord(confirm) && Array.isArray(confirm.confirmations) ? confirm.confirmations : confirm
  return accusations.flatMap(({ predicate, span: { start, quote } }, index): Confirmation[] => {
    const recorded = answerTo(list, { predicate, quote, index })
    return recorded === null ? [] : [{ predicate, start, quote, answer: recorded, passage: null }]
  })
}

type Asked = { predicate: string; quote: string; index: number }

function answerTo(confirm: unknown, asked: Asked): Confirmation['answer'] | null {
  if (!Array.isArray(confirm)) {
    const whole = isRecord(confirm) && !('answer' in confirm) ? confirm[asked.predicate] : confirm
    return plainAnswer(whole)
  }
  const isNamed = confirm.some((one) => isRecord(one) && 'predicate' in one)
  if (!isNamed) return plainAnswer(confirm[asked.index])
  const ofKind = confirm.filter((one) => isRecord(one) && one.predicate === asked.predicate)
  return plainAnswer(ofKind.find((one) => isRecord(one) && one.quote === asked.quote) ?? ofKind[0])
}

function plainAnswer(given: unknown): Confirmation['answer'] | null {
  if (isRecord(given)) return plainAnswer(given.answer ?? given.confirmed ?? given.says)
  if (given === undefined || given === null) return null
  const word = String(given).trim().toLowerCase()
  if (word === 'yes' || word === 'true') return 'yes'
  return word === 'no' || word === 'false' ? 'no' : 'unclear'
}
