import { base64Decode, base64Encode, utf8Decode, utf8Encode } from '@veracite/verify/bytes'
import { canonicalText } from '@veracite/verify/canonical-form'
import { sampleBundle } from '@veracite/verify/test-support/sample-bundle'
import { expect, test } from 'vitest'
import { measuredReaders } from './case-manifest.ts'

const [classification] = sampleBundle().classification
const MANIFEST = JSON.parse(utf8Decode(base64Decode(classification?.manifest.base64 ?? '')))
const [READING] = MANIFEST.readings

/** An exhibit that readers of these kinds read. */
function exhibit(kinds: string[], knownErrorRate: string | null) {
  const readings = kinds.map((kind) => ({ ...READING, kind, version: `${kind} 1` }))
  const text = canonicalText({ ...MANIFEST, readings, knownErrorRate })
  return { classification: [{ manifest: { base64: base64Encode(utf8Encode(text)), sha256: '' } }] }
}
const readers = (...exhibits: ReturnType<typeof exhibit>[]) =>
  measuredReaders(exhibits as unknown as Parameters<typeof measuredReaders>[0])

test('a model whose error no classification states is named beside those whose error is stated', () => {
  const measured = exhibit(['rules', 'model'], 'accusations wrong 0 of 300')
  const old = exhibit(['rules', 'model'], null)
  expect(readers(measured, old)).toEqual(['model 1: accusations wrong 0 of 300', 'model 1: error not stated'])
})

test('where a person read the answer, or no model did, no model decided', () => {
  expect(readers(exhibit(['rules', 'model', 'person'], null), exhibit(['rules'], null))).toEqual([])
})
