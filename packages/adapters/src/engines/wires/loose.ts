import { isObject, type Json } from '@veracite/terms/json'
import * as z from 'zod'

/**
 * Schemas that never fail on a field: missing or mistyped values read as null, no items or an empty object. A
 * change to one item of a reply must not cost us the whole answer.
 */
export const text = z.string().nullable().catch(null)
export const number = z.number().nullable().catch(null)
export const count = z.number().int().nonnegative().nullable().catch(null)
/** May be missing altogether: `z.unknown()` alone would be required. */
export const anything = z.unknown().optional()
export const items = z.array(z.unknown()).catch([])
export const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).nullable().catch(null)

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
