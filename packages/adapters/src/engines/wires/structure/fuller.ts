/**
 * A reply that gives its answer twice, in parts and as a whole, is read in parts, because parts never run together. Parts
 * that tell much less than the whole are not all of it.
 */
export function partsOrWhole(parts: string, whole: string): string {
  if (whole.trim() === '') return parts
  return wordsIn(parts) >= wordsIn(whole) * LEAST_SHARE ? parts : whole
}

const LEAST_SHARE = 0.8

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
