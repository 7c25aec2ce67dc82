import { expect, test } from 'vitest'
import { adminOperations } from '../document/admin-operations.ts'
import words from '../operation-words.json' with { type: 'json' }
import { operations } from '../operations.ts'
import * as shared from '../shares/public.ts'
import * as mail from '../webhooks/mail.ts'
import type { Operation } from './operation.ts'

/** Those of the documents, and the pages behind links. */
const all: Operation[] = [
  ...operations,
  ...adminOperations,
  ...[...Object.values(shared), ...Object.values(mail)].filter(
    (one): one is typeof shared.openShared => 'id' in one,
  ),
]

test('every operation and tool has words, and all words belong to one', () => {
  const tools = all.flatMap((operation) => Object.entries(operation.tools ?? {}))
  const wordless = [
    ...all.flatMap(({ id, summary }) => (summary === '' ? id : [])),
    ...tools.flatMap(([name, { title, description }]) => (title === '' || description === '' ? name : [])),
  ]
  expect(wordless).toEqual([])
  const ids = new Set(all.map(({ id }) => id))
  expect(Object.keys(words.operations).filter((id) => !ids.has(id))).toEqual([])
  const names = new Set(tools.map(([name]) => name))
  expect(Object.keys(words.tools).filter((name) => !names.has(name))).toEqual([])
})
