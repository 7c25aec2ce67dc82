import { checkFact, FACT_PREDICATES } from '@veracite/verdicts/predicates/all'
import type { ReaderInput } from '@veracite/verdicts/reading'
import { CLAIM_VERDICTS, type JudgedFact } from '@veracite/verdicts/verdict/verdict'
import { CLASSES } from './classes.ts'
import type { LabelledClaim, Scored } from './score.ts'

/** One line of a labelled file: an answer, its question, the facts, and the labels. */
export interface Item {
  id: string
  /** Null when the file does not say. */
  language: string | null
  brand: { name: string; aliases: string[]; domain: string }
  facts: JudgedFact[]
  prompt: ReaderInput['prompt']
  answer: { text: string; citations: string[] }
  label: Scored['label'] | null
  claims: LabelledClaim[] | null
}

/** Throws with a sentence that says what is wrong with the line. Unused members are dropped. */
export function readItem(source: string): Item {
  const value = objectOf(parse(source), 'the line')
  const brand = objectOf(value.brand, 'brand')
  const prompt = objectOf(value.prompt, 'prompt')
  const answer = objectOf(value.answer, 'answer')
  return {
    id: textOf(value.id, 'id'),
    language: value.lang === undefined ? null : textOf(value.lang, 'lang'),
    brand: {
      name: textOf(brand.name, 'brand.name'),
      aliases: textsOf(brand.aliases ?? [], 'brand.aliases'),
      domain: textOf(brand.domain, 'brand.domain'),
    },
    facts: listOf(value.facts ?? [], 'facts').map(factOf),
    prompt: {
      text: textOf(prompt.text, 'prompt.text'),
      intent: wordOf(prompt.intent, INTENTS, 'prompt.intent'),
    },
    answer: {
      text: answer.text === '' ? '' : textOf(answer.text, 'answer.text'),
      citations: textsOf(answer.citations ?? [], 'answer.citations'),
    },
    label: value.label == null ? null : wordOf(value.label, CLASSES, 'label'),
    claims: value.claims == null ? null : listOf(value.claims, 'claims').map(claimOf),
  }
}

const INTENTS = ['CATEGORY', 'BRANDED', 'COMPARATIVE', 'DEFENSIVE'] as const

/** Facts in these files have no id, and are active unless they say otherwise. */
function factOf(given: unknown, index: number): JudgedFact {
  const { predicate, value, id, active } = objectOf(given, `facts[${index}]`)
  const checked = checkFact(predicate, value)
  if (!checked.ok)
    throw new Error(`facts[${index}] ${checked.problems[0]?.path} ${checked.problems[0]?.message}`)
  return { ...checked.fact, id: typeof id === 'string' ? id : `fact-${index + 1}`, active: active !== false }
}

function claimOf(given: unknown, index: number): LabelledClaim {
  const at = `claims[${index}]`
  const { predicate, quote, verdict } = objectOf(given, at)
  return {
    predicate: wordOf(predicate, FACT_PREDICATES, `${at}.predicate`),
    quote: textOf(quote, `${at}.quote`),
    verdict: wordOf(verdict, CLAIM_VERDICTS, `${at}.verdict`),
  }
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    throw new Error('is not JSON')
  }
}

function objectOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new Error(`${what} must be an object`)
}

function listOf(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value
  throw new Error(`${what} must be a list`)
}

const textsOf = (value: unknown, what: string): string[] =>
  listOf(value, what).map((item, at) => textOf(item, `${what}[${at}]`))

function textOf(value: unknown, what: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new Error(`${what} must be a text`)
}

function wordOf<const Word extends string>(value: unknown, words: readonly Word[], what: string): Word {
  const found = words.find((word) => word === value)
  if (found === undefined) throw new Error(`${what} must be one of ${words.join(', ')}`)
  return found
}
