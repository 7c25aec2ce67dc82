import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { base64Decode, base64Encode } from '@veracite/verify/bytes'
import { type Listed, listed, say } from '@veracite/words/say'

/** Where a reader may change one byte of a bundle, to see which step notices. */
export const CHANGES = listed('ofPart')
export type ChangeId = Listed<'ofPart'>

export interface Changed {
  bundle: EvidenceBundle
  /** The change, in words. */
  words: string
}

/** A copy with one byte changed, or null where the bundle has no such part. The original is left as it is. */
export function changeOneByte(original: EvidenceBundle, where: ChangeId): Changed | null {
  const bundle = structuredClone(original)
  try {
    const flipped = FLIPS[where](bundle)
    if (flipped === null) return null
    const { at, of, was, is } = flipped
    const words = say(`byteOf.${where}`, { at: at + 1, of, was: byteWords(was), is: byteWords(is) })
    return { bundle, words }
  } catch {
    return null
  }
}

interface Flip {
  at: number
  of: number
  was: number
  is: number
}

const FLIPS: Record<ChangeId, (bundle: EvidenceBundle) => Flip | null> = {
  response: ({ response }) => flip(response, 'base64'),
  manifest: ({ manifest }) => flip(manifest, 'base64'),
  signature: ({ captureSignature }) => flip(captureSignature, 'sig'),
  leaf: ({ leaf }) => flip(leaf, 'base64'),
  // The first hash of the proof, and the root in its checkpoint.
  proof: ({ proof }) => flipLine(proof, 1, (line) => line.startsWith('index ')),
  checkpoint: ({ proof }) => flipLine(proof, 3, (line) => line === ''),
}

function flip<Name extends string>(part: Record<Name, string> | null, name: Name): Flip | null {
  const bytes = base64Decode(part?.[name] ?? '')
  const at = Math.floor(bytes.length / 2)
  const was = bytes[at]
  if (part === null || was === undefined) return null
  const is = was ^ 1
  bytes[at] = is
  part[name] = base64Encode(bytes) as Record<Name, string>[Name]
  return { at, of: bytes.length, was, is }
}

/** A line of base64, so many lines below the first that is meant. */
function flipLine(proof: EvidenceBundle['proof'], below: number, isMeant: (line: string) => boolean) {
  const lines = proof?.tlogProof.split('\n') ?? []
  const first = lines.findIndex(isMeant)
  const part = { line: lines[first + below] ?? '' }
  const flipped = first < 0 ? null : flip(part, 'line')
  lines[first + below] = part.line
  if (proof) proof.tlogProof = lines.join('\n')
  return flipped
}

function byteWords(byte: number): string {
  const hex = byte.toString(16).padStart(2, '0')
  return byte > 0x20 && byte < 0x7f ? `${hex} (“${String.fromCharCode(byte)}”)` : hex
}
