import { expect, test } from 'vitest'
import { leadingIn } from './leading-questions.ts'
import type { ScanCell } from './rate-store.ts'

const cell = (promptId: string, wrong: number, right: number): ScanCell => ({
  ...{ promptId, engine: 'CHATGPT', origin: 'engine', intent: 'BRANDED', planned: wrong + right },
  counts: { CONFABULATED: wrong, STRONG: right },
})
const texts = new Map([
  ['a', 'When was Halden founded?'],
  ['b', 'Is it true that Halden was founded in Oslo?'],
])
const rates = { readPrompts: async () => texts }

test('answers to questions that lead by their form are told beside the rate without them', async () => {
  const found = await leadingIn({ rates }, [cell('a', 1, 9), cell('b', 5, 0)], 'CONFABULATED')
  expect(found).toMatchObject({ prompts: 1, answers: 5, neutral: { seen: 1, asked: 10 } })
  expect(found?.words).toMatch(/^1 question leads .*: 5 of 5 · .*\. Without: 1 of 10 · .* %\.$/)
  expect(await leadingIn({ rates }, [cell('b', 5, 0)], 'mentioned')).toMatchObject({
    neutral: { seen: 0, asked: 0, low: null, high: null },
  })
})

test('without leading questions nothing is said', async () => {
  const neutral = { readPrompts: async () => new Map([['a', 'When was Halden founded?']]) }
  expect(await leadingIn({ rates: neutral }, [cell('a', 1, 9)], 'CONFABULATED')).toBeNull()
})

test('of a scan with more questions than are checked, the words say so', async () => {
  const cells = Array.from({ length: 5_001 }, (_, i) => cell(i === 0 ? 'b' : `p${i}`, 0, 1))
  expect((await leadingIn({ rates }, cells, 'CONFABULATED'))?.words).toMatch(
    /Only 5000 of 5001 were checked\.$/,
  )
})

test('a question that was not checked counts as neither, also if none of the others leads', async () => {
  const cells = [...Array.from({ length: 5_000 }, (_, i) => cell(`p${i}`, 0, 1)), cell('b', 5, 0)]
  const neutral = { readPrompts: async (ids: string[]) => new Map(ids.map((id) => [id, 'When was it?'])) }
  expect(await leadingIn({ rates: neutral }, cells, 'CONFABULATED')).toMatchObject({
    prompts: 0,
    neutral: { seen: 0, asked: 5_000 },
    words: expect.stringContaining('Only 5000 of 5001 were checked.'),
  })
})
