import { mkdir, open, readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere, writeDurably } from '@veracite/adapters/platform/durable-file'
import { encodeEntryBundle } from '@veracite/verify/log/entry-bundle'

/** The entries of the log as one file that only grows: each with its length in two bytes, as tiles have them. */
export interface EntryFile {
  /** The entries that the file held when it was opened. */
  readonly first: readonly Uint8Array[]
  /** Returns when they would survive a power cut. Throws when they are not stored; then none of them is. */
  append(entries: readonly Uint8Array[]): Promise<void>
  /** Whether the disk says that it has room for what may come. */
  hasRoom(): Promise<boolean>
  /** Throws unless there is room for what may come: it is taken and given back. Limits other than the disk's count too. */
  tryRoom(): Promise<void>
  /** `count` entries with their lengths, as a tile has them. */
  read(first: number, count: number): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

/** `isWhole` says of each entry whether it can be one; from the first that cannot, the file was not written to its end. */
export async function openEntryFile(
  folder: string,
  isWhole: (entry: Uint8Array, index: number) => boolean,
): Promise<EntryFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'entries')
  const file = await open(path, 'a+', 0o600)
  const { entries, starts } = splitEntries(new Uint8Array(await readFile(path)), isWhole)
  const end = (): number => starts.at(-1) ?? 0
  // An entry that a crash left half written was never handed out: entries leave only when they are whole on disk.
  let isTorn = true
  const mendEnd = async (): Promise<void> => {
    if (!isTorn) return
    await file.truncate(end())
    await file.sync()
    isTorn = false
  }
  await mendEnd()
  return {
    first: entries,
    async append(added) {
      await mendEnd()
      const coded = encodeEntryBundle(added)
      isTorn = true
      await file.appendFile(coded)
      await file.sync()
      isTorn = false
      for (const entry of added) starts.push(end() + 2 + entry.length)
    },
    async hasRoom() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize >= ROOM_BYTES
    },
    async tryRoom() {
      await mendEnd()
      isTorn = true
      // Zeros are no entries: what a crash leaves of them is cut off like every torn end.
      await file.appendFile(new Uint8Array(ROOM_BYTES))
      await file.sync()
      await mendEnd()
    },
    async read(first, count) {
      const from = starts[first] ?? 0
      const length = (starts[first + count] ?? from) - from
      const bytes = new Uint8Array(length)
      await file.read(bytes, 0, length, from)
      return bytes
    },
    close: () => file.close(),
  }
}

/** The entries, and where each begins; the last number is where the next one would. */
function splitEntries(
  bytes: Uint8Array,
  isWhole: (entry: Uint8Array, index: number) => boolean,
): { entries: Uint8Array[]; starts: number[] } {
  const entries: Uint8Array[] = []
  const starts = [0]
  for (let at = 0; ; ) {
    const [high, low] = bytes.subarray(at, at + 2)
    const end = at + 2 + (high ?? 0) * 256 + (low ?? 0)
    const entry = bytes.subarray(at + 2, end)
    if (high === undefined || low === undefined || end > bytes.length || !isWhole(entry, entries.length))
      return { entries, starts }
    entries.push(entry)
    starts.push(end)
    at = end
  }
}

/** The newest signed checkpoint, beside the entries. */
export function checkpointFile(folder: string) {
  const path = join(folder, 'checkpoint')
  return {
    read: () => readIfThere(path),
    write: (note: string): Promise<void> => writeDurably(path, note),
  }
}

/** A few hundred statements: more than can end at once. */
const ROOM_BYTES = 262_144
