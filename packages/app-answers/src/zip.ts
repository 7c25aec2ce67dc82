import { Unzip, UnzipInflate } from 'fflate'
import { FileRefused, type UnreadReason } from './conversation.ts'

export interface ArchivedFile {
  name: string
  bytes: Uint8Array
}

const MAX_ENTRIES = 20_000
const MAX_FILE_BYTES = 256 * 1024 * 1024
const MAX_ALL_BYTES = 512 * 1024 * 1024
/** Exports of text compress at most about 30:1. */
const MAX_RATIO = 200
const RATIO_FROM_BYTES = 1024 * 1024
const CHUNK = 64 * 1024

/** Pictures, sounds and other things without text, and files about payment and sign-in: never unpacked. */
const NOT_UNPACKED =
  /\.(?:png|jpe?g|gif|webp|heic|svg|mp[34]|wav|ogg|webm|mov|pdf|docx?|xlsx?|pptx?|zip|dat|bin)$|billing|auth-mgmt/i

/** The texts of an archive, one after the other. What an archive says of its sizes is no promise: counting decides. */
export function textsOfZip(bytes: Uint8Array, notRead: string[]): ArchivedFile[] {
  const files: ArchivedFile[] = []
  let entries = 0
  let all = 0
  // The library catches what is thrown below it, and would call it damage.
  let refusal: FileRefused | null = null
  const refuse = (why: UnreadReason) => {
    refusal ??= new FileRefused(why)
  }
  const unzip = new Unzip((file) => {
    entries += 1
    if (entries > MAX_ENTRIES) return refuse('app_file_holds_too_many_files')
    if (file.name.endsWith('/')) return
    if (NOT_UNPACKED.test(file.name)) {
      if (notRead.length < 100) notRead.push(file.name)
      return
    }
    const chunks: Uint8Array[] = []
    let size = 0
    file.ondata = (error, chunk, isLast) => {
      if (error !== null) return refuse('app_file_cannot_be_unpacked')
      size += chunk.length
      all += chunk.length
      if (
        size > MAX_FILE_BYTES ||
        all > MAX_ALL_BYTES ||
        (all > RATIO_FROM_BYTES && all > bytes.length * MAX_RATIO)
      )
        return refuse('app_file_unpacks_too_far')
      if (refusal !== null) return
      chunks.push(chunk)
      if (isLast) files.push({ name: file.name, bytes: joined(chunks, size) })
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length && refusal === null; at += CHUNK)
      unzip.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length)
  } catch {
    refuse('app_file_is_damaged')
  }
  // A file that breaks off between two entries looks whole to the library.
  if (entries < entriesSaid(bytes)) refuse('app_file_is_damaged')
  if (refusal !== null) throw refusal
  return files
}

/** How many entries the record at the end of the archive counts; without that record, more than there are. */
function entriesSaid(bytes: Uint8Array): number {
  const first = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES)
  for (let at = bytes.length - END_BYTES; at >= first; at -= 1) {
    if (END.some((byte, place) => bytes[at + place] !== byte)) continue
    const said = (bytes[at + 10] ?? 0) + (bytes[at + 11] ?? 0) * 256
    // Larger archives count them elsewhere.
    return said === 0xffff ? 0 : said
  }
  return Number.POSITIVE_INFINITY
}

const END = [0x50, 0x4b, 5, 6]
const END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
