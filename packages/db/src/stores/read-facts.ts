import { CATALOGUE_SOURCE, type Fact } from '@veracite/ground-truth/facts/fact'
import { pick } from '@veracite/terms/pick'
import { and, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm'
import { factStates, facts } from '../generated/tables.ts'
import type { Database } from '../open-postgres.ts'
import { hex } from './ids.ts'

/** These facts of any brand, active or not. */
export const readFactsById = (
  db: Database['db'],
  factIds: readonly string[],
): Promise<(Fact & { brandId: string })[]> =>
  factIds.length === 0
    ? Promise.resolve([])
    : selectFacts(db, inArray(facts.id, [...factIds]), factIds.length)

/** Without those of a catalogue: it has lists of its own, and there are as many of these as answers rest on. */
export const isOwn = ne(facts.sourceKind, CATALOGUE_SOURCE)

/** Excludes facts that are proposed or refused. */
export const isApproved = and(isNull(factStates.proposedAt), isNull(factStates.refusedAt))

export async function selectFacts(
  db: Database['db'],
  where: SQL | undefined,
  limit: number,
  order: 'active' | 'newest' = 'active',
): Promise<(Fact & { brandId: string })[]> {
  const rows = await db
    .select({ fact: facts, state: factStates })
    .from(facts)
    .innerJoin(factStates, eq(factStates.factId, facts.id))
    .where(where)
    .orderBy(...(order === 'active' ? [desc(factStates.active)] : []), desc(facts.id))
    .limit(limit)
  return rows.map(toFact)
}

const toFact = ({
  fact,
  state,
}: {
  fact: typeof facts.$inferSelect
  state: typeof factStates.$inferSelect
}): Fact & { brandId: string } => {
  const { factId: _, lastSeenAt, ...life } = state
  return {
    ...pick(fact, 'id', 'predicate', 'value'),
    source: {
      kind: fact.sourceKind,
      url: fact.sourceUrl,
      quote: fact.sourceQuote,
      fetchedAt: fact.sourceFetchedAt,
      sha256: fact.sourceSha256 && hex(fact.sourceSha256),
      place: fact.sourcePlace,
    },
    hash: hex(fact.hash),
    note: fact.note,
    firstSeenAt: fact.firstSeenAt,
    lastSeenAt,
    ...life,
  } as Fact & { brandId: string }
}
