import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { known, type Listed } from '@veracite/words/say'
import { linesOf } from '../widgets/lists.ts'

export type Declared = AnswerOf<'GET /api/admin/brands/{brandId}/predicates'>['items'][number]
type GivenDeclaration = InputOf<'POST /api/admin/brands/{brandId}/predicates'>['body']

export type Kind = Listed<'declaredKind'>
export type Compare = Listed<'compare'>

/** Which comparison fits which value. */
export const COMPARES_OF: Record<Kind, readonly Compare[]> = {
  text: ['equal', 'contains'],
  number: ['equal', 'at-least', 'at-most', 'within'],
  money: ['equal', 'at-least', 'at-most', 'within'],
  date: ['equal', 'at-least', 'at-most', 'within'],
  'yes-no': ['equal'],
  list: ['equal', 'contains'],
  'one-of': ['equal'],
}

/** The fields of the form. */
export const EMPTY = {
  ...{ name: '', label: '', question: '', kind: 'number' as Kind, unit: '', values: '' },
  ...{ compare: 'equal' as Compare, tolerance: '', examples: '' },
}
export type Typed = typeof EMPTY

export function declarationOf(typed: Typed): GivenDeclaration {
  const { name, label, question, kind, compare, tolerance } = typed
  return {
    name: name.trim(),
    label: label.trim(),
    question: question.trim(),
    value: formOf(typed),
    compare,
    ...(compare === 'within' && tolerance.trim() !== '' && { tolerance: toleranceOf(tolerance) }),
    examples: linesOf(typed.examples).map((line) => exampleOf(line, kind)),
  }
}

function formOf({ kind, unit, values }: Typed): unknown {
  const own = unit.trim()
  if (kind === 'number') return own === '' ? { kind } : { kind, unit: own }
  if (kind === 'money') return own === '' ? { kind } : { kind, currency: own.toUpperCase() }
  if (kind === 'one-of') return { kind, values: linesOf(values).map(choiceOf) }
  return { kind }
}

/** `free = no charge, gratis` */
function choiceOf(line: string): { label: string; synonyms: string[] } {
  const [label = '', others = ''] = line.split('=', 2)
  return { label: label.trim(), synonyms: linesOf(others, ',') }
}

/** `You have 14 days to return it => 14 days` */
function exampleOf(line: string, kind: Kind): { text: string; value: unknown } {
  const at = line.lastIndexOf('=>')
  const value = at < 0 ? '' : line.slice(at + 2).trim()
  const text = at < 0 ? line : line.slice(0, at).trim()
  return { text, value: kind === 'list' ? value.split(',').map((one) => one.trim()) : value }
}

function toleranceOf(text: string): unknown {
  const plain = text.trim().replace(',', '.')
  return plain.endsWith('%') ? { percent: Number(plain.slice(0, -1)) } : { amount: Number(plain) }
}

/** The form for a new version begins with the one in force. */
export function typedFrom(declared: Declared): Typed {
  const { value, tolerance } = declared
  const written = (one: unknown) => (typeof one === 'object' ? JSON.stringify(one) : String(one))
  return {
    name: declared.name,
    label: declared.label,
    question: declared.question,
    kind: value.kind,
    unit: value.unit ?? value.currency ?? '',
    values: (value.values ?? [])
      .map(({ label, synonyms }) => (synonyms.length === 0 ? label : `${label} = ${synonyms.join(', ')}`))
      .join('\n'),
    compare: declared.compare,
    tolerance: tolerance?.percent !== undefined ? `${tolerance.percent}%` : String(tolerance?.amount ?? ''),
    examples: declared.examples
      .map(({ text, value: said }) => `${text} => ${Array.isArray(said) ? said.join(', ') : written(said)}`)
      .join('\n'),
  }
}

/** `A number with a unit (days); At least: right is the fact, or more` */
export function formInWords({ value, compare }: Pick<Declared, 'value' | 'compare'>): string {
  const of = value.unit ?? value.currency ?? value.values?.map(({ label }) => label).join(', ')
  const kind = known('declaredKind', value.kind) ?? value.kind
  return `${of ? `${kind} (${of})` : kind}; ${known('compare', compare) ?? compare}`
}
