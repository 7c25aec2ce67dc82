import type { NewEvent } from '@veracite/core/events/event'
import type { FactStore } from '@veracite/core/facts/fact-store'
import type { FactChanges, FactForVerdict } from '@veracite/ground-truth/facts/fact'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { brands } from '../../schema/catalog.ts'
import { facts, pageBytes, pages } from '../../schema/evidence.ts'
import { factStates } from '../../schema/work.ts'
import { appendEvents } from '../events/event-rows.ts'
import { findingsAfterFacts } from '../findings/finding-rows.ts'
import { hex, isUuid } from '../ids.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { readFacts, readFactsById } from '../read-facts.ts'
import { type Replaced, supersedeFacts } from './superseded-facts.ts'

/** The most facts the classifier considers; no real brand has more. */
const MAX_FACTS = 2_000

export function createFactStore(pool: Pool): FactStore {
  const { db } = pool
  return {
    async listForBrand(brandId, limit) {
      if (!isUuid(brandId)) return []
      return readFacts(db, brandId, limit)
    },
    async listForVerdict(brandId) {
      const rows = await db
        .select({
          id: facts.id,
          predicate: facts.predicate,
          value: facts.value,
          active: factStates.active,
          lastSeenAt: factStates.lastSeenAt,
          hash: sql<string>`encode(${facts.hash}, 'hex')`,
          sourceUrl: facts.sourceUrl,
          sourceSha256: sql<string | null>`encode(${facts.sourceSha256}, 'hex')`,
        })
        .from(facts)
        .innerJoin(factStates, eq(factStates.factId, facts.id))
        .where(and(eq(facts.brandId, brandId), isNull(factStates.withdrawnAt)))
        .orderBy(desc(factStates.active), asc(facts.id))
        .limit(MAX_FACTS)
      // What the operator entered has no page to be seen on again.
      const judged = rows.map((row) => ({
        ...row,
        lastSeenAt: row.sourceUrl === null ? null : row.lastSeenAt,
      }))
      return judged as FactForVerdict[]
    },
    async addOperatorFacts(brandId, changes, now) {
      await inTransaction(pool, (tx) => appendChanges(tx, brandId, null, changes, now))
      const added = new Set(changes.append.map((fact) => fact.id))
      return (await readFacts(db, brandId, MAX_FACTS)).filter((fact) => added.has(fact.id))
    },
    async find(factId) {
      if (!isUuid(factId)) return null
      const [fact] = await readFactsById(db, [factId])
      const [of] = await db.select({ brandId: facts.brandId }).from(facts).where(eq(facts.id, factId))
      return fact && of ? { ...fact, ...of } : null
    },
    async withdraw(factId, now) {
      if (!isUuid(factId)) return null
      await inTransaction(pool, (tx) => withdrawFact(tx, factId, now))
      return (await readFactsById(db, [factId]))[0] ?? null
    },
    async restore(factId, rivals, now) {
      if (!isUuid(factId)) return null
      const isFree = await inTransaction(pool, (tx) => restoreFact(tx, factId, rivals, now))
      return isFree ? ((await readFactsById(db, [factId]))[0] ?? null) : 'replaced'
    },
    async appendRefresh(lease, brandId, changes, now, result) {
      await inTransaction(pool, async (tx) => {
        await completeJob(tx, lease, result, now)
        await appendChanges(tx, brandId, lease.jobId, changes, now)
      })
    },
  }
}

async function withdrawFact(tx: Tx, factId: string, now: Date): Promise<void> {
  const [before] = await tx.db
    .select()
    .from(factStates)
    .where(eq(factStates.factId, factId))
    .for('no key update')
  if (before === undefined || before.withdrawnAt !== null) return
  await tx.db.update(factStates).set({ active: false, withdrawnAt: now }).where(eq(factStates.factId, factId))
  if (!before.active) return
  await findingsAfterFacts(tx, [factId], now)
  await tellSuperseded(tx, before.brandId, [{ factId, by: null }], now)
}

/** False if it cannot be active because one of its rivals is. What was superseded before stays so. */
async function restoreFact(tx: Tx, factId: string, rivals: readonly string[], now: Date): Promise<boolean> {
  const states = await tx.db
    .select()
    .from(factStates)
    .where(inArray(factStates.factId, [factId, ...rivals]))
    .orderBy(asc(factStates.factId))
    .for('no key update')
  const own = states.find((state) => state.factId === factId)
  if (own === undefined || own.withdrawnAt === null) return true
  const active = own.supersededBy === null
  if (active && states.some((state) => state.active)) return false
  await tx.db.update(factStates).set({ active, withdrawnAt: null }).where(eq(factStates.factId, factId))
  await findingsAfterFacts(tx, [factId], now)
  return true
}

async function appendChanges(
  tx: Tx,
  brandId: string,
  jobId: string | null,
  changes: FactChanges,
  now: Date,
): Promise<void> {
  if (jobId !== null && changes.pages.length > 0) {
    // One by one, because a message of all of them is put together at once, and nobody is answered meanwhile. In the order
    // of their digests, so that two crawls with the same pages wait for each other instead of deadlocking.
    for (const { sha256, bytes } of changes.pages.toSorted((a, b) => Buffer.compare(a.sha256, b.sha256)))
      await tx.db.insert(pageBytes).values({ sha256, bytes }).onConflictDoNothing()
    await tx.db.insert(pages).values(
      changes.pages.map(({ bytes: _, status, ...page }) => ({
        ...page,
        httpStatus: status,
        brandId,
        jobId,
      })),
    )
  }
  if (changes.append.length > 0) {
    await tx.db.insert(facts).values(
      changes.append.map((fact) => ({
        id: fact.id,
        brandId,
        predicate: fact.predicate,
        value: fact.value,
        sourceKind: fact.source.kind,
        sourceUrl: fact.source.url,
        sourceQuote: fact.source.quote,
        sourceSha256: fact.source.sha256 === null ? null : Buffer.from(fact.source.sha256, 'hex'),
        sourceFetchedAt: fact.source.fetchedAt,
        hash: fact.hash,
        note: fact.note,
        firstSeenAt: now,
      })),
    )
    await tx.db
      .insert(factStates)
      .values(
        changes.append.map((fact) => ({ factId: fact.id, brandId, active: fact.active, lastSeenAt: now })),
      )
  }
  if (changes.seenFactIds.length > 0) {
    await tx.db
      .update(factStates)
      .set({ lastSeenAt: now })
      .where(inArray(factStates.factId, changes.seenFactIds))
  }
  const replaced = await supersedeFacts(tx, changes.supersede, now)
  await findingsAfterFacts(
    tx,
    replaced.map(({ factId }) => factId),
    now,
  )
  await tellSuperseded(tx, brandId, replaced, now)
}

/** Only facts that were active until now are news. */
async function tellSuperseded(
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
