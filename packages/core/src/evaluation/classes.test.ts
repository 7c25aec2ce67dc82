import { expect, test } from 'vitest'
import { evaluate } from './classes.ts'

test('precision, recall and F1 per class, and nothing made up for a class that does not occur', () => {
  const results = [
    { class: 'STRONG', label: 'STRONG' },
    { class: 'STRONG', label: 'ECHO' },
    { class: 'ECHO', label: 'ECHO' },
    { class: 'CONFABULATED', label: 'ECHO' },
  ] as const
  const { accuracy, perClass, confusion } = evaluate(results)
  expect(accuracy).toBe(0.5)
  const of = (name: string) => perClass.find((row) => row.class === name)
  expect(of('STRONG')).toMatchObject({ precision: 0.5, recall: 1, f1: 2 / 3, support: 1 })
  expect(of('ECHO')).toMatchObject({ precision: 1, recall: 1 / 3, f1: 0.5, support: 3 })
  expect(of('CONFABULATED')).toMatchObject({ precision: 0, recall: null, f1: 0, support: 0 })
  expect(of('ABSENT')).toMatchObject({ precision: null, recall: null, f1: null, support: 0 })
  expect(confusion.ECHO).toMatchObject({ STRONG: 1, ECHO: 1, CONFABULATED: 1 })
})
