/** The bits of a Bloom filter that stand for a word. */
export function placesInFilter(word: string, size: number): number[] {
  let first = 0x811c9dc5
  let second = 0x9747b28c
  for (let at = 0; at < word.length; at += 1) {
    first = Math.imul(first ^ word.charCodeAt(at), 0x01000193)
    second = Math.imul(second ^ word.charCodeAt(word.length - 1 - at), 0x85ebca6b)
  }
  second |= 1
  return Array.from({ length: 5 }, (_, round) => ((first + Math.imul(round, second)) >>> 0) % size)
}
