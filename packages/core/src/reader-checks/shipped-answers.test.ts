import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ANSWER_COUNT, shippedAnswers } from './shipped-answers.ts'

const items = shippedAnswers()
const folder = fileURLToPath(new URL('answers', import.meta.url))

describe('the shipped answers', () => {
  test('are 120 in nine languages, at least 13 in each, in less than 250 kB', () => {
    expect([ANSWER_COUNT, new Set(items.map(({ id }) => id)).size]).toEqual([120, 120])
    const languages = Map.groupBy(items, ({ language }) => language)
    expect([...languages.keys()].sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt'])
    for (const [language, own] of languages) {
      expect(own.length, `${language}`).toBeGreaterThanOrEqual(13)
      expect(own.filter(({ label }) => label === 'CONFABULATED').length, `${language}`).toBe(5)
    }
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
    expect(bytes).toBeLessThan(250_000)
  })

  test('have every class, and false values of every kind of fact', () => {
    const classes = Map.groupBy(items, ({ label }) => label)
    for (const label of ['STRONG', 'DESCRIPTIVE', 'ECHO', 'ABSENT'] as const)
      expect(classes.get(label)?.length, label).toBeGreaterThanOrEqual(10)
    const wrong = items.flatMap(({ claims }) =>
      (claims ?? []).filter(({ verdict }) => verdict === 'contradicted').map(({ predicate }) => predicate),
    )
    expect(new Set(wrong).size).toBe(17)
  })

  test.each(items.map((item) => [item.id, item] as const))(
    '%s: quotes stand there once, the label follows from the claims',
    (_, item) => {
      const { answer, brand, claims, label, prompt } = item
      for (const { quote } of claims ?? []) expect(answer.text.split(quote).length, `"${quote}"`).toBe(2)
      const has = (wanted: string) => (claims ?? []).some(({ verdict }) => verdict === wanted)
      const isOwned = answer.citations.some((url) => `.${new URL(url).host}`.endsWith(`.${brand.domain}`))
      expect(has('contradicted')).toBe(label === 'CONFABULATED')
      if (label === 'STRONG') expect(has('supported') || isOwned).toBe(true)
      if (label === 'DESCRIPTIVE') expect(has('supported') || isOwned).toBe(false)
      if (label === 'ECHO') expect(prompt.text).toContain(brand.name)
      const isNamed = [brand.name, ...brand.aliases].some((name) => answer.text.includes(name))
      if (label !== 'ABSENT') expect(isNamed).toBe(true)
      if (label === 'ECHO' || label === 'ABSENT') expect(claims).toEqual([])
    },
  )

  test('name no brand of any other labelled set: nothing was ever fitted to them', () => {
    const sets = fileURLToPath(new URL('../../../../vectors/classification', import.meta.url))
    const texts = readdirSync(sets, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(jsonl|txt)$/.test(name))
      .map((name) => readFileSync(join(sets, name), 'utf8'))
    const known = new Set(
      texts.flatMap((text) => [...text.matchAll(/"brand": ?\{"name": ?"([^"]+)"/g)].map(([, name]) => name)),
    )
    expect(known.size).toBeGreaterThan(100)
    expect(items.map(({ brand }) => brand.name).filter((name) => known.has(name))).toEqual([])
  })
})
