import { hashNodes } from '@veracite/evidence/log/hash-nodes'
import type { Witness } from '@veracite/evidence/log/log-port'
import { GROWER } from '@veracite/evidence/log/sequencer'
import { readerOver, widestOf } from '@veracite/evidence/log/stored-tiles'
import { equal } from '@veracite/verify/bytes'
import { openCheckpoint, signCheckpoint } from '@veracite/verify/log/checkpoint'
import { EMPTY_ROOT, leafHash } from '@veracite/verify/log/merkle'
import type { NoteSigner } from '@veracite/verify/log/note-key'
import {
  inclusionProofFromTiles,
  rootFromTiles,
  type Tile,
  tilesForInclusion,
} from '@veracite/verify/log/tile-tree'
import { parseTilePath, TILE_WIDTH, type TileId } from '@veracite/verify/log/tiles'
import { formatTlogProof } from '@veracite/verify/log/tlog-proof'
import { isStatement } from '@veracite/verify/relayed/statement'
import { createCosigning } from './cosigning.ts'
import { checkpointFile, type EntryFile, openEntryFile } from './log-file.ts'

/** Everything that the relay ever signed, for anyone to read. */
export interface RelayLog {
  size(): number
  /** False while it cannot store: then nothing may be carried, because nothing could be said about it. */
  isWriting(): boolean
  /** Enters a statement and returns its proof. When it resolves, entry and checkpoint survive a power cut. */
  enter(entry: Uint8Array): Promise<string>
  /** The content at a path below the log's prefix, or null. */
  serve(path: string): Promise<{ body: string | Uint8Array<ArrayBuffer>; isFixed: boolean } | null>
  /** Finds out about a full disk before a statement is lost to it, and tries to store again after a failure. */
  look(): Promise<void>
  close(): Promise<void>
}

/** The stored log contradicts what was published. */
class RelayLogBroken extends Error {
  override readonly name = 'RelayLogBroken'
}

export interface LogOptions {
  witnesses?: readonly Witness[]
  now?: () => Date
  /** Told what went wrong, without names of holders or hosts. */
  onTrouble?: (what: string) => void
  /** How long a witness may take before a statement goes without it. */
  witnessMs?: number | undefined
}

export async function openRelayLog(
  folder: string,
  signer: NoteSigner,
  { witnesses = [], now = () => new Date(), onTrouble = () => {}, witnessMs }: LogOptions = {},
): Promise<RelayLog> {
  const kept = checkpointFile(folder)
  let note = await kept.read()
  const published = note === null ? 0 : openCheckpoint(note, signer.verifier).size
  // A power cut may leave zeros or noise behind the last entry; what was published is judged by its root instead.
  const file = await openEntryFile(folder, (entry, i) => i < published || isStatement(entry))
  const tree = growFrom(file.first)
  try {
    requireWhole(note, tree, signer)
    // The empty log is published first: otherwise, killed at its first entry, it would look like one that lost its past.
    if (note === null) {
      note = signCheckpoint({ origin: signer.verifier.name, ...tree.head() }, signer)
      await kept.write(note)
    }
  } catch (error) {
    await file.close()
    throw error
  }
  let failed = false
  let queue: { entry: Uint8Array; settle: (proof: string) => void; refuse: (error: unknown) => void }[] = []
  let turn: Promise<void> = Promise.resolve()

  const tile = ({ level, n }: TileId) => tree.tile(level, n)
  const cosigning = createCosigning(witnesses, tile, now, onTrouble, witnessMs)

  /** Ours is on the disk before anybody else is shown it. */
  const publish = async (): Promise<string> => {
    const head = tree.head()
    const signed = signCheckpoint({ origin: signer.verifier.name, ...head }, signer)
    await kept.write(signed)
    note = signed
    if (witnesses.length === 0) return signed
    note = await cosigning.cosigned({ size: head.size, note: signed, signedAt: now() })
    return note
  }

  /** All that waits, as one write: many connections may end at once. */
  const storeQueue = async (): Promise<void> => {
    const batch = queue
    queue = []
    if (batch.length === 0) return
    try {
      const first = tree.head().size
      await file.append(batch.map(({ entry }) => entry))
      tree.add(batch.map(({ entry }) => leafHash(entry)))
      const checkpoint = await publish()
      failed = false
      for (const [i, { settle }] of batch.entries()) settle(tree.prove(first + i, checkpoint))
    } catch (error) {
      failed = true
      for (const { refuse } of batch) refuse(error)
    }
  }

  return {
    size: () => tree.head().size,
    isWriting: () => !failed,
    enter: (entry) =>
      new Promise((settle, refuse) => {
        queue.push({ entry, settle, refuse })
        turn = turn.then(storeQueue)
      }),
    serve: (path) => serveFrom(path, note, file, tree),
    async look() {
      const hasRoom = await file.hasRoom()
      failed ||= !hasRoom
      if (!hasRoom || (!failed && !cosigning.isWanted(tree.head().size))) return
      turn = turn.then(async () => {
        if (failed) await file.tryRoom()
        // A checkpoint that could not be written may have entries before it that were: they are published now.
        await publish()
        failed = false
      })
      const mending = turn
      turn = turn.catch(() => {})
      await mending
    },
    async close() {
      await turn
      await file.close()
    },
  }
}

