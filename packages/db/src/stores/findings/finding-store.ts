import type { Finding, FindingStore } from '@veracite/core/findings/finding-store'
import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm'
import { type Connection, inTransaction, type Pool } from '../../connection.ts'
import { captures } from '../../schema/evidence.ts'
import { findingEvents, findingOccurrences, findings, gravities } from '../../schema/findings.ts'
import { prompts } from '../../schema/tenants.ts'
import { runs } from '../../schema/work.ts'
import { hex, isUuid } from '../ids.ts'
import { holdLease } from '../jobs/job-lease.ts'
import { readFactsById } from '../read-facts.ts'
import { findRow, hasId, mapPage, pageOf } from '../rows.ts'
import { countSince, readInScan, readPages, readScansOfFinding, readWords } from './finding-ranking.ts'
import { rebuildOccurrences, rebuildSome } from './finding-rebuild.ts'
import { NOTHING_SAID, refreshFindings } from './finding-states.ts'

/** At most this many of the newest entries in each list of a finding's details. */
const MAX_LISTED = 100
const STATES_AT_ONCE = 500

export function createFindingStore(pool: Pool): FindingStore {
  const { db } = pool
  return {
    async list(brandId, { state, engine, origin }, page) {
      const wanted = and(
        hasId(findings.brandId, brandId),
        state && eq(findings.state, state),
        engine && eq(findings.engine, engine),
        origin && eq(findings.origin, origin),
      )
      const rows = await pageOf(db, findings, 'newest', wanted, page)
      const totals = await db
        .select({ origin: findings.origin, count: count() })
        .from(findings)
        .where(wanted)
        .groupBy(findings.origin)
      return { ...mapPage(rows, toFinding), totals }
    },

    async listInStates(brandId, { states, engine, origin }, limit) {
      if (!isUuid(brandId)) return []
      const rows = await db
        .select()
        .from(findings)
        .where(
          and(
            eq(findings.brandId, brandId),
            inArray(findings.state, [...states]),
            engine && eq(findings.engine, engine),
            eq(findings.origin, origin),
          ),
        )
        .orderBy(desc(findings.id))
        .limit(limit)
      return rows.map(toFinding)
    },

    async countInStates(brandId, { states, engine }) {
      if (!isUuid(brandId)) return []
      return db
        .select({ origin: findings.origin, count: count() })
        .from(findings)
        .where(
          and(
            eq(findings.brandId, brandId),
            inArray(findings.state, [...states]),
            engine && eq(findings.engine, engine),
          ),
        )
        .groupBy(findings.origin)
    },

    countSince: (brandId, origin, since) => countSince(pool, brandId, origin, since),
    readInScan: (findingIds, scan) => readInScan(pool, findingIds, scan),
    readWords: (findingIds, maxBytes) => readWords(pool, findingIds, maxBytes),
    readPages: (findingIds) => readPages(pool, findingIds),
    ...gravityVerbs(pool),

    async find(findingId) {
      const row = await findRow(db, findings, hasId(findings.id, findingId))
      if (row === null) return null
      const said = await db
        .select({
          occurrence: findingOccurrences,
          scanId: runs.scanId,
          prompt: prompts.text,
          sha256: captures.sha256,
        })
        .from(findingOccurrences)
        .innerJoin(runs, eq(runs.id, findingOccurrences.runId))
        .innerJoin(prompts, eq(prompts.id, findingOccurrences.promptId))
        .innerJoin(captures, eq(captures.id, findingOccurrences.captureId))
        .where(eq(findingOccurrences.findingId, findingId))
        .orderBy(desc(findingOccurrences.saidAt), desc(findingOccurrences.captureId))
        .limit(MAX_LISTED)
      const events = await db
        .select()
        .from(findingEvents)
        .where(eq(findingEvents.findingId, findingId))
        .orderBy(desc(findingEvents.createdAt), desc(findingEvents.id))
        .limit(MAX_LISTED)
      const [fact] = row.factId === null ? [] : await readFactsById(db, [row.factId])
      return {
        ...toFinding(row),
        fact: fact ?? null,
        saidIn: said.map(({ occurrence, sha256, ...rest }) => ({
          ...occurrence,
          ...rest,
          sha256: hex(sha256),
        })),
        scans: await readScansOfFinding(pool, findingId),
        events: events.map(({ operatorName, createdAt, ...event }) => ({
          ...event,
          by: operatorName,
          at: createdAt,
        })),
      }
    },

    async settle(findingId, { eventId, by, note, now }) {
      if (!isUuid(findingId)) return null
      return inTransaction(pool, async (tx) => {
        const [before] = await tx.db.select().from(findings).where(eq(findings.id, findingId)).for('update')
        if (!before) return null
        const settledBy = before.occurrences === 0 ? before.settledBy : 'operator'
        const [settled] = await tx.db
          .update(findings)
          .set({
            state: 'settled',
            settledBy,
            stateSince: now,
            operatorSettledAt: now,
            operatorName: by,
            operatorNote: note,
          })
          .where(eq(findings.id, findingId))
          .returning()
        const { state: fromState, askedSince, occurrences } = before
        const counts = { askedSince, occurrences }
        const event = { id: eventId, findingId, fromState, state: 'settled', settledBy, ...counts } as const
        await tx.db.insert(findingEvents).values({ ...event, operatorName: by, note, createdAt: now })
        return settled ? toFinding(settled) : null
      })
    },

    async reopen(findingId, { by, note, now }) {
      if (!isUuid(findingId)) return null
      return inTransaction(pool, async (tx) => {
        const [before] = await tx.db.select().from(findings).where(eq(findings.id, findingId)).for('update')
        if (!before) return null
        if (before.operatorSettledAt === null || before.state !== 'settled') return 'not_settled' as const
        await tx.db
          .update(findings)
          .set({ operatorSettledAt: null, operatorName: null, operatorNote: null })
          .where(eq(findings.id, findingId))
        await refreshFindings(tx, new Map([[findingId, 0]]), {
          now,
          since: NOTHING_SAID,
          person: { by, note },
        })
        const [reopened] = await tx.db.select().from(findings).where(eq(findings.id, findingId))
        return reopened ? toFinding(reopened) : null
      })
    },

    async countRestingOn(factIds) {
      if (factIds.length === 0) return []
      return await db
        .select({ origin: findings.origin, count: count() })
        .from(findings)
        .where(and(inArray(findings.factId, [...factIds]), ne(findings.state, 'settled')))
        .groupBy(findings.origin)
    },

    rebuildPage: (lease, brandId, page, now) =>
      inTransaction(pool, async (tx) => {
        await holdLease(tx, lease)
        return rebuildOccurrences(tx, brandId, page, now)
      }),

    async rebuildStates(lease, brandId, now) {
      let done = 0
      let cursor: string | null = null
      for (;;) {
        const after: string | null = cursor
        const ids: string[] = await inTransaction(pool, async (tx) => {
          await holdLease(tx, lease)
          return rebuildSome(tx, brandId, after, STATES_AT_ONCE, now)
        })
        done += ids.length
        cursor = ids.at(-1) ?? null
        if (cursor === null) return done
      }
    },
  }
}

