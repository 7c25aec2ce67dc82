import { describe, expect, test } from 'vitest'
import { readPlainly } from '../plain/read-plainly.ts'
import { FACT_PREDICATES } from '../predicates/all.ts'
import { LANGUAGE_FILES } from './all.ts'

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

test.each([
  ['en', 'Orvane was founded in 1998 by Jane Doe in Leeds.', ['founded_year', 'founder']],
  ['de', 'Orvane wurde 1998 von Jana Holm gegründet und beschäftigt Menschen.', ['founded_year', 'founder']],
  ['fr', 'Orvane a été fondée en 1998 par Jeanne Doré.', ['founded_year', 'founder']],
  ['es', 'Orvane fue fundada en 1998 por Juana Pérez.', ['founded_year', 'founder']],
  ['it', 'Orvane è stata fondata nel 1998 da Gianna Rossi.', ['founded_year', 'founder']],
  ['pt', 'Orvane foi fundada em 1998 por Joana Lima.', ['founded_year', 'founder']],
  ['nl', 'Orvane werd in 1998 opgericht door Janneke Smit.', ['founded_year', 'founder']],
  ['pl', 'Orvane została założona w 1998 roku przez Annę Nowak.', ['founded_year', 'founder']],
  ['ja', 'Orvaneは1998年に設立されました。', ['founded_year']],
])('%s: the brand as subject', (_, text, predicates) => {
  expect(read(text).sort()).toEqual(predicates.map((one) => `${one} subject`))
})
