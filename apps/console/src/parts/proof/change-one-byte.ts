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
    switch (where) {
      case 'response':
        return changed(bundle, 'response', flip(bundle.response, 'base64'))
      case 'manifest':
        return changed(bundle, 'manifest', flip(bundle.manifest, 'base64'))
      case 'signature':
        return changed(bundle, 'signature', flip(bundle.captureSignature, 'sig'))
      case 'leaf':
        return bundle.leaf && changed(bundle, 'leaf', flip(bundle.leaf, 'base64'))
      case 'proof':
      case 'checkpoint': {
        if (bundle.proof === null) return null
        const [text, words] = flipLine(bundle.proof.tlogProof, where)
        bundle.proof.tlogProof = text
        return { bundle, words }
      }
    }
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

const changed = (bundle: EvidenceBundle, part: Listed<'byteOf'>, { at, of, was, is }: Flip): Changed => ({
  bundle,
  words: say(`byteOf.${part}`, { at: at + 1, of, was: byteWords(was), is: byteWords(is) }),
})

function flip<Name extends string>(part: Record<Name, string>, name: Name): Flip {
  const bytes = base64Decode(part[name])
  const at = Math.floor(bytes.length / 2)
  const was = bytes[at]
  if (was === undefined) throw new Error(say('proofs.thereIsNothingTo'))
  const is = was ^ 1
  bytes[at] = is
  part[name] = base64Encode(bytes) as Record<Name, string>[Name]
  return { at, of: bytes.length, was, is }
}

/** The first hash of the proof, or the root in its checkpoint: both are lines of base64. */
function flipLine(text: string, where: 'proof' | 'checkpoint'): [string, string] {
  const lines = text.split('\n')
  const gap = lines.indexOf('')
  const index = lines.findIndex((line) => line.startsWith('index '))
  const at = where === 'proof' ? index + 1 : gap + 3
  const line = lines[at]
  if (line === undefined || line === '' || index < 0 || gap < 0) throw new Error(say('proofs.thereIsNoSuch'))
  const part = { line }
  const { at: byte, of, was, is } = flip(part, 'line')
  lines[at] = part.line
  return [
    lines.join('\n'),
    say(`byteOf.${where}`, { at: byte + 1, of, was: byteWords(was), is: byteWords(is) }),
  ]
}

function byteWords(byte: number): string {
  const hex = byte.toString(16).padStart(2, '0')
  return byte > 0x20 && byte < 0x7f ? `${hex} (“${String.fromCharCode(byte)}”)` : hex
}