const toFinding = (row: typeof findings.$inferSelect): Finding => ({
  id: row.id,
  brandId: row.brandId,
  engine: row.engine,
  predicate: row.predicate,
  about: row.about,
  value: row.value,
  stated: row.stated,
  truth: row.truth,
  factId: row.factId,
  firstSaidAt: row.firstSaidAt,
  lastSaidAt: row.lastSaidAt,
  lastRunId: row.lastRunId,
  occurrences: row.occurrences,
  state: row.state,
  stateSince: row.stateSince,
  settledBy: row.settledBy,
  askedSince: row.askedSince,
  origin: row.origin,
  settlement:
    row.operatorSettledAt === null
      ? null
      : { at: row.operatorSettledAt, by: row.operatorName ?? '', note: row.operatorNote ?? '' },
})

/** How grave people say that a kind of statement is. */
const gravityVerbs = ({
  db,
}: Pick<Connection, 'db'>): Pick<FindingStore, 'readGravities' | 'setGravity'> => ({
  readGravities: (brandId) =>
    db
      .select({ predicate: gravities.predicate, about: gravities.about, gravity: gravities.gravity })
      .from(gravities)
      .where(eq(gravities.brandId, brandId))
      .orderBy(asc(gravities.predicate), asc(gravities.about)),

  async setGravity(brandId, { predicate, about, gravity }, now) {
    const { brandId: ofBrand, predicate: ofPredicate, about: ofAbout } = gravities
    if (gravity === null)
      await db
        .delete(gravities)
        .where(and(eq(ofBrand, brandId), eq(ofPredicate, predicate), eq(ofAbout, about)))
    else
      await db
        .insert(gravities)
        .values({ brandId, predicate, about, gravity, setAt: now })
        .onConflictDoUpdate({ target: [ofBrand, ofPredicate, ofAbout], set: { gravity, setAt: now } })
  },
})
