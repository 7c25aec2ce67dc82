import { parseManifest } from '@veracite/verify/bundle/manifest'
import { readFirstEntry } from '@veracite/verify/case/zip'

/** The log key inside a case file, which tells what log it belongs to; null when it cannot be read. */
export function caseKeyOf(bytes: Uint8Array): string | null {
  try {
    // Only the first entry: unpacking all of them would hold the page up.
    const parsed = parseManifest(readFirstEntry(bytes).bytes)
    return parsed.kind === 'case' ? parsed.manifest.log.vkey : null
  } catch {
    return null
  }
}
