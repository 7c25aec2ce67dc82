import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import * as z from 'zod'

/**
 * A schema whose JSON form is computed once. The server is made anew for each request and would convert every
 * schema again, which costs more than the call itself. What is advertised also loses what only weighs: `$schema`,
 * bounds of 2^53 on integers, `propertyNames`; and list-valued `type`, which some hosts refuse.
 */
export function lean(schema: z.ZodType): StandardSchemaWithJSON {
  const input = strip(z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' }))
  const output = strip(z.toJSONSchema(schema, { io: 'output', target: 'draft-2020-12' }))
  const standard = schema['~standard']
  return {
    '~standard': {
      version: standard.version,
      vendor: standard.vendor,
      validate: (value) => standard.validate(value),
      jsonSchema: { input: () => input, output: () => output },
    },
  }
}

type Json = Record<string, unknown>

const strip = (node: Json): Json => stripAny(node) as Json

function stripAny(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(stripAny)
  if (node === null || typeof node !== 'object') return node
  const { type, ...rest } = node as Json
  if (Array.isArray(type)) return { anyOf: type.map((name) => ({ type: name })), ...strip(rest) }
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !isNoise(key, value, type))
      .map(([key, value]) => [key, isEmptySchema(key, value) ? true : stripAny(value)]),
  )
}

const isNoise = (key: string, value: unknown, type: unknown): boolean =>
  key === '$schema' ||
  key === 'propertyNames' ||
  (type === 'integer' && key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
  (type === 'integer' && key === 'minimum' && value === Number.MIN_SAFE_INTEGER)

const isEmptySchema = (key: string, value: unknown): boolean =>
  key === 'additionalProperties' &&
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 0
