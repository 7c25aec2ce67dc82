import { base64Decode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { SHA256_BYTES } from '../sha256.ts'

/** Splits a proof file at its first empty line: header lines above, a checkpoint note below. */
export function splitProof(text: string): { head: string[]; note: string } {
  const split = text.indexOf('\n\n')
  if (split < 0) throw new FormatError('proof has no empty line before its checkpoint')
  const head = text.slice(0, split).split('\n')
  if (head.length > MAX_HEAD_LINES) throw new FormatError('proof has too many lines')
  // The Go reader refuses longer lines; what we accept, it must accept.
  if (text.length > MAX_PROOF_CHARS || head.some((line) => line.length >= 65_536)) {
    throw new FormatError('proof is too large')
  }
  return { head, note: text.slice(split + 2) }
}

export function parseHashLines(lines: readonly string[]): Uint8Array[] {
  return lines.map((line) => {
    const hash = base64Decode(line)
    if (hash.length !== SHA256_BYTES) throw new FormatError('a proof hash is not 32 bytes long')
    return hash
  })
}

const MAX_HEAD_LINES = 70
const MAX_PROOF_CHARS = 2_000_000
