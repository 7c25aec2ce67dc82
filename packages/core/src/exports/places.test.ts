import { expect, test } from 'vitest'
import { begun, ending, skipBytes } from './byte-stream.ts'
import { createPlaces } from './open-export.ts'

test('places are bounded, over all and for one caller, and are given back once', () => {
  const take = createPlaces(3, 2)
  const giveBack = take('a')
  take('a')
  expect(() => take('a')).toThrow('You have 2 exports running')
  take('b')
  expect(() => take('c')).toThrow('3 exports are running')
  giveBack()
  giveBack()
  take('c')
  expect(() => take('d')).toThrow('3 exports are running')
})

async function* parts(log: string[] = [], failAt = 99) {
  try {
    for (const [nth, part] of ['ab', 'cde', '', 'f'].entries()) {
      if (nth === failAt) throw new Error('broken')
      yield new TextEncoder().encode(part)
    }
  } finally {
    log.push('closed')
  }
}

async function textOf(given: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = []
  for await (const part of given) all.push(part)
  return Buffer.concat(all).toString()
}

test.each([0, 1, 2, 3, 5, 6, 7])('the first %i bytes are left out', async (count) => {
  expect(await textOf(skipBytes(parts(), count))).toBe('abcdef'.slice(count))
})

test('a failure at the beginning is thrown at once; an unread source is closed', async () => {
  await expect(begun(parts([], 0))).rejects.toThrow('broken')
  const log: string[] = []
  const reading = ending(await begun(parts(log)), () => log.push('ended'))
  expect(Buffer.from((await reading.next()).value ?? []).toString()).toBe('ab')
  await reading.return(undefined)
  expect(log).toEqual(['ended', 'closed'])
  expect(await textOf(ending(await begun(parts(log)), () => log.push('ended')))).toBe('abcdef')
  expect(log).toEqual(['ended', 'closed', 'closed', 'ended'])
})

test('a later failure ends the stream and is passed on', async () => {
  const log: string[] = []
  await expect(textOf(ending(await begun(parts(log, 1)), () => log.push('ended')))).rejects.toThrow('broken')
  expect(log).toEqual(['closed', 'ended'])
})
