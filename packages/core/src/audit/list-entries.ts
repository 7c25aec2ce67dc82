import type { LogStore } from '@veracite/evidence/log/log-port'
import { isDay } from '@veracite/terms/days'
import { DomainError, invalidField } from '@veracite/terms/errors'
import type { AskedPage } from '@veracite/terms/page'
import type { ActKind } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import type { Language } from '@veracite/words/languages'
import { refusal } from '@veracite/words/refusals'
import { type Say, sayIn } from '@veracite/words/say-in'
import { accountsOfList, type Scope } from '../access/scope.ts'
import { actWords, targetKindOf } from './act-words.ts'
import type { Act, AuditStore, ClosedDay } from './audit-store.ts'
import { digestOfDay } from './close-day.ts'

/** Audit entries of the accounts that the caller may see. */
export const adminAudit = (deps: { audit: AuditStore; log: Pick<LogStore, 'findLeaves'>; scope: Scope }) => ({
  async list(
    {
      accountId,
      ...filter
    }: { accountId: string | null; what: ActKind | null; whoId: string | null; day: string | null },
    page: AskedPage,
    language: Language = 'en',
  ) {
    if (filter.day !== null && !isDay(filter.day))
      throw invalidField('invalid_query', 'query.day', refusal('must_be_a_day', { example: '2026-11-17' }))
    const { items, nextCursor } = await deps.audit.list(
      { ...filter, accounts: accountsOfList(deps.scope, accountId) },
      page,
    )
    return { items: await actBodies(deps.audit, items, sayIn(language)), nextCursor }
  },
  async days(page: AskedPage) {
    const { items, nextCursor } = await deps.audit.listDays(page)
    return { items: await dayBodies(deps, items), nextCursor }
  },
  /** Computes the digest of the day again, from the acts as they are stored now. */
  async day(day: string) {
    const closed = isDay(day) ? await deps.audit.findDay(day) : null
    const [body] = closed === null ? [] : await dayBodies(deps, [closed])
    if (closed === null || body === undefined) throw new DomainError('not_found', 'record_has_no_such_day')
    const { count, sha256 } = await digestOfDay(deps.audit, day)
    return {
      ...body,
      manifest: new TextDecoder().decode(closed.manifest.body),
      unchanged: count === closed.acts && Buffer.compare(sha256, closed.actsSha256) === 0,
    }
  },
})

async function dayBodies({ log }: { log: Pick<LogStore, 'findLeaves'> }, days: readonly ClosedDay[]) {
  const leaves = await log.findLeaves(days.map(({ id }) => id))
  const places = new Map(leaves.map(({ subjectId, index }) => [subjectId, index]))
  return days.map(({ id, day, acts, actsSha256, createdAt }) => ({
    day,
    acts,
    sha256: Buffer.from(actsSha256).toString('hex'),
    logIndex: places.get(id) ?? null,
    closedAt: createdAt.toISOString(),
  }))
}

/** Names are looked up once for each kind of thing. */
async function actBodies(audit: Pick<AuditStore, 'namesOf'>, acts: readonly Act[], say: Say) {
  const byKind = Map.groupBy(acts, ({ operation }) => targetKindOf(operation))
  const found = await Promise.all(
    [...byKind].map(([kind, own]) =>
      kind === null
        ? []
        : audit.namesOf(
            kind,
            own.flatMap(({ targetId }) => targetId ?? []),
          ),
    ),
  )
  const names = new Map(found.flat().map((name) => [name.id, name]))
  return acts.map(({ whoKind, whoId, whoName, ...act }) => {
    const kind = targetKindOf(act.operation)
    const thing = (act.targetId && names.get(act.targetId)) || null
    return {
      ...toWire(act),
      who: { kind: whoKind, id: whoId, name: whoName },
      words: actWords(act, thing, say),
      target:
        kind === null || act.targetId === null
          ? null
          : { kind, id: act.targetId, brandId: thing?.brandId ?? null },
    }
  })
}
