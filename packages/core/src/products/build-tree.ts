import { hash } from 'node:crypto'
import { hashNodes } from '@veracite/evidence/log/hash-nodes'
import { rootFromTiles, tileReader } from '@veracite/verify/log/tile-tree'
import { TILE_WIDTH } from '@veracite/verify/log/tiles'

const HASH_BYTES = 32

/** A tree over leaves that arrive one by one, in tiles of 256 hashes; holds one tile of each level. */
export class TreeBuilder {
  readonly #pending: Uint8Array[][] = [[]]
  readonly #digests: Uint8Array[][] = [[]]
  #finished: Uint8Array[] = []
  size = 0
  /** The key of the first item under each tile of leaves. */
  readonly firstKeys: string[] = []

  add(key: string, leaf: Uint8Array): void {
    if (this.size % TILE_WIDTH === 0) this.firstKeys.push(key)
    this.size += 1
    this.#put(0, leaf)
  }

  /** Tiles that were completed since the last call. */
  take(): Uint8Array[] {
    const tiles = this.#finished
    this.#finished = []
    return tiles
  }

  /** The tiles that are not full, the root, and the digests of all tiles from the leaves up. */
  finish(): { tiles: Uint8Array[]; root: Uint8Array; digests: Uint8Array } {
    const partial = this.#pending.flatMap((hashes, level) =>
      hashes.length === 0
        ? []
        : [
            {
              level,
              n: this.#digests[level]?.length ?? 0,
              width: hashes.length,
              hashes: Buffer.concat(hashes),
            },
          ],
    )
    const root = rootFromTiles(this.size, tileReader(partial), hashNodes)
    for (const { level, hashes } of partial) this.#keep(level, hashes)
    return { tiles: this.take(), root, digests: Buffer.concat(this.#digests.flat()) }
  }

  #put(level: number, hashOfPart: Uint8Array): void {
    this.#pending[level] ??= []
    this.#digests[level] ??= []
    const pending = this.#pending[level] ?? []
    pending.push(hashOfPart)
    if (pending.length < TILE_WIDTH) return
    this.#keep(level, Buffer.concat(pending))
    this.#pending[level] = []
    this.#put(level + 1, rootOfFull(pending))
  }

  #keep(level: number, hashes: Uint8Array): void {
    this.#finished.push(hashes)
    this.#digests[level]?.push(tileDigest(hashes))
  }
}

const tileDigest = (hashes: Uint8Array): Uint8Array => hash('sha256', hashes, 'buffer')

function rootOfFull(hashes: readonly Uint8Array[]): Uint8Array {
  let level = hashes
  while (level.length > 1) {
    const above: Uint8Array[] = []
    for (let at = 0; at < level.length; at += 2)
      above.push(hashNodes(level[at] ?? NOTHING, level[at + 1] ?? NOTHING))
    level = above
  }
  return level[0] ?? NOTHING
}

const NOTHING = new Uint8Array(HASH_BYTES)
