import { concat, equal, utf8Encode } from '../bytes.ts'
import { crc32 } from '../crc32.ts'
import { FormatError } from '../format-error.ts'
import { inflate } from '../inflate.ts'
import { sha256Hex } from '../sha256.ts'

/**
 * The narrowest ZIP there is: entries one after the other, as they are or deflated, then the directory, then the end.
 * Everything that could differ is fixed except how an entry is deflated, and the reader accepts nothing else. Two
 * programs can then never see different files in it, nothing can hide between entries, and nothing unfolds into more
 * than its header says. An archive with deflated entries ends in the digest of all that stands before its end: there
 * are many ways to deflate the same bytes, and no byte may change unnoticed.
 */
export interface ZipEntry {
  /** Relative, with `/`, in plain ASCII. */
  path: string
  bytes: Uint8Array
  /** The same, deflated, if the archive has it so. */
  packed?: Uint8Array
}

export const MAX_ZIP_BYTES = 268_435_456
export const MAX_ZIP_ENTRIES = 4_096

/** What stands before the bytes of an entry. Its end in the directory says the same again. */
export function zipEntryHeader(entry: ZipEntry): Uint8Array {
  return concat(numbers([LOCAL, 4], [neededFor(entry), 2]), sharedFields(entry), nameOf(entry))
}

/** The list behind the last entry; the end comes after it. */
function directoryOf(entries: readonly ZipEntry[]): Uint8Array {
  let offset = 0
  const records = entries.map((entry) => {
    const at = offset
    offset += entryBytes(entry)
    return concat(
      numbers([CENTRAL, 4], [MADE_BY + neededFor(entry), 2], [neededFor(entry), 2]),
      sharedFields(entry),
      // No comment, first disk, no text flag, an ordinary file that its owner may write and all may read.
      numbers([0, 2], [0, 2], [0, 2], [0o100644 * 0x10000, 4], [at, 4]),
      nameOf(entry),
    )
  })
  return concat(...records)
}

/** The last bytes, with the digest of all others where something is deflated. */
function endOf(entries: readonly ZipEntry[], directoryBytes: number, digest: () => string): Uint8Array {
  const count = entries.length
  const offset = entries.reduce((sum, entry) => sum + entryBytes(entry), 0)
  const seal = isPacked(entries) ? utf8Encode(`sha256:${digest()}`) : new Uint8Array(0)
  return concat(
    numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directoryBytes, 4], [offset, 4]),
    numbers([seal.length, 2]),
    seal,
  )
}

export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  const bodies = entries.flatMap((entry) => [zipEntryHeader(entry), entry.packed ?? entry.bytes])
  const directory = directoryOf(entries)
  const before = concat(...bodies, directory)
  return concat(
    before,
    endOf(entries, directory.length, () => sha256Hex(before)),
  )
}

const isPacked = (entries: readonly ZipEntry[]): boolean => entries.some(({ packed }) => packed !== undefined)
const entryBytes = ({ path, bytes, packed }: ZipEntry): number =>
  LOCAL_BYTES + path.length + (packed ?? bytes).length

/** The entries in their order. Throws on anything that `writeZip` would not have written, to the byte. */
export function readZip(bytes: Uint8Array): ZipEntry[] {
  if (bytes.length > MAX_ZIP_BYTES) throw new FormatError('the archive is larger than 256 MB')
  const entries: ZipEntry[] = []
  const names = new Set<string>()
  let at = 0
  let unpacked = 0
  while (number(bytes, at, 4) === LOCAL) {
    if (entries.length === MAX_ZIP_ENTRIES) throw new FormatError('the archive has more than 4096 entries')
    const entry = readEntry(bytes, at, MAX_ZIP_BYTES - unpacked)
    unpacked += entry.bytes.length
    // Some file systems take two spellings of a name for one file.
    const name = entry.path.toLowerCase()
    if (names.has(name)) throw new FormatError(`the archive has two entries named ${entry.path}`)
    names.add(name)
    entries.push(entry)
    at += entryBytes(entry)
  }
  if (entries.length === 0) throw new FormatError('the file is not a ZIP archive that begins with an entry')
  const directory = directoryOf(entries)
  const endAt = at + directory.length
  const end = endOf(entries, directory.length, () => sha256Hex(bytes.subarray(0, endAt)))
  if (!equal(bytes.subarray(at), concat(directory, end)))
    throw new FormatError('the last entry is followed by something other than the directory of these entries')
  return entries
}

/** The first entry alone, whatever follows it. Throws as `readZip` does. */
export const readFirstEntry = (bytes: Uint8Array): ZipEntry => readEntry(bytes, 0, MAX_ZIP_BYTES)

function readEntry(bytes: Uint8Array, at: number, most: number): ZipEntry {
  const nameAt = at + LOCAL_BYTES
  const [stored, size] = [number(bytes, at + 18, 4), number(bytes, at + 22, 4)]
  const bodyAt = nameAt + number(bytes, at + 26, 2)
  const path = asciiOf(bytes.subarray(nameAt, bodyAt))
  if (!PATH.test(path)) throw new FormatError('an entry has a name that a case file does not use')
  const method = number(bytes, at + 8, 2)
  if (method !== STORED && method !== DEFLATED)
    throw new FormatError(`${path} is compressed in a way that a case file does not use`)
  if (number(bytes, at + 6, 2) !== 0)
    throw new FormatError(`${path} is encrypted, or its size is given elsewhere`)
  if (bodyAt + stored > bytes.length) throw new FormatError(`${path} is cut off`)
  if (size > most) throw new FormatError('the archive unpacks to more than 256 MB')
  const body = bytes.subarray(bodyAt, bodyAt + stored)
  // Entries that do not get smaller are stored.
  if (method === DEFLATED && stored >= size) throw new FormatError(`${path} is compressed without need`)
  const entry: ZipEntry =
    method === STORED ? { path, bytes: body } : { path, bytes: inflate(body, size), packed: body }
  if (!equal(bytes.subarray(at, bodyAt), zipEntryHeader(entry)))
    throw new FormatError(`the header of ${path} does not match the entry`)
  return entry
}

/** From the flags to the length of the extra field: the same before the entry and in the directory. */
function sharedFields(entry: ZipEntry): Uint8Array {
  return numbers(
    [0, 2],
    [entry.packed === undefined ? STORED : DEFLATED, 2],
    // Midnight on the first day that the format knows: when it was made is in the manifest, signed.
    [0, 2],
    [0x21, 2],
    [crc32(entry.bytes), 4],
    [(entry.packed ?? entry.bytes).length, 4],
    [entry.bytes.length, 4],
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
const STORED = 0
const DEFLATED = 8
/** The version of the format that is enough to read an entry: 1.0, or 2.0 for a deflated one. */
const neededFor = ({ packed }: ZipEntry): number => (packed === undefined ? 10 : 20)
/** The field "made by" of an archive that was made on Unix. */
const MADE_BY = 0x0300
const LOCAL_BYTES = 30
const MAX_PATH = 160
/** One folder deep at most, no leading dot, no drive, no backslash. */
const PATH = /^(?:[a-z]+\/)?[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[a-z0-9]+)?$/
