import { deflateRawSync } from 'node:zlib'
import { base64Encode, concat, utf8Encode } from '../../packages/verify/src/bytes.ts'
import { canonicalText } from '../../packages/verify/src/canonical-form.ts'
import { bundlePath, INDEX_PATH, PRINT_PATH } from '../../packages/verify/src/case/case-parts.ts'
import { CASE_STEPS, type CaseStepId } from '../../packages/verify/src/case/case-report.ts'
import type { CaseProof } from '../../packages/verify/src/case/case-shapes.ts'
import { writeZip, type ZipEntry, zipDirectory, zipEntryHeader } from '../../packages/verify/src/case/zip.ts'
import { formatVkey } from '../../packages/verify/src/log/note-key.ts'
import { sha256Hex } from '../../packages/verify/src/sha256.ts'
import { RELAY, WEB_ROOT } from '../../packages/verify/src/test-support/forged-connection.ts'
import { FORGER, LOG } from '../../packages/verify/src/test-support/sample-keys.ts'
import {
  type CaseChoices,
  sampleCase,
  sampleCaseEntries,
} from '../../packages/verify/src/test-support/sample-case.ts'

/**
 * Case files that every verifier must judge the same way. A case is a file put together from stretches of the
 * good one and other bytes, the log keys that the reader trusts, and the steps that must fail. The expected
 * results are written here by hand.
 */
export interface CaseVector {
  name: string
  /** In order: a range of the good file (from, up to), or other bytes in base64. */
  pieces: ([from: number, to: number] | string)[]
  options: { vkeys?: string[]; webRoots?: string[]; relays?: { vkey: string }[] }
  expect: {
    status: string
    fails: CaseStepId[]
    /** How each exhibit names who answered. */
    speakers?: string[]
  }
}

export function caseVectors(): { 'good.zip': Uint8Array; 'cases.json': string } {
  return { 'good.zip': GOOD, 'cases.json': `${JSON.stringify({ about: ABOUT, cases: CASES }, null, 1)}\n` }
}

const ABOUT =
  'Made by tools/generate/make-case-vectors.ts from fixed keys and a fixed clock. Put the pieces together, each a ' +
  'stretch of good.zip or base64, verify with the options, compare the status and the steps that fail.'

const GOOD = sampleCase()
const GOOD_BUFFER = Buffer.from(GOOD)
const BLOCK = 24
const VKEY = formatVkey(LOG.verifier)
/** What a reader needs to see who sent answers that a relay carried. */
const CARRIED = {
  vkeys: [VKEY],
  webRoots: [sha256Hex(WEB_ROOT)],
  relays: [{ vkey: formatVkey(RELAY.verifier) }],
}
const ALL: CaseStepId[] = CASE_STEPS.map(({ id }) => id)
const WRONG_PARTS: CaseStepId[] = ['parts', 'bundles', 'pages']

const page = (place: number) => bundlePath(place, `run_${place}`, 'html')
const bundle = (place: number) => bundlePath(place, `run_${place}`, 'json')

const changed = (path: string, change: (entry: ZipEntry) => ZipEntry) => (entries: ZipEntry[]) =>
  entries.map((entry) => (entry.path === path ? change(entry) : entry))
const replaced = (path: string, from: string, to: string) =>
  changed(path, (entry) => ({
    ...entry,
    bytes: utf8Encode(new TextDecoder().decode(entry.bytes).replace(from, to)),
  }))
const without = (path: string) => (entries: ZipEntry[]) => entries.filter((entry) => entry.path !== path)
const bytesOf = (entries: ZipEntry[], path: string) =>
  entries.find((entry) => entry.path === path)?.bytes ?? new Uint8Array(0)
/** Swaps the content of two parts; their names stay. */
const swapped = (a: string, b: string) => (entries: ZipEntry[]) =>
  entries.map((entry) =>
    entry.path === a || entry.path === b
      ? { ...entry, bytes: bytesOf(entries, entry.path === a ? b : a) }
      : entry,
  )

const printed = (entries: ZipEntry[]) => [
  ...entries,
  { path: PRINT_PATH, bytes: utf8Encode('%PDF-1.7 A case') },
]

