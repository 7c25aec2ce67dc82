import type { TSchema } from '@sinclair/typebox'
import { type TypeCheck, type ValueError, ValueErrorType } from '@sinclair/typebox/compiler'
import type { FieldProblem } from '@veracite/terms/errors'

/**
 * Maximum number of fields named in one answer: a body with a thousand mistakes does not need a thousand
 * lines back.
 */
export const MAX_PROBLEMS = 50

/** Every field that violates the schema, with what it must be; the path of the value itself is ''. */
export function problemsOf(compiled: TypeCheck<TSchema>, value: unknown): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const error of compiled.Errors(value)) {
    const path = pathOf(error.path)
    // Only the first message about a field matters: a missing field also has the wrong type.
    if (!problems.has(path)) problems.set(path, { path, message: messageOf(error) })
    if (problems.size >= MAX_PROBLEMS) break
  }
  return [...problems.values()]
}

const pathOf = (pointer: string): string =>
  pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')

function messageOf({ type, schema, value, message }: ValueError): string {
  if (type === ValueErrorType.ObjectAdditionalProperties) return 'is not a field that is known here'
  const list: unknown = schema['x-enum']
  if (value === undefined) return 'is required'
  if (Array.isArray(list)) return `must be one of ${list.join(', ')}`
  if (schema.type === 'string' && typeof value === 'string') {
    if (typeof schema['x-what'] === 'string') return `must be ${schema['x-what']}`
    if (value.length < (schema.minLength ?? 0)) return `must have at least ${schema.minLength} character`
    if (value.length > (schema.maxLength ?? Number.POSITIVE_INFINITY))
      return `must have at most ${schema.maxLength} characters`
    return 'must not be blank'
  }
  if (schema.type === 'array' && Array.isArray(value)) {
    return value.length < (schema.minItems ?? 0)
      ? `must have at least ${schema.minItems} item`
      : `must have at most ${schema.maxItems} items`
  }
  if (schema.type === 'object') return 'must be a JSON object'
  if (schema.type === 'array') return 'must be a list'
  if (schema.type === 'integer') {
    return schema.minimum === undefined
      ? 'must be a whole number'
      : `must be a whole number from ${schema.minimum} to ${schema.maximum}`
  }
  return typeof schema.type === 'string' ? `must be a ${schema.type}` : message
}
