import { inArray } from 'drizzle-orm'
import type { Database } from '../open-postgres.ts'
import { brands } from '../schema/tenants.ts'

/** The brands of these accounts, archived ones too, to confine what belongs to a brand. */
export const brandsOf = (db: Pick<Database['db'], 'select'>, accounts: readonly string[]) =>
  db
    .select({ id: brands.id })
    .from(brands)
    .where(inArray(brands.accountId, [...accounts]))
