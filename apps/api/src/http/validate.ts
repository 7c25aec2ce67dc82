// Defines the formats of texts.
import 'elysia'
import { FormatRegistry, type Static, type TSchema } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'
import { MAX_PROBLEMS, problemsOf } from '@veracite/contract/base/problems'
import { isStorableTime } from '@veracite/terms/days'
import { invalidInput } from '@veracite/terms/errors'
import { unstorableText } from '@veracite/terms/unstorable-text'

const isTime = FormatRegistry.Get('date-time')
FormatRegistry.Set('date-time', (text) => isTime?.(text) === true && isStorableTime(new Date(text)))

export type Check<S extends TSchema> = (value: unknown) => Static<S>

/**
 * Unknown fields are ignored, but no string anywhere may be unstorable; `anyText`
 * lifts that for content that is compared and never kept.
 */
export function createCheck<S extends TSchema>(
  schema: S,
  where: 'body' | 'query',
  { anyText = false } = {},
): Check<S> {
  const refusal = where === 'body' ? 'invalid_body' : 'invalid_query'
  const named = (path: string) => (where === 'query' ? `query.${path}` : path === '' ? 'body' : path)
  return (value) => {
    const compiled = compiledOf(schema)
    if (compiled.Check(value)) {
      const unstorable = anyText ? [] : unstorableText(value, MAX_PROBLEMS)
      if (unstorable.length === 0) return value
      throw invalidInput(
        refusal,
        unstorable.map((one) => ({ ...one, path: named(one.path) })),
      )
    }
    throw invalidInput(
      refusal,
      problemsOf(compiled, value).map((one) => ({ ...one, path: named(one.path) })),
    )
  }
}

/** Compiled when first needed, once for all routes that have it: a process starts sooner, and is asked few of them. */
function compiledOf<S extends TSchema>(schema: S): TypeCheck<S> {
  const known = COMPILED.get(schema)
  if (known) return known as TypeCheck<S>
  const compiled = TypeCompiler.Compile(schema)
  COMPILED.set(schema, compiled)
  return compiled
}

const COMPILED = new WeakMap<TSchema, TypeCheck<TSchema>>()
