import { customType, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The tables as TypeScript sees them. The migrations are authoritative for constraints, indexes and
 * privileges; a test compares the two column by column.
 */

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
/** The driver has parsed it already: parsed twice, the text `1984` would become a number. */
export const json = <T>(name: string) =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => value as T,
  })(name)
export type Json = Record<string, unknown>

/** A manifest and who signed it. */
export const signed = {
  body: bytea('body').notNull(),
  signature: bytea('signature').notNull(),
  keyId: text('key_id').notNull(),
}

export const veracite = pgSchema('veracite')
export const evidence = pgSchema('evidence')
