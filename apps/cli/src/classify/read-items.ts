import type { ClassifierInput, JudgedFact } from '@veracite/core/classification/types'
import { validateFact } from '@veracite/core/ground-truth/validate-fact'
import { CITATION_CLASSES, type CitationClass, PROMPT_INTENTS } from '@veracite/core/vocabulary'

export interface Item {
  id: string
  input: ClassifierInput
  label: CitationClass | null
}

/** One item of a labelled file. Throws a sentence that says what is wrong with the line. */
export function readItem(source: string): Item {
  const value = objectOf(parse(source), 'the line')
  const brand = objectOf(value.brand, 'brand')
  const prompt = objectOf(value.prompt, 'prompt')
  const answer = objectOf(value.answer, 'answer')
  const intent = PROMPT_INTENTS.find((name) => name === prompt.intent)
  if (intent === undefined) throw new Error(`prompt.intent must be one of ${PROMPT_INTENTS.join(', ')}`)
  const label =
    value.label === undefined || value.label === null
      ? null
      : CITATION_CLASSES.find((name) => name === value.label)
  if (label === undefined) throw new Error(`label must be one of ${CITATION_CLASSES.join(', ')}`)
  return {
    id: textOf(value.id, 'id'),
    label,
    input: {
      brand: {
        name: textOf(brand.name, 'brand.name'),
        aliases: textsOf(brand.aliases ?? [], 'brand.aliases'),
        domain: textOf(brand.domain, 'brand.domain'),
      },
      facts: listOf(value.facts ?? [], 'facts').map(factOf),
      prompt: { text: textOf(prompt.text, 'prompt.text'), intent },
      answer: {
        text: typeof answer.text === 'string' ? answer.text : textOf(answer.text, 'answer.text'),
        citations: textsOf(answer.citations ?? [], 'answer.citations'),
      },
    },
  }
}

/** Facts in such files have no id and are all active, unless they say otherwise. */
function factOf(given: unknown, index: number): JudgedFact {
  const { predicate, value, id, active } = objectOf(given, `facts[${index}]`)
  const checked = validateFact(predicate as never, value)
  if (!checked.ok)
    throw new Error(`facts[${index}] ${checked.problems[0]?.path} ${checked.problems[0]?.message}`)
  return { ...checked.fact, id: typeof id === 'string' ? id : `fact-${index + 1}`, active: active !== false }
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
  listOf(value, what).map((item, i) => textOf(item, `${what}[${i}]`))

function textOf(value: unknown, what: string): string {
  if (typeof value === 'string' && value !== '') return value
  throw new Error(`${what} must be a text`)
}
