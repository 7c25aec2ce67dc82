import { createHash } from 'node:crypto'
import { SCHEMA_HOST, signManifest } from '@veracite/evidence/capture/sign-manifest'
import { canonicalJson } from '@veracite/terms/canonical-json'
import { sha256Hex } from '@veracite/terms/digest'
import type { CaptureSigner, Clock, Collector, Ids } from '@veracite/terms/ports'
import type { Act, AuditStore } from './audit-store.ts'

interface Deps {
  audit: AuditStore
  signer: CaptureSigner
  collector: Collector
  clock: Clock
  ids: Ids
}

/** A request that began before midnight may still be writing. */
const AFTER_MIDNIGHT_MS = 10 * 60_000
const MOST_DAYS_AT_ONCE = 31

/**
 * Closes the days that are over: each gets a signed manifest with the digest of its acts, and of the day before it, and
 * enters the log. From then on the database takes no act of that day.
 */
export const closeDays = (deps: Deps) => async (): Promise<number> => {
  const today = dayOf(new Date(deps.clock.now().getTime() - AFTER_MIDNIGHT_MS))
  let closed = 0
  for (let turn = 0; turn < MOST_DAYS_AT_ONCE; turn += 1) {
    const day = await deps.audit.firstOpenDay(today)
    if (day === null) break
    await closeDay(deps, day)
    closed += 1
  }
  return closed
}

async function closeDay({ audit, signer, collector, clock, ids }: Deps, day: string): Promise<void> {
  const previous = await audit.lastClosedDay()
  const { count, sha256 } = await digestOfDay(audit, day)
  const now = clock.now()
  const manifest = signManifest(signer, {
    schema: `https://${SCHEMA_HOST}/schema/record/v1`,
    prev: previous && sha256Hex(previous.manifest.body),
    day,
    acts: { count, sha256: sha256.toString('hex') },
    recorder: {
      software: collector.software,
      version: collector.version,
      commit: collector.commit,
      instance: collector.instance,
      captureKey: signer.keyId,
    },
    closedAt: now.toISOString(),
  })
  await audit.close({ id: ids.next(), day, acts: count, actsSha256: sha256, manifest, createdAt: now })
}

/** Over every act of the day: one canonical line each, in the order of their ids. */
export async function digestOfDay(
  audit: Pick<AuditStore, 'ofDay'>,
  day: string,
): Promise<{ count: number; sha256: Buffer }> {
  const hash = createHash('sha256')
  let count = 0
  for await (const portion of audit.ofDay(day)) {
    for (const act of portion) hash.update(`${lineOf(act)}\n`)
    count += portion.length
  }
  return { count, sha256: hash.digest() }
}

/** Everything that is known about an act: a changed member is another line. */
export const lineOf = ({ at, ...act }: Act): string => canonicalJson({ ...act, at: at.toISOString() })

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
