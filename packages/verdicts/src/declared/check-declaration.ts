import { type PlainReason, problem, refusal } from '@veracite/words/refusals'
import { FACT_PREDICATES } from '../predicates/all.ts'
import { type FactProblem, isRecord } from '../predicates/check.ts'
import { nameKey } from '../predicates/words.ts'
import currencies from '../values/currencies.json' with { type: 'json' }
import {
  type Choice,
  COMPARES,
  COMPARES_OF,
  type Compare,
  type Declaration,
  type Example,
  type Tolerance,
  VALUE_KINDS,
  type ValueForm,
} from './declaration.ts'
import { predicateOf } from './predicate-of.ts'

type DeclarationCheck = { ok: true; declaration: Declaration } | { ok: false; problems: FactProblem[] }

/** Checks a declaration and names every problem. Texts come back trimmed; missing examples become an empty list. */
export function checkDeclaration(given: unknown): DeclarationCheck {
  const problems: FactProblem[] = []
  if (!isRecord(given)) return { ok: false, problems: [problem('', 'must_be_an_object')] }
  for (const key of Object.keys(given))
    if (!MEMBERS.has(key)) problems.push(problem(key.slice(0, 60), 'is_not_known'))
  const name = nameIn(given.name, problems)
  const label = textIn(given.label, 'label', LONGEST_LABEL, problems)
  const question = textIn(given.question, 'question', LONGEST_QUESTION, problems)
  const value = valueIn(given.value, problems)
  const compare = compareIn(given.compare, value, problems)
  const tolerance = toleranceIn(given.tolerance, compare, value, problems)
  const examples = examplesIn(given.examples, problems)
  const declaration = { name, label, question, value, compare, ...tolerance, examples }
  if (problems.length === 0) problems.push(...unreadExamples(declaration))
  if (JSON.stringify(declaration).length > LONGEST)
    problems.push(problem('examples', refusal('are_too_long_together', { most: LONGEST })))
  return problems.length === 0 ? { ok: true, declaration } : { ok: false, problems }
}

const MEMBERS = new Set(['name', 'label', 'question', 'value', 'compare', 'tolerance', 'examples'])
const LONGEST_LABEL = 60
const LONGEST_QUESTION = 300
const LONGEST_EXAMPLE = 300
const LONGEST_WORD = 80
/** Of a whole declaration: every reading keeps what it was asked. */
const LONGEST = 4_000
const MOST_EXAMPLES = 6
const MOST_CHOICES = 30
const MOST_SYNONYMS = 12

/** Lower-case letters of one alphabet: names that look alike are alike. */
const NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/

function nameIn(given: unknown, problems: FactProblem[]): string {
  const name = typeof given === 'string' ? given.trim() : ''
  if (name.length < 2 || name.length > 40 || !NAME.test(name))
    problems.push(problem('name', 'must_be_a_name'))
  else if (RESERVED.has(name)) problems.push(problem('name', 'is_always_there'))
  return name
}

const RESERVED: ReadonlySet<string> = new Set(FACT_PREDICATES)

