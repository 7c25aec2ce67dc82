import { equal } from '@veracite/verify/bytes'
import type { Checkpoint } from '@veracite/verify/log/checkpoint'
import { parseEntryBundle } from '@veracite/verify/log/entry-bundle'
import { parseLeaf } from '@veracite/verify/log/leaf'
import { EMPTY_ROOT, leafHash } from '@veracite/verify/log/merkle'
import { appendLeaves, type Tile, tileReader } from '@veracite/verify/log/tile-tree'
import { entriesPath, partialTiles, TILE_WIDTH, type TileId, tilePath } from '@veracite/verify/log/tiles'
import { isStatement } from '@veracite/verify/relayed/statement'
import { SHA256_BYTES } from '@veracite/verify/sha256'
import { parseEcSpki, verifyEcdsaDigest } from '@veracite/verify/x509/ecdsa'
import { Refused } from '../failures.ts'
import type { LogSource } from './log-source.ts'

export interface Audit {
  entries: number
  tiles: number
  bytes: number
  /** Size of the earlier checkpoint that was compared with, if there was one. */
  earlierSize: number | null
}

/** How many entry bundles are fetched ahead. */
const AHEAD = 8

/**
 * Rebuilds the tree from its entries and fails at the first wrong byte: an entry that cannot be read, a tile
 * with another hash, or a root that differs from the one signed now or earlier.
 */
export async function auditLog(
  source: LogSource,
  checkpoint: Checkpoint,
  options: {
    earlier: Checkpoint | null
    signatures: boolean
    onProgress: (entries: number, bytes: number) => void
  },
): Promise<Audit> {
  const { size } = checkpoint
  const { earlier } = options
  if (earlier !== null && earlier.size > size) {
    throw new Refused((say) => say('cliRefused.theLogHasShrunkItHad', { size: earlier.size, size2: size }))
  }
  const audit: Audit = { entries: 0, tiles: 0, bytes: 0, earlierSize: earlier?.size ?? null }
  const bundles = Math.ceil(size / TILE_WIDTH)
  const ahead: Promise<Uint8Array[]>[] = []
  let root = EMPTY_ROOT
  let edge: Tile[] = []
  checkEarlier(earlier, 0, root)

  for (let n = 0; n < bundles; n++) {
    while (ahead.length < AHEAD && n + ahead.length < bundles) {
      const entries = readEntries(source, n + ahead.length, size, audit)
      // A failed fetch is reported when its turn comes; until then it must not end the program.
      entries.catch(() => {})
      ahead.push(entries)
    }
    const entries = await (ahead.shift() ?? [])
    for (const [i, entry] of entries.entries()) checkEntry(entry, n * TILE_WIDTH + i, options.signatures)
    // If an earlier checkpoint ends inside this bundle, the tree is compared there too.
    const cutAt = earlier === null ? 0 : earlier.size - audit.entries
    for (const part of cutAt > 0 && cutAt < entries.length
      ? [entries.slice(0, cutAt), entries.slice(cutAt)]
      : [entries]) {
      const grown = appendLeaves(audit.entries, part.map(leafHash), tileReader(edge))
      audit.entries = grown.size
      root = grown.root
      checkEarlier(earlier, audit.entries, root)
      for (const tile of grown.tiles) if (tile.width === TILE_WIDTH) await checkTile(source, tile, audit)
      edge = edgeOf(audit.entries, [...edge, ...grown.tiles])
    }
    options.onProgress(audit.entries, audit.bytes)
  }
  // Partial tiles are served at the signed size; intermediate sizes never were.
  for (const tile of edge) await checkTile(source, tile, audit)
  if (!equal(root, checkpoint.root)) throw new Refused((say) => say('cliRefused.theEntriesDoNotMakeUp'))
  return audit
}

/** The tiles that the next entries extend; the others are finished with. */
function edgeOf(size: number, tiles: readonly Tile[]): Tile[] {
  const wanted = new Set(partialTiles(size).map(tilePath))
  const byPath = new Map(tiles.map((tile) => [tilePath(tile), tile]))
  return [...byPath].flatMap(([path, tile]) => (wanted.has(path) ? [tile] : []))
}

async function readEntries(source: LogSource, n: number, size: number, audit: Audit): Promise<Uint8Array[]> {
  const width = Math.min(TILE_WIDTH, size - n * TILE_WIDTH)
  const { bytes, full } = await readWidest(source, (as) => entriesPath({ n, width: as }), width)
  audit.bytes += bytes.length
  return parseEntryBundle(bytes, full ? TILE_WIDTH : width).slice(0, width)
}

/** If the log has grown meanwhile, it may serve only the full version of a partial tile. */
async function readWidest(
  source: LogSource,
  pathOf: (width: number) => string,
  width: number,
): Promise<{ bytes: Uint8Array; full: boolean }> {
  try {
    return { bytes: await source.bytes(pathOf(width)), full: width === TILE_WIDTH }
  } catch (error) {
    if (width === TILE_WIDTH || !(error instanceof Refused)) throw error
    return { bytes: await source.bytes(pathOf(TILE_WIDTH)).catch(() => Promise.reject(error)), full: true }
  }
}

async function checkTile(source: LogSource, tile: Tile, audit: Audit): Promise<void> {
  const id = (width: number): TileId => ({ level: tile.level, n: tile.n, width })
  const { bytes } = await readWidest(source, (width) => tilePath(id(width)), tile.width)
  audit.tiles += 1
  audit.bytes += bytes.length
  if (!equal(bytes.subarray(0, tile.width * SHA256_BYTES), tile.hashes))
    throw new Refused((say) => say('cliRefused.doesNotHoldTheHashesOf', { tile: tilePath(tile) }))
}

function checkEntry(entry: Uint8Array, index: number, signatures: boolean): void {
  let leaf: ReturnType<typeof parseLeaf>
  try {
    leaf = parseLeaf(entry)
  } catch {
    // A relay's log holds its statements themselves, which its checkpoints sign.
    if (isStatement(entry)) return
    throw new Refused((say) => say('cliRefused.notAnEntry', { index }))
  }
  if (signatures && !verifyEcdsaDigest(leaf.signature, leaf.digest, parseEcSpki(leaf.spki)))
    throw new Refused((say) => say('cliRefused.wrongSignature', { index }))
}

function checkEarlier(earlier: Checkpoint | null, size: number, root: Uint8Array): void {
  if (earlier !== null && earlier.size === size && !equal(earlier.root, root)) {
    throw new Refused((say) => say('cliRefused.theLogWasRewrittenItsFirst', { size }))
  }
}
