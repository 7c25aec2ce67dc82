import { base64Decode, equal } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { parseObject } from '../log/key-place.ts'
import type { KnownCaptureKey } from './verify-trust.ts'

/**
 * The capture keys that a place publishes beside the log's key: everything that the log vouches for is signed by one of
 * them. A place may say nothing about them; then it is null, and the log's own check before each entry is what counts.
 */

/** The line to publish for each capture key in a page, a file or a TXT record; `/log/1/keys` has them with their times. */
export const publishedCaptureLine = (spki: string): string => `veracite-capture-key=${spki}`

export function captureKeysInDocument(body: string): KnownCaptureKey[] | null {
  const text = body.replace(/^\uFEFF/, '').trim()
  if (text.startsWith('{')) return keysInJson(text)
  return keysOf([...text.matchAll(/veracite-capture-key[=:][ \t]*([^\s"'<>]+)/g)].map(([, key = '']) => key))
}

export function captureKeysInRecords(strings: readonly string[]): KnownCaptureKey[] | null {
  return keysOf(strings.flatMap((record) => /^veracite-capture-key=(.*)$/su.exec(record.trim())?.[1] ?? []))
}

/** A key counts if every place that names capture keys names it, and within the times of all of them. */
export function agreedCaptureKeys(
  places: readonly (readonly KnownCaptureKey[] | null | undefined)[],
): KnownCaptureKey[] | null {
  const [first, ...others] = places.filter((keys) => keys != null)
  if (first === undefined) return null
  return others.reduce<KnownCaptureKey[]>(
    (agreed, keys) =>
      agreed.flatMap((key) => {
        const other = keys.find(({ spki }) => equal(spki, key.spki))
        return other === undefined ? [] : [withinBoth(key, other)]
      }),
    [...first],
  )
}

function withinBoth(a: KnownCaptureKey, b: KnownCaptureKey): KnownCaptureKey {
  return {
    spki: a.spki,
    notBeforeMs: Math.max(a.notBeforeMs ?? -Infinity, b.notBeforeMs ?? -Infinity),
    notAfterMs: Math.min(a.notAfterMs ?? Infinity, b.notAfterMs ?? Infinity),
  }
}

const keysOf = (found: readonly string[]): KnownCaptureKey[] | null =>
  found.length === 0 ? null : [...new Set(found)].map((spki) => ({ spki: spkiOf(spki) }))

function keysInJson(text: string): KnownCaptureKey[] | null {
  const { capture = null } = parseObject(text)
  if (capture === null) return null
  if (!Array.isArray(capture)) throw UNREADABLE
  const keys = capture.map(keyOf)
  return keys.length === 0 ? null : keys
}

function keyOf(value: unknown): KnownCaptureKey {
  if (typeof value !== 'object' || value === null || !('spki' in value) || typeof value.spki !== 'string')
    throw UNREADABLE
  const notBeforeMs = timeOf('notBefore' in value ? value.notBefore : null)
  const notAfterMs = timeOf('notAfter' in value ? value.notAfter : null)
  return {
    spki: spkiOf(value.spki),
    ...(notBeforeMs !== null && { notBeforeMs }),
    ...(notAfterMs !== null && { notAfterMs }),
  }
}

function spkiOf(base64: string): Uint8Array {
  if (base64.length > 512) throw UNREADABLE
  return base64Decode(base64)
}

function timeOf(value: unknown): number | null {
  if (value === null) return null
  const ms = typeof value === 'string' && TIME.test(value) ? Date.parse(value) : Number.NaN
  // A day that does not exist is read by some as the day after the last one that does.
  if (Number.isNaN(ms) || new Date(ms).toISOString() !== value) throw UNREADABLE
  return ms
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/
const UNREADABLE = new FormatError('a capture key cannot be read')
