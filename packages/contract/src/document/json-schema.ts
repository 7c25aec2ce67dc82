import type { TSchema } from '@sinclair/typebox'
import { COMPONENT } from '../base/schemas.ts'

type Json = Record<string, unknown>

/**
 * A schema of the contract as plain, self-contained JSON Schema. Some readers refuse lists of types. `lean`
 * keeps the shape and drops the rest: descriptions, bounds, constants and closed lists.
 */
export function toJsonSchema(schema: TSchema, { lean = false } = {}): Json {
  const write = (part: unknown): Json => toJsonSchema(part as TSchema, { lean })
  const {
    [COMPONENT]: _,
    'x-enum': closedList,
    'x-wrong': __,
    'x-told-apart-by': ___,
    ...known
  } = schema as Json
  const { anyOf, patternProperties, properties, items, description, ...all } = known
  const rest = lean ? shapeOf(all) : all
  const described = lean || description === undefined ? {} : { description }
  if (Array.isArray(closedList)) {
    if (lean) return { type: 'string' }
    const preset = rest.default === undefined ? {} : { default: rest.default }
    return { type: 'string', enum: closedList, ...preset, ...described }
  }
  if (Array.isArray(anyOf)) {
    const members = anyOf.map(write)
    // Two constants have the same shape.
    const [first] = members
    if (lean && first && new Set(members.map((member) => JSON.stringify(member))).size === 1) return first
    return { ...rest, anyOf: members, ...described }
  }
  const members = Object.entries((properties ?? {}) as Json).map(([name, value]) => [name, write(value)])
  // TypeBox writes a record as a pattern that matches every name.
  const [values] = Object.values((patternProperties ?? {}) as Json)
  return {
    ...rest,
    ...(members.length > 0 || (properties && !lean) ? { properties: Object.fromEntries(members) } : {}),
    ...(items && !(lean && isAnything(items)) ? { items: write(items) } : {}),
    ...(values ? { additionalProperties: write(values) } : {}),
    ...described,
  }
}

const isAnything = (schema: unknown): boolean => Object.keys(schema as Json).length === 0

/** JSON Schema allows further members by default. */
const shapeOf = ({ type, required, additionalProperties: others }: Json): Json => ({
  ...(type === undefined ? {} : { type }),
  ...(required === undefined ? {} : { required }),
  ...(others === undefined || others === true ? {} : { additionalProperties: others }),
})
