import type { FactFilter, FactStore } from '@veracite/core/facts/fact-store'
import type { Fact } from '@veracite/ground-truth/facts/fact'
import { dayOf } from '@veracite/terms/days'
import type { Page } from '@veracite/terms/page'
import { FACT_STATES, type FactState } from '@veracite/terms/vocabulary'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { factEvents, factStates, facts } from '../../generated/tables.ts'
import type { Db } from '../../open-postgres.ts'
import { isUuid } from '../ids.ts'
import { isOwn, selectFacts } from '../read-facts.ts'
import { behind, hasId, listRows, toPage } from '../rows.ts'

/** Facts per portion of an export. */
const PORTION = 1_000

/** As `factState` decides, in the words of the database; a test holds the two together. */
const stateOf = (now: Date): SQL<FactState> => sql<FactState>`case
  when ${factStates.proposedAt} is not null then 'proposed'
  when ${factStates.refusedAt} is not null then 'refused'
  when ${factStates.withdrawnAt} is not null then 'withdrawn'
  when ${factStates.supersededBy} is not null then 'superseded'
  when ${factStates.expiredAt} is not null or ${factStates.validUntil} < ${dayOf(now)}::date then 'expired'
  when ${factStates.active} then 'active' else 'superseded' end`

const matching = (brandId: string, filter: FactFilter, now: Date): SQL | undefined => {
  const { state, predicate, sourceKind, text } = filter
  return and(
    hasId(facts.brandId, brandId),
    isOwn,
    state === null ? undefined : sql`${stateOf(now)} = ${state}`,
    predicate === null ? undefined : sql`${facts.predicate} = ${predicate}`,
    sourceKind === null ? undefined : eq(facts.sourceKind, sourceKind),
    text === null ? undefined : contains(text),
  )
}

const contains = (text: string): SQL => {
  const pattern = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql`(${facts.value}::text ilike ${pattern} or ${facts.sourceQuote} ilike ${pattern} or ${facts.note} ilike ${pattern}
    or ${facts.sourceUrl} ilike ${pattern})`
}

export const createFactLists = (db: Db) => {
  const browse: FactStore['browse'] = async (brandId, filter, { limit, cursor }, now) => {
    const wanted = and(matching(brandId, filter, now), behind(facts.id, 'newest', cursor))
    return toPage(await selectFacts(db, wanted, limit + 1, 'newest'), limit)
  }
  return {
    browse,
    async *stream(brandId, filter, now) {
      let cursor: string | null = null
      do {
        const page: Page<Fact> = await browse(brandId, filter, { limit: PORTION, cursor }, now)
        if (page.items.length > 0) yield page.items
        cursor = page.nextCursor
      } while (cursor !== null)
    },
    async countByState(brandId, now) {
      const counts = Object.fromEntries(FACT_STATES.map((state) => [state, 0])) as Record<FactState, number>
      if (!isUuid(brandId)) return counts
      const state = stateOf(now)
      const rows = await db
        .select({ state: sql<FactState>`${state}`.as('state'), facts: count() })
        .from(factStates)
        .innerJoin(facts, eq(facts.id, factStates.factId))
        .where(and(eq(factStates.brandId, brandId), isOwn))
        .groupBy(sql`1`)
      for (const row of rows) counts[row.state] = row.facts
      return counts
    },
    async history(factId, limit) {
      const newest = { order: [desc(factEvents.id)], limit }
      const rows = await listRows(db, factEvents, { factId }, newest)
      return rows.map(({ factId: _, brandId: __, whoKind, whoId, whoName, ...event }) => ({
        ...event,
        by: { kind: whoKind, id: whoId, name: whoName },
      }))
    },
    async newestEvent(brandId) {
      const [newest] = await listRows(db, factEvents, { brandId }, { order: [desc(factEvents.id)], limit: 1 })
      return newest?.id ?? null
    },
  } satisfies Partial<FactStore>
}
