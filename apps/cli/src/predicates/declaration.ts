import type { AnswerOf } from '@veracite/contract/routes'
import { UsageError } from '../failures.ts'

export type Declaration = AnswerOf<'GET /api/admin/brands/{brandId}/predicates'>['items'][number]

export interface DeclareOptions {
  file?: string
  label?: string
  question?: string
  value?: string
  unit?: string
  currency?: string
  oneOf?: string[]
  compare?: string
  tolerance?: string
  example?: string[]
}

/** Options override the file. Checks only the syntax of options; the server validates the rest. */
export function declarationFrom(
  name: string | undefined,
  options: DeclareOptions,
  file: Record<string, unknown>,
): { name: string; label: string; question: string; value: unknown; compare?: string; examples?: unknown[] } {
  const { label, question, compare, tolerance } = options
  const value = valueFrom(options)
  return {
    ...file,
    name: name ?? text(file.name),
    label: label ?? text(file.label),
    question: question ?? text(file.question),
    value: value ?? file.value,
    ...(compare !== undefined && { compare }),
    ...(tolerance !== undefined && { tolerance: toleranceFrom(tolerance) }),
    ...(options.example !== undefined && { examples: options.example.map(exampleFrom) }),
  }
}

const text = (given: unknown): string => (typeof given === 'string' ? given : '')

function valueFrom({ value, unit, currency, oneOf }: DeclareOptions): unknown {
  const kind = value ?? (oneOf !== undefined ? 'one-of' : unit !== undefined ? 'number' : undefined)
  if (kind === undefined) return currency === undefined ? undefined : { kind: 'money', currency }
  return {
    kind,
    ...(unit !== undefined && { unit }),
    ...(currency !== undefined && { currency }),
    ...(oneOf !== undefined && { values: oneOf.map(choiceFrom) }),
  }
}

/** `free=no charge,gratis` */
function choiceFrom(typed: string): { label: string; synonyms: string[] } {
  const [label = '', others = ''] = typed.split('=', 2)
  const synonyms = others.split(',').map((one) => one.trim())
  return { label: label.trim(), synonyms: synonyms.filter((one) => one !== '') }
}

function toleranceFrom(typed: string): { amount: number } | { percent: number } {
  const [, amount, sign] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(typed.trim()) ?? []
  if (amount === undefined) throw new UsageError((say) => say('cliRefused.toleranceMustBeAnAmountOr'))
  return sign === '%' ? { percent: Number(amount) } : { amount: Number(amount) }
}

function exampleFrom(typed: string): { text: string; value: string } {
  const at = typed.lastIndexOf('=>')
  if (at < 0) throw new UsageError((say) => say('cliRefused.exampleMustBeWordsAndA'))
  return { text: typed.slice(0, at).trim(), value: typed.slice(at + 2).trim() }
}

/** `number in days, at-least` */
export function formInWords({ value, compare, tolerance }: Declaration): string {
  const unit = value.unit ?? value.currency ?? value.values?.map(({ label }) => label).join(' | ')
  const by =
    tolerance?.percent !== undefined
      ? ` ${tolerance.percent}%`
      : tolerance?.amount !== undefined
        ? ` ${tolerance.amount}`
        : ''
  return `${value.kind}${unit ? ` (${unit})` : ''}, ${compare}${by}`
}
