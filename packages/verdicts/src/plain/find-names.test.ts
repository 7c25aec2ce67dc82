import { describe, expect, test } from 'vitest'
import type { BrandProfile, Mention, ReaderInput } from '../reading.ts'
import CASES from './find-names.cases.json' with { type: 'json' }
import { readPlainly } from './read-plainly.ts'

interface More extends Partial<BrandProfile> {
  prompt?: string
  citations?: string[]
}

function mentionIn(name: string, text: string, { prompt, citations = [], ...more }: More = {}): Mention {
  const brand = {
    name,
    aliases: [],
    domain: 'nowhere.example',
    products: [],
    people: [],
    trades: [],
    ...more,
  }
  const asked: ReaderInput['prompt'] =
    prompt === undefined
      ? { text: 'something else entirely', intent: 'CATEGORY' }
      : { text: prompt, intent: 'BRANDED' }
  return readPlainly({ brand, prompt: asked, answer: { text, citations } }).mention
}

describe('a mention is the name as a whole word, used as a name', () => {
  test.each(CASES.named as [string, string, More?][])('%s in "%s"', (name, text, more) =>
    expect(mentionIn(name, text, more)).toBe('brand'),
  )

  test.each(CASES.notNamed as [string, string, More?][])('not %s in "%s"', (name, text, more) =>
    expect(mentionIn(name, text, more)).toBe('none'),
  )
})

test.each(CASES.namesakes as [string, string][])('%s means another person or thing in "%s"', (name, text) => {
  expect(mentionIn(name, text)).toBe('namesake')
})

test('a question about the brand ties the name, also where it is a common word', () => {
  expect(mentionIn('Lantern', 'Lantern glows.', { prompt: "What do Lantern's plans cost?" })).toBe('brand')
  expect(mentionIn('Polar', 'Polar bears are white.', { prompt: 'Polar bears' })).not.toBe('brand')
})

test('lines of the page and lists of shops name nobody', () => {
  expect(mentionIn('Google', 'Sleep well. Your feedback helps Google improve.')).toBe('none')
  expect(mentionIn('Walmart', 'Buy it at retailers like Amazon, Walmart and Target.')).not.toBe('brand')
})

test('spans quote the text as it was written', () => {
  const text = 'Among others, **Ac\u00adme** and AT&amp;T; acme.com too.'
  const { mentions } = readPlainly({
    brand: { name: 'Acme', aliases: [], domain: 'acme.com', products: [], people: [], trades: [] },
    prompt: { text: 'Which ones?', intent: 'CATEGORY' },
    answer: { text, citations: [] },
  })
  expect(mentions.map(({ quote }) => quote)).toEqual(['Ac\u00adme', 'acme.com'])
  for (const { start, end, quote } of mentions) expect(text.slice(start, end)).toBe(quote)
})