/** By somebody who has the file but no key. */
const tampered = (name: string, fails: CaseStepId[], entries: NonNullable<CaseChoices['entries']>) =>
  refused(name, fails, sampleCase({ entries }))
/** By somebody who holds the keys: signed and logged, so that only the named fault is wrong. */
const signed = (name: string, fails: CaseStepId[], choices: CaseChoices) =>
  refused(name, fails, sampleCase(choices))
/** By somebody who knows the archive format. */
const repacked = (name: string, file: Uint8Array) => refused(name, ALL, file)

function refused(name: string, fails: CaseStepId[], file: Uint8Array): CaseVector {
  return {
    name,
    pieces: piecesOf(file),
    options: { vkeys: [VKEY] },
    expect: { status: 'not_verified', fails },
  }
}

/**
 * Greedy: the longest stretch of the good file that begins with the next bytes, otherwise the bytes
 * themselves.
 */
function piecesOf(file: Uint8Array): CaseVector['pieces'] {
  const pieces: CaseVector['pieces'] = []
  let at = 0
  let literalFrom = 0
  const flush = () => {
    if (literalFrom < at) pieces.push(base64Encode(file.subarray(literalFrom, at)))
  }
  while (at < file.length) {
    const block = Buffer.from(file.subarray(at, at + BLOCK))
    // If the file continues like the good one at the same place, that stretch is meant.
    const found = GOOD_BUFFER.subarray(at, at + BLOCK).equals(block) ? at : GOOD_BUFFER.indexOf(block)
    if (block.length < BLOCK || found < 0) {
      at++
      continue
    }
    let length = BLOCK
    while (at + length < file.length && file[at + length] === GOOD[found + length]) length++
    flush()
    pieces.push([found, found + length])
    at += length
    literalFrom = at
  }
  flush()
  return pieces
}

const ENTRIES = sampleCaseEntries()
const BODY = concat(...ENTRIES.flatMap((entry) => [zipEntryHeader(entry), entry.bytes]))
const DIRECTORY = zipDirectory(ENTRIES)
const HIDDEN = { path: 'hidden.txt', bytes: utf8Encode('nobody lists me') }
const hiddenBytes = concat(zipEntryHeader(HIDDEN), HIDDEN.bytes)
const patched = (at: number, ...bytes: number[]) => {
  const file = GOOD.slice()
  file.set(bytes, at)
  return file
}
const END = GOOD.length - 22
const CENTRAL = GOOD.length - DIRECTORY.length
/** Replaces the name of the first entry by one of the same length, so that nothing else moves. */
const renamed = (name: string) => {
  const file = GOOD.slice()
  file.set(utf8Encode(name), 30)
  file.set(utf8Encode(name), CENTRAL + 46)
  return file
}
const deflatedHeader = patched(8, 8)

/** The same case, with everything but its first three entries deflated. */
const packedEntries = (): ZipEntry[] =>
  sampleCaseEntries().map((entry, i) => {
    const packed = new Uint8Array(deflateRawSync(entry.bytes))
    return i < 3 || packed.length >= entry.bytes.length ? entry : { ...entry, packed }
  })
const PACKED = writeZip(packedEntries())
/** `sha256:` and the digest. */
const SEAL = 71
const BYTE = Uint8Array.of(0)
/** Somewhere in the first deflated entry. */
const PACKED_AT =
  packedEntries()
    .slice(0, 3)
    .reduce((sum, entry) => sum + zipEntryHeader(entry).length + entry.bytes.length, 0) + 200
const flipped = (file: Uint8Array, at: number) => file.with(at, (file[at] ?? 0) ^ 1)
/** With another stream in the first deflated entry; its digest at the end fits. */
const packedAs = (change: (packed: Uint8Array, bytes: Uint8Array) => Uint8Array): ZipEntry[] => {
  const entries = packedEntries()
  const at = entries.findIndex(({ packed }) => packed !== undefined)
  return entries.map((entry, i) =>
    i === at && entry.packed ? { ...entry, packed: change(entry.packed, entry.bytes) } : entry,
  )
}
const stored = (bytes: Uint8Array) => new Uint8Array(deflateRawSync(bytes, { level: 0 }))
/** The header names one byte less than the stream holds. */
function longer(): Uint8Array {
  const entries = packedEntries()
  const at = entries.findIndex(({ packed }) => packed !== undefined)
  return writeZip(
    entries.map((entry, i) => (i === at ? { ...entry, bytes: entry.bytes.subarray(0, -1) } : entry)),
  )
}
const descriptor = concat(
  patched(6, 8).subarray(0, 30 + 13 + bytesOf(ENTRIES, 'manifest.json').length),
  utf8Encode('PK\u0007\u0008'),
  GOOD.slice(14, 26),
  GOOD.subarray(30 + 13 + bytesOf(ENTRIES, 'manifest.json').length),
)

