import { actWords } from '@veracite/core/audit/act-words'
import { expect, test } from 'vitest'
import { adminOperations } from '../document/admin-operations.ts'
import { operations } from '../operations.ts'
import { actOf } from './audited.ts'

test('every operation that the audit log names has words for it', () => {
  const audited = [...operations, ...adminOperations].filter(
    (one) => one.auth === 'bearer' && actOf(one) !== null,
  )
  const words = audited.map(({ id }) => actWords({ what: 'change', operation: id, detail: null }, null))
  expect(words.filter((one) => one.startsWith('did '))).toEqual([])
  expect(words.filter((one) => /[{}]| {2}| $/.test(one))).toEqual([])
})
