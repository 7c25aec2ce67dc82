import { FormatError } from '../format-error.ts'

/** Names of the resources of a tiled log (C2SP tlog-tiles), and which of them exist at a given tree size. */

export const TILE_WIDTH = 256

/** `width` is how many hashes the tile holds: 256 for a full one, 1 to 255 for a partial one. */
export interface TileId {
  level: number
  n: number
  width: number
}

/** The entries under one tile of level 0. */
export interface EntriesId {
  n: number
  width: number
}

export function tilePath({ level, n, width }: TileId): string {
  return `tile/${level}/${numberPath(n)}${widthSuffix(width)}`
}

export function entriesPath({ n, width }: EntriesId): string {
  return `tile/entries/${numberPath(n)}${widthSuffix(width)}`
}

/** Reads a path below the log's prefix. Null for anything that is not exactly the path we would write. */
export function parseTilePath(
  path: string,
): ({ kind: 'tile' } & TileId) | ({ kind: 'entries' } & EntriesId) | null {
  const match = /^tile\/(entries|[0-9]{1,2})\/((?:x[0-9]{3}\/){0,5}[0-9]{3})(?:\.p\/([0-9]{1,3}))?$/.exec(
    path,
  )
  const [, kind, number, partial] = match ?? []
  if (kind === undefined || number === undefined) return null
  const n = Number(number.replaceAll(/[x/]/g, ''))
  const width = partial === undefined ? TILE_WIDTH : Number(partial)
  const level = kind === 'entries' ? 0 : Number(kind)
  if (!Number.isSafeInteger(n) || level > MAX_LEVEL || (partial !== undefined && (width < 1 || width > 255)))
    return null
  // Writing it again refuses leading zeros and superfluous groups: one resource has one address.
  const written = kind === 'entries' ? entriesPath({ n, width }) : tilePath({ level, n, width })
  if (written !== path) return null
  return kind === 'entries' ? { kind, n, width } : { kind: 'tile', level, n, width }
}

export interface LevelShape {
  level: number
  /** Number of full tiles. */
  full: number
  /** Hashes in the partial tile that follows them; 0 when there is none. */
  partial: number
}

/** What every level of a tree of this size holds, from the leaves up. Only full tiles feed the level above. */
export function treeShape(size: number): LevelShape[] {
  const levels: LevelShape[] = []
  for (let level = 0, count = size; count > 0; level++, count = Math.floor(count / TILE_WIDTH)) {
    levels.push({ level, full: Math.floor(count / TILE_WIDTH), partial: count % TILE_WIDTH })
  }
  return levels
}

/** The tile at (level, n) in a tree of this size, with the width it has there; null when it does not exist. */
export function tileInTree(level: number, n: number, size: number): TileId | null {
  const hashesInLevel = Math.floor(size / TILE_WIDTH ** level)
  const width = Math.min(TILE_WIDTH, hashesInLevel - n * TILE_WIDTH)
  return width > 0 ? { level, n, width } : null
}

/** The partial tiles of a tree of this size: all that is needed to go on appending to it. */
export function partialTiles(size: number): TileId[] {
  return treeShape(size)
    .filter((shape) => shape.partial > 0)
    .map(({ level, full, partial }) => ({ level, n: full, width: partial }))
}

const MAX_LEVEL = 63

function numberPath(n: number): string {
  if (!Number.isSafeInteger(n) || n < 0) throw new FormatError('tile number is not a safe integer')
  const digits = String(n)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/.{3}/g) ?? []
  return groups.map((group, i) => (i < groups.length - 1 ? `x${group}` : group)).join('/')
}

function widthSuffix(width: number): string {
  if (width === TILE_WIDTH) return ''
  if (!Number.isInteger(width) || width < 1 || width > TILE_WIDTH)
    throw new FormatError('tile width is not 1 to 256')
  return `.p/${width}`
}

export interface Resource {
  path: string
  /** Folder of partial tiles that nobody needs: those of the full tile before one that is full now. */
  outdated: string | null
}

/** What a tree of this size has and a smaller one had not, entries included. */
export function* resourcesBetween(before: number, size: number): Generator<Resource, undefined> {
  for (const { level, full, partial } of treeShape(size))
    for (const folder of level === 0 ? ['entries', '0'] : [String(level)]) {
      const first = Math.floor(before / TILE_WIDTH ** (level + 1))
      for (let n = first; n < full; n += 1)
        yield {
          path: `tile/${folder}/${numberPath(n)}`,
          outdated: n === 0 ? null : `tile/${folder}/${numberPath(n - 1)}.p/`,
        }
      if (partial > 0)
        yield { path: `tile/${folder}/${numberPath(full)}${widthSuffix(partial)}`, outdated: null }
    }
}