type Tree = ReturnType<typeof growFrom>

/** The tree over the entries, in memory: 32 bytes for each. */
function growFrom(entries: readonly Uint8Array[]) {
  const tiles = new Map<string, Tile>()
  let head = { size: 0, root: new Uint8Array(EMPTY_ROOT) }
  const add = (hashes: readonly Uint8Array[]): void => {
    if (hashes.length === 0) return
    const before = GROWER.reads(head.size).flatMap(({ level, n }) => tiles.get(`${level}/${n}`) ?? [])
    const grown = GROWER.grow(head.size === 0 ? null : head, before, hashes)
    for (const tile of grown.tiles) {
      const known = tiles.get(`${tile.level}/${tile.n}`)
      if (known === undefined || known.width < tile.width) tiles.set(`${tile.level}/${tile.n}`, tile)
    }
    head = { size: grown.size, root: new Uint8Array(grown.root) }
  }
  for (let at = 0; at < entries.length; at += BATCH) add(entries.slice(at, at + BATCH).map(leafHash))
  return {
    add,
    head: () => head,
    tile: (level: number, n: number) => tiles.get(`${level}/${n}`) ?? null,
    rootAt: (size: number) => rootFromTiles(size, readerOver(tiles.values()), hashNodes),
    prove(index: number, checkpoint: string): string {
      const wanted = widestOf(tilesForInclusion(index, head.size))
      const read = readerOver(wanted.flatMap(({ level, n }) => tiles.get(`${level}/${n}`) ?? []))
      const hashes = inclusionProofFromTiles(index, head.size, read, hashNodes)
      return formatTlogProof({ index, hashes, checkpoint, extra: null })
    },
  }
}

/** A log that lost entries it had published, or holds others, must not go on: it would sign a second history. */
function requireWhole(note: string | null, tree: Tree, { verifier }: NoteSigner): void {
  if (note === null) {
    if (tree.head().size > 0)
      throw new RelayLogBroken('The log has entries, but its checkpoint is gone: restore the file.')
    return
  }
  const published = openCheckpoint(note, verifier)
  if (published.size > tree.head().size || !equal(tree.rootAt(published.size), published.root))
    throw new RelayLogBroken('The entries of the log are not those that were published: restore the file.')
}

async function serveFrom(path: string, note: string | null, file: EntryFile, tree: Tree) {
  if (path === 'checkpoint') return note === null ? null : { body: note, isFixed: false }
  const wanted = parseTilePath(path)
  if (wanted === null || note === null) return null
  if (wanted.kind === 'tile') {
    const tile = tree.tile(wanted.level, wanted.n)
    if (tile === null || tile.width < wanted.width) return null
    return { body: new Uint8Array(tile.hashes.subarray(0, wanted.width * 32)), isFixed: true }
  }
  const first = wanted.n * TILE_WIDTH
  if (first + wanted.width > tree.head().size) return null
  return { body: await file.read(first, wanted.width), isFixed: true }
}

const BATCH = 4_096
