import { customType, jsonb, pgSchema, timestamp } from 'drizzle-orm/pg-core'

/**
 * The tables as TypeScript sees them. The migrations are authoritative for constraints, indexes and
 * privileges; a test compares the two column by column.
 */

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
export const json = <T>(name: string) => jsonb(name).$type<T>()
export type Json = Record<string, unknown>

export const veracite = pgSchema('veracite')
export const evidence = pgSchema('evidence')
