import { describe, expect, test } from 'vitest'
import { readPlainly } from '../plain/read-plainly.ts'
import { FACT_PREDICATES } from '../predicates/all.ts'
import { LANGUAGE_FILES } from './all.ts'
import CASES from './languages.cases.json' with { type: 'json' }

const read = (text: string) =>
  readPlainly({
    brand: { name: 'Orvane', aliases: [], domain: 'orvane.example', products: [], people: [], trades: [] },
    prompt: { text: 'What is Orvane?', intent: 'BRANDED' },
    answer: { text, citations: [] },
  }).claims.map(({ predicate, group }) => `${predicate} ${group}`)

describe.each(LANGUAGE_FILES)('$name', ({ code, labels, subject }) => {
  test('labels and sentence forms are for predicates that exist', () => {
    const named = [...Object.keys(labels), ...Object.keys(subject)]
    expect(named.filter((name) => !FACT_PREDICATES.some((known) => known === name))).toEqual([])
    for (const form of Object.values(subject).flat()) expect(form).toMatch(/NAME.*@/)
  })

  test('a label and its value are read', () => {
    const label = labels.founded_year?.[0] ?? ''
    expect(read(`## Orvane\n\n- ${label}: 1998`)).toEqual(['founded_year label'])
    expect(code).toMatch(/^[a-z]{2}$/)
  })
})

test.each(CASES.sentences as [string, string, string[]][])(
  '%s: the brand as subject',
  (_, text, predicates) => {
    expect(read(text).sort()).toEqual(predicates.map((one) => `${one} subject`))
  },
)
