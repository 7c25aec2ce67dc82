import { describe, expect, test } from 'vitest'
import type { BrandProfile, Mention, ReaderInput } from '../reading.ts'
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

const ACME = { domain: 'acme.com' }

describe('a mention is the name as a whole word, used as a name', () => {
  test.each<[string, string, More?]>([
    ['Éterne', 'Eterne is a fine label.'],
    ['Éterne', 'E\u0301terne is a fine label.'],
    ['İşbank', 'Try İşbank for that.'],
    ['Straße', 'STRASSE sells street wear.'],
    ['AT&T', 'AT&amp;amp;T is a carrier.'],
    ['Yahoo!', 'I read Yahoo! daily.'],
    ['Yahoo!', 'I read Yahoo daily.'],
    ['ソニー', '彼はソニーのカメラを買った。'],
    ['华为', '我喜欢华为手机。'],
    ['Orvane', 'Orvaneは1998年に設立された。'],
    ['Acme', 'Ac\u00adme makes anvils.'],
    ['Acme', 'Ac\u200bme makes anvils.'],
    ['Acme', 'Ａｃｍｅ makes anvils.'],
    ['Open Hands', 'OpenHands is an agent.'],
    ['Kip Lang', 'Kip-Lang has funny stories.'],
    ['Vellum & Rye', 'Vellum and Rye prints cards.'],
    ['1Password', 'Store it in 1Password.'],
    ['Tessaro', "Tessaro's boards are quick, and many Tessaros were sold."],
    ['Nuvento', 'Die Nuvento-Wärmepumpe ist leise.'],
    ['Acme', '[Acme](https://example.org) makes anvils.'],
    ['Acme', 'Read it at shop.acme.com today.', ACME],
    ['Acme', 'Nothing is named here.', { ...ACME, citations: ['https://www.acme.com/a'] }],
    ['Square', 'Take payments with Square or Stripe.'],
    ['Gale', '- **Gale**: warm jackets, fair prices\n- **Patagonia**: repairs for life'],
    ['Gale', 'Gale was founded in 2011 and makes jackets.'],
    ['HP', 'A good option is the HP Pavilion.'],
  ])('%s in "%s"', (name, text, more) => expect(mentionIn(name, text, more)).toBe('brand'))

  test.each<[string, string, More?]>([
    ['Box', 'Put it in your toolbox.'],
    ['Arc', 'Arcélor makes steel.'],
    ['Acme', 'See notacme.com for that.', ACME],
    ['Acme', 'See acme.com.evil.io for that.', ACME],
    ['Acme', 'Write to bob@acme.com.', ACME],
    ['Acme', 'Nothing is named here.', { ...ACME, citations: ['https://acme.com.evil.io/a'] }],
    ['Demand IQ', 'It is made on demand. IQ tests are separate.'],
    ['Linear', 'You need linear algebra.'],
    ['OpenHands', 'He came with open hands.'],
    ['华为', '他为中华为了荣誉而战。'],
    ['Vellum & Rye', 'Vellum is calfskin. Rye is a grain.'],
    ['Acme', 'Call `Acme.create()` first.'],
    ['Acme', '```\nimport Acme from "acme"\n```\nThat is all.'],
    ['Apple', 'An apple a day keeps the doctor away.'],
  ])('not %s in "%s"', (name, text, more) => expect(mentionIn(name, text, more)).toBe('none'))
})

test.each<[string, string]>([
  ['Square', 'Draw a square on the page. Square brackets come next.'],
  ['Target', 'Target audiences differ by region.'],
  ['Heron', 'Heron chicks leave the nest in June. A heron eats fish.'],
  ['Ember', 'The novelist Jane Ember lives in Bath, and Ember University is older.'],
  ['Arran', 'Arran is an island in the Firth of Clyde.'],
  ['Marlow', 'The best walks are in Marlow and near Henley.'],
])('%s means another person or thing in "%s"', (name, text) => {
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
