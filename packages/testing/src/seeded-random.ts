/**
 * Numbers in [0, 1) derived from a seed, the same on every machine, so that a simulation can be repeated. The
 * seed starts a mulberry32 sequence; a text is hashed to a number first (FNV-1a).
 */
export function seededRandom(seed: string | number): () => number {
  let state = typeof seed === 'number' ? seed : 2_166_136_261
  if (typeof seed === 'string')
    for (const byte of new TextEncoder().encode(seed)) state = Math.imul(state ^ byte, 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
