import { describe, expect, test } from 'vitest'
import { base64Decode, base64Encode, utf8Decode, utf8Encode } from '../bytes.ts'
import { publicVectors, readJson } from '../test-support/public-vectors.ts'
import { cosignatureTime, cosignNote, formatNote, openNote, parseNote, signNote } from './note.ts'
import {
  ED25519_COSIGNATURE,
  ED25519_NOTE,
  formatVkey,
  noteSigner,
  parseSkey,
  parseVkey,
} from './note-key.ts'

interface NoteVectors {
  sign: { skey: string; vkey: string; textB64: string; wantNoteB64: string }[]
  valid: { desc: string; vkeys: string[]; noteB64: string; verified: string[]; unverified?: string[] }[]
  invalid: { desc: string; vkeys: string[]; noteB64: string }[]
  vkeysInvalid: string[]
}
interface FormatVectors {
  cosignatureTimestamp: { base64: string; posix?: number; wantErr?: string }[]
  cosignatureVkeysValid: string[]
  vkeysInvalid: string[]
}

const noteFile = publicVectors('transcribed/note.json')
describe.skipIf(!noteFile)('public note vectors', () => {
  const vectors: NoteVectors = noteFile
    ? readJson(noteFile)
    : { sign: [], valid: [], invalid: [], vkeysInvalid: [] }

  test.each(vectors.sign)('signs as the Go library does: $vkey', ({ skey, vkey, textB64, wantNoteB64 }) => {
    const signer = parseSkey(skey)
    expect(formatVkey(signer.verifier)).toBe(vkey)
    const text = utf8Decode(base64Decode(textB64))
    expect(base64Encode(utf8Encode(formatNote({ text, signatures: [signNote(text, signer)] })))).toBe(
      wantNoteB64,
    )
  })
  test.each(vectors.valid)('opens: $desc', ({ vkeys, noteB64, verified, unverified }) => {
    const opened = openNote(base64Decode(noteB64), vkeys.map(parseVkey))
    expect(opened.verified.map(({ verifier }) => verifier.name)).toEqual(verified)
    if (unverified) expect(opened.unknown.map(({ name }) => name)).toEqual(unverified)
    const note = parseNote(base64Decode(noteB64))
    expect(base64Encode(utf8Encode(formatNote(note)))).toBe(noteB64)
  })
  test.each(vectors.invalid)('refuses: $desc', ({ vkeys, noteB64 }) => {
    const verifiers = vkeys.map(parseVkey)
    expect(() => openNote(base64Decode(noteB64), verifiers)).toThrow()
  })
  test.each(vectors.vkeysInvalid)('refuses the verifier key %s', (vkey) =>
    expect(() => parseVkey(vkey)).toThrow(),
  )
})

const formatFile = publicVectors('transcribed/formats.json')
describe.skipIf(!formatFile)('public cosignature vectors', () => {
  const vectors: FormatVectors = formatFile
    ? readJson(formatFile)
    : { cosignatureTimestamp: [], cosignatureVkeysValid: [], vkeysInvalid: [] }
  test.each(vectors.cosignatureTimestamp)('time of $base64', ({ base64, posix }) => {
    const payload = base64Decode(base64).subarray(4)
    if (posix === undefined) expect(() => cosignatureTime(payload)).toThrow()
    else expect(cosignatureTime(payload)).toBe(posix)
  })
  test.each(vectors.cosignatureVkeysValid)('%s', (vkey) => {
    expect(parseVkey(vkey).type).toBe(ED25519_COSIGNATURE)
    expect(formatVkey(parseVkey(vkey))).toBe(vkey)
  })
  test.each(vectors.vkeysInvalid)('refuses the verifier key %s', (vkey) =>
    expect(() => parseVkey(vkey)).toThrow(),
  )
})

const seed = (fill: number) => new Uint8Array(32).fill(fill)
const log = noteSigner('log.example/1', ED25519_NOTE, seed(1))
const witness = noteSigner('witness.example', ED25519_COSIGNATURE, seed(2))
const text = 'log.example/1\n5\nAAAA\n\nlast line\n'

test('a note with an empty line in its text is split at the last one', () => {
  const note = formatNote({ text, signatures: [signNote(text, log)] })
  expect(parseNote(note).text).toBe(text)
  expect(openNote(note, [log.verifier]).verified).toHaveLength(1)
})

test('a cosignature states its time and binds it', () => {
  const line = cosignNote(text, witness, 5_000_000_000)
  const opened = openNote({ text, signatures: [signNote(text, log), line] }, [log.verifier, witness.verifier])
  expect(opened.verified.map(({ timeSeconds }) => timeSeconds)).toEqual([null, 5_000_000_000])
  const moved = { ...line, payload: line.payload.map((byte, i) => (i === 7 ? byte ^ 1 : byte)) }
  expect(() => openNote({ text, signatures: [moved] }, [witness.verifier])).toThrow('not valid')
})

test('a cosignature of a time that cannot be written is refused', () => {
  const last = 8_640_000_000_000
  expect(cosignatureTime(cosignNote(text, witness, last).payload)).toBe(last)
  // A witness that counts in microseconds.
  expect(() => cosignatureTime(cosignNote(text, witness, 1_700_000_000_000_000).payload)).toThrow(
    'out of range',
  )
})

test('every flipped byte of a signed note is noticed', () => {
  const bytes = utf8Encode(
    formatNote({ text, signatures: [signNote(text, log), cosignNote(text, witness, 1_700_000_000)] }),
  )
  for (let i = 0; i < bytes.length; i++) {
    for (const bit of [1, 0x20]) {
      const changed = bytes.map((byte, at) => (at === i ? byte ^ bit : byte))
      let verified: number
      try {
        verified = openNote(changed, [log.verifier, witness.verifier]).verified.length
      } catch {
        verified = 0
      }
      // A line whose name or key ID changed is a line of an unknown key, so one good signature may remain.
      expect(verified).toBeLessThan(2)
    }
  }
})

test.each(['', 'a b', 'a+b', 'a\u00a0b', 'a\u0085b', 'a\u2028b', 'a\u3000b'])(
  '%j is not a key name',
  (name) => {
    expect(() => noteSigner(name, ED25519_NOTE, seed(3))).toThrow()
  },
)

test('a low-order public key is refused, because verifiers disagree about its signatures', () => {
  const identity = new Uint8Array(33)
  identity[0] = ED25519_NOTE
  identity[1] = 1
  expect(() => parseVkey(`x+00000000+${base64Encode(identity)}`)).toThrow('usable')
})

test('a verifier key with the ID of another is refused', () => {
  const vkey = formatVkey(log.verifier)
  expect(parseVkey(vkey)).toEqual(log.verifier)
  expect(() => parseVkey(vkey.replace(log.verifier.keyId, witness.verifier.keyId))).toThrow('key ID')
})
