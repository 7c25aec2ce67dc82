import * as zlib from 'node:zlib'
import type { Decoders } from '@veracite/verify/relayed/content-coding'

// Node.js 20 has no Zstandard: a name that is imported but missing would keep the command line from starting there.
const {
  brotliDecompressSync,
  zstdDecompressSync,
}: Partial<typeof zlib> & Pick<typeof zlib, 'brotliDecompressSync'> = zlib

/** The decoders that the verifier needs from outside, as this runtime has them. */
export const NODE_DECODERS: Decoders = {
  br: (packed, most) => new Uint8Array(brotliDecompressSync(packed, { maxOutputLength: Math.max(most, 1) })),
  ...(zstdDecompressSync && {
    zstd: (packed: Uint8Array, most: number) =>
      new Uint8Array(zstdDecompressSync(packed, { maxOutputLength: Math.max(most, 1) })),
  }),
}
