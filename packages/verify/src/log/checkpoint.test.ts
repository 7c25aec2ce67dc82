import { describe, expect, test } from 'vitest'
import { base64Decode, equal, utf8Encode } from '../bytes.ts'
import { sha256 } from '../sha256.ts'
import { publicVectors, readJson } from '../test-support/public-vectors.ts'
import {
  checkpointImprint,
  formatCheckpointText,
  openCheckpoint,
  parseCheckpointText,
  signCheckpoint,
} from './checkpoint.ts'
import { formatConsistencyFile, parseConsistencyFile } from './consistency-file.ts'
import { cosignNote, formatNote, formatSignatureLine, parseNote, signNote } from './note.ts'
import { ED25519_COSIGNATURE, ED25519_NOTE, noteSigner } from './note-key.ts'
import { formatTlogProof, parseTlogProof } from './tlog-proof.ts'

interface FormatVectors {
  tlogProofMarshal: {
    index: number
    hashes: string[]
    extraUtf8?: string
    checkpoint: string
    want: string
  }[]
  tlogProofInvalid: string[]
  checkpointInvalid: string[]
}

const file = publicVectors('transcribed/formats.json')
describe.skipIf(!file)('public vectors', () => {
  const vectors: FormatVectors = file
    ? readJson(file)
    : { tlogProofMarshal: [], tlogProofInvalid: [], checkpointInvalid: [] }
  test.each(vectors.tlogProofMarshal)(
    'proof of entry $index',
    ({ index, hashes, extraUtf8, checkpoint, want }) => {
      const extra = extraUtf8 === undefined ? null : utf8Encode(extraUtf8)
      const proof = { index, hashes: hashes.map(base64Decode), checkpoint, extra }
      expect(formatTlogProof(proof)).toBe(want)
      expect(parseTlogProof(want)).toEqual(proof)
    },
  )
  test.each(vectors.tlogProofInvalid)('refuses the proof %j', (text) =>
    expect(() => parseTlogProof(text)).toThrow(),
  )
  test.each(vectors.checkpointInvalid)('refuses the checkpoint %j', (text) => {
    expect(() => parseCheckpointText(text)).toThrow()
  })
})

const seed = (fill: number) => new Uint8Array(32).fill(fill)
const log = noteSigner('log.example/1', ED25519_NOTE, seed(1))
const witness = noteSigner('witness.example', ED25519_COSIGNATURE, seed(2))
const checkpoint = { origin: 'log.example/1', size: 7, root: sha256(utf8Encode('root')) }
const signed = signCheckpoint(checkpoint, log)

function cosigned(): string {
  const { text, signatures } = parseNote(signed)
  // The witness first: nothing may depend on the log's line being the first.
  return formatNote({ text, signatures: [cosignNote(text, witness, 1_700_000_000), ...signatures] })
}

test('a checkpoint opens with the log key, whatever the order of its lines', () => {
  expect(openCheckpoint(signed, log.verifier)).toEqual({ ...checkpoint, cosignatures: [] })
  const opened = openCheckpoint(cosigned(), log.verifier, [witness.verifier])
  expect(opened.cosignatures).toEqual([{ verifier: witness.verifier, timeSeconds: 1_700_000_000 }])
})

test('a checkpoint of another log, or signed by a witness alone, is refused', () => {
  const other = noteSigner('log.example/2', ED25519_NOTE, seed(1))
  expect(() => openCheckpoint(signed, other.verifier)).toThrow()
  const { text } = parseNote(signed)
  const witnessed = formatNote({ text, signatures: [cosignNote(text, witness, 1)] })
  expect(() => openCheckpoint(witnessed, log.verifier, [witness.verifier])).toThrow('not signed by the log')
  expect(() => signCheckpoint(checkpoint, other)).toThrow('origin')
})

test('a checkpoint of another origin is refused even when the log key signed it', () => {
  const text = formatCheckpointText({ ...checkpoint, origin: 'log.example/2' })
  const note = formatNote({ text, signatures: [signNote(text, log)] })
  expect(() => openCheckpoint(note, log.verifier)).toThrow('another origin')
})

test('nothing may follow the root', () => {
  const text = formatCheckpointText(checkpoint)
  expect(parseCheckpointText(text)).toEqual(checkpoint)
  for (const more of ['x', 'x\n', '\n']) expect(() => parseCheckpointText(text + more)).toThrow('three lines')
  expect(() => parseCheckpointText(text.slice(0, -1))).toThrow('three lines')
})

test.each(['log\n1\n', 'log\n01\nAAAA\n', 'log\n1\nAAAA\nextension\n'])('%j is not a checkpoint', (text) => {
  expect(() => parseCheckpointText(text)).toThrow()
})

test('the time-stamped bytes leave cosignatures out, so they never change', () => {
  const imprint = checkpointImprint(signed, log.verifier)
  expect(equal(imprint, sha256(utf8Encode(signed)))).toBe(true)
  expect(checkpointImprint(cosigned(), log.verifier)).toEqual(imprint)
  const own = parseNote(signed).signatures[0]
  expect(signed).toBe(`${parseNote(signed).text}\n${own ? formatSignatureLine(own) : ''}`)
})

test('a consistency file gives back what was written and refuses other shapes', () => {
  const proof = { oldSize: 3, hashes: [checkpoint.root, sha256()], checkpoint: signed }
  expect(parseConsistencyFile(formatConsistencyFile(proof))).toEqual(proof)
  expect(parseConsistencyFile(formatConsistencyFile({ ...proof, hashes: [] })).hashes).toEqual([])
  for (const bad of ['', 'old 3', 'old 03\n\nx', 'old -1\n\nx', 'size 3\n\nx', 'old 3\nAAAA\n\nx']) {
    expect(() => parseConsistencyFile(bad)).toThrow()
  }
  expect(() =>
    parseConsistencyFile(formatConsistencyFile({ ...proof, hashes: Array(64).fill(sha256()) })),
  ).toThrow('63')
})
