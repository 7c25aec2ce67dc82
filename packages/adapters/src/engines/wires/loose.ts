import { isObject, type Json } from '@veracite/terms/json'
import * as z from 'zod'

/** May be missing altogether: `z.unknown()` alone would be required. */
export const anything = z.unknown().optional()

/**
 * Schemas that never fail on a field: missing or mistyped values read as null, no items or an empty object. A
 * change to one item of a reply must not cost us the whole answer. Not by `catch`, which words an error for each field
 * that is missing, as most are: that took a quarter of the time of reading a reply.
 */
const loosely = <Value>(read: (value: unknown) => Value) => anything.transform(read)
export const text = loosely((value) => (typeof value === 'string' ? value : null))
export const number = loosely((value) => (typeof value === 'number' ? value : null))
export const count = loosely((value) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null,
)
export const items = loosely((value): unknown[] => (Array.isArray(value) ? value : []))
export function part<Shape extends z.ZodRawShape>(shape: Shape) {
  const schema = z.object(shape)
  return loosely((value) => (isObject(value) ? (schema.safeParse(value).data ?? null) : null))
}

/** Every entry of a list that fits the schema; the rest are skipped. Anything but a list counts as empty. */
export function each<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema>[] {
  return items.parse(value).flatMap((entry) => {
    const result = schema.safeParse(entry)
    return result.success ? [result.data] : []
  })
}

export const asRecord = (value: unknown): Json | null => (isObject(value) ? value : null)

/** The sum of what is known; null when nothing is. */
export function sum(...values: (number | null | undefined)[]): number | null {
  const known = values.filter((value) => typeof value === 'number')
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
}
