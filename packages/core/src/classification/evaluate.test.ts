import { expect, test } from 'vitest'
import type { CitationClass } from '../vocabulary.ts'
import { evaluate } from './evaluate.ts'

const pairs = (text: string) =>
  text.split(' ').map((pair) => {
    const [label, given] = pair.split('>') as [CitationClass, CitationClass]
    return { label, given }
  })

test('accuracy, precision, recall and F1 follow from the confusion table', () => {
  const result = evaluate(pairs('STRONG>STRONG STRONG>STRONG STRONG>ECHO ECHO>ECHO ABSENT>STRONG'))
  expect(result.items).toBe(5)
  expect(result.correct).toBe(3)
  expect(result.accuracy).toBeCloseTo(0.6)
  expect(result.confusion.STRONG.ECHO).toBe(1)
  expect(result.confusion.ECHO.STRONG).toBe(0)
  expect(result.perClass.STRONG).toMatchObject({ support: 3 })
  expect(result.perClass.STRONG.precision).toBeCloseTo(2 / 3)
  expect(result.perClass.STRONG.recall).toBeCloseTo(2 / 3)
  expect(result.perClass.STRONG.f1).toBeCloseTo(2 / 3)
  expect(result.perClass.ECHO.precision).toBeCloseTo(0.5)
  expect(result.perClass.ECHO.recall).toBe(1)
  expect(result.perClass.ABSENT).toEqual({ precision: 0, recall: 0, f1: 0, support: 1 })
})

test('a class that neither occurs nor is given does not pull the figures down', () => {
  const result = evaluate(pairs('STRONG>STRONG'))
  expect(result.perClass.CONFABULATED).toEqual({ precision: 1, recall: 1, f1: 1, support: 0 })
  expect(evaluate([]).accuracy).toBe(1)
})
