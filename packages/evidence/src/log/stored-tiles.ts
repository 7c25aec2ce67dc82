import type { Tile, TileReader } from '@veracite/verify/log/tile-tree'
import type { TileId } from '@veracite/verify/log/tiles'

/**
 * A reader over stored tiles. A wider tile can stand in for a narrower one: its first hashes are the same.
 */
export function readerOver(tiles: Iterable<Tile>): TileReader {
  const widest = new Map<string, Uint8Array>()
  for (const { level, n, hashes } of tiles) {
    const known = widest.get(`${level}/${n}`)
    if (known === undefined || known.length < hashes.length) widest.set(`${level}/${n}`, hashes)
  }
  return ({ level, n, width }) => {
    const hashes = widest.get(`${level}/${n}`)
    if (hashes === undefined || hashes.length < width * 32) {
      throw new RangeError(`The tile ${n} of level ${level} is not stored with ${width} hashes.`)
    }
    return hashes.subarray(0, width * 32)
  }
}

/** Each tile once, at the greatest width requested. */
export function widestOf(tiles: Iterable<TileId>): TileId[] {
  const widest = new Map<string, TileId>()
  for (const tile of tiles) {
    const known = widest.get(`${tile.level}/${tile.n}`)
    if (known === undefined || known.width < tile.width) widest.set(`${tile.level}/${tile.n}`, tile)
  }
  return [...widest.values()]
}
