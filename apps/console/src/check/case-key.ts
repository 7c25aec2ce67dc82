import { parseManifest } from '@veracite/verify/manifest'
import { readZip } from '@veracite/verify/zip'

/** The log key inside a case file, which tells what log it belongs to; null when it cannot be read. */
export function caseKeyOf(bytes: Uint8Array): string | null {
  try {
    const [first] = readZip(bytes)
    const parsed = first === undefined ? null : parseManifest(first.bytes)
    return parsed?.kind === 'case' ? parsed.manifest.log.vkey : null
  } catch {
    return null
  }
}
