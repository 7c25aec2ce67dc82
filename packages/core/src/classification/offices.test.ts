import { describe, expect, test } from 'vitest'
import { classify } from './classify.ts'
import type { ClassifierInput } from './types.ts'
import { factsOf, readVector } from './vectors.fixture.ts'

const FACTS = factsOf([
  ['founded_year', 2009],
  ['headquarters', 'Ghent, Belgium'],
  ['founder', ['Ana Ribeiro', 'Tom Keller']],
  ['ceo', 'Ines Falk'],
  ['parent_company', 'Northfield Holdings'],
  ['employees', 300],
  ['phone', '+32 9 555 01 88'],
  ['email', 'hello@zentrava.be'],
  ['industry', 'planning software'],
])

describe('founders, chiefs, owners, counts and years', () => {
  const lines = readVector('offices.txt').map((line) => {
    const [label = '', intent = '', prompt = '', ...text] = line.split(' | ')
    return { label, intent, prompt, text: text.join(' | ').replaceAll('\\n', '\n') }
  })
  test.each(lines)('$label: $text', ({ label, intent, prompt, text }) => {
    const { class: given } = classify({
      brand: { name: 'Zentrava', aliases: [], domain: 'zentrava.be' },
      facts: FACTS,
      prompt: { text: prompt, intent: intent as ClassifierInput['prompt']['intent'] },
      answer: { text, citations: [] },
    })
    if (label === 'harmless') expect(given).not.toBe('CONFABULATED')
    else expect(given).toBe(label)
  })
})
