import { type FieldProblem, problem, type Reason, refusal } from '@veracite/words/refusals'
/** The path is `value.amount`, `value.names[2]`, `predicate` … */
export type FactProblem = FieldProblem

/** Checks a value: adds what is wrong to `problems`, and returns something of the right type in any case. */
type Checker<Value> = (value: unknown, path: string, problems: FactProblem[]) => Value

/** A checker that also has the inputs of a form for such a value. */
export type Check<Value, Shape extends Form = Input> = Checker<Value> & { form: Shape }

export type Form =
  | Input
  | { kind: 'record'; members: readonly (Input & { member: string; needed: boolean })[] }
export type Input =
  | { kind: 'text' | 'texts' | 'truth' }
  | { kind: 'whole' | 'number'; least: number; most: number }

/** Control characters, and halves of characters, which cannot be stored as UTF-8. */
const UNFIT = /[\p{Cc}\p{Cs}]/u
const MAX_TEXT = 500
const MAX_LIST = 200

type Say = (given: string) => Reason
type Test = (value: unknown) => boolean

const checking = <Value, Shape extends Form>(form: Shape, check: Checker<Value>): Check<Value, Shape> =>
  Object.assign(check, { form })

export const textThat = (isRight: (given: string) => boolean, wrong: Say): Check<string> =>
  checking({ kind: 'text' }, (value, path, problems) => {
    const given = typeof value === 'string' ? value.trim() : ''
    const fits = given.length > 0 && given.length <= MAX_TEXT && !UNFIT.test(given)
    if (!fits) problems.push(problem(path, refusal('must_be_a_text', { most: MAX_TEXT })))
    else if (!isRight(given)) problems.push(problem(path, wrong(given)))
    return fits ? given : ''
  })

export const text: Check<string> = textThat(
  () => true,
  () => 'is_missing',
)

export const texts: Check<string[]> = checking({ kind: 'texts' }, (value, path, problems) => {
  const list = Array.isArray(value) && value.length <= MAX_LIST ? value : []
  if (list.length === 0) problems.push(problem(path, refusal('must_be_a_list_of_texts', { most: MAX_LIST })))
  return list.map((item, at) => text(item, `${path}[${at}]`, problems))
})

export const textOrTexts: Check<string[]> = checking({ kind: 'texts' }, (value, path, problems) =>
  typeof value === 'string' ? [text(value, path, problems)] : texts(value, path, problems),
)

/** A value that passes a test; `none` is returned for others. */
export const valueThat = <Value>(form: Input, isRight: Test, wrong: Reason, none: Value): Check<Value> =>
  checking(form, (value, path, problems) => {
    if (isRight(value)) return value as Value
    problems.push(problem(path, wrong))
    return none
  })

export function whole(least: number, most: number): Check<number> {
  const isRight: Test = (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most
  const wrong = refusal('must_be_a_whole_number_between', { least, most })
  return valueThat({ kind: 'whole', least, most }, isRight, wrong, 0)
}

const isTruth = (value: unknown) => typeof value === 'boolean'
export const truth = valueThat<boolean>({ kind: 'truth' }, isTruth, 'must_be_true_or_false', false)

export const record = <Needed extends object, Optional extends object = object>(
  needed: Members<Needed>,
  optional?: Members<Optional>,
): Check<Needed & Partial<Optional>, Form> => {
  const members: Record<string, Check<unknown>> = { ...needed, ...optional }
  const names = Object.keys(members).join(', ')
  const entries = Object.entries(members)
  const inputs = entries.map(([member, { form }]) => ({ ...form, member, needed: member in needed }))
  return checking({ kind: 'record', members: inputs }, (value, path, problems) => {
    const given = isRecord(value) ? value : {}
    if (given !== value) problems.push(problem(path, refusal('must_be_an_object_with', { names })))
    const unknown = Object.keys(given).filter((key) => !Object.hasOwn(members, key))
    for (const key of unknown) problems.push(problem(`${path}.${key}`, 'is_not_known'))
    const checked = entries
      .filter(([key]) => key in needed || given[key] !== undefined)
      .map(([key, check]) => [key, check(given[key], `${path}.${key}`, problems)])
    return Object.fromEntries(checked)
  })
}

/** A text, or a record whose member `main` is that text. A record without anything else comes back as the text. */
export const textOr = <Main extends string, Optional extends object>(
  main: Main,
  optional: Members<Optional>,
): Check<string | (Record<Main, string> & Partial<Optional>), Form> => {
  const full = record({ [main]: text } as Members<Record<Main, string>>, optional)
  return checking(full.form, (value, path, problems) => {
    if (!isRecord(value)) return text(value, path, problems)
    const checked = full(value, path, problems)
    return Object.keys(checked).length === 1 ? checked[main] : checked
  })
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Members<Values> = { [Key in keyof Values]: Check<Values[Key]> }
