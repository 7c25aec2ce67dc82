import type { LoggedManifest } from '../bundle/bundle.ts'
import type { CaseManifest } from '../bundle/manifest.ts'
import { bundleMark } from '../bundle/page.ts'
import { base64Encode, hexEncode, utf8Encode } from '../bytes.ts'
import { canonicalText } from '../canonical-form.ts'
import {
  bundlePath,
  INDEX_PATH,
  orderPath,
  pagePath,
  SUMMARY_PATH,
  writePartList,
} from '../case/case-parts.ts'
import { type CaseProof, caseProofSchema, LIST_PATH, MANIFEST_PATH, PROOF_PATH } from '../case/case-shapes.ts'
import { writeZip, type ZipEntry } from '../case/zip.ts'
import { signCheckpoint } from '../log/checkpoint.ts'
import { formatConsistencyFile } from '../log/consistency-file.ts'
import { consistencyProof, inclusionProof, leafHash, treeRoot } from '../log/merkle.ts'
import { formatVkey } from '../log/note-key.ts'
import { formatTlogProof } from '../log/tlog-proof.ts'
import { sha256Hex } from '../sha256.ts'
import { canonicalBytes } from './canonical-bytes.ts'
import { CAPTURE_KEY, CAPTURE_SPKI, LOG, leafOf, recorderOf } from './sample-keys.ts'
import { sampleCapture } from './sample-manifests.ts'
import { signP256 } from './sign-p256.ts'

/** A complete case file of three runs from fixed keys and fixed times, in one log with them. */
export interface CaseChoices {
  /** How the engine was reached, of each run; the official interface where nothing is said. */
  access?: string[]
  /** Where each run asked; a host that is no engine's where nothing is said. */
  endpoint?: (string | undefined)[]
  /** Changes by a dishonest holder of the keys, before the parts are listed, and before the manifest is signed and logged. */
  parts?: (parts: ZipEntry[]) => ZipEntry[]
  manifest?: (manifest: CaseManifest) => CaseManifest
  /** Notices, orders and withdrawals, logged before the runs. */
  orders?: object[]
}

const CASE_RUNS = ['run_1', 'run_2', 'run_3']

export function sampleCase(choices: CaseChoices = {}): Uint8Array {
  return writeZip(sampleCaseEntries(choices))
}

export function sampleCaseEntries(choices: CaseChoices = {}): ZipEntry[] {
  const runs = CASE_RUNS.map((runId, i) => sampleRun(runId, choices.access?.[i], choices.endpoint?.[i]))
  const orders = (choices.orders ?? []).map(canonicalBytes)
  const entered = orders.map((order) => leafHash(leafOf(order)))
  const seen = [...filler(BEFORE, 'before'), ...runs.map(({ leaf }) => leafHash(leaf)), ...entered]
  const own = [{ path: INDEX_PATH, bytes: utf8Encode('<!doctype html><title>A case</title>\n') }]
  const summary = { path: SUMMARY_PATH, bytes: utf8Encode('{"brand":"Café Ångström"}') }
  const page = utf8Encode('<p>Ada founded Café Ångström.</p>')
  const captured = { path: pagePath(sha256Hex(page)), bytes: page }
  const bundles = runs.flatMap((run, i) => bundleParts(run, i, seen))
  const signedOrders = orders.map((order, i) => {
    const bytes = utf8Encode(canonicalText(loggedIn(seen, BEFORE + runs.length + i, order)))
    return { path: orderPath(sha256Hex(bytes)), bytes }
  })
  const all = [...own, summary, captured, ...bundles, ...signedOrders]
  const parts = (choices.parts ?? same)(all).toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const list = writePartList(parts.map(({ path, bytes }) => ({ path, sha256: sha256Hex(bytes) })))
  const manifest = canonicalBytes((choices.manifest ?? same)(caseManifest(parts, list, seen)))
  const caseLeaf = leafOf(manifest)
  const hashes = [...seen, ...filler(AFTER, 'after'), leafHash(caseLeaf)]
  const proof = proofOf(manifest, caseLeaf, hashes, seen.length)
  return [
    { path: MANIFEST_PATH, bytes: manifest },
    { path: PROOF_PATH, bytes: utf8Encode(canonicalText(proof)) },
    { path: LIST_PATH, bytes: list },
    ...parts,
  ]
}

interface SampleRun {
  runId: string
  raw: Uint8Array
  manifest: Uint8Array
  leaf: Uint8Array
}

function sampleRun(runId: string, access = 'official_api', endpoint?: string): SampleRun {
  const raw = utf8Encode(`{"output":"Ada founded Café Ångström, says ${runId}."}`)
  const plain = sampleCapture({ sha256: sha256Hex(raw), bytes: raw.length }, 'a'.repeat(64))
  const source = { ...plain.source, access, ...(endpoint !== undefined && { endpoint }) }
  const manifest = canonicalBytes({ ...plain, source, runId, captureId: `cap_of_${runId}` })
  return { runId, raw, manifest, leaf: leafOf(manifest) }
}

