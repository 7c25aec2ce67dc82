import { expect, test } from 'vitest'
import { suggestPrompts } from './suggest-prompts.ts'

const facts = [
  { predicate: 'industry', value: 'condition monitoring', active: true },
  { predicate: 'founded_year', value: 2004, active: true },
  { predicate: 'product', value: { names: ['V200', 'Halden Cloud'] }, active: true },
  { predicate: 'price', value: { product: 'V200', amount: 1490, currency: 'EUR' }, active: true },
  { predicate: 'discontinued', value: 'V100', active: true },
  { predicate: 'parent_company', value: 'Nordvik Group', active: false },
]
const brand = { name: 'Halden Instruments' }

test('covers the four intents, asks what the facts can judge, and never what only an outdated one could', () => {
  const prompts = suggestPrompts(brand, facts)
  expect(new Set(prompts.map(({ intent }) => intent))).toEqual(
    new Set(['CATEGORY', 'BRANDED', 'COMPARATIVE', 'DEFENSIVE']),
  )
  const texts = prompts.map(({ text }) => text)
  expect(texts).toContain('Does Halden Instruments still sell the V100?')
  expect(texts).toContain('How much does the Halden Instruments V200 cost?')
  expect(texts).toContain('What is better than Halden Cloud?')
  expect(texts.join()).not.toMatch(/owns|Nordvik/)
  expect(new Set(texts).size).toBe(texts.length)
})

test('category questions do not name the brand', () => {
  const category = suggestPrompts(brand, facts).filter(({ intent }) => intent === 'CATEGORY')
  expect(category.length).toBeGreaterThan(2)
  for (const { text } of category) expect(text).not.toContain('Halden')
})

test('without an industry there is no category question, rather than one that names the brand', () => {
  for (const industry of [[], [{ predicate: 'industry', value: 'Halden sensors', active: true }]]) {
    const without = [...facts.filter(({ predicate }) => predicate !== 'industry'), ...industry]
    expect(suggestPrompts(brand, without).filter(({ intent }) => intent === 'CATEGORY')).toEqual([])
  }
})

test('the order of facts never matters, and a brand without facts still gets questions', () => {
  expect(suggestPrompts(brand, [...facts].reverse())).toEqual(suggestPrompts(brand, facts))
  expect(suggestPrompts(brand, []).length).toBeGreaterThan(3)
})
