import { describe, expect, test } from 'vitest'
import { utf8Decode, utf8Encode } from '../bytes.ts'
import { canonicalBytes } from '../test-support/canonical-bytes.ts'
import {
  sampleCapture,
  sampleClassification,
  sampleCustody,
  sampleVerification,
} from '../test-support/sample-manifests.ts'
import { parseCaptureManifest, parseManifest } from './manifest.ts'

const A = 'a'.repeat(64)
const capture = sampleCapture({ sha256: A, bytes: 12 }, A)

test.each([
  ['capture', capture],
  ['classification', sampleClassification(A)],
  ['verification', sampleVerification(A)],
  ['custody', sampleCustody(A, A)],
])('a %s manifest is read back whole', (kind, manifest) => {
  // A capture from before there were plans and grades is read as one without.
  const { source } = manifest as { source?: object }
  const read =
    kind === 'capture'
      ? { plan: null, recording: null, ...manifest, source: { grade: null, ...source } }
      : withWhatFactsLack(manifest)
  expect(parseManifest(canonicalBytes(manifest))).toEqual({ kind, manifest: read })
})

/** A fact that is not of a catalogue names no import, and one that is not declared no declaration. */
const withWhatFactsLack = (manifest: object): object =>
  'facts' in manifest && Array.isArray(manifest.facts)
    ? {
        ...manifest,
        facts: manifest.facts.map((fact) => ({ import: null, declaration: null, ...fact })),
      }
    : manifest

test('members a newer writer added are allowed', () => {
  expect(parseCaptureManifest(canonicalBytes({ ...capture, zzz: [1] })).captureId).toBe('cap_1')
})

describe('refuses', () => {
  const text = utf8Decode(canonicalBytes(capture))
  test.each([
    ['white space', ` ${text}`],
    ['members out of order', JSON.stringify(capture)],
    ['a member twice', text.replace('"kind":"original"', '"kind":"original","kind":"original"')],
    ['an escaped letter', text.replace('cap_1', '\\u0063ap_1')],
    ['a float', text.replace('"bytes":12', '"bytes":12.5')],
    ['a number past 2^53', text.replace('"bytes":12', '"bytes":9007199254740993')],
    ['another spelling of a number', text.replace('"bytes":12', '"bytes":1.2e1')],
    ['a lone surrogate', text.replace('cap_1', '\\ud800')],
    ['an upper-case digest', text.replace(A, A.toUpperCase())],
    ['a time without milliseconds', text.replaceAll('12:00:02.000Z', '12:00:02Z')],
    ['a missing member', text.replace('"captureId":"cap_1",', '')],
    ['an unknown kind', text.replace('/schema/capture/', '/schema/other/')],
    ['no schema', '{}'],
    ['a list', '[]'],
    ['more than 32 KB', text.replace('cap_1', 'c'.repeat(33_000))],
    ['deep nesting', `${'['.repeat(100)}${']'.repeat(100)}`],
  ])('%s', (_, changed) => expect(() => parseCaptureManifest(utf8Encode(changed))).toThrow())
})
