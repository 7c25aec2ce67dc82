import type { Clock } from '@veracite/terms/ports'
import { equal } from '@veracite/verify/bytes'
import { type Checkpoint, openCheckpoint } from '@veracite/verify/log/checkpoint'
import { verifyConsistency } from '@veracite/verify/log/merkle'
import type { NoteSigner } from '@veracite/verify/log/note-key'
import {
  appendLeaves,
  consistencyProofFromTiles,
  rootFromTiles,
  tilesForConsistency,
} from '@veracite/verify/log/tile-tree'
import { partialTiles } from '@veracite/verify/log/tiles'
import { checkLeaves } from './check-leaves.ts'
import { hashNodes } from './hash-nodes.ts'
import type {
  CheckpointKeeper,
  CheckpointSigner,
  Integrated,
  LogSigner,
  LogStore,
  StoredCheckpoint,
  TreeGrower,
  TreeHead,
} from './log-port.ts'
import { signedCheckpoint } from './sign-for-log.ts'
import { readerOver, widestOf } from './stored-tiles.ts'

/** The stored log contradicts what was published. Nothing is signed until a person has looked. */
export class LogContradiction extends Error {
  override readonly name = 'LogContradiction'
}

/** The outside copy lacks something that was published. */
export class CopyIsBehind extends LogContradiction {}

export interface SequencerDeps {
  log: Pick<LogStore, 'integrate' | 'publish' | 'newestHead' | 'newestCheckpoint' | 'readTiles'>
  signer: NoteSigner | LogSigner
  keeper: CheckpointKeeper | null
  clock: Clock
  /** Told of every batch: how far the log is, and why leaves were set aside. */
  onIntegrated?: (done: Integrated) => void
}

/**
 * Leaves taken in one transaction: 1,024 cost little more than one, and take less than a fifth of a second.
 */
export const BATCH = 1_024

/**
 * Takes one batch from the queue and returns how many leaves were in it: null when another process is doing so,
 * zero when nothing waits. Leaves that no registered key has signed do not enter the log.
 */
export const integrateBatch =
  (deps: Pick<SequencerDeps, 'log' | 'clock' | 'onIntegrated'>) => async (): Promise<number | null> => {
    const done = await deps.log.integrate(BATCH, deps.clock.now(), GROWER, checkLeaves)
    if (done === null) return null
    deps.onIntegrated?.(done)
    return done.added + done.refused.length
  }

/** Signs the newest committed head unless it is signed already. Throws LogContradiction instead of signing a fork. */
export const publishCheckpoint = (deps: SequencerDeps) => {
  const { verifier } = deps.signer
  // The checkpoint that this process signed last: the same bytes need no second signature check.
  let own: { note: string; checkpoint: Checkpoint } | null = null
  const open = (note: string): Checkpoint =>
    own !== null && note.startsWith(own.note) ? own.checkpoint : openCheckpoint(note, verifier)

  const sign: CheckpointSigner = async (head, last) => {
    if (last !== null && last.size === head.size) return null
    if (last !== null) await requireGrowth(deps.log, open(last.note), head, 'the last checkpoint')
    const kept = await readKept(deps)
    requireShared(deps, kept, last)
    if (kept !== null) await requireGrowth(deps.log, kept, head, deps.keeper?.place ?? 'the copy')
    const checkpoint = { origin: verifier.name, ...head }
    const note = await signedCheckpoint(checkpoint, deps.signer)
    // The outside copy first: after a crash in between, it names a head that is committed. In the other
    // order, a reader could have seen a checkpoint that has no copy, and a restored backup would go
    // unnoticed.
    await deps.keeper?.write(note)
    own = { note, checkpoint }
    return note
  }
  return (): Promise<StoredCheckpoint | null> => deps.log.publish(deps.clock.now(), sign)
}

/**
 * Before anything is signed by this process: the database must hold everything that was ever published. A restored
 * backup or a lagging replica would otherwise sign a second history.
 */
