import { type FieldProblem, problem } from '@veracite/words/refusals'
import { invalidInput } from './errors.ts'

/** Strings that the database cannot hold: U+0000 and lone surrogates. Member names count as well. */
export function unstorableText(value: unknown, mostProblems: number): FieldProblem[] {
  const problems: FieldProblem[] = []
  // Not recursive: a body may be nested deeper than the stack.
  const left: { path: string; value: unknown }[] = [{ path: '', value }]
  for (let next = left.pop(); next !== undefined && problems.length < mostProblems; next = left.pop()) {
    const { path, value } = next
    if (typeof value === 'string') {
      const why = problemOf(value)
      if (why !== null) problems.push(problem(path.slice(0, MAX_PATH_CHARS), why))
    } else if (typeof value === 'object' && value !== null) {
      const inner = Object.entries(value).reverse()
      for (const [name, member] of inner) {
        const why = Array.isArray(value) ? null : problemOf(name)
        if (why !== null)
          problems.push(
            problem(path === '' ? 'body' : path.slice(0, MAX_PATH_CHARS), `has_a_name_that_${why}`),
          )
        else left.push({ path: path === '' ? name : `${path}.${name}`, value: member })
      }
    }
  }
  return problems
}

const MAX_PATH_CHARS = 200

function problemOf(text: string) {
  if (!text.isWellFormed()) return 'must_be_well_formed_unicode'
  return text.includes('\u0000') ? 'must_not_hold_nul' : null
}

/** The same as an error, worded as the HTTP routes word it, for input that arrives another way. */
export function refuseUnstorable(value: Record<string, unknown>): void {
  const problems = unstorableText(value, 10)
  if (problems.length > 0) throw invalidInput('invalid_body', problems)
}
