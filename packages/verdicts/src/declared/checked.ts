import type { Check, FactProblem, Form } from '../predicates/check.ts'

/** The value of a fact as it is kept, or what is wrong with it. */
export type Checked<Fact> = { fact: Fact } | { problem: string }

export const problem = (message: string): { problem: string } => ({ problem: message })

export const PLAIN = 'must be a plain value: “at least” and “about” are for the comparison to say'
export const NO_RANGE = 'must be one value; a range needs the comparison within'

/** Texts are checked for everything before their form: no control characters, and not too long. */
export function checkBy<Fact>(
  read: (value: unknown) => Checked<Fact>,
  form: Form = { kind: 'text' },
): Check<Fact, Form> {
  const check = (value: unknown, path: string, problems: FactProblem[]): Fact => {
    const checked =
      typeof value === 'string' && UNFIT.test(value)
        ? problem('must not hold control characters')
        : read(value)
    if ('fact' in checked) return checked.fact
    problems.push({ path, message: checked.problem })
    return value as Fact
  }
  return Object.assign(check, { form })
}

const UNFIT = /[\p{Cc}\p{Cs}]/u

export const closedObject = (properties: Record<string, object>): object => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})
