import { actWords } from '@veracite/core/audit/act-words'
import { LANGUAGE_CODES } from '@veracite/words/languages'
import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { adminOperations } from '../document/admin-operations.ts'
import { operations } from '../operations.ts'
import { actOf } from './audited.ts'

test.each(LANGUAGE_CODES)('every operation that the audit log names has words for it in %s', (language) => {
  const audited = [...operations, ...adminOperations].filter(
    (one) => one.auth === 'bearer' && actOf(one) !== null,
  )
  const words = audited.map(({ id }) =>
    actWords({ what: 'change', operation: id, detail: null }, null, sayIn(language)),
  )
  expect(audited.filter(({ id }, at) => words[at]?.includes(id))).toEqual([])
  expect(words.filter((one) => /[{}\0:]| {2}| $/.test(one))).toEqual([])
})
