import { describe, expect, test } from 'vitest'
import { findSlopes } from './find-slopes.ts'

const FEW = { pairs: 20, seed: 1, oneCueIn: 1, signsTo: 4_096, longest: 16_384 }
const ORDINARY = 'Nothing here is out of the ordinary; it is only what people write. '

/** Some work per character, so that there is something to measure. */
const walk = (text: string, from = 0, to = text.length) => {
  let sum = 0
  for (let at = from; at < to; at += 1)
    for (let turn = 0; turn < 12; turn += 1) sum += text.charCodeAt(at) ^ turn
  return sum
}
const found = (read: (text: string) => unknown, cues: string[] = []) =>
  findSlopes({ read, ordinary: ORDINARY, cues, names: cues.length > 0 ? ['Acme'] : [] }, FEW).map(
    ({ fragment }) => JSON.parse(fragment) as string,
  )

describe('slopes that were built in are found', () => {
  test('none in a reader that walks through its text once', () => {
    expect(found((text) => walk(text))).toEqual([])
  })

  test('a run that is looked through again at each of its signs', () => {
    const read = (text: string) => {
      let sum = walk(text)
      for (let at = 0; at < text.length; at += 1) {
        let end = at
        while (text.charCodeAt(end) === 0x2026) end += 1
        sum += end
      }
      return sum
    }
    expect(found(read)).toContain('…')
  })

  test('a cue that costs much, alone among many', () => {
    const cues = Array.from({ length: 24 }, (_, n) => `word${n}`)
    const read = (text: string) => {
      let sum = walk(text)
      for (const { index } of text.matchAll(/word17 /g))
        for (let n = 0; n < 300; n += 1) sum += walk(text, index, index + 7)
      return sum
    }
    expect(found(read, cues)).toContain('word17 ')
  })

  test('a cue that costs much only behind a name', () => {
    const cues = Array.from({ length: 24 }, (_, n) => `word${n}`)
    const read = (text: string) => {
      let sum = walk(text)
      for (const { index } of text.matchAll(/Acme word17 /g))
        for (let n = 0; n < 300; n += 1) sum += walk(text, index, index + 12)
      return sum
    }
    expect(found(read, cues)).toContain('Acme word17 ')
  })
})
