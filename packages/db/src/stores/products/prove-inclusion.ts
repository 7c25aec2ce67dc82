// Plain SQL: one list of digests is cut by the server, so that a few kilobytes of it travel and not all.
import { hashNodes } from '@veracite/evidence/log/hash-nodes'
import { inclusionProofFromTiles, tileReader, tilesForInclusion } from '@veracite/verify/log/tile-tree'
import { type TileId, tileInTree, treeShape } from '@veracite/verify/log/tiles'
import type { Sql } from '../../open-postgres.ts'

const HASH_BYTES = 32

/** The way from an item to the root in the import's manifest; null when the import has no such leaf. */
export async function proveInclusion(sql: Sql, itemId: string, importId: string) {
  const [found] = await sql<ImportRow[]>`
    select m.size, m.root, i.key, i.leaf,
           -- The tile whose first key is the last that does not come after the item's.
           (select count(*)::int - 1 from unnest(t.first_keys) as first (key) where first.key collate "C" <= i.key) as tile
    from evidence.catalogue_imports m
    join evidence.catalogue_trees t on t.root = m.root
    join evidence.catalogue_items i on i.id = ${itemId} and i.feed_id = m.feed_id
    where m.id = ${importId}`
  if (!found || found.tile < 0) return null
  const { size, root } = found
  const leaves = tileInTree(0, found.tile, size)
  if (leaves === null) return null
  const [own] = await readTiles(sql, root, size, [leaves])
  const place = own === undefined ? -1 : placeIn(own.hashes, found.leaf)
  if (place < 0) return null
  const index = found.tile * 256 + place
  const tiles = await readTiles(sql, root, size, tilesForInclusion(index, size))
  return { index, path: inclusionProofFromTiles(index, size, tileReader(tiles), hashNodes) }
}

interface ImportRow {
  size: number
  root: Uint8Array
  key: string
  leaf: Uint8Array
  tile: number
}

async function readTiles(sql: Sql, root: Uint8Array, size: number, tiles: readonly TileId[]) {
  if (tiles.length === 0) return []
  const shape = treeShape(size)
  const before = (level: number) =>
    shape.slice(0, level).reduce((sum, { full, partial }) => sum + full + (partial > 0 ? 1 : 0), 0)
  const places = tiles.map(({ level, n }) => before(level) + n)
  const rows = await sql<{ place: number; hashes: Uint8Array }[]>`
    select wanted.place, tile.hashes
    from evidence.catalogue_trees t
    cross join unnest(${places}::int[]) as wanted (place)
    join evidence.catalogue_tiles tile on tile.sha256 = substring(t.tiles from 1 + 32 * wanted.place for 32)
    where t.root = ${root}`
  const hashes = new Map(rows.map((row) => [row.place, row.hashes]))
  return tiles.flatMap((tile, at) => {
    const found = hashes.get(places[at] ?? -1)
    return found === undefined ? [] : [{ ...tile, hashes: found }]
  })
}

function placeIn(hashes: Uint8Array, leaf: Uint8Array): number {
  for (let at = 0; at < hashes.length; at += HASH_BYTES)
    if (Buffer.compare(hashes.subarray(at, at + HASH_BYTES), leaf) === 0) return at / HASH_BYTES
  return -1
}
