import { expect, test } from 'vitest'
import { countNamed, type Subject } from '../named/count-named.ts'
import type { Reading } from '../reading.ts'
import { namedFromReply } from './named-reply.ts'
import { readingFromReply } from './reply.ts'
import { EXAMPLE } from './request.ts'

const TEXT =
  '1. **Norvik** – get this one.\n2. **Halden** – quiet, but the app crashes.\n\nArcelor is a mill.'
const entry = (name: string, more: object = {}) => ({ name, kind: 'company', recommended: null, ...more })

test('names in the order of the text, with places; quotes that are not in the answer are lost', () => {
  const part = namedFromReply(TEXT, {
    named: [
      entry('Halden'),
      entry('Norvik', { recommended: 'get this one' }),
      entry('Tessel'),
      entry('Arc'),
      entry('Halden'),
      entry('Arcelor', { recommended: 'buy it now' }),
    ],
    remarks: [
      { topic: ' App  Stability', tone: 'warns', quote: 'the app crashes' },
      { topic: 'noise', tone: 'loves', quote: 'quiet' },
      { topic: 'made up', tone: 'praises', quote: 'the best of all' },
    ],
  })
  expect(part?.entries).toMatchObject([
    { quote: 'Norvik', place: { form: 'list', place: 1, of: 2 }, recommended: { quote: 'get this one' } },
    { quote: 'Halden', place: { place: 2 }, recommended: null },
    { quote: 'Arcelor', place: null, recommended: null },
  ])
  for (const { start, end, quote } of part?.entries ?? []) expect(TEXT.slice(start, end)).toBe(quote)
  expect(part?.remarks).toMatchObject([{ topic: 'app stability', tone: 'warns', quote: 'the app crashes' }])
  // Two names, one recommendation and two remarks.
  expect(part?.lost).toBe(5)
})

test('a reply of an older prompt has no part, and the example has all of its own', () => {
  expect(namedFromReply(TEXT, { mention: 'brand', claims: [] })).toBeUndefined()
  const part = namedFromReply(EXAMPLE.answer, EXAMPLE.reply)
  expect(part?.lost).toBe(0)
  expect(part?.entries.map(({ quote }) => quote)).toEqual(EXAMPLE.reply.named.map(({ name }) => name))
})

const subject = (id: string, group: Subject['group'], name = id): Subject => ({
  ...{ id, name, group, aliases: [], domain: `${id.toLowerCase()}.com` },
})
const count = (text: string, named: object[], subjects: Subject[], mention = 'brand') => {
  const prompt = { text: 'Which sensor?', intent: 'CATEGORY' as const }
  const answer = { text, citations: ['https://www.norvik.com/x'] }
  const brand = { ...subject('Halden', 'own'), products: [], people: [], trades: [] }
  const reply = { mention, substance: true, claims: [], named, remarks: [] }
  const read: Reading = readingFromReply({ brand, prompt, answer }, reply, { version: 'm', digest: null })
  return countNamed({ prompt, answer, subjects, readings: [read] })
}

test('a model tells a rival from a word; a name that stands there twice is not overlooked; shops are in no order', () => {
  const subjects = [
    subject('Halden', 'own'),
    subject('Linear', 'rival'),
    subject('Norvik', 'rival'),
    subject('Shopmarkt', 'apart'),
  ]
  const text = 'Shopmarkt has it. A Linear sensor by Halden. Norvik too, says Norvik.'
  const counted = count(text, [entry('Halden'), entry('Shopmarkt', { kind: 'shop' })], subjects)
  const found = Object.fromEntries(
    counted.subjects.map(({ id, named, first, cited }) => [id, { named, first, cited }]),
  )
  expect(found).toEqual({
    Halden: { named: true, first: true, cited: false },
    Norvik: { named: true, first: false, cited: true },
    Shopmarkt: { named: true, first: false, cited: false },
  })
  expect(counted).toMatchObject({ byModel: true, branded: false, cites: true, others: [] })
})

test('a product of a rival names the rival; names that nobody declared are left to propose', () => {
  const subjects = [subject('Halden', 'own'), subject('Norvik', 'rival')]
  const named = [entry('Norvik X200', { recommended: 'Take the Norvik X200' }), entry('Tessel')]
  const counted = count('Take the Norvik X200, or Tessel.', named, subjects, 'none')
  expect(counted.subjects).toMatchObject([{ id: 'Norvik', named: true, recommended: true, mentions: 1 }])
  expect(counted.others).toEqual([{ name: 'Tessel', kind: 'company' }])
})
