import { createHash } from 'node:crypto'
import { recorderOf, type SealDeps } from '@veracite/evidence/capture/recorder'
import { SCHEMA_HOST, signManifest } from '@veracite/evidence/capture/sign-manifest'
import { canonicalJson } from '@veracite/terms/canonical-json'
import { dayOf } from '@veracite/terms/days'
import { sha256Hex } from '@veracite/terms/digest'
import type { Act, AuditStore } from './audit-store.ts'

interface Deps extends SealDeps {
  audit: AuditStore
}

/** A request that began before midnight may still be writing. */
const AFTER_MIDNIGHT_MS = 10 * 60_000
const MOST_DAYS_AT_ONCE = 31

/** Signs and logs every day that is over, with the digest of its acts; the database then takes no more acts of it. */
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

async function closeDay(deps: Deps, day: string): Promise<void> {
  const { audit, clock, ids } = deps
  const previous = await audit.lastClosedDay()
  const { count, sha256 } = await digestOfDay(audit, day)
  const now = clock.now()
  const manifest = signManifest(deps.signer, {
    schema: `https://${SCHEMA_HOST}/schema/record/v1`,
    prev: previous && sha256Hex(previous.manifest.body),
    day,
    acts: { count, sha256: sha256.toString('hex') },
    recorder: recorderOf(deps),
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
export const lineOf = ({ at, detail, ...act }: Act): string =>
  // Acts of earlier versions have none: their line stays what was signed.
  canonicalJson({ ...act, ...(detail !== null && { detail }), at: at.toISOString() })
