import { concat, equal, utf8Encode } from './bytes.ts'
import { crc32 } from './crc32.ts'
import { FormatError } from './format-error.ts'

/**
 * The narrowest ZIP there is: entries one after the other, stored as they are, then the directory, then the end.
 * Everything that could differ is fixed, so a list of entries has one spelling, and the reader accepts only that one.
 * Two programs can then never see different files in it, nothing can hide between entries, and nothing can unfold
 * into more than is there.
 */
export interface ZipEntry {
  /** Relative, with `/`, in plain ASCII. */
  path: string
  bytes: Uint8Array
}

export const MAX_ZIP_BYTES = 268_435_456
export const MAX_ZIP_ENTRIES = 4_096

/** What stands before the bytes of an entry. Its end in the directory says the same again. */
export function zipEntryHeader(entry: ZipEntry): Uint8Array {
  return concat(numbers([LOCAL, 4], [NEEDED, 2]), sharedFields(entry), nameOf(entry))
}

/** What stands behind the last entry. */
export function zipDirectory(entries: readonly ZipEntry[]): Uint8Array {
  let offset = 0
  const records = entries.map((entry) => {
    const at = offset
    offset += LOCAL_BYTES + nameOf(entry).length + entry.bytes.length
    return concat(
      numbers([CENTRAL, 4], [MADE_BY, 2], [NEEDED, 2]),
      sharedFields(entry),
      // No comment, first disk, no text flag, an ordinary file that its owner may write and all may read.
      numbers([0, 2], [0, 2], [0, 2], [0o100644 * 0x10000, 4], [at, 4]),
      nameOf(entry),
    )
  })
  const directory = concat(...records)
  const count = entries.length
  return concat(
    directory,
    numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory.length, 4], [offset, 4], [0, 2]),
  )
}

export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  return concat(...entries.flatMap((entry) => [zipEntryHeader(entry), entry.bytes]), zipDirectory(entries))
}

/** The entries in their order. Throws on anything that `writeZip` would not have written, to the byte. */
export function readZip(bytes: Uint8Array): ZipEntry[] {
  if (bytes.length > MAX_ZIP_BYTES) throw new FormatError('the archive is larger than 256 MB')
  const entries: ZipEntry[] = []
  const names = new Set<string>()
  let at = 0
  while (number(bytes, at, 4) === LOCAL) {
    if (entries.length === MAX_ZIP_ENTRIES) throw new FormatError('the archive has more than 4096 entries')
    const entry = readEntry(bytes, at)
    // Some file systems take two spellings of a name for one file.
    const name = entry.path.toLowerCase()
    if (names.has(name)) throw new FormatError(`the archive has two entries named ${entry.path}`)
    names.add(name)
    entries.push(entry)
    at += LOCAL_BYTES + name.length + entry.bytes.length
  }
  if (entries.length === 0) throw new FormatError('the file is not a ZIP archive that begins with an entry')
  if (!equal(bytes.subarray(at), zipDirectory(entries)))
    throw new FormatError('the last entry is followed by something other than the directory of these entries')
  return entries
}

function readEntry(bytes: Uint8Array, at: number): ZipEntry {
  const nameAt = at + LOCAL_BYTES
  const size = number(bytes, at + 18, 4)
  const bodyAt = nameAt + number(bytes, at + 26, 2)
  const path = asciiOf(bytes.subarray(nameAt, bodyAt))
  if (!PATH.test(path)) throw new FormatError('an entry has a name that a case file does not use')
  if (number(bytes, at + 8, 2) !== 0)
    throw new FormatError(`${path} is compressed: a case file holds its parts as they are`)
  if (number(bytes, at + 6, 2) !== 0)
    throw new FormatError(`${path} is encrypted, or its size is given elsewhere`)
  if (bodyAt + size > bytes.length) throw new FormatError(`${path} is cut off`)
  const entry = { path, bytes: bytes.subarray(bodyAt, bodyAt + size) }
  if (!equal(bytes.subarray(at, bodyAt), zipEntryHeader(entry)))
    throw new FormatError(`the header of ${path} does not match the entry`)
  return entry
}

/** From the flags to the length of the extra field: the same before the entry and in the directory. */
function sharedFields(entry: ZipEntry): Uint8Array {
  const { length } = entry.bytes
  return numbers(
    [0, 2],
    [0, 2],
    // Midnight on the first day that the format knows: when it was made is in the manifest, signed.
    [0, 2],
    [0x21, 2],
    [crc32(entry.bytes), 4],
    [length, 4],
    [length, 4],
    [nameOf(entry).length, 2],
    [0, 2],
  )
}

function nameOf({ path }: ZipEntry): Uint8Array {
  if (!PATH.test(path)) throw new FormatError('a part has a name that a case file does not use')
  return utf8Encode(path)
}

/** Little-endian. */
function numbers(...fields: [value: number, width: number][]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, width]) =>
      Array.from({ length: width }, (_, i) => Math.floor(value / 256 ** i) % 256),
    ),
  )
}

/** Beyond the end of the file there are zeros, which are no signature and no size of anything. */
function number(bytes: Uint8Array, at: number, width: number): number {
  let value = 0
  for (let i = width - 1; i >= 0; i--) value = value * 256 + (bytes[at + i] ?? 0)
  return value
}

const asciiOf = (bytes: Uint8Array): string =>
  bytes.length > MAX_PATH ? '' : Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Version 1.0 of the format is enough to read it; made in the manner of Unix. */
const NEEDED = 10
const MADE_BY = 0x0300 + 10
const LOCAL_BYTES = 30
const MAX_PATH = 160
/** One folder deep at most, no leading dot, no drive, no backslash. */
const PATH = /^(?:[a-z]+\/)?[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[a-z0-9]+)?$/
