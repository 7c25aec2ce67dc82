import { expect, test } from 'vitest'
import { readingFromReply } from '../model/reply.ts'
import { readPlainly } from '../plain/read-plainly.ts'
import { profileOf } from '../profile.ts'
import { fact } from './a-reading.fixture.ts'
import CASES from './comparison.cases.json' with { type: 'json' }
import { verdict } from './decide.ts'

type Said = [predicate: string, quote: string, value: unknown, stance?: string]

/** An answer that a model read as said, judged. */
function judge(text: string, facts: [predicate: string, value: unknown][], said: Said[]) {
  const known = facts.map(([predicate, value]) => fact(predicate, value))
  const brand = { name: 'Orvane', aliases: [], domain: 'orvane.com' }
  const input = {
    brand: profileOf(brand, known),
    prompt: { text: 'What is Orvane?', intent: 'BRANDED' as const },
    answer: { text, citations: [] },
  }
  const claims = said.map(([predicate, quote, value, stance = 'asserted']) => ({
    predicate,
    quote,
    value,
    stance,
  }))
  const reply = { mention: 'brand', substance: true, claims }
  const model = readingFromReply(input, reply, { version: 'any', digest: null })
  return verdict([readPlainly(input), model], known, brand)
}

test.each(CASES)('$case: $text', ({ text, facts, said, class: expected, outcome }) => {
  const judged = judge(text, facts as [string, unknown][], said as Said[])
  if (expected) expect(judged.class).toBe(expected)
  if (outcome)
    expect(judged.claims.map((one) => `${one.verdict}/${one.certainty} ${one.reason}`)).toEqual([outcome])
})

test('an inflected name that the reader quotes is a mention', () => {
  const known = [fact('founded_year', 1998)]
  const brand = { name: 'Kvistala', aliases: [], domain: 'kvistala.com' }
  const input = {
    brand: profileOf(brand, known),
    prompt: { text: 'Suomalaisia merkkejä', intent: 'CATEGORY' as const },
    answer: { text: 'Kvistalan tarina alkoi vuonna 1998.', citations: [] },
  }
  const claims = [{ predicate: 'founded_year', quote: 'Kvistalan tarina alkoi vuonna 1998', value: 1998 }]
  const model = readingFromReply(
    input,
    { mention: 'brand', substance: true, claims },
    { version: 'any', digest: null },
  )
  expect(verdict([readPlainly(input), model], known, brand)).toMatchObject({
    class: 'STRONG',
    mentions: [{ quote: 'Kvistalan' }],
  })
})
