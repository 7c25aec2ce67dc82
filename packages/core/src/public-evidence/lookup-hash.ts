import { createInclusionProofs } from '@veracite/evidence/log/inclusion-proofs'
import type { LogStore } from '@veracite/evidence/log/log-port'
import { NO_LOG } from '@veracite/evidence/log/no-log'
import { originOf, type PlaceInLog } from '@veracite/evidence/log/place-in-log'
import type { PublicCapture } from '@veracite/evidence/records/evidence-rows'
import { originBody } from '@veracite/terms/origins'
import { originOf as answeredBy, surfaceOf } from '@veracite/terms/vocabulary'
import { LRUCache } from 'lru-cache'
import type { RunStore } from '../runs/run-store.ts'

/** About 2 kB each. */
const MAX_REMEMBERED = 10_000

/** Whether this digest was captured. Reads no brand, prompt, account or text. Integrated results are cached. */
export const lookupHash = (deps: {
  runs: Pick<RunStore, 'findByHash'>
  log: Pick<LogStore, 'readTiles' | 'isOff'>
}) => {
  const prove = createInclusionProofs(deps.log)
  const remembered = new LRUCache<string, FoundHash>({ max: MAX_REMEMBERED })
  return async (input: { hash: string }) => {
    const hash = input.hash.toLowerCase()
    const known = remembered.get(hash)
    if (known) return known
    const capture = await deps.runs.findByHash(Buffer.from(hash, 'hex'))
    if (!capture) return { found: false as const }
    const found = foundBody(capture, await placeOf(capture, prove, deps.log))
    // Until then, the log position is still to be added.
    if (found.log.status === 'integrated') remembered.set(hash, found)
    return found
  }
}

async function placeOf(
  { logged }: PublicCapture,
  prove: ReturnType<typeof createInclusionProofs>,
  log: Pick<LogStore, 'isOff'>,
): Promise<PlaceInLog> {
  if (logged === null) return (await log.isOff()) ? NO_LOG : { status: 'pending' }
  const { index, size, note } = logged
  const proof = await prove(index, size)
  return {
    status: 'integrated',
    origin: originOf(note),
    index,
    size,
    inclusion_proof: proof.map((hash) => Buffer.from(hash).toString('base64')),
    checkpoint: note,
  }
}

type FoundHash = ReturnType<typeof foundBody>

const foundBody = (
  { sha256, subject, capturedAt, engine, accessKind, grade }: PublicCapture,
  log: PlaceInLog,
) => ({
  found: true as const,
  sha256,
  subject,
  captured_at: capturedAt.toISOString(),
  engine,
  access: accessKind,
  surface: surfaceOf(accessKind),
  grade,
  ...originBody(answeredBy(accessKind)),
  log,
})
