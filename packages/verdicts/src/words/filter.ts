/** Two numbers that stand for a word in every Bloom filter, whatever its size. */
export type Hashes = readonly [first: number, second: number]

export function hashesOf(word: string): Hashes {
  let first = 0x811c9dc5
  let second = 0x9747b28c
  for (let at = 0; at < word.length; at += 1) {
    first = Math.imul(first ^ word.charCodeAt(at), 0x01000193)
    second = Math.imul(second ^ word.charCodeAt(word.length - 1 - at), 0x85ebca6b)
  }
  return [first, second | 1]
}

/** The bits that stand for a word in a filter of this size. */
export const placesInFilter = (hashes: Hashes, size: number): number[] =>
  Array.from({ length: ROUNDS }, (_, round) => placeOf(hashes, size, round))

export function isInFilter(hashes: Hashes, size: number, bits: string): boolean {
  for (let round = 0; round < ROUNDS; round += 1) {
    const place = placeOf(hashes, size, round)
    if (((bits.charCodeAt(place >> 3) >> (place & 7)) & 1) === 0) return false
  }
  return true
}

const placeOf = ([first, second]: Hashes, size: number, round: number): number =>
  ((first + Math.imul(round, second)) >>> 0) % size

/** With sixteen bits a word, about one word in two thousand is found that was not put in. */
const ROUNDS = 8
