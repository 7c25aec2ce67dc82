import { inArray } from 'drizzle-orm'
import type { Tx } from '../connection.ts'
import { brands } from '../generated/tables.ts'
import type { Database } from '../open-postgres.ts'
import { findRow, lockRow } from './rows.ts'

/** The brands of these accounts, archived ones too, to confine what belongs to a brand. */
export const brandsOf = (db: Pick<Database['db'], 'select'>, accounts: readonly string[]) =>
  db
    .select({ id: brands.id })
    .from(brands)
    .where(inArray(brands.accountId, [...accounts]))

/** Until the commit, everybody else who locks the brand waits. */
export const lockBrand = (tx: Tx, brandId: string) => lockRow(tx, brands, { id: brandId })

/** The account and the brand that an event about a brand is stored with. */
export async function ofBrand(
  { db }: Tx,
  brandId: string,
): Promise<{ accountId: string | null; brandId: string }> {
  const brand = await findRow(db, brands, { id: brandId })
  return { accountId: brand?.accountId ?? null, brandId }
}
