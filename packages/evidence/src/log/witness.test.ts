import { openCheckpoint, signCheckpoint } from '@veracite/verify/log/checkpoint'
import { formatConsistencyFile } from '@veracite/verify/log/consistency-file'
import { consistencyProof, EMPTY_ROOT, leafHash, treeRoot } from '@veracite/verify/log/merkle'
import { ED25519_NOTE, noteSigner } from '@veracite/verify/log/note-key'
import { expect, test } from 'vitest'
import { answerAddCheckpoint, type WitnessAnswer } from './witness.ts'
import { formatWitnessKey, parseWitnessKey } from './witness-key.ts'

const LOG = noteSigner('log.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(1))
const THIEF = noteSigner('log.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(2))
const OTHER = noteSigner('other.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(1))
const WITNESS = parseWitnessKey(formatWitnessKey('witness.example', new Uint8Array(32).fill(3)))
const NOW = new Date('2026-06-01T12:00:00.700Z')

const leaves = (count: number, history = 'a') =>
  Array.from({ length: count }, (_, i) => leafHash(new TextEncoder().encode(`${i < 4 ? 'a' : history} ${i}`)))
const note = (size: number, history = 'a', signer = LOG) =>
  signCheckpoint({ origin: signer.verifier.name, size, root: treeRoot(leaves(size, history)) }, signer)
const request = (old: number, size: number, history = 'a', signer = LOG) =>
  formatConsistencyFile({
    oldSize: old,
    hashes: old === 0 || old > size ? [] : consistencyProof(leaves(size, history), old),
    checkpoint: note(size, history, signer),
  })
const ask = (text: string, kept: string | null): WitnessAnswer =>
  answerAddCheckpoint({
    request: text,
    logs: [LOG.verifier],
    keptFor: () => kept,
    signer: WITNESS,
    now: NOW,
  })

test('a log it has not seen, and then its growth, are cosigned with the time', () => {
  let kept: string | null = null
  for (const [old, size] of [
    [0, 5],
    [5, 5],
    [5, 300],
    [300, 1_000],
  ] as const) {
    const answer = ask(request(old, size), kept)
    if (answer.status !== 200) throw new Error(answer.reason)
    const opened = openCheckpoint(answer.keep.note, LOG.verifier, [WITNESS.verifier])
    expect(opened.size).toBe(size)
    expect(opened.cosignatures.map(({ timeSeconds }) => timeSeconds)).toEqual([1_780_315_200])
    expect(answer.keep.note.endsWith(answer.body)).toBe(true)
    kept = answer.keep.note
  }
})

test('a log that was rolled back or forked gets no line', () => {
  const kept = note(10)
  expect(ask(request(6, 8), kept), 'rolled back').toMatchObject({ status: 409, knownSize: 10 })
  expect(ask(request(10, 12, 'b'), kept), 'forked').toMatchObject({ status: 422 })
  expect(ask(request(10, 10, 'b'), kept), 'forked at the same size').toMatchObject({ status: 422 })
  expect(ask(request(0, 12, 'b'), kept), 'as if never seen').toMatchObject({ status: 409, knownSize: 10 })
})

test('proofs that prove nothing are refused', () => {
  const kept = note(10)
  const bare = (old: number, checkpoint: string, hashes: Uint8Array[] = []) =>
    formatConsistencyFile({ oldSize: old, hashes, checkpoint })
  expect(ask(bare(10, note(12)), kept), 'no proof').toMatchObject({ status: 422 })
  expect(ask(bare(10, note(10), [EMPTY_ROOT]), kept), 'too much proof').toMatchObject({ status: 422 })
  expect(ask(bare(0, note(3), [EMPTY_ROOT]), null), 'a proof from nothing').toMatchObject({ status: 422 })
  const empty = (root: Uint8Array) => signCheckpoint({ origin: LOG.verifier.name, size: 0, root }, LOG)
  expect(ask(bare(0, empty(EMPTY_ROOT)), null).status).toBe(200)
  expect(ask(bare(0, empty(new Uint8Array(32))), null), 'an empty tree of another root').toMatchObject({
    status: 422,
  })
})

test('other logs, other keys and other texts are refused as the protocol says', () => {
  expect(ask(request(0, 5, 'a', OTHER), null)).toMatchObject({ status: 404 })
  expect(ask(request(0, 5, 'a', THIEF), null)).toMatchObject({ status: 403 })
  expect(ask(request(7, 5), note(7))).toMatchObject({ status: 400 })
  for (const text of ['', 'old 0', `old 00\n\n${note(3)}`, `old -1\n\n${note(3)}`, 'old 0\n\nnot a note\n'])
    expect(ask(text, null), text).toMatchObject({ status: 400 })
  const flipped = request(0, 5).replace('\n5\n', '\n6\n')
  expect(ask(flipped, null)).toMatchObject({ status: 403 })
})

test('a log’s key is not accepted as a witness’s key', () => {
  const line = 'PRIVATE+KEY+log.example/log/1+00000000+AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB'
  expect(() => parseWitnessKey(line)).toThrow(/not the key of a witness/)
  expect(() => parseWitnessKey('hello')).toThrow(/PRIVATE\+KEY/)
})
