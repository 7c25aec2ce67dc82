import { type FactStore, MAX_ACTIVE_FACTS, MAX_KNOWN } from '@veracite/core/facts/fact-store'
import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import { DomainError } from '@veracite/terms/errors'
import { pick } from '@veracite/terms/pick'
import { refusal } from '@veracite/words/refusals'
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { inTransaction, keepThenCommit, type Pool } from '../../connection.ts'
import { factStates, facts } from '../../generated/tables.ts'
import { isUuid } from '../ids.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { isApproved, isOwn, readFactsById, selectFacts } from '../read-facts.ts'
import { appendChanges } from './append-facts.ts'
import { createFactLists } from './browse-facts.ts'
import { withDeclarations } from './declaration-store.ts'
import { approveFacts, expireSome, refuseFacts, restoreFact, setDays, withdrawFact } from './fact-states.ts'

/** Every fact that may be in force, and as many again that once were. */
const MOST_FOR_VERDICT = 2 * MAX_ACTIVE_FACTS

export function createFactStore(pool: Pool): FactStore {
  const { db } = pool
  const changed = async (factId: string, jobId: string | null) => ({
    facts: await readFactsById(db, [factId]),
    jobId,
  })
  return {
    async listForBrand(brandId, limit) {
      if (!isUuid(brandId)) return { facts: [], total: 0, active: 0 }
      const ofBrand = and(eq(facts.brandId, brandId), isApproved, isOwn)
      const [counted] = await db
        .select({ total: count(), active: sql<number>`count(*) filter (where ${factStates.active})::int` })
        .from(factStates)
        .innerJoin(facts, eq(facts.id, factStates.factId))
        .where(and(eq(factStates.brandId, brandId), isApproved, isOwn))
      return { facts: await selectFacts(db, ofBrand, limit), ...(counted ?? { total: 0, active: 0 }) }
    },
    async listKnown(brandId, predicates) {
      const ofThese =
        predicates === null ? undefined : sql`${facts.predicate} = any(${sql.param([...predicates])}::text[])`
      const known = await selectFacts(db, and(eq(facts.brandId, brandId), ofThese, isOwn), MAX_KNOWN + 1)
      if (known.length > MAX_KNOWN) throw tooMany()
      return known
    },
    ...createFactLists(db),
    find: async (factId) => (isUuid(factId) ? ((await readFactsById(db, [factId]))[0] ?? null) : null),
    findAll: (factIds) => readFactsById(db, factIds.filter(isUuid)),
    listForVerdict: (brandId) => listForVerdict(pool, brandId),
    async readForVerdict(factIds) {
      const known = factIds.filter(isUuid)
      return known.length === 0
        ? []
        : (await selectJudged(pool).where(inArray(facts.id, known))).map(toJudged)
    },
    async addFacts(brandId, changes, act) {
      const jobId = await inTransaction(pool, (tx) => appendChanges(tx, brandId, null, changes, act))
      const ids = changes.append.map(({ id }) => id)
      return { facts: await readFactsById(db, ids), jobId }
    },
    async approve(brandId, decided, act) {
      const done = await inTransaction(pool, (tx) => approveFacts(tx, brandId, decided, act))
      return { facts: await readFactsById(db, done.factIds), jobId: done.jobId }
    },
    async refuse(brandId, factIds, act) {
      return readFactsById(db, await inTransaction(pool, (tx) => refuseFacts(tx, brandId, factIds, act)))
    },
    async withdraw(factId, act) {
      if (!isUuid(factId)) return null
      const jobId = await inTransaction(pool, (tx) => withdrawFact(tx, factId, act))
      return jobId === undefined ? null : changed(factId, jobId)
    },
    async restore(factId, rivals, act) {
      if (!isUuid(factId)) return null
      const jobId = await inTransaction(pool, (tx) => restoreFact(tx, factId, rivals, act))
      return jobId === undefined ? null : jobId === 'replaced' ? jobId : changed(factId, jobId)
    },
    async setDays(factId, days, rivals, act) {
      if (!isUuid(factId)) return null
      const jobId = await inTransaction(pool, (tx) => setDays(tx, factId, days, rivals, act))
      return jobId === undefined ? null : jobId === 'replaced' ? jobId : changed(factId, jobId)
    },
    expireSome: (limit, act) => inTransaction(pool, (tx) => expireSome(tx, limit, act)),
    appendRefresh: (lease, brandId, changes, act, result) =>
      keepThenCommit(pool, changes.pages, async (tx) => {
        await completeJob(tx, lease, result, act.now)
        await appendChanges(tx, brandId, lease.jobId, changes, act)
      }),
  }
}

const selectJudged = ({ db }: Pool) =>
  db
    .select({
      ...pick(facts, 'id', 'predicate', 'value'),
      active: factStates.active,
      lastSeenAt: factStates.lastSeenAt,
      hash: sql<string>`encode(${facts.hash}, 'hex')`,
      sourceUrl: facts.sourceUrl,
      sourceSha256: sql<string | null>`encode(${facts.sourceSha256}, 'hex')`,
      validFrom: factStates.validFrom,
      validUntil: factStates.validUntil,
      isExpired: sql<boolean>`${factStates.expiredAt} is not null and ${factStates.supersededBy} is null`,
    })
    .from(facts)
    .innerJoin(factStates, eq(factStates.factId, facts.id))

type JudgedRow = Awaited<ReturnType<typeof selectJudged>>[number]

const toJudged = ({ validFrom, validUntil, isExpired, ...row }: JudgedRow): FactForVerdict =>
  ({
    ...row,
    // Facts that were entered or read from a document have no page to be seen on again.
    lastSeenAt: row.sourceUrl === null ? null : row.lastSeenAt,
    ...(validFrom !== null && { validFrom }),
    ...(validUntil !== null && { validUntil }),
    ...(isExpired && { isExpired: true as const }),
  }) as FactForVerdict

async function listForVerdict(pool: Pool, brandId: string): Promise<FactForVerdict[]> {
  const rows = await selectJudged(pool)
    .where(and(eq(facts.brandId, brandId), isNull(factStates.withdrawnAt), isApproved, isOwn))
    .orderBy(desc(factStates.active), asc(facts.id))
    .limit(MOST_FOR_VERDICT)
  return withDeclarations(pool.db, brandId, rows.map(toJudged))
}

const tooMany = () => new DomainError('conflict', refusal('too_many_known_facts', { most: MAX_KNOWN }))
