import { parseManifest } from '@veracite/verify/manifest'
import { readZip } from '@veracite/verify/zip'

/** The log key that a case file brings along, to know which log it is of; null where it cannot be read. */
export function caseKeyOf(bytes: Uint8Array): string | null {
  try {
    const [first] = readZip(bytes)
    const parsed = first === undefined ? null : parseManifest(first.bytes)
    return parsed?.kind === 'case' ? parsed.manifest.log.vkey : null
  } catch {
    return null
  }
}
