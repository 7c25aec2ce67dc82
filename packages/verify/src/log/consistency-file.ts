import { base64Encode } from '../bytes.ts'
import { parseDecimal } from '../decimal.ts'
import { FormatError } from '../format-error.ts'
import { parseHashLines, splitProof } from './proof-text.ts'

/**
 * A consistency proof from an older tree to a newer checkpoint, in the shape of the witness protocol's
 * add-checkpoint request: `old <size>`, hashes, an empty line, the newer checkpoint.
 */
export interface ConsistencyFile {
  oldSize: number
  hashes: Uint8Array[]
  /** The newer signed note, verbatim. */
  checkpoint: string
}

export function formatConsistencyFile({ oldSize, hashes, checkpoint }: ConsistencyFile): string {
  return `${[`old ${oldSize}`, ...hashes.map(base64Encode)].join('\n')}\n\n${checkpoint}`
}

export function parseConsistencyFile(text: string): ConsistencyFile {
  const { head, note } = splitProof(text)
  const [old, ...hashes] = head
  if (!old?.startsWith('old ')) throw new FormatError('consistency proof has no line with the old size')
  if (hashes.length > 63) throw new FormatError('consistency proof has more than 63 hashes')
  return {
    oldSize: parseDecimal(old.slice('old '.length), 'old size'),
    hashes: parseHashLines(hashes),
    checkpoint: note,
  }
}
