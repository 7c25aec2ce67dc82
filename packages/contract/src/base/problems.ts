import type { TSchema } from '@sinclair/typebox'
import { type TypeCheck, type ValueError, ValueErrorType } from '@sinclair/typebox/compiler'
import { asSaid, type FieldProblem, problem, type Reason, refusal } from '@veracite/words/refusals'

/**
 * Maximum number of fields named in one answer: a body with a thousand mistakes does not need a thousand
 * lines back.
 */
export const MAX_PROBLEMS = 50

/** Every field that violates the schema, with what it must be; the path of the value itself is ''. */
export function problemsOf(compiled: TypeCheck<TSchema>, value: unknown): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const error of besideNull(compiled.Errors(value))) {
    const path = pathOf(error.path)
    // Only the first message about a field matters: a missing field also has the wrong type.
    if (!problems.has(path)) problems.set(path, problem(path, reasonOf(error)))
    if (problems.size >= MAX_PROBLEMS) break
  }
  return [...problems.values()]
}

/** Of a value that may also be null: what is wrong with it otherwise, instead of that it fits neither. */
function* besideNull(errors: Iterable<ValueError>): Generator<ValueError> {
  for (const error of errors) {
    const branches: TSchema[] = error.type === ValueErrorType.Union ? error.schema.anyOf : []
    const others = error.errors.filter((_, at) => branches[at]?.type !== 'null')
    if (others.length === 1 && others.length < branches.length) yield* besideNull(others[0] ?? [])
    else yield error
  }
}

const pathOf = (pointer: string): string =>
  pointer.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')

function reasonOf({ type, schema, value, message }: ValueError): Reason {
  if (type === ValueErrorType.ObjectAdditionalProperties) return 'is_not_a_known_field'
  const list: unknown = schema['x-enum']
  if (value === undefined) return 'is_required'
  if (Array.isArray(list)) return refusal('must_be_one_of', { values: list.join(', ') })
  if (schema.type === 'string' && typeof value === 'string') {
    if (schema['x-wrong']) return schema['x-wrong']
    if (value.length < (schema.minLength ?? 0))
      return refusal('must_have_characters', { least: schema.minLength })
    if (value.length > (schema.maxLength ?? Number.POSITIVE_INFINITY))
      return refusal('must_have_at_most_characters', { most: schema.maxLength })
    return 'must_not_be_blank'
  }
  if (schema.type === 'array' && Array.isArray(value)) {
    return value.length < (schema.minItems ?? 0)
      ? refusal('must_have_items', { least: schema.minItems })
      : refusal('must_have_at_most_items', { most: schema.maxItems })
  }
  if (schema.type === 'object') return 'must_be_a_json_object'
  if (schema.type === 'array') return 'must_be_a_list'
  if (schema.type === 'integer') {
    return schema.minimum === undefined
      ? 'must_be_a_whole_number'
      : refusal('must_be_a_whole_number_between', { least: schema.minimum, most: schema.maximum })
  }
  return typeof schema.type === 'string' ? refusal('must_be_of_type', { type: schema.type }) : asSaid(message)
}
