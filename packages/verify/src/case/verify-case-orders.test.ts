import { expect, test } from 'vitest'
import { utf8Decode, utf8Encode } from '../bytes.ts'
import { formatVkey } from '../log/note-key.ts'
import { sha256Hex } from '../sha256.ts'
import { canonicalBytes } from '../test-support/canonical-bytes.ts'
import { sampleCase } from '../test-support/sample-case.ts'
import { LOG, recorderOf } from '../test-support/sample-keys.ts'
import { orderPath } from './case-parts.ts'
import { verifyCase } from './verify-case.ts'
import type { ZipEntry } from './zip.ts'

const options = { vkeys: [formatVkey(LOG.verifier)] }
const recorder = recorderOf('api-1')
const ORDER = {
  schema: 'https://veracite.example/schema/order/v1',
  prev: null,
  eventNonce: 'a'.repeat(32),
  orderId: 'order_1',
  kind: 'order',
  brand: { id: 'brand_1', name: 'Café Ångström', domain: 'angstrom.example' },
  addressee: 'A provider',
  court: 'A court',
  fileNumber: '26 O 869/26',
  wording: 'It is forbidden to say so.',
  documentSha256: null,
  sentAt: null,
  receivedAt: null,
  holdsFrom: '2026-06-01T00:00:00.000Z',
  statements: [{ words: 'Ada founded it', predicate: 'founder', about: '', value: 'ada' }],
  plan: { engines: ['CHATGPT'], prompts: ['b'.repeat(64)], samples: 1, everyHours: 24, looks: 30 },
  recordedBy: 'Ada',
  recorder,
  recordedAt: '2026-06-01T00:00:00.000Z',
}
const WITHDRAWAL = {
  schema: 'https://veracite.example/schema/withdrawal/v1',
  prev: sha256Hex(canonicalBytes(ORDER)),
  eventNonce: 'b'.repeat(32),
  orderId: 'order_1',
  reason: 'settled',
  withdrawnBy: 'Ada',
  recorder,
  withdrawnAt: '2026-06-02T00:00:00.000Z',
}

const problemOf = (file: Uint8Array) =>
  verifyCase(file, options).steps.find(({ result }) => result !== 'pass')?.reason ?? null

test('a case with an order and its withdrawal verifies', () => {
  expect(problemOf(sampleCase({ orders: [ORDER, WITHDRAWAL] }))).toBeNull()
})

/** A dishonest maker of the case: the list of parts is made of what they put there. */
const changed = (change: (text: string) => string) => (parts: ZipEntry[]) =>
  parts.map((part) => {
    if (!part.path.startsWith('orders/')) return part
    const bytes = utf8Encode(change(utf8Decode(part.bytes)))
    return { path: orderPath(sha256Hex(bytes)), bytes }
  })

const forgedWording = (text: string): string => {
  const parsed = JSON.parse(text) as { manifest: { base64: string; sha256: string } }
  const forged = canonicalBytes({ ...ORDER, wording: 'Something else is forbidden.' })
  parsed.manifest = { base64: Buffer.from(forged).toString('base64'), sha256: sha256Hex(forged) }
  return utf8Decode(canonicalBytes(parsed))
}

test.each<[string, RegExp, Parameters<typeof sampleCase>[0]]>([
  [
    'words that were not signed',
    /signature over the manifest/,
    { orders: [ORDER], parts: changed(forgedWording) },
  ],
  [
    'unsigned words beside it',
    /does not belong there/,
    { orders: [ORDER], parts: changed((text) => text.replace(/^\{/, '{"aside":"x",')) },
  ],
  [
    'another brand',
    /no notice or order about the brand/,
    { orders: [{ ...ORDER, brand: { ...ORDER.brand, id: 'brand_2' } }] },
  ],
  [
    'a withdrawal of what is not there',
    /withdraws a record that is not in the file/,
    { orders: [WITHDRAWAL] },
  ],
  [
    'a withdrawal of another version',
    /withdraws a record that is not in the file/,
    { orders: [ORDER, { ...WITHDRAWAL, prev: 'c'.repeat(64) }] },
  ],
])('refuses %s', (_, reason, choices) => {
  expect(problemOf(sampleCase(choices))).toMatch(reason)
})
