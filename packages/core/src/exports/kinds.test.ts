import { expect, test } from 'vitest'
import { EXPORT_KINDS } from './all-kinds.ts'
import type { ExportKind } from './export-kind.ts'

test.each(Object.entries<ExportKind>(EXPORT_KINDS))('%s', (name, kind) => {
  const names = kind.columns.map((column) => column.name)
  expect(kind.name).toBe(name)
  expect(names[0], 'a row can be named by its first column').toBe('id')
  expect(new Set(names).size).toBe(names.length)
  expect(names, 'every row says whose answers it is about').toEqual(
    expect.arrayContaining(['brandId', 'origin', 'demo']),
  )
  for (const { name: column, description } of kind.columns) {
    expect(column).toMatch(/^[a-z][A-Za-z0-9]*$/)
    expect(description).toMatch(/\.$/)
  }
})
