import { customType, pgSchema, timestamp } from 'drizzle-orm/pg-core'

/** What the generated tables are made of. */

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

export const veracite = pgSchema('veracite')
export const evidence = pgSchema('evidence')
