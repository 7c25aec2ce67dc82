import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCanonicalJson } from '@veracite/verify/canonical-form'
import { publicVectors } from '@veracite/verify/test-support/public-vectors'
import canonicalize from 'canonicalize'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson, canonicalJsonBytes } from './canonical-json.ts'

const folder = publicVectors('jcs/testdata') ?? ''
const names = folder === '' ? [] : readdirSync(join(folder, 'input'))

describe.skipIf(names.length === 0)('RFC 8785 vectors', () => {
  test.each(names)('%s', (name) => {
    const value = JSON.parse(readFileSync(join(folder, 'input', name), 'utf8'))
    const expected = new Uint8Array(readFileSync(join(folder, 'output', name)))
    expect(canonicalJsonBytes(value)).toEqual(expected)
    const hex = readFileSync(join(folder, 'outhex', name.replace('.json', '.txt')), 'utf8').replaceAll(
      /\s/g,
      '',
    )
    expect(Buffer.from(canonicalJsonBytes(value)).toString('hex')).toBe(hex)
  })
})

test.each<[string, unknown]>([
  ['a lone surrogate', { a: '\ud800' }],
  ['a lone surrogate in a name', { '\udc00': 1 }],
  ['NaN', [Number.NaN]],
  ['infinity', Number.POSITIVE_INFINITY],
  ['nothing', undefined],
  ['a function', { a: () => 1 }],
  ['a date', { at: new Date(0) }],
  ['a big integer', { n: 1n }],
  ['a symbol', [Symbol('x')]],
  ['undefined in a list', [undefined]],
  ['a hole in a list', Array(1)],
  ['a map', new Map()],
  ['bytes', { b: new Uint8Array(2) }],
  ['its own toJSON', { toJSON: () => 1 }],
])('%s has no canonical form', (_, value) => expect(() => canonicalJson(value)).toThrow())

test('a value that holds itself is refused', () => {
  const self: Record<string, unknown> = {}
  self.self = self
  expect(() => canonicalJson(self)).toThrow()
})

test('undefined members are left out', () => {
  expect(canonicalJson({ b: undefined, a: 1 })).toBe('{"a":1}')
})

test('it writes what the reference implementation writes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), (sample) => {
      expect(canonicalJson(sample)).toBe(canonicalize(sample))
    }),
    { numRuns: 2_000 },
  )
})

test('names that look like numbers are in the order of their text', () => {
  expect(canonicalJson({ 10: 1, 9: 2, b: 3, a: 4, '\u20ac': 5, '\ud83d\ude00': 6, '\ufb33': 7 })).toBe(
    '{"10":1,"9":2,"a":4,"b":3,"\u20ac":5,"\ud83d\ude00":6,"\ufb33":7}',
  )
})

test('every verifier reads the written bytes as canonical', () => {
  const value = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.string({ unit: 'grapheme' }),
      fc.maxSafeInteger(),
      fc.boolean(),
      fc.constant(null),
      tie('list'),
      tie('object'),
    ),
    list: fc.array(tie('node'), { maxLength: 4 }),
    object: fc.dictionary(fc.string({ unit: 'grapheme' }), tie('node'), { maxKeys: 5 }),
  }))
  fc.assert(
    fc.property(value.object, (sample) => {
      // Minus zero is written as zero, so it is compared after one round.
      expect(canonicalJson(parseCanonicalJson(canonicalJson(sample)))).toBe(canonicalJson(sample))
    }),
    { numRuns: 300 },
  )
})