/** Control characters, halves of characters, signs without a width and signs that turn the direction of writing. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]/u

function textIn(given: unknown, path: string, most: number, problems: FactProblem[]): string {
  const text = typeof given === 'string' ? given.trim().normalize('NFC') : ''
  if (text.length === 0 || text.length > most)
    problems.push(problem(path, refusal('must_be_a_text', { most })))
  else if (UNFIT.test(text)) problems.push(problem(path, 'must_not_hold_invisible_characters'))
  return text
}

function valueIn(given: unknown, problems: FactProblem[]): ValueForm {
  const form = typeof given === 'string' ? { kind: given } : given
  if (!isRecord(form)) {
    problems.push(problem('value', refusal('must_be_an_object_with_kind', { kinds: VALUE_KINDS.join(', ') })))
    return { kind: 'text' }
  }
  const kind = VALUE_KINDS.find((one) => one === form.kind)
  const known = new Set(['kind', kind && MEMBER_OF[kind]])
  for (const key of Object.keys(form))
    if (!known.has(key))
      problems.push(
        problem(
          `value.${key.slice(0, 60)}`,
          kind ? refusal('is_not_known_for_kind', { kind }) : 'is_not_known_for_this_kind',
        ),
      )
  if (kind === 'number') return { kind, unit: unitIn(form.unit, problems) }
  if (kind === 'money') return { kind, currency: currencyIn(form.currency, problems) }
  if (kind === 'one-of') return { kind, values: choicesIn(form.values, problems) }
  if (kind !== undefined) return { kind }
  problems.push(problem('value.kind', refusal('must_be_one_of', { values: VALUE_KINDS.join(', ') })))
  return { kind: 'text' }
}

const MEMBER_OF: Partial<Record<ValueForm['kind'], string>> = {
  number: 'unit',
  money: 'currency',
  'one-of': 'values',
}

const unitIn = (given: unknown, problems: FactProblem[]): string | null =>
  given === undefined || given === null ? null : textIn(given, 'value.unit', 30, problems)

function currencyIn(given: unknown, problems: FactProblem[]): string | null {
  if (given === undefined || given === null) return null
  if (typeof given === 'string' && currencies.codes.includes(given)) return given
  problems.push(problem('value.currency', 'must_be_a_currency'))
  return null
}

function choicesIn(given: unknown, problems: FactProblem[]): Choice[] {
  if (!Array.isArray(given) || given.length < 2 || given.length > MOST_CHOICES) {
    problems.push(problem('value.values', refusal('must_be_a_list_of_values', { most: MOST_CHOICES })))
    return []
  }
  const taken = new Map<string, string>()
  return given.map((one, at) => {
    const path = `value.values[${at}]`
    const plain = typeof one === 'string' ? { label: one } : one
    const label = textIn(isRecord(plain) ? plain.label : null, `${path}.label`, LONGEST_WORD, problems)
    const synonyms = synonymsIn(isRecord(plain) ? plain.synonyms : null, `${path}.synonyms`, problems)
    for (const word of [label, ...synonyms]) {
      const other = taken.get(nameKey(word))
      if (other !== undefined && other !== path)
        problems.push(problem(path, refusal('stands_for_another_value', { word })))
      taken.set(nameKey(word), path)
    }
    return { label, synonyms }
  })
}

function synonymsIn(given: unknown, path: string, problems: FactProblem[]): string[] {
  if (given === undefined || given === null) return []
  if (Array.isArray(given) && given.length <= MOST_SYNONYMS)
    return given.map((one, at) => textIn(one, `${path}[${at}]`, LONGEST_WORD, problems))
  problems.push(problem(path, refusal('must_be_a_short_list_of_texts', { most: MOST_SYNONYMS })))
  return []
}

function compareIn(given: unknown, { kind }: ValueForm, problems: FactProblem[]): Compare {
  const compare = COMPARES.find((one) => one === (given ?? 'equal'))
  if (compare !== undefined && COMPARES_OF[kind].includes(compare)) return compare
  problems.push(
    problem('compare', refusal('must_compare_by', { values: COMPARES_OF[kind].join(' or '), kind })),
  )
  return 'equal'
}

function toleranceIn(
  given: unknown,
  compare: Compare,
  { kind }: ValueForm,
  problems: FactProblem[],
): { tolerance?: Tolerance } {
  if (given === undefined || given === null) return {}
  const refused = (why: PlainReason) => {
    problems.push(problem('tolerance', why))
    return {}
  }
  if (compare !== 'within') return refused('is_only_for_within')
  const [[member, amount] = [], ...others] = isRecord(given) ? Object.entries(given) : []
  const isAmount = typeof amount === 'number' && amount > 0 && Number.isFinite(amount)
  if (others.length > 0 || !isAmount || (member !== 'amount' && member !== 'percent'))
    return refused('must_be_amount_or_percent')
  if (member === 'percent' && (kind === 'date' || amount > 50))
    return refused(kind === 'date' ? 'must_be_days_for_a_date' : 'must_be_at_most_50_percent')
  return { tolerance: member === 'amount' ? { amount } : { percent: amount } }
}

function examplesIn(given: unknown, problems: FactProblem[]): Example[] {
  if (given === undefined || given === null) return []
  if (!Array.isArray(given) || given.length > MOST_EXAMPLES) {
    problems.push(problem('examples', refusal('must_be_a_list_of_examples', { most: MOST_EXAMPLES })))
    return []
  }
  return given.map((one, at) => {
    const path = `examples[${at}]`
    if (!isRecord(one) || !isShort(one.value)) problems.push(problem(path, 'must_be_an_example'))
    const text = textIn(isRecord(one) ? one.text : null, `${path}.text`, LONGEST_EXAMPLE, problems)
    return { text, value: isRecord(one) ? (one.value ?? null) : null }
  })
}

/** Without anything that a database or a reader could stumble over. */
function isShort(value: unknown): boolean {
  const written = JSON.stringify(value) ?? ''
  return written !== '' && written.length <= LONGEST_EXAMPLE && !UNFIT.test(written) && !/\\u/.test(written)
}

/** An example whose value could not be read of a reply either would teach a reader to lose its statements. */
const unreadExamples = (declaration: Declaration): FactProblem[] => {
  const { stated } = predicateOf(declaration)
  return declaration.examples.flatMap(({ value }, at) =>
    stated.read(value) === null
      ? [problem(`examples[${at}].value`, NOT_OF_FORM[declaration.value.kind])]
      : [],
  )
}

const NOT_OF_FORM: Record<ValueForm['kind'], PlainReason> = {
  text: 'is_not_a_text',
  number: 'is_not_a_number_in_that_unit',
  money: 'is_not_an_amount_of_money',
  date: 'is_not_a_date',
  'yes-no': 'is_not_yes_or_no',
  list: 'is_not_a_list_of_texts',
  'one-of': 'is_not_one_of_the_values',
}
