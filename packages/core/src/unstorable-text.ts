import { type FieldProblem, invalidInput } from './errors.ts'

/**
 * Strings that would not come back from the database as they went in: U+0000, which PostgreSQL refuses, and halves of
 * surrogate pairs, which UTF-8 cannot say and which would be stored as U+FFFD. Names of members count as well.
 */
export function unstorableText(value: unknown, mostProblems: number): FieldProblem[] {
  const problems: FieldProblem[] = []
  // A list and not recursion: a body may be nested deeper than the stack.
  const left: { path: string; value: unknown }[] = [{ path: '', value }]
  for (let next = left.pop(); next !== undefined && problems.length < mostProblems; next = left.pop()) {
    const { path, value } = next
    if (typeof value === 'string') {
      const message = problemOf(value)
      if (message !== null) problems.push({ path: path.slice(0, MAX_PATH_CHARS), message })
    } else if (typeof value === 'object' && value !== null) {
      const inner = Object.entries(value).reverse()
      for (const [name, member] of inner) {
        const message = Array.isArray(value) ? null : problemOf(name)
        if (message !== null)
          problems.push({
            path: path === '' ? 'body' : path.slice(0, MAX_PATH_CHARS),
            message: `has a member whose name ${message}`,
          })
        else left.push({ path: path === '' ? name : `${path}.${name}`, value: member })
      }
    }
  }
  return problems
}

const MAX_PATH_CHARS = 200

function problemOf(text: string): string | null {
  if (!text.isWellFormed()) return 'must be well-formed Unicode: it holds half of a surrogate pair'
  return text.includes('\u0000') ? 'must not hold the character U+0000' : null
}

/** The same as a refusal, in the words of the route, for what comes in another way. */
export function refuseUnstorable(value: Record<string, unknown>): void {
  const problems = unstorableText(value, 10)
  if (problems.length > 0) throw invalidInput('Invalid body.', problems)
}
