import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import type { Decoders } from '@veracite/verify/relayed/content-coding'

/** The decoders that the verifier needs from outside, as this runtime has them. */
export const NODE_DECODERS: Decoders = {
  br: (packed, most) => new Uint8Array(brotliDecompressSync(packed, { maxOutputLength: Math.max(most, 1) })),
  zstd: (packed, most) => new Uint8Array(zstdDecompressSync(packed, { maxOutputLength: Math.max(most, 1) })),
}
