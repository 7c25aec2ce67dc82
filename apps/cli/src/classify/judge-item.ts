import type { Engine } from '@veracite/verdicts/engine'
import { defaultEngine } from '@veracite/verdicts/engine'
import { readingFromReply } from '@veracite/verdicts/model/reply'
import { profileOf } from '@veracite/verdicts/profile'
import type { ReaderInput, Reading } from '@veracite/verdicts/reading'
import { readByRules } from '@veracite/verdicts/rules/read-by-rules'
import { verdict } from '@veracite/verdicts/verdict/decide'
import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import type { Item } from './read-item.ts'
import type { Scored } from './score.ts'

export interface JudgedItem {
  verdict: Verdict
  readings: Reading[]
}

/** The part of an item that a reader would be given. */
export const inputOf = ({ brand, facts, prompt, answer }: Item, engine: Engine): ReaderInput => ({
  brand: profileOf(brand, facts, engine.predicates),
  prompt,
  answer,
})

/** Reads and judges one item: by rules, and with a model's reply where there is one. */
export function judgeItem(
  item: Item,
  reply?: { output: unknown },
  engine: Engine = defaultEngine(),
): JudgedItem {
  const input = inputOf(item, engine)
  const readings = [readByRules(input, engine)]
  if (reply !== undefined)
    readings.push(readingFromReply(input, reply.output, { version: 'replayed', digest: null }, engine))
  return { verdict: verdict(readings, item.facts, input.brand, engine), readings }
}

/** A judged item, ready to be scored; null when it has no label. */
export function scoredOf(item: Item, { verdict: decided, readings }: JudgedItem): Scored | null {
  if (item.label === null) return null
  return {
    language: item.language ?? readings[0]?.language ?? 'other',
    label: item.label,
    labelled: item.claims,
    text: item.answer.text,
    verdict: decided,
  }
}
