import type { Fact } from '@veracite/ground-truth/facts/fact'
import { desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../open-postgres.ts'
import { facts } from '../schema/evidence.ts'
import { factStates } from '../schema/work.ts'
import { hex } from './ids.ts'

/** These facts of any brand, active or not. */
export const readFactsById = (db: Database['db'], factIds: readonly string[]): Promise<Fact[]> =>
  factIds.length === 0
    ? Promise.resolve([])
    : selectFacts(db, inArray(facts.id, [...factIds]), factIds.length)

export const readFacts = (db: Database['db'], brandId: string, limit: number): Promise<Fact[]> =>
  selectFacts(db, eq(facts.brandId, brandId), limit)

async function selectFacts(db: Database['db'], where: SQL, limit: number): Promise<Fact[]> {
  const rows = await db
    .select({ fact: facts, state: factStates })
    .from(facts)
    .innerJoin(factStates, eq(factStates.factId, facts.id))
    .where(where)
    .orderBy(desc(factStates.active), desc(facts.id))
    .limit(limit)
  return rows.map(
    ({ fact, state }) =>
      ({
        id: fact.id,
        predicate: fact.predicate,
        value: fact.value,
        source: {
          kind: fact.sourceKind,
          url: fact.sourceUrl,
          quote: fact.sourceQuote,
          fetchedAt: fact.sourceFetchedAt,
          sha256: fact.sourceSha256 && hex(fact.sourceSha256),
        },
        hash: hex(fact.hash),
        note: fact.note,
        active: state.active,
        firstSeenAt: fact.firstSeenAt,
        lastSeenAt: state.lastSeenAt,
        supersededBy: state.supersededBy,
        withdrawnAt: state.withdrawnAt,
      }) as Fact,
  )
}
