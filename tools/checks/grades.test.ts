import { expect, test } from 'vitest'
import { gradeInWords } from '../../packages/terms/src/surfaces.ts'
import { GRADES } from '../../packages/terms/src/vocabulary.ts'
import words from '../../packages/verify/src/bundle/words.json' with { type: 'json' }

test('verifiers say of each grade what the table of terms says', () => {
  expect(words.grades).toEqual(
    Object.fromEntries(GRADES.map((grade) => [grade, `APP. ${gradeInWords(grade)}`])),
  )
})
