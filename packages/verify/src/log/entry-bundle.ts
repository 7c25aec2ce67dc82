import { concat } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { TILE_WIDTH } from './tiles.ts'

/** Entries in order, each after its length as an unsigned 16-bit big-endian number. */
export function encodeEntryBundle(entries: readonly Uint8Array[]): Uint8Array {
  if (entries.length < 1 || entries.length > TILE_WIDTH)
    throw new FormatError('an entry bundle holds 1 to 256 entries')
  return concat(
    ...entries.flatMap((entry) => {
      if (entry.length > MAX_ENTRY_BYTES) throw new FormatError('an entry is at most 65,535 bytes long')
      return [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry]
    }),
  )
}

/** Reads exactly `width` entries and refuses anything left over. */
export function parseEntryBundle(bytes: Uint8Array, width: number): Uint8Array[] {
  const entries: Uint8Array[] = []
  let offset = 0
  while (offset < bytes.length && entries.length < width) {
    const [high, low] = bytes.subarray(offset, offset + 2)
    if (high === undefined || low === undefined) throw new FormatError('entry bundle ends inside a length')
    const end = offset + 2 + high * 256 + low
    if (end > bytes.length) throw new FormatError('entry bundle ends inside an entry')
    entries.push(bytes.slice(offset + 2, end))
    offset = end
  }
  if (entries.length !== width || offset !== bytes.length) {
    throw new FormatError(`entry bundle does not hold exactly ${width} entries`)
  }
  return entries
}

export const MAX_ENTRY_BYTES = 65_535
