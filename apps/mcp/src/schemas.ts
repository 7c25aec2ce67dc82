import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import {
  FormatRegistry,
  OptionalKind,
  type TObject,
  type TProperties,
  type TSchema,
  Type,
} from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Default } from '@sinclair/typebox/value'
import type { Operation } from '@veracite/contract/base/operation'
import { problemsOf } from '@veracite/contract/base/problems'
import { Id, openObject } from '@veracite/contract/base/schemas'
import { toJsonSchema } from '@veracite/contract/document/json-schema'
import { QUERY_DEFAULTS } from '@veracite/contract/document/openapi'
import { isStorableTime } from '@veracite/terms/days'
import { invalidInput } from '@veracite/terms/errors'
import { asSaid } from '@veracite/words/refusals'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

// TypeBox rejects texts of a format that is not defined.
if (!FormatRegistry.Has('date-time'))
  FormatRegistry.Set('date-time', (text) => isStorableTime(new Date(text)))
if (!FormatRegistry.Has('uuid')) FormatRegistry.Set('uuid', (text) => UUID.test(text))

/**
 * The input of a tool: the parameters, the query and the body of its operation side by side, and nothing
 * else. `about` describes fields to agents; `own` are fields that only the tool has.
 */
export function inputOf(
  { params, query, body }: Operation,
  about: Record<string, string> = {},
  own: Record<string, TSchema> = {},
): TObject {
  const ofPath = Object.entries(params).map(([name, { description, schema }]) => [
    name,
    schema ? { ...schema, description } : Id(description),
  ])
  const defaults: Record<string, string> = QUERY_DEFAULTS
  const ofQuery = Object.entries(query?.properties ?? {}).map(([name, schema]) => [
    name,
    Type.Optional(name in defaults ? { ...schema, default: defaults[name] } : schema),
  ])
  const fields: [string, TSchema][] = [
    ...ofPath,
    ...ofQuery,
    ...Object.entries((body as TObject | undefined)?.properties ?? {}),
  ] as [string, TSchema][]
  const described = fields.map(([name, schema]) => [
    name,
    name in about ? { ...schema, description: about[name] || undefined } : schema,
  ])
  return closedObject({ ...Object.fromEntries(described), ...own })
}

/**
 * The output of a tool: the success body of its operation. With `orMiss` also the body of its 404, for
 * operations where "nothing found" is a normal answer: then only members that both have are required.
 */
export function outputOf({ answers }: Operation, { orMiss = false } = {}): TObject {
  const success = (answers[200] ?? answers[202])?.schema as TObject
  const miss = orMiss ? (answers[404]?.schema as TObject) : null
  const properties = Object.entries<TSchema>(success.properties).map(([name, full]) => {
    const schema = outline(full)
    if (miss === null) return [name, OptionalKind in full ? Type.Optional(schema) : schema]
    const other = miss.properties[name]
    return [name, other ? Type.Union([schema, other]) : Type.Optional(schema)]
  })
  return openObject(Object.fromEntries(properties))
}

/** Unknown members are refused. */
export const closedObject = <T extends TProperties>(members: T): TObject<T> =>
  Type.Object(members, { additionalProperties: false })

export const AnyObject = openObject({})

/**
 * Only that something is an object or a list, without its members: the whole tool list must fit into an
 * agent's context. The OpenAPI document has every member.
 */
function outline(schema: TSchema): TSchema {
  if (Array.isArray(schema['x-enum'])) return schema
  if (Array.isArray(schema.anyOf)) return Type.Union(schema.anyOf.map(outline))
  if (schema.type === 'object') return AnyObject
  return schema.type === 'array' ? Type.Array(Type.Unknown()) : schema
}

/** Fills in defaults, and refuses what a tool does not accept, as its route would. */
export function checkInput(schema: TObject): (given: unknown) => unknown {
  const compiled = TypeCompiler.Compile(schema)
  return (given) => {
    // In place: the arguments were read from this request and are nobody else's.
    const value = Default(schema, given ?? {})
    if (compiled.Check(value)) return value
    const fields = problemsOf(compiled, value)
    throw invalidInput(asSaid(`Invalid arguments: ${fields.map(({ path }) => path).join(', ')}.`), fields)
  }
}

/**
 * A schema in the form the MCP SDK expects: compiled once, because there is a new server for each request.
 */
export function standardSchema(
  schema: TObject,
  { lean, check }: { lean: boolean; check: boolean },
): StandardSchemaWithJSON {
  const compiled = TypeCompiler.Compile(schema)
  // Stated explicitly: readers of the list should not have to know the defaults of JSON Schema.
  const json = { ...toJsonSchema(schema, { lean }), additionalProperties: schema.additionalProperties }
  return {
    '~standard': {
      version: 1,
      vendor: 'veracite',
      validate(value) {
        if (!check || compiled.Check(value)) return { value }
        return {
          issues: problemsOf(compiled, value).map(({ path, message }) => ({
            message,
            path: path === '' ? [] : path.split('.'),
          })),
        }
      },
      jsonSchema: { input: () => json, output: () => json },
    },
  }
}
