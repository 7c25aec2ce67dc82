import { type FieldProblem, invalidInput } from './errors.ts'

/** Strings that the database cannot hold: U+0000 and lone surrogates. Member names count as well. */
export function unstorableText(value: unknown, mostProblems: number): FieldProblem[] {
  const problems: FieldProblem[] = []
  // Not recursive: a body may be nested deeper than the stack.
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

/** The same as an error, worded as the HTTP routes word it, for input that arrives another way. */
export function refuseUnstorable(value: Record<string, unknown>): void {
  const problems = unstorableText(value, 10)
  if (problems.length > 0) throw invalidInput('Invalid body.', problems)
}
