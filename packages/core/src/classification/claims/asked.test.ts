import { expect, test } from 'vitest'
import { classify } from '../classify.ts'
import { readVector } from '../vectors.fixture.ts'
import { ask } from '../zentrava.fixture.ts'

const lines = readVector('asked.txt').map((line) => {
  const [head = '', intent = '', prompt = '', text = ''] = line.split(' | ')
  const [verdict = '', predicate = ''] = head.split(' ')
  return { verdict, predicate, intent, prompt, text: text.replaceAll('\\n', '\n') }
})

test.each(lines)('$verdict $predicate: $prompt – $text', ({ verdict, predicate, intent, prompt, text }) => {
  const { claims } = classify(ask(prompt, intent, text))
  const contradicted = claims.filter((claim) => claim.verdict === 'contradicted')
  if (verdict === 'C') expect(contradicted.map((claim) => claim.predicate)).toContain(predicate)
  else expect(contradicted).toEqual([])
})
