import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const MORE = ['some', 'a'.repeat(32), 'https://example.com/', '2026-01-01T00:00:00.000Z']
const TEXTS = [
  'Some text',
  'example.com',
  crypto.randomUUID(),
  'en-US',
  '2026-01-01',
  'a'.repeat(64),
  ...MORE,
]

/** A value that the schema of a body accepts, with every known field. */
export function sampleBody(schema: TSchema): unknown {
  const list: unknown = schema['x-enum']
  if (Array.isArray(list)) return list[0]
  // A map of names that nobody knows.
  if (schema.type === 'object' && schema.properties === undefined) return {}
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries<TSchema>(schema.properties).map(([name, inner]) => [name, sampleBody(inner)]),
    )
  if (schema.type === 'array') return [sampleBody(schema.items)]
  if (schema.type === 'string') return TEXTS.find((text) => Value.Check(schema, text))
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0
  if (schema.type === 'boolean') return true
  if (Array.isArray(schema.anyOf)) return sampleBody(schema.anyOf[0])
  if (schema.const !== undefined) return schema.const
  return { any: { thing: ['with text'] } }
}