const signed = (manifest: Uint8Array): Pick<LoggedManifest, 'manifest' | 'captureSignature'> => ({
  manifest: { base64: base64Encode(manifest), sha256: sha256Hex(manifest) },
  captureSignature: {
    alg: 'ecdsa-p256-sha256',
    keyName: 'capture-2026',
    spki: base64Encode(CAPTURE_SPKI),
    sig: base64Encode(signP256(manifest, CAPTURE_KEY)),
  },
})

/** Only what a verifier reads. The first checkpoint has the runs up to this one, the newest has all. */
function bundleParts(run: SampleRun, place: number, seen: Uint8Array[]): ZipEntry[] {
  const bundle = {
    bundle: 'https://veracite.example/schema/bundle/v1',
    response: {
      base64: base64Encode(run.raw),
      sha256: sha256Hex(run.raw),
      bytes: run.raw.length,
      mediaType: 'application/json',
    },
    ...loggedIn(seen, BEFORE + place, run.manifest),
    timestamps: [],
    classification: [],
    verification: [],
    custody: [],
    trust: { vkey: formatVkey(LOG.verifier), policy: null, tsaRoots: [] },
  }
  const json = JSON.stringify(bundle)
  // The first as in case files of earlier versions, which carried the bundle in the page too.
  const own =
    place === 0
      ? `<script type="application/json" id="evidence">${json}</script>`
      : bundleMark(sha256Hex(utf8Encode(json)))
  const html = `<!doctype html><title>${run.runId}</title>${own}\n`
  return [
    { path: bundlePath(place + 1, run.runId, 'json'), bytes: utf8Encode(json) },
    { path: bundlePath(place + 1, run.runId, 'html'), bytes: utf8Encode(html) },
  ]
}

/** Signed, and logged in this place; the newest checkpoint has all. */
function loggedIn(seen: Uint8Array[], index: number, manifest: Uint8Array): LoggedManifest {
  const first = seen.slice(0, index + 1)
  const leaf = leafOf(manifest)
  return {
    ...signed(manifest),
    leaf: { base64: base64Encode(leaf), index, hash: hexEncode(leafHash(leaf)) },
    proof: {
      tlogProof: formatTlogProof({
        index,
        hashes: inclusionProof(first, index),
        checkpoint: checkpointOf(first),
        extra: leaf,
      }),
      consistency: formatConsistencyFile({
        oldSize: first.length,
        hashes: consistencyProof(seen, first.length),
        checkpoint: checkpointOf(seen),
      }),
    },
  }
}

function caseManifest(parts: ZipEntry[], list: Uint8Array, seen: Uint8Array[]): CaseManifest {
  return {
    schema: 'https://veracite.example/schema/case/v1',
    prev: null,
    brand: { id: 'brand_1', name: 'Café Ångström', domain: 'angstrom.example' },
    reference: 'Ångström v. Ada, 12/2026',
    findings: ['finding_1'],
    runs: CASE_RUNS,
    parts: {
      count: parts.length,
      bytes: parts.reduce((sum, { bytes }) => sum + bytes.length, 0),
      sha256: sha256Hex(list),
    },
    log: {
      vkey: formatVkey(LOG.verifier),
      size: seen.length,
      root: hexEncode(treeRoot(seen)),
      policy: null,
    },
    recorder: recorderOf('api-1'),
    createdAt: '2026-06-03T09:00:00.000Z',
  }
}

function proofOf(manifest: Uint8Array, leaf: Uint8Array, hashes: Uint8Array[], seenSize: number): CaseProof {
  const hash = leafHash(leaf)
  const index = hashes.findIndex((candidate) => hexEncode(candidate) === hexEncode(hash))
  const checkpoint = checkpointOf(hashes)
  return {
    schema: caseProofSchema('veracite.example'),
    captureSignature: signed(manifest).captureSignature,
    leaf: { base64: base64Encode(leaf), index, hash: hexEncode(hash) },
    inclusion: formatTlogProof({ index, hashes: inclusionProof(hashes, index), checkpoint, extra: leaf }),
    consistency: formatConsistencyFile({
      oldSize: seenSize,
      hashes: consistencyProof(hashes, seenSize),
      checkpoint,
    }),
  }
}

const checkpointOf = (hashes: Uint8Array[]): string =>
  signCheckpoint({ origin: LOG.verifier.name, size: hashes.length, root: treeRoot(hashes) }, LOG)

const filler = (count: number, name: string): Uint8Array[] =>
  Array.from({ length: count }, (_, i) => leafHash(utf8Encode(`${name} ${i}`)))

const same = <T>(value: T): T => value
const BEFORE = 5
const AFTER = 3
