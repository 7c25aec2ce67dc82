import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  agreedCaptureKeys,
  captureKeysInDocument,
  captureKeysInRecords,
} from '../bundle/capture-key-place.ts'
import type { KeyTrust, VerdictStatus } from '../bundle/verdict.ts'
import { STEPS, type StepId, type StepResult } from '../bundle/verification-report.ts'
import { verifyBundle } from '../bundle/verify-bundle.ts'
import type { VerifyOptions } from '../bundle/verify-trust.ts'
import words from '../bundle/words.json' with { type: 'json' }
import { base64Decode, base64Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { type KeyPlace, keyInDocument, keyInRecords, parseKeyPlace, RELAY_KEY } from '../log/key-place.ts'
import { type NamedRelay, relaysInDocument } from '../relayed/named-relays.ts'

const folder = join(import.meta.dirname, '../../../../vectors/bundles')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

interface CaseOptions {
  vkeys?: string[]
  published?: { from: string; vkey: string }[]
  policy?: string
  /** DER in base64. */
  tsaRoots?: string[]
  captureKeys?: { spki: string; notBefore?: string; notAfter?: string }[]
  /** SHA-256 of public roots. */
  webRoots?: string[]
  relays?: NamedRelay[]
}

interface BundleCase {
  name: string
  /** A file beside `cases.json`. */
  bundle: string
  /** Members to replace, each by its path, before verifying. */
  patch: { path: (string | number)[]; value: unknown }[]
  options: CaseOptions
  expect: {
    status: VerdictStatus
    trust: KeyTrust
    /** Verbatim; null when it is the reason of a failed step, which the step already gives. */
    summary: string | null
    sampling?: string | null
    steps: Record<StepId, StepResult>
    provider?: string
    relayWarnings?: string[]
  }
}

interface KeyPlaces {
  places: { typed: string; asks: string | null }[]
  relayPlaces: { typed: string; asks: string | null }[]
  documents: { name: string; body: string; key: string | null }[]
  records: { name: string; strings: string[]; key: string | null }[]
  relayRecords: { name: string; strings: string[]; key: string | null }[]
  relayDocuments: { name: string; body: string; relays: unknown }[]
  captureDocuments: { name: string; body: string; keys: unknown }[]
  captureRecords: { name: string; strings: string[]; spki: string[] | null }[]
}

function applyPatch(bundle: object, patch: BundleCase['patch']): void {
  for (const { path, value } of patch) {
    const parent = path
      .slice(0, -1)
      .reduce<object>((node, key) => (node as Record<string | number, object>)[key] as object, bundle)
    Object.assign(parent, { [path.at(-1) ?? '']: value })
  }
}

describe('every case is judged as written', () => {
  const { cases }: { cases: BundleCase[] } = JSON.parse(read('cases.json'))
  test.each(cases)('$name', ({ bundle, patch, options, expect: expected }) => {
    const subject = JSON.parse(read(bundle))
    applyPatch(subject, patch)
    const { status, ok, trust, summary, sampling, steps, warnings } = verifyBundle(
      subject,
      verifyOptions(options),
    )
    const results = Object.fromEntries(steps.map(({ id, result }) => [id, result]))
    expect({ status, trust, steps: results }).toEqual({
      status: expected.status,
      trust: expected.trust,
      steps: expected.steps,
    })
    if (expected.sampling !== undefined) expect(sampling).toBe(expected.sampling)
    if (expected.provider !== undefined) expect(steps.at(-1)?.reason).toBe(expected.provider)
    if (expected.relayWarnings !== undefined)
      expect(warnings.filter((one) => one.includes('relay'))).toEqual(expected.relayWarnings)
    expect(ok).toBe(status === 'verified')
    if (expected.summary !== null) expect(summary).toBe(expected.summary)
    else expect(summary).toMatch(/^Not verified\. Step \d+: .+\.$/)
  })
})

test('every verifier says what words.json holds: the Python one reads its words from there', () => {
  const { about: _, ...published } = JSON.parse(read('words.json'))
  expect(published).toEqual({ ...words, steps: STEPS })
})

describe('places that publish a key are read as written', () => {
  const { places, documents, records }: KeyPlaces = JSON.parse(read('key-places.json'))
  const { relayPlaces, relayDocuments, relayRecords }: KeyPlaces = JSON.parse(read('key-places.json'))
  const orNull = <T>(reading: () => T) => {
    try {
      return reading()
    } catch (error) {
      expect(error).toBeInstanceOf(FormatError)
      return null
    }
  }
  const asked = (place: KeyPlace) => (place.kind === 'dns' ? place.name : place.url)
  test.each(places)('place $typed', ({ typed, asks }) =>
    expect(orNull(() => asked(parseKeyPlace(typed)))).toBe(asks),
  )
  test.each(documents)('document: $name', ({ body, key }) =>
    expect(orNull(() => keyInDocument(body))).toBe(key),
  )
  test.each(records)('records: $name', ({ strings, key }) =>
    expect(orNull(() => keyInRecords(strings))).toBe(key),
  )
  test.each(relayPlaces)('place of a relay: $typed', ({ typed, asks }) =>
    expect(orNull(() => asked(parseKeyPlace(typed, RELAY_KEY)))).toBe(asks),
  )
  test.each(relayDocuments)('document of a relay: $name', ({ body, relays }) =>
    expect(orNull(() => relaysInDocument(body).map(({ vkey, runBy = null }) => ({ vkey, runBy })))).toEqual(
      relays,
    ),
  )
  test.each(relayRecords)('records of a relay: $name', ({ strings, key }) =>
    expect(orNull(() => keyInRecords(strings, RELAY_KEY))).toBe(key),
  )
})

describe('capture keys that a place publishes are read as written', () => {
  const { captureDocuments, captureRecords }: KeyPlaces = JSON.parse(read('key-places.json'))
  const iso = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString())
  test.each(captureDocuments)('document: $name', ({ body, keys }) => {
    if (keys === 'refused') return expect(() => captureKeysInDocument(body)).toThrow(FormatError)
    const found = captureKeysInDocument(body)
    const said = found?.map(({ spki, notBeforeMs, notAfterMs }) => ({
      spki: base64Encode(spki),
      notBefore: iso(notBeforeMs),
      notAfter: iso(notAfterMs),
    }))
    expect(said ?? null).toEqual(keys)
  })
  test.each(captureRecords)('records: $name', ({ strings, spki }) =>
    expect(captureKeysInRecords(strings)?.map((key) => base64Encode(key.spki)) ?? null).toEqual(spki),
  )

  test('only what every place names is believed, and a place without any asks for none', () => {
    const [one, two] = [Uint8Array.of(1), Uint8Array.of(2)]
    expect(agreedCaptureKeys([])).toBeNull()
    expect(agreedCaptureKeys([null, undefined])).toBeNull()
    expect(agreedCaptureKeys([null, [{ spki: one }]])).toEqual([{ spki: one }])
    expect(agreedCaptureKeys([[{ spki: one }], [{ spki: two }]])).toEqual([])
    expect(
      agreedCaptureKeys([
        [{ spki: one, notBeforeMs: 5, notAfterMs: 9 }],
        [{ spki: one, notBeforeMs: 3, notAfterMs: 7 }],
      ]),
    ).toEqual([{ spki: one, notBeforeMs: 5, notAfterMs: 7 }])
  })

  test('a bundle signed by a key that its server does not publish is not verified', () => {
    const bundle = JSON.parse(read('good.json'))
    const vkey: string = bundle.trust.vkey
    const spki = base64Decode(bundle.captureSignature.spki)
    const check = (captureKeys: { spki: Uint8Array }[] | null) =>
      verifyBundle(bundle, { published: [{ from: 'here', vkey, captureKeys }] }).status
    expect(check([{ spki }])).toBe('unsealed')
    expect(check(null)).toBe('unsealed')
    expect(check([{ spki: Uint8Array.of(1) }])).toBe('not_verified')
  })
})

function verifyOptions({
  vkeys,
  published,
  policy,
  tsaRoots,
  captureKeys,
  webRoots,
  relays,
}: CaseOptions): VerifyOptions {
  return {
    ...(vkeys && { vkeys }),
    ...(published && { published }),
    ...(policy && { policy }),
    ...(webRoots && { webRoots }),
    ...(relays && { relays }),
    ...(tsaRoots && { tsaRoots: tsaRoots.map(base64Decode) }),
    ...(captureKeys && {
      captureKeys: captureKeys.map(({ spki, notBefore, notAfter }) => ({
        spki: base64Decode(spki),
        ...(notBefore && { notBeforeMs: Date.parse(notBefore) }),
        ...(notAfter && { notAfterMs: Date.parse(notAfter) }),
      })),
    }),
  }
}
