import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** drizzle's builder for plain reads and writes, SQL for set-based statements; a file uses one of the two. */
describe('the files of the stores', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name),
  )
  const usesBuilder = (text: string) => /from 'drizzle-orm'/.test(text)
  const usesSql = (text: string) => /\b(?:tx|pool|database)\.sql[`<]|\{ sql \}/.test(text)

  test.each(files)('%s speaks one dialect', (name) => {
    const text = readFileSync(join(import.meta.dirname, name), 'utf8')
    expect(usesBuilder(text) && usesSql(text)).toBe(false)
    expect(text, 'SQL goes to postgres.js, and what drizzle keeps to itself is left alone').not.toMatch(
      /\._\.|\b(?:tx|db|pool)\.execute[(<]/,
    )
  })

  test('both are in use, and the test can tell', () => {
    const texts = files.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    expect(texts.filter(usesBuilder).length).toBeGreaterThan(10)
    expect(texts.filter(usesSql).length).toBeGreaterThan(10)
  })
})
