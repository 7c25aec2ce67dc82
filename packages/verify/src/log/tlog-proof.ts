import { base64Decode, base64Encode } from '../bytes.ts'
import { parseDecimal } from '../decimal.ts'
import { FormatError } from '../format-error.ts'
import { parseHashLines, splitProof } from './proof-text.ts'

/** An inclusion proof together with the checkpoint it leads to (`c2sp.org/tlog-proof@v1`). */
export interface TlogProof {
  index: number
  /** Sibling hashes, the leaf's own sibling first. */
  hashes: Uint8Array[]
  /** The signed note, verbatim. */
  checkpoint: string
  /** Unauthenticated bytes; we put the leaf here. */
  extra: Uint8Array | null
}

export function formatTlogProof({ index, hashes, checkpoint, extra }: TlogProof): string {
  const head = [
    HEADER,
    ...(extra === null ? [] : [`extra ${base64Encode(extra)}`]),
    `index ${index}`,
    ...hashes.map(base64Encode),
  ]
  return `${head.join('\n')}\n\n${checkpoint}`
}

export function parseTlogProof(text: string): TlogProof {
  const { head, note } = splitProof(text)
  const [header, ...lines] = head
  if (header !== HEADER) throw new FormatError('not a c2sp.org/tlog-proof@v1 file')
  const extra = lines[0]?.startsWith('extra ') ? base64Decode(lines[0].slice('extra '.length)) : null
  const [index, ...hashes] = extra === null ? lines : lines.slice(1)
  if (!index?.startsWith('index ')) throw new FormatError('proof has no index line')
  return {
    index: parseDecimal(index.slice('index '.length), 'proof index'),
    hashes: parseHashLines(hashes),
    checkpoint: note,
    extra,
  }
}

const HEADER = 'c2sp.org/tlog-proof@v1'
