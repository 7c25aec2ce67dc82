import type { Finding, FindingStore } from '@veracite/core/findings/finding-store'
import { mapPage } from '@veracite/terms/page'
import { and, asc, count, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import {
  captures,
  findingEvents,
  findingOccurrences,
  findings,
  gravities,
  prompts,
  runs,
} from '../../generated/tables.ts'
import type { Db } from '../../open-postgres.ts'
import { hex, isUuid } from '../ids.ts'
import { holdLease } from '../jobs/job-lease.ts'
import { readFactsById } from '../read-facts.ts'
import { changeRow, findRow, hasId, listRows, lockRow, matching, pageOf, putRow, setRows } from '../rows.ts'
import { createRanking, readScansOfFinding } from './finding-ranking.ts'
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
      return { ...mapPage(rows, toFinding), totals: await countByOrigin(db, wanted) }
    },

    async listInStates(brandId, { states: state, engine, origin }, limit) {
      const wanted = and(
        hasId(findings.brandId, brandId),
        matching(findings, { state, origin, ...(engine && { engine }) }),
      )
      const rows = await listRows(db, findings, wanted, { order: [desc(findings.id)], limit })
      return rows.map(toFinding)
    },

    countInStates: (brandId, { states: state, engine }) =>
      countByOrigin(
        db,
        and(hasId(findings.brandId, brandId), matching(findings, { state, ...(engine && { engine }) })),
      ),

    ...createRanking(pool),
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
          grade: captures.grade,
        })
        .from(findingOccurrences)
        .innerJoin(runs, eq(runs.id, findingOccurrences.runId))
        .innerJoin(prompts, eq(prompts.id, findingOccurrences.promptId))
        .innerJoin(captures, eq(captures.id, findingOccurrences.captureId))
        .where(eq(findingOccurrences.findingId, findingId))
        .orderBy(desc(findingOccurrences.saidAt), desc(findingOccurrences.captureId))
        .limit(MAX_LISTED)
      const newest = { order: [desc(findingEvents.createdAt), desc(findingEvents.id)], limit: MAX_LISTED }
      const events = await listRows(db, findingEvents, { findingId }, newest)
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
        const before = await lockRow(tx, findings, { id: findingId }, 'update')
        if (!before) return null
        const settledBy = before.occurrences === 0 ? before.settledBy : 'operator'
        const settlement = { operatorSettledAt: now, operatorName: by, operatorNote: note }
        const set = { state: 'settled', settledBy, stateSince: now, ...settlement } as const
        const settled = await changeRow(tx.db, findings, set, { id: findingId })
        const { state: fromState, askedSince, occurrences } = before
        const counts = { askedSince, occurrences }
        const event = { id: eventId, findingId, fromState, state: 'settled', settledBy, ...counts } as const
        await tx.db.insert(findingEvents).values({ ...event, operatorName: by, note, createdAt: now })
        return settled && toFinding(settled)
      })
    },

    async reopen(findingId, { by, note, now }) {
      if (!isUuid(findingId)) return null
      return inTransaction(pool, async (tx) => {
        const before = await lockRow(tx, findings, { id: findingId }, 'update')
        if (!before) return null
        if (before.operatorSettledAt === null || before.state !== 'settled') return 'not_settled' as const
        const none = { operatorSettledAt: null, operatorName: null, operatorNote: null }
        await setRows(tx.db, findings, none, { id: findingId })
        const change = { now, since: NOTHING_SAID, person: { by, note } }
        await refreshFindings(tx, new Map([[findingId, 0]]), change)
        const reopened = await findRow(tx.db, findings, { id: findingId })
        return reopened && toFinding(reopened)
      })
    },

    async countRestingOn(factIds) {
      if (factIds.length === 0) return []
      return countByOrigin(db, and(inArray(findings.factId, [...factIds]), ne(findings.state, 'settled')))
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

const countByOrigin = (db: Db, where: SQL | undefined) =>
  db.select({ origin: findings.origin, count: count() }).from(findings).where(where).groupBy(findings.origin)

const toFinding = ({
  operatorSettledAt,
  operatorName,
  operatorNote,
  firstLook: _,
  lastLook: __,
  lastPromptId: ___,
  awayAt: ____,
  afterCut: _____,
  ...row
}: typeof findings.$inferSelect): Finding => ({
  ...row,
  settlement: operatorSettledAt && {
    at: operatorSettledAt,
    by: operatorName ?? '',
    note: operatorNote ?? '',
  },
})

/** How grave people say that a kind of statement is. */
const gravityVerbs = ({ db }: Pool) =>
  ({
    readGravities: (brandId) =>
      db
        .select({ predicate: gravities.predicate, about: gravities.about, gravity: gravities.gravity })
        .from(gravities)
        .where(eq(gravities.brandId, brandId))
        .orderBy(asc(gravities.predicate), asc(gravities.about)),

    async setGravity(brandId, { predicate, about, gravity }, now) {
      const key = { brandId, predicate, about }
      if (gravity === null) await db.delete(gravities).where(matching(gravities, key))
      else await putRow(db, gravities, key, { gravity, setAt: now })
    },
  }) satisfies Partial<FindingStore>
