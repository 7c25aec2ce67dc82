import { MAX_ACTIVE_FACTS } from '@veracite/core/facts/fact-store'
import type { FactAct, FactChanges, NewFact, NewPage } from '@veracite/ground-truth/facts/fact'
import { DomainError } from '@veracite/terms/errors'
import { refusal } from '@veracite/words/refusals'
import { and, count, eq } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { factStates, facts, pages } from '../../generated/tables.ts'
import { insertPageBytes } from '../bytes/page-bytes.ts'
import { findingsAfterFacts } from '../findings/finding-rows.ts'
import { setRows } from '../rows.ts'
import { type FactChanged, recordChanges, tellSuperseded } from './fact-history.ts'
import { supersedeFacts } from './superseded-facts.ts'

/** Facts per statement: each has a dozen parameters. */
const AT_ONCE = 1_000

/** Pages, new facts, and what they replace. Returns the job that judges answers again, if there is something to judge. */
export async function appendChanges(
  tx: Tx,
  brandId: string,
  jobId: string | null,
  changes: FactChanges,
  act: FactAct,
): Promise<string | null> {
  if (jobId !== null) await insertPages(tx, brandId, jobId, changes.pages)
  await insertFacts(tx, brandId, changes.append, act)
  if (changes.seenFactIds.length > 0) {
    await setRows(tx.db, factStates, { lastSeenAt: act.now }, { factId: changes.seenFactIds })
  }
  const superseded = await replaceFacts(tx, brandId, changes.supersede, act)
  if (changes.append.some(({ active }) => active)) await refuseTooMany(tx, brandId)
  const added = changes.append.map(
    (fact): FactChanged => ({ factId: fact.id, what: bornAs(fact), ...daysOf(fact) }),
  )
  return recordChanges(tx, brandId, [...added, ...superseded], act, {
    follows: superseded.length > 0 || changes.append.some(({ active }) => active),
  })
}

const bornAs = ({ active, source }: NewFact): FactChanged['what'] =>
  !active ? 'proposed' : source.kind === 'operator' ? 'entered' : 'read'

const daysOf = ({ validFrom = null, validUntil = null }: NewFact) => ({ validFrom, validUntil })

async function insertPages(tx: Tx, brandId: string, jobId: string, added: readonly NewPage[]): Promise<void> {
  if (added.length === 0) return
  // One by one, because a message of all of them is put together at once, and nobody is answered meanwhile. In the order
  // of their digests, so that two crawls with the same pages wait for each other instead of deadlocking.
  for (const { sha256, bytes } of added.toSorted((a, b) => Buffer.compare(a.sha256, b.sha256)))
    await insertPageBytes(tx, { sha256, bytes })
  await tx.db
    .insert(pages)
    .values(added.map(({ bytes: _, status, ...page }) => ({ ...page, httpStatus: status, brandId, jobId })))
}

async function insertFacts(tx: Tx, brandId: string, append: readonly NewFact[], act: FactAct): Promise<void> {
  const { now, by } = act
  for (let at = 0; at < append.length; at += AT_ONCE) {
    const some = append.slice(at, at + AT_ONCE)
    await tx.db.insert(facts).values(
      some.map((fact) => ({
        ...fact,
        brandId,
        sourceKind: fact.source.kind,
        sourceUrl: fact.source.url,
        sourceQuote: fact.source.quote,
        sourceSha256: fact.source.sha256 === null ? null : Buffer.from(fact.source.sha256, 'hex'),
        sourceFetchedAt: fact.source.fetchedAt,
        sourcePlace: fact.source.place ?? null,
        firstSeenAt: now,
      })),
    )
    await tx.db.insert(factStates).values(
      some.map((fact) => ({
        factId: fact.id,
        brandId,
        active: fact.active,
        lastSeenAt: now,
        proposedAt: fact.active ? null : now,
        enteredBy: by.name,
        ...daysOf(fact),
      })),
    )
  }
}

/** Takes replaced facts out of force, with findings and events. Returns the change of each. */
export async function replaceFacts(
  tx: Tx,
  brandId: string,
  supersede: FactChanges['supersede'],
  { now }: FactAct,
): Promise<FactChanged[]> {
  const replaced = await supersedeFacts(tx, supersede, now)
  const ids = replaced.map(({ factId }) => factId)
  await findingsAfterFacts(tx, ids, now)
  await tellSuperseded(tx, brandId, replaced, now)
  const withdrawn = new Set(supersede.flatMap(({ factId, withdraw }) => (withdraw === true ? [factId] : [])))
  return replaced.map(({ factId, by }) => ({
    factId,
    what: withdrawn.has(factId) ? 'withdrawn' : 'superseded',
    byFact: by,
  }))
}

/** After what is replaced has gone: verdicts consider every fact in force, and must not leave any out. */
export async function refuseTooMany(tx: Tx, brandId: string): Promise<void> {
  const [standing] = await tx.db
    .select({ facts: count() })
    .from(factStates)
    .where(and(eq(factStates.brandId, brandId), eq(factStates.active, true)))
  if ((standing?.facts ?? 0) > MAX_ACTIVE_FACTS)
    throw new DomainError('conflict', refusal('too_many_facts_of_brand', { most: MAX_ACTIVE_FACTS }))
}
