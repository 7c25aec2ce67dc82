import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { expect, test } from 'vitest'
import { problemsOf } from './problems.ts'

const day = Type.Union([Type.String({ minLength: 1 }), Type.Null()])
const place = Type.Union([Type.Object({ city: Type.String() }), Type.Null()])
const either = Type.Union([Type.Object({ one: Type.String() }), Type.Object({ two: Type.String() })])
const compiled = TypeCompiler.Compile(Type.Partial(Type.Object({ day, place, either })))
const said = (value: object) => problemsOf(compiled, value).map(({ path, message }) => `${path} ${message}`)

test.each([
  [{ day: '' }, 'day must have at least 1 character'],
  [{ day: 5 }, 'day must be a string'],
  [{ place: { city: 5 } }, 'place.city must be a string'],
  [{ either: {} }, 'either Expected union value'],
])('%j: a value that may be null is refused for what is wrong with it', (value, expected) => {
  expect(said(value)).toEqual([expected])
})
