import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { messageOf } from '../failures.ts'
import { conversationsIn, placesOf } from './import-answers.ts'

test.each([
  ['1', [0]],
  ['3, 1-2', [2, 0, 1]],
  ['2-900', [1, 2]],
  ['all', [0, 1, 2]],
])('%s names conversations', (chosen, places) => {
  expect(placesOf(chosen, 3)).toEqual(places)
})

test.each(['', 'x', '0', '4', '1;2'])('%s is refused', (chosen) => {
  expect(() => placesOf(chosen, 3)).toThrow()
})

test.each([
  ['{"conversations":[', 'Sie beginnt wie JSON und ist keines: Sie ist vielleicht abgeschnitten.'],
  [`{"chat_messages":${'['.repeat(200)}${']'.repeat(200)}}`, 'Die Datei ist zu tief verschachtelt, um'],
])('why %.20s… is not read is said in the language of the caller', (text, why) => {
  const read = () => conversationsIn(new TextEncoder().encode(text))
  let said: unknown
  try {
    read()
  } catch (error) {
    said = messageOf(error, sayIn('de'))
  }
  expect(said).toContain(why)
})
