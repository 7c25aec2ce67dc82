import { createInclusionProofs } from '../evidence/inclusion-proofs.ts'
import type { LogStore } from '../evidence/log-port.ts'
import { originOf, type PlaceInLog } from '../evidence/place-in-log.ts'
import type { PublicCapture, RunStore } from '../stores.ts'
import type { AccessKind, Engine, HashSubject } from '../vocabulary.ts'
import { createMemory } from './memory.ts'

export type HashLookup = { found: false } | FoundHash

export interface FoundHash {
  found: true
  sha256: string
  subject: HashSubject
  captured_at: string
  engine: Engine
  access: AccessKind
  log: PlaceInLog
}

/**
 * Whether something with this digest was captured. No brand, prompt, account or text: not even to be left out. An
 * answer that names its place in the log never changes: callers may keep it.
 */
export const lookupHash = (deps: {
  runs: Pick<RunStore, 'findByHash'>
  log: Pick<LogStore, 'readTiles'>
}) => {
  const prove = createInclusionProofs(deps.log)
  return async (input: { hash: string }): Promise<HashLookup> => {
    const hash = input.hash.toLowerCase()
    const capture = await deps.runs.findByHash(Buffer.from(hash, 'hex'))
    if (!capture) return { found: false }
    return {
      found: true,
      sha256: capture.sha256,
      subject: capture.subject,
      captured_at: capture.capturedAt.toISOString(),
      engine: capture.engine,
      access: capture.accessKind,
      log: await placeOf(capture, prove),
    }
  }
}

async function placeOf(
  { logged }: PublicCapture,
  prove: ReturnType<typeof createInclusionProofs>,
): Promise<PlaceInLog> {
  if (logged === null) return { status: 'pending' }
  return {
    status: 'integrated',
    origin: knownOrigin(logged.note),
    index: logged.index,
    size: logged.size,
    inclusion_proof: await prove(logged),
    checkpoint: logged.note,
  }
}

const origins = createMemory<string>(1_000)

/** A checkpoint is read in full to name its log, and thousands of leaves share one. */
function knownOrigin(note: string): string {
  const known = origins.get(note)
  if (known !== undefined) return known
  const origin = originOf(note)
  origins.set(note, origin)
  return origin
}
