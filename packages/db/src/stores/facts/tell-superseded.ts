import type { NewEvent } from '@veracite/core/events/event'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { facts } from '../../schema/evidence.ts'
import { brands } from '../../schema/tenants.ts'
import { appendEvents } from '../events/event-rows.ts'
import { hex } from '../ids.ts'
import type { Replaced } from './superseded-facts.ts'

/** Only facts that were active until now are news. */
export async function tellSuperseded(
  tx: Tx,
  brandId: string,
  replaced: readonly Replaced[],
  now: Date,
): Promise<void> {
  if (replaced.length === 0) return
  const [brand] = await tx.db
    .select({ accountId: brands.accountId })
    .from(brands)
    .where(eq(brands.id, brandId))
  const rows = await tx.db
    .select({ id: facts.id, predicate: facts.predicate, hash: facts.hash })
    .from(facts)
    .where(
      inArray(
        facts.id,
        replaced.map(({ factId }) => factId),
      ),
    )
  const by = new Map(replaced.map((each) => [each.factId, each.by]))
  const news = rows.map(
    ({ id, predicate, hash }): NewEvent => ({
      kind: 'fact.superseded',
      accountId: brand?.accountId ?? null,
      brandId,
      data: { factId: id, hash: hex(hash), predicate, supersededBy: by.get(id) ?? null },
    }),
  )
  await appendEvents(tx, news, now)
}
