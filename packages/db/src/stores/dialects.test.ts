import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** drizzle's builder for plain reads and writes, SQL where it cannot say it as well; a file uses one of the two. */
describe('the files of the stores', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name),
  )
  const textOf = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
  const usesBuilder = (text: string) => /from 'drizzle-orm'/.test(text)
  /** A statement of postgres.js: a template of a pool or of a transaction. drizzle's own `sql` is a part of a query. */
  const usesSql = (text: string) =>
    /\b(?:tx|pool|database)\.sql(?:<[^`]*?>)?`|\{ sql \}(?! from)|\bsql\.unsafe[<(]/.test(text) ||
    (!usesBuilder(text) && /\b(?:sql|tx)(?:<[^`]*?>)?`/.test(text))

  test.each(files)('%s speaks one dialect', (name) => {
    const text = textOf(name)
    expect(usesBuilder(text) && usesSql(text)).toBe(false)
    expect(text, 'SQL goes to postgres.js, and what drizzle keeps to itself is left alone').not.toMatch(
      /\._\.|\b(?:tx|db|pool)\.execute[(<]/,
    )
  })

  test.each(files)('%s says in its first line why it is plain SQL, if it is', (name) => {
    const text = textOf(name)
    const reason = /^\/\/ Plain SQL: (.*)\.\n/.exec(text)?.[1] ?? null
    expect(reason !== null).toBe(usesSql(text))
    if (reason !== null) expect(reason.split(' ').length).toBeGreaterThanOrEqual(5)
  })

  test('both are in use, and the test can tell', () => {
    const texts = files.map(textOf)
    expect(texts.filter(usesBuilder).length).toBeGreaterThan(10)
    expect(texts.filter(usesSql).length).toBeGreaterThan(10)
    for (const statement of [
      'await tx.sql`delete from x`',
      'sql<{ id: string }[]>`\n select`',
      'async ({ sql }: Db) =>',
      'tx`insert`',
    ])
      expect([statement, usesSql(statement)]).toEqual([statement, true])
    expect(usesSql("import { sql } from 'drizzle-orm'\n const total = sql<number>`sum(x)`")).toBe(false)
  })
})
