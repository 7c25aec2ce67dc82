import { Unzip, UnzipInflate } from 'fflate'
import { FileRefused } from './conversation.ts'

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
  const refuse = (message: string) => {
    refusal ??= new FileRefused(message)
  }
  const unzip = new Unzip((file) => {
    entries += 1
    if (entries > MAX_ENTRIES) return refuse('The archive holds too many files.')
    if (file.name.endsWith('/')) return
    if (NOT_UNPACKED.test(file.name)) {
      if (notRead.length < 100) notRead.push(file.name)
      return
    }
    const chunks: Uint8Array[] = []
    let size = 0
    file.ondata = (error, chunk, isLast) => {
      if (error !== null) return refuse('The archive is damaged: a file in it cannot be unpacked.')
      size += chunk.length
      all += chunk.length
      if (
        size > MAX_FILE_BYTES ||
        all > MAX_ALL_BYTES ||
        (all > RATIO_FROM_BYTES && all > bytes.length * MAX_RATIO)
      )
        return refuse('The archive unpacks to far more than its size: it is not read.')
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
    refuse('The archive is damaged and cannot be read.')
  }
  if (refusal !== null) throw refusal
  return files
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}
