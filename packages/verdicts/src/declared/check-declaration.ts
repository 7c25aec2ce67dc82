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
  if (!isRecord(given)) return { ok: false, problems: [{ path: '', message: 'must be an object' }] }
  for (const key of Object.keys(given))
    if (!MEMBERS.has(key)) problems.push({ path: key.slice(0, 60), message: 'is not known here' })
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
    problems.push({ path: 'examples', message: `are too long: all together may have ${LONGEST} characters` })
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
  const problem = (message: string) => problems.push({ path: 'name', message })
  if (name.length < 2 || name.length > 40 || !NAME.test(name))
    problem('must be 2 to 40 letters from a to z, figures and single underscores, and begin with a letter')
  else if (RESERVED.has(name)) problem('is a predicate that is always there: declare another name')
  return name
}

const RESERVED: ReadonlySet<string> = new Set(FACT_PREDICATES)

/** Control characters, halves of characters, signs without a width and signs that turn the direction of writing. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]/u

function textIn(given: unknown, path: string, most: number, problems: FactProblem[]): string {
  const text = typeof given === 'string' ? given.trim().normalize('NFC') : ''
  if (text.length === 0 || text.length > most)
    problems.push({ path, message: `must be a text of 1 to ${most} characters` })
  else if (UNFIT.test(text)) problems.push({ path, message: 'must not hold control or invisible characters' })
  return text
}

function valueIn(given: unknown, problems: FactProblem[]): ValueForm {
  const form = typeof given === 'string' ? { kind: given } : given
  if (!isRecord(form)) {
    problems.push({ path: 'value', message: `must be an object with kind, one of ${VALUE_KINDS.join(', ')}` })
    return { kind: 'text' }
  }
  const kind = VALUE_KINDS.find((one) => one === form.kind)
  const known = new Set(['kind', kind && MEMBER_OF[kind]])
  for (const key of Object.keys(form))
    if (!known.has(key))
      problems.push({ path: `value.${key.slice(0, 60)}`, message: `is not known for ${kind ?? 'this kind'}` })
  if (kind === 'number') return { kind, unit: unitIn(form.unit, problems) }
  if (kind === 'money') return { kind, currency: currencyIn(form.currency, problems) }
  if (kind === 'one-of') return { kind, values: choicesIn(form.values, problems) }
  if (kind !== undefined) return { kind }
  problems.push({ path: 'value.kind', message: `must be one of ${VALUE_KINDS.join(', ')}` })
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
  problems.push({ path: 'value.currency', message: 'must be a currency by its code, such as EUR' })
  return null
}

function choicesIn(given: unknown, problems: FactProblem[]): Choice[] {
  if (!Array.isArray(given) || given.length < 2 || given.length > MOST_CHOICES) {
    problems.push({ path: 'value.values', message: `must be a list of 2 to ${MOST_CHOICES} values` })
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
        problems.push({ path, message: `"${word}" stands for another value already` })
      taken.set(nameKey(word), path)
    }
    return { label, synonyms }
  })
}

function synonymsIn(given: unknown, path: string, problems: FactProblem[]): string[] {
  if (given === undefined || given === null) return []
  if (Array.isArray(given) && given.length <= MOST_SYNONYMS)
    return given.map((one, at) => textIn(one, `${path}[${at}]`, LONGEST_WORD, problems))
  problems.push({ path, message: `must be a list of at most ${MOST_SYNONYMS} texts` })
  return []
}

function compareIn(given: unknown, { kind }: ValueForm, problems: FactProblem[]): Compare {
  const compare = COMPARES.find((one) => one === (given ?? 'equal'))
  if (compare !== undefined && COMPARES_OF[kind].includes(compare)) return compare
  problems.push({ path: 'compare', message: `must be ${COMPARES_OF[kind].join(' or ')} for ${kind}` })
  return 'equal'
}

function toleranceIn(
  given: unknown,
  compare: Compare,
  { kind }: ValueForm,
  problems: FactProblem[],
): { tolerance?: Tolerance } {
  if (given === undefined || given === null) return {}
  const problem = (message: string) => {
    problems.push({ path: 'tolerance', message })
    return {}
  }
  if (compare !== 'within') return problem('is only for the comparison within')
  const [[member, amount] = [], ...others] = isRecord(given) ? Object.entries(given) : []
  const isAmount = typeof amount === 'number' && amount > 0 && Number.isFinite(amount)
  if (others.length > 0 || !isAmount || (member !== 'amount' && member !== 'percent'))
    return problem('must be an object with amount or percent, above 0')
  if (member === 'percent' && (kind === 'date' || amount > 50))
    return problem(kind === 'date' ? 'must be an amount of days for a date' : 'must be at most 50 percent')
  return { tolerance: member === 'amount' ? { amount } : { percent: amount } }
}

function examplesIn(given: unknown, problems: FactProblem[]): Example[] {
  if (given === undefined || given === null) return []
  if (!Array.isArray(given) || given.length > MOST_EXAMPLES) {
    problems.push({ path: 'examples', message: `must be a list of at most ${MOST_EXAMPLES} examples` })
    return []
  }
  return given.map((one, at) => {
    const path = `examples[${at}]`
    if (!isRecord(one) || !isShort(one.value))
      problems.push({ path, message: 'must be an object with text and a short value' })
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
      ? [{ path: `examples[${at}].value`, message: `is not ${FORM_WORDS[declaration.value.kind]}` }]
      : [],
  )
}

const FORM_WORDS: Record<ValueForm['kind'], string> = {
  text: 'a text',
  number: 'a number in that unit, or in one that converts to it',
  money: 'an amount of money',
  date: 'a date',
  'yes-no': 'yes or no',
  list: 'a list of texts',
  'one-of': 'one of the values, by its label or a synonym',
}