/** Both proofs end in the checkpoint, and that in its signature lines. */
const withLine = (line: (last: string) => string) => (proof: CaseProof) => {
  const more = (text: string) => `${text}${line(`${text.trimEnd().split('\n').at(-1) ?? ''}\n`)}`
  return { ...proof, inclusion: more(proof.inclusion), consistency: more(proof.consistency) }
}
const STRANGER = '— stranger.example AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n'

const CASES: CaseVector[] = [
  {
    name: 'exhibits of a stand-in, a demonstration and the engine itself',
    pieces: piecesOf(
      sampleCase({
        access: ['compatible_server', 'demo', 'official_api'],
        endpoint: [undefined, undefined, 'https://api.openai.com/v1/responses'],
      }),
    ),
    options: { vkeys: [VKEY] },
    expect: {
      status: 'verified',
      fails: [],
      speakers: ['STAND-IN for CHATGPT', 'DEMO of CHATGPT', 'CHATGPT'],
    },
  },
  {
    name: 'answers that a relay carried, each on a connection of its own',
    pieces: piecesOf(sampleCase({ witnessed: 'own' })),
    options: CARRIED,
    expect: { status: 'verified', fails: [] },
  },
  {
    ...signed('one connection that a relay carried, for the answers of three runs', ['bundles'], {
      witnessed: 'shared',
    }),
    options: CARRIED,
  },
  {
    name: 'exhibits that claim the official interface, from hosts that are not the engine’s',
    pieces: piecesOf(
      sampleCase({
        access: ['official_api', 'data_provider', 'official_api'],
        endpoint: [undefined, 'https://api.openai.com/v1/responses', 'http://api.openai.com/v1/responses'],
      }),
    ),
    options: { vkeys: [VKEY] },
    expect: { status: 'verified', fails: [], speakers: Array(3).fill('STAND-IN for CHATGPT') },
  },
  signed('the proof of inclusion has lost its leaf', ALL, {
    proof: (proof) => ({ ...proof, inclusion: proof.inclusion.replace(/^extra .*\n/m, '') }),
  }),
  signed('the log key signs twice', ['checkpoint'], { proof: withLine((last) => last) }),
  signed('a key signs that the case does not name', ['checkpoint'], { proof: withLine(() => STRANGER) }),
  {
    name: 'a good case, with the key the caller knows',
    pieces: piecesOf(GOOD),
    options: { vkeys: [VKEY] },
    expect: { status: 'verified', fails: [] },
  },
  {
    name: 'a good case, with the key inside only',
    pieces: piecesOf(GOOD),
    options: {},
    expect: { status: 'self_consistent', fails: [] },
  },
  {
    name: 'a good case with a document to print',
    pieces: piecesOf(sampleCase({ parts: printed })),
    options: { vkeys: [VKEY] },
    expect: { status: 'verified', fails: [] },
  },
  refused(
    'a document to print that was changed',
    WRONG_PARTS,
    sampleCase({ parts: printed, entries: replaced(PRINT_PATH, 'A case', 'No case') }),
  ),
  tampered('a document to print that was added', WRONG_PARTS, printed),
  refused(
    'a case that somebody made up as a whole',
    ['checkpoint', 'consistency', 'bundles'],
    sampleCase({ by: FORGER }),
  ),

  tampered('a part is missing', WRONG_PARTS, without(bundle(3))),
  tampered('the index page is missing', WRONG_PARTS, without(INDEX_PATH)),
  tampered('a captured page is missing', WRONG_PARTS, (entries) => entries.slice(0, -1)),
  tampered('a part is added at the end', WRONG_PARTS, (entries) => [...entries, HIDDEN]),
  tampered('a part is added in between', WRONG_PARTS, (entries) => entries.toSpliced(5, 0, HIDDEN)),
  tampered('the index page is changed', WRONG_PARTS, replaced(INDEX_PATH, 'A case', 'No case')),
  tampered('the page of a bundle is changed', WRONG_PARTS, replaced(page(1), 'run_1', 'run_9')),
  tampered('a bundle is changed', WRONG_PARTS, replaced(bundle(2), '"index":6', '"index":7')),
  tampered('a bundle is replaced by another sound one', WRONG_PARTS, (entries) =>
    changed(bundle(1), (entry) => ({ ...entry, bytes: bytesOf(entries, bundle(2)) }))(entries),
  ),
  tampered('two sound bundles change places', WRONG_PARTS, swapped(bundle(1), bundle(2))),
  tampered(
    'a part has another name',
    WRONG_PARTS,
    changed(page(3), (entry) => ({ ...entry, path: page(4) })),
  ),
  tampered('parts are in another order', WRONG_PARTS, (entries) =>
    entries.toSpliced(3, 2, ...entries.slice(3, 5).reverse()),
  ),
  tampered('a part is left out of the list and the archive', WRONG_PARTS, (entries) =>
    without(bundle(3))(
      changed('SHA256SUMS', (entry) => ({
        ...entry,
        bytes: utf8Encode(new TextDecoder().decode(entry.bytes).replace(/.*003-run_3\.json\n/, '')),
      }))(entries),
    ),
  ),
  tampered('the manifest is changed', ['signature', 'leaf'], replaced('manifest.json', '12/2026', '12/2027')),
  tampered('the manifest of another case', ['parts', 'signature', 'leaf', 'bundles', 'pages'], (entries) => {
    const other = sampleCaseEntries({ parts: replaced(INDEX_PATH, 'A case', 'Another') })
    return changed('manifest.json', (entry) => ({ ...entry, bytes: bytesOf(other, entry.path) }))(entries)
  }),
  tampered('manifest and proof of another case', WRONG_PARTS, (entries) => {
    const other = sampleCaseEntries({ parts: replaced(INDEX_PATH, 'A case', 'Another') })
    return [...other.slice(0, 2), ...entries.slice(2)]
  }),
  tampered(
    'the proof has a member of its own',
    ALL,
    replaced('proof.json', '{"capture', '{"and":"more","capture'),
  ),
  tampered('the proof is not in canonical form', ALL, replaced('proof.json', '{', '{ ')),
  tampered('the manifest is not in canonical form', ALL, replaced('manifest.json', '{', '{ ')),
  tampered('the manifest is missing', ALL, without('manifest.json')),
  tampered('the proof is missing', ALL, without('proof.json')),
  signed('the checkpoint has a line of nobody known', ['checkpoint'], {
    proof: (proof) => {
      const line =
        '— somebody.example AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n'
      return { ...proof, inclusion: proof.inclusion + line, consistency: proof.consistency + line }
    },
  }),
  signed('the proof says another place in the log', ['inclusion', 'consistency'], {
    proof: (proof) => ({ ...proof, leaf: { ...proof.leaf, index: 10 } }),
  }),

  signed('signed with a bundle that is missing', ['bundles', 'pages'], { parts: without(bundle(3)) }),
  signed('signed without an index page', WRONG_PARTS, { parts: without(INDEX_PATH) }),
  signed('signed with two bundles in each other’s place', ['bundles', 'pages'], {
    parts: swapped(bundle(1), bundle(2)),
  }),
  signed('signed with two parts of the same content', WRONG_PARTS, {
    parts: (parts) => changed(page(1), (entry) => ({ ...entry, bytes: bytesOf(parts, page(2)) }))(parts),
  }),
  signed('signed with a part that is listed twice', WRONG_PARTS, {
    list: (list) => concat(list.subarray(0, list.indexOf(10) + 1), list),
  }),
  signed('signed with a part of an unknown kind', WRONG_PARTS, { parts: (parts) => [...parts, HIDDEN] }),
  signed('signed with a page that carries another bundle', ['pages'], {
    parts: replaced(page(1), '"timestamps":[]', '"timestamps":[1]'),
  }),
  signed('signed for runs that are not in it', ['bundles'], {
    manifest: (manifest) => ({ ...manifest, runs: ['run_1', 'run_2', 'run_4'] }),
  }),
  signed('signed for another brand', ['bundles'], {
    manifest: (manifest) => ({ ...manifest, brand: { ...manifest.brand, id: 'brand_2' } }),
  }),
  signed('signed for a tree that the bundles do not lead to', ['consistency', 'bundles'], {
    manifest: (manifest) => ({ ...manifest, log: { ...manifest.log, root: '0'.repeat(64) } }),
  }),
  signed('signed for another log', ['checkpoint', 'consistency', 'bundles'], {
    manifest: (manifest) => ({
      ...manifest,
      log: { ...manifest.log, vkey: formatVkey(FORGER.log.verifier) },
    }),
  }),
  signed('signed for another number of parts', WRONG_PARTS, {
    manifest: (manifest) => ({ ...manifest, parts: { ...manifest.parts, count: 8 } }),
  }),
  signed('logged before the runs that are in it', ['consistency'], { loggedFirst: true }),
  signed('logged in a log that does not have the runs', ['consistency'], { forked: true }),

  repacked('something before the archive', concat(utf8Encode('#!/bin/sh\n'), GOOD)),
  repacked('something behind the archive', concat(GOOD, utf8Encode('\n'))),
  repacked('an archive behind the archive', concat(GOOD, GOOD)),
  repacked('an entry that the directory does not have', concat(BODY, hiddenBytes, DIRECTORY)),
  repacked('an entry that only the directory has', concat(BODY, zipDirectory([...ENTRIES, HIDDEN]))),
  repacked('two entries with one name', writeZip([...ENTRIES, { ...HIDDEN, path: INDEX_PATH }])),
  repacked(
    'two names that some systems take for one',
    writeZip([...ENTRIES, { ...HIDDEN, path: 'INDEX.html' }]),
  ),
  repacked('a name that leaves the folder', renamed('../../../x.js')),
  repacked('a name from the root', renamed('/manifest.jso')),
  repacked('a name with a backslash', renamed('..\\nifest.jso')),
  repacked('a name with a zero byte', renamed('manifest.js\u0000n')),
  repacked('another name in the directory', patched(CENTRAL + 46, 0x6e)),
  repacked('an entry that only says it is compressed', deflatedHeader),
  {
    name: 'a good case, compressed',
    pieces: piecesOf(PACKED),
    options: { vkeys: [VKEY] },
    expect: { status: 'verified', fails: [] },
  },
  repacked('a compressed case without its digest', PACKED.slice(0, PACKED.length - SEAL)),
  repacked('a compressed case with another digest', flipped(PACKED, PACKED.length - 1)),
  repacked('a compressed case with another byte in a stream', flipped(PACKED, PACKED_AT)),
  repacked('a stream with a byte behind its end', writeZip(packedAs((packed) => concat(packed, BYTE)))),
  repacked('a stream that is cut off', writeZip(packedAs((packed) => packed.subarray(0, packed.length - 1)))),
  repacked('an entry that unpacks to more than it says', longer()),
  repacked('an entry that is compressed without need', writeZip(packedAs((_, bytes) => stored(bytes)))),
  repacked('a method of compression that nobody agreed on', patched(8, 12)),
  repacked('an encrypted entry', patched(6, 1)),
  repacked('sizes behind the entry instead of before it', descriptor),
  repacked('another size in the directory', patched(CENTRAL + 24, 1)),
  repacked('another checksum in the directory', patched(CENTRAL + 16, 1)),
  repacked('a size far beyond the file', patched(18, 255, 255, 255, 255, 255, 255, 255, 255)),
  repacked('an archive comment', concat(GOOD.subarray(0, END + 20), Uint8Array.of(2, 0), utf8Encode('hi'))),
  repacked('another number of entries', patched(END + 10, 1)),
  repacked('a time of day', patched(10, 1)),
  repacked('an attribute of an executable', patched(CENTRAL + 40, 0xed)),
  repacked('cut short', GOOD.subarray(0, GOOD.length - 1)),
  repacked('empty', new Uint8Array(0)),
  repacked('a directory only', zipDirectory([])),
  repacked('no archive', utf8Encode(canonicalText({ bundle: 'https://veracite.example/schema/bundle/v1' }))),
]