export const requireNothingLost = (deps: SequencerDeps) => async (): Promise<void> => {
  const head = await deps.log.newestHead()
  const last = await deps.log.newestCheckpoint()
  const kept = await readKept(deps)
  requireShared(deps, kept, last)
  if (kept !== null) await requireGrowth(deps.log, kept, head, deps.keeper?.place ?? 'the copy')
  if (last === null) return
  const published = openCheckpoint(last.note, deps.signer.verifier)
  await requireGrowth(deps.log, published, head, 'the last checkpoint')
}

/** The same for one of our checkpoints that somebody else, such as a witness, has kept. */
export const requireCovers =
  (deps: Pick<SequencerDeps, 'log' | 'signer'>) =>
  async (note: string, place: string): Promise<void> => {
    await requireGrowth(deps.log, openOwn(note, place, deps.signer), await deps.log.newestHead(), place)
  }

export const GROWER: TreeGrower = {
  reads: partialTiles,
  grow(from, tiles, leafHashes) {
    const size = from?.size ?? 0
    const read = readerOver(tiles)
    // Growing from altered tiles would bury the alteration under a new root.
    if (from !== null && !equal(rootFromTiles(size, read, hashNodes), from.root)) {
      throw new LogContradiction(
        `The stored tiles do not lead to the root of tree head ${size}: they were altered.`,
      )
    }
    return appendLeaves(size, leafHashes, read, hashNodes)
  },
}

/**
 * The copy is written before the database, so it is never behind. If it is, another process keeps a different
 * copy, and neither would notice what the other has published.
 */
function requireShared(
  { keeper }: SequencerDeps,
  kept: Checkpoint | null,
  last: StoredCheckpoint | null,
): void {
  if (keeper === null || last === null || (kept !== null && kept.size >= last.size)) return
  throw new CopyIsBehind(
    `${capitalised(keeper.place)} ${kept === null ? 'holds no checkpoint' : `ends at ${kept.size} entries`}, but ${last.size} were published: it is not the place where all workers keep the newest checkpoint, or what was in it is lost.`,
  )
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

async function readKept({ keeper, signer }: SequencerDeps): Promise<Checkpoint | null> {
  const note = (await keeper?.read()) ?? null
  return note === null ? null : openOwn(note, keeper?.place ?? 'the copy', signer)
}

function openOwn(note: string, place: string, { verifier }: SequencerDeps['signer']): Checkpoint {
  try {
    return openCheckpoint(note, verifier)
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unreadable'
    throw new LogContradiction(`The checkpoint in ${place} is not one of the log ${verifier.name} (${why}).`)
  }
}

async function requireGrowth(
  log: Pick<LogStore, 'readTiles'>,
  old: Checkpoint,
  head: TreeHead | null,
  place: string,
): Promise<void> {
  const size = head?.size ?? 0
  if (head === null || old.size > size) {
    throw new LogContradiction(
      `The database is behind its own log: it holds ${size} entries, but ${place} shows that ${old.size} were published. It was restored from an old backup, or is a replica that lags.`,
    )
  }
  const needed = [
    ...partialTiles(old.size),
    ...(old.size === head.size ? [] : tilesForConsistency(old.size, head.size)),
  ]
  const read = readerOver(await log.readTiles(widestOf(needed)))
  const forked = new LogContradiction(
    `The database holds another history than the one published: its first ${old.size} entries do not have the root in ${place}.`,
  )
  try {
    if (!equal(rootFromTiles(old.size, read, hashNodes), old.root)) throw forked
    const proof = consistencyProofFromTiles(old.size, head.size, read, hashNodes)
    const grown = { oldSize: old.size, newSize: head.size, oldRoot: old.root, newRoot: head.root }
    if (!verifyConsistency({ ...grown, proof })) throw forked
  } catch (error) {
    // A missing tile means missing history.
    if (error instanceof RangeError) throw forked
    throw error
  }
}
