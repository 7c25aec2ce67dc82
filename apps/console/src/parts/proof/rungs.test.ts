import { readFileSync } from 'node:fs'
import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { verifyBundle } from '@veracite/verify/bundle/verify-bundle'
import { ED25519_NOTE, formatVkey, noteSigner } from '@veracite/verify/log/note-key'
import { expect, test } from 'vitest'
import { CHANGES, type ChangeId, changeOneByte } from './change-one-byte.ts'
import { firstChoice, optionsFor, readKey } from './key-choice.ts'
import { rungsOf } from './rungs.ts'

const vector = (name: string): EvidenceBundle =>
  JSON.parse(readFileSync(new URL(`../../../../../vectors/bundles/${name}.json`, import.meta.url), 'utf8'))

const failing = (bundle: unknown): string[] =>
  rungsOf(verifyBundle(bundle), bundle).flatMap(({ id, result }) => (result === 'fail' ? [id] : []))

test('every step of a sampled bundle is a rung with its inputs, from the bytes to the outcomes', () => {
  const bundle = vector('sampled')
  const rungs = rungsOf(verifyBundle(bundle), bundle)
  expect(rungs.map(({ id }) => id)).toEqual([
    'bytes',
    'response',
    'signature',
    'leaf',
    'inclusion',
    'checkpoint',
    'consistency',
    'witnesses',
    'timestamps',
    'events',
    'plan',
    'outcomes',
    'sources',
    'seal',
    'provider',
  ])
  const valuesOf = (id: string) =>
    rungs.find((rung) => rung.id === id)?.inputs.map(({ value }) => value) ?? []
  const [computed, signed] = valuesOf('response')
  expect(computed).toBe(signed)
  expect(valuesOf('inclusion').at(-1)).toBe(valuesOf('inclusion').at(-2))
  for (const id of ['bytes', 'signature', 'leaf', 'checkpoint', 'plan', 'outcomes'])
    expect(valuesOf(id).length, id).toBeGreaterThan(0)
  // Under its own key a bundle proves nothing about who made it.
  expect(rungs.map(({ word }) => word)).not.toContain('PASS')
})

const NOTICED_FIRST: Record<ChangeId, string> = {
  response: 'bytes',
  manifest: 'bytes',
  signature: 'signature',
  leaf: 'leaf',
  proof: 'inclusion',
  checkpoint: 'inclusion',
}

test.each(CHANGES)('one byte of %s changed: the right step notices, and the original stays', (id) => {
  const bundle = vector('good')
  const before = JSON.stringify(bundle)
  const changed = changeOneByte(bundle, id)
  expect(failing(changed?.bundle)[0]).toBe(NOTICED_FIRST[id])
  expect(changed?.words).toMatch(/^Byte [\d,]+ of [\d,]+ of the .* was [0-9a-f]{2}.* and is now [0-9a-f]{2}/)
  expect(JSON.stringify(bundle)).toBe(before)
  expect(failing(bundle)).toEqual([])
})

test('every file gives steps and no exception', () => {
  for (const hostile of [
    null,
    [],
    'x',
    {},
    { bundle: 'https://x/schema/bundle/v1', response: 7, leaf: [] },
  ]) {
    const rungs = rungsOf(verifyBundle(hostile), hostile)
    expect(rungs).toHaveLength(15)
    expect(rungs.every(({ inputs }) => inputs.length === 0)).toBe(true)
    expect(changeOneByte(hostile as unknown as EvidenceBundle, 'response')).toBeNull()
  }
})

test('the server’s key is only offered first for bundles of its own log', () => {
  const bundle = vector('good')
  const server = { vkey: bundle.trust.vkey, from: 'here.example' }
  expect(firstChoice(bundle, server)).toEqual({ kind: 'server' })
  expect(verifyBundle(bundle, optionsFor({ kind: 'server' }, server, 0))).toMatchObject({
    status: 'unsealed',
    trust: { kind: 'fetched', from: ['here.example'] },
  })
  const signer = noteSigner('other.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(9))
  const other = { vkey: formatVkey(signer.verifier), from: 'other.example' }
  expect(firstChoice(bundle, other)).toEqual({ kind: 'bundle' })
  expect(firstChoice(bundle, null)).toEqual({ kind: 'bundle' })
  expect(firstChoice({ trust: { vkey: 7 } }, server)).toEqual({ kind: 'bundle' })
  for (const typed of [` ${other.vkey}\n`, `veracite-log-key=${other.vkey}`, JSON.stringify({ log: other })])
    expect(readKey(typed), typed).toBe(other.vkey)
  expect(readKey('other.example/log/1')).toBeNull()
})
