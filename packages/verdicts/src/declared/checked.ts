import { problem, type Reason, type Why, whyOf } from '@veracite/words/refusals'
import type { Check, FactProblem, Form } from '../predicates/check.ts'

/** The value of a fact as it is kept, or what is wrong with it. */
export type Checked<Fact> = { fact: Fact } | { wrong: Why }

export const wrong = (why: Reason): { wrong: Why } => ({ wrong: whyOf(why) })

/** Texts are checked for everything before their form: no control characters, and not too long. */
export function checkBy<Fact>(
  read: (value: unknown) => Checked<Fact>,
  form: Form = { kind: 'text' },
): Check<Fact, Form> {
  const check = (value: unknown, path: string, problems: FactProblem[]): Fact => {
    const checked =
      typeof value === 'string' && UNFIT.test(value) ? wrong('must_not_hold_control_characters') : read(value)
    if ('fact' in checked) return checked.fact
    problems.push(problem(path, checked.wrong))
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
