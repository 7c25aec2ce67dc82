import { DICTIONARY_BITS, dictionary } from './dictionary-bits.ts'

/**
 * Whether a folded word of four to nine letters stands in a dictionary of one of the five languages. The filter never
 * misses a word it was built from; of invented names it takes about one in fifty for a word.
 */
export function isDictionaryWord(word: string): boolean {
  if (!/^[a-z]{4,9}$/.test(word)) return false
  let first = 0x811c9dc5
  let second = 0x9747b28c
  for (let at = 0; at < word.length; at += 1) {
    first = Math.imul(first ^ word.charCodeAt(at), 0x01000193)
    second = Math.imul(second ^ word.charCodeAt(word.length - 1 - at), 0x85ebca6b)
  }
  second |= 1
  for (let round = 0; round < 5; round += 1) {
    const place = ((first + Math.imul(round, second)) >>> 0) % DICTIONARY_BITS
    if (((byteAt(place >> 3) >> (place & 7)) & 1) === 0) return false
  }
  return true
}

/** One byte of the filter, read where it stands: decoding all of it would cost the first answer more than the rest. */
function byteAt(index: number): number {
  const first = Math.floor((index * 4) / 3)
  const pair = (sextetAt(first) << 6) | sextetAt(first + 1)
  return (pair >> (4 - 2 * (index % 3))) & 0xff
}

/** Six bits of base64, written in lines. */
function sextetAt(index: number): number {
  const code = dictionary.charCodeAt(index + Math.floor(index / LINE))
  if (code >= 0x61) return code - 0x61 + 26
  if (code >= 0x41) return code - 0x41
  if (code >= 0x30) return code - 0x30 + 52
  return code === 0x2b ? 62 : 63
}

const LINE = dictionary.indexOf('\n')
