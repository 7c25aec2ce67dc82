import type { BundleWitnessed, LoggedManifest } from '../bundle/bundle.ts'
import type { CaseManifest } from '../bundle/manifest.ts'
import { bundleMark } from '../bundle/page.ts'
import { base64Encode, hexEncode, utf8Encode } from '../bytes.ts'
import { canonicalText } from '../canonical-form.ts'
import { bundlePath, INDEX_PATH, pagePath, SUMMARY_PATH, writePartList } from '../case/case-parts.ts'
import { type CaseProof, caseProofSchema, LIST_PATH, MANIFEST_PATH, PROOF_PATH } from '../case/case-shapes.ts'
import { writeZip, type ZipEntry } from '../case/zip.ts'
import { signCheckpoint } from '../log/checkpoint.ts'
import { formatConsistencyFile } from '../log/consistency-file.ts'
import { consistencyProof, inclusionProof, leafHash, treeRoot } from '../log/merkle.ts'
import { formatVkey, type NoteSigner } from '../log/note-key.ts'
import { formatTlogProof } from '../log/tlog-proof.ts'
import { sha256Hex } from '../sha256.ts'
import { p256SpkiOf, signP256 } from '../x509/ecdsa.ts'
import { canonicalBytes } from './canonical-bytes.ts'
import { type FORGER, HONEST, leafOf } from './sample-keys.ts'
import { sampleCapture } from './sample-manifests.ts'
import { sampleWitnessed } from './sample-witnessed.ts'

/** A complete case file of three runs from fixed keys and fixed times, in one log with them. */
export interface CaseChoices {
  /** The signing keys. */
  by?: typeof FORGER
  /** How the engine was reached, of each run; the official interface where nothing is said. */
  access?: string[]
  /** Where each run asked; a host that is no engine's where nothing is said. */
  endpoint?: (string | undefined)[]
  /** Changes by a dishonest holder of the keys, before the parts are listed, and before the manifest is signed and logged. */
  parts?: (parts: ZipEntry[]) => ZipEntry[]
  list?: (list: Uint8Array) => Uint8Array
  manifest?: (manifest: CaseManifest) => CaseManifest
  /** A relay carried the answers: each on a connection of its own, or one connection for all. */
  witnessed?: 'own' | 'shared'
  /** The case enters the log before its own runs do. */
  loggedFirst?: boolean
  /** The log that has the case is not the one that has the runs. */
  forked?: boolean
  /** Changes by anybody, in the file as it was handed out. */
  proof?: (proof: CaseProof) => object
  entries?: (entries: ZipEntry[]) => ZipEntry[]
}

export const CASE_RUNS = ['run_1', 'run_2', 'run_3']

export function sampleCase(choices: CaseChoices = {}): Uint8Array {
  return writeZip(sampleCaseEntries(choices))
}

export function sampleCaseEntries(choices: CaseChoices = {}): ZipEntry[] {
  const by = choices.by ?? HONEST
  const runs = CASE_RUNS.map((runId, i) =>
    sampleRun(runId, by, {
      access: choices.access?.[i],
      endpoint: choices.endpoint?.[i],
      says: choices.witnessed === 'shared' ? 'run_1' : runId,
    }),
  )
  const before = filler(BEFORE, 'before')
  const carried = choices.witnessed
    ? runs.map(({ manifest, raw }) => sampleWitnessed([manifest], raw, {}))
    : []
  const statements = carried.flatMap(({ manifests }) => manifests)
  const seen = [
    ...before,
    ...runs.map(({ leaf }) => leafHash(leaf)),
    ...statements.map((manifest) => leafHash(leafOf(manifest, by.capture))),
  ]
  const witnessedIn = (place: number) =>
    carried[place]?.carried((manifest) =>
      manifest === undefined ? null : loggedIn(seen, BEFORE + runs.length + place, manifest, by),
    )
  const own = [{ path: INDEX_PATH, bytes: utf8Encode('<!doctype html><title>A case</title>\n') }]
  const summary = { path: SUMMARY_PATH, bytes: utf8Encode('{"brand":"Café Ångström"}') }
  const page = utf8Encode('<p>Ada founded Café Ångström.</p>')
  const captured = { path: pagePath(sha256Hex(page)), bytes: page }
  const bundles = runs.flatMap((run, i) => bundleParts(run, i, seen, by, witnessedIn(i)))
  const parts = (choices.parts ?? same)([...own, summary, captured, ...bundles]).toSorted((a, b) =>
    a.path < b.path ? -1 : 1,
  )
  const list = (choices.list ?? same)(
    writePartList(parts.map(({ path, bytes }) => ({ path, sha256: sha256Hex(bytes) }))),
  )
  const manifest = canonicalBytes((choices.manifest ?? same)(caseManifest(parts, list, seen, by.log)))
  const later = filler(AFTER, 'after')
  const caseLeaf = leafOf(manifest, by.capture)
  const hashes = choices.loggedFirst
    ? [leafHash(caseLeaf), ...seen.slice(1), ...later]
    : [...(choices.forked ? filler(seen.length, 'fork') : seen), ...later, leafHash(caseLeaf)]
  const proof = proofOf(manifest, caseLeaf, hashes, seen.length, by)
  const entries = [
    { path: MANIFEST_PATH, bytes: manifest },
    { path: PROOF_PATH, bytes: utf8Encode(canonicalText((choices.proof ?? same)(proof))) },
    { path: LIST_PATH, bytes: list },
    ...parts,
  ]
  return (choices.entries ?? same)(entries)
}

interface SampleRun {
  runId: string
  raw: Uint8Array
  manifest: Uint8Array
  leaf: Uint8Array
}

function sampleRun(
  runId: string,
  { capture: key }: typeof FORGER,
  {
    access = 'official_api',
    endpoint,
    says,
  }: { access: string | undefined; endpoint: string | undefined; says: string },
): SampleRun {
  const raw = utf8Encode(`{"output":"Ada founded Café Ångström, says ${says}."}`)
  const plain = sampleCapture({ sha256: sha256Hex(raw), bytes: raw.length }, 'a'.repeat(64))
  const source = { ...plain.source, access, ...(endpoint !== undefined && { endpoint }) }
  const manifest = canonicalBytes({ ...plain, source, runId, captureId: `cap_of_${runId}` })
  return { runId, raw, manifest, leaf: leafOf(manifest, key) }
}

const signedBy = (
  manifest: Uint8Array,
  key: Uint8Array,
): Pick<LoggedManifest, 'manifest' | 'captureSignature'> => ({
  manifest: { base64: base64Encode(manifest), sha256: sha256Hex(manifest) },
  captureSignature: {
    alg: 'ecdsa-p256-sha256',
    keyName: 'capture-2026',
    spki: base64Encode(p256SpkiOf(key)),
    sig: base64Encode(signP256(manifest, key)),
  },
})

/** Only what a verifier reads. The first checkpoint has the runs up to this one, the newest has all. */
function bundleParts(
  run: SampleRun,
  place: number,
  seen: Uint8Array[],
  by: typeof FORGER,
  witnessed: BundleWitnessed[] | undefined,
): ZipEntry[] {
  const bundle = {
    bundle: 'https://veracite.example/schema/bundle/v1',
    response: {
      base64: base64Encode(run.raw),
      sha256: sha256Hex(run.raw),
      bytes: run.raw.length,
      mediaType: 'application/json',
    },
    ...loggedIn(seen, BEFORE + place, run.manifest, by),
    timestamps: [],
    classification: [],
    verification: [],
    custody: [],
    ...(witnessed && { witnessed }),
    trust: { vkey: formatVkey(by.log.verifier), policy: null, tsaRoots: [] },
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
function loggedIn(
  seen: Uint8Array[],
  index: number,
  manifest: Uint8Array,
  { capture, log }: typeof FORGER,
): LoggedManifest {
  const first = seen.slice(0, index + 1)
  const leaf = leafOf(manifest, capture)
  return {
    ...signedBy(manifest, capture),
    leaf: { base64: base64Encode(leaf), index, hash: hexEncode(leafHash(leaf)) },
    proof: {
      tlogProof: formatTlogProof({
        index,
        hashes: inclusionProof(first, index),
        checkpoint: checkpointOf(first, log),
        extra: leaf,
      }),
      consistency: formatConsistencyFile({
        oldSize: first.length,
        hashes: consistencyProof(seen, first.length),
        checkpoint: checkpointOf(seen, log),
      }),
    },
  }
}

function caseManifest(
  parts: ZipEntry[],
  list: Uint8Array,
  seen: Uint8Array[],
  log: NoteSigner,
): CaseManifest {
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
      vkey: formatVkey(log.verifier),
      size: seen.length,
      root: hexEncode(treeRoot(seen)),
      policy: null,
    },
    recorder: {
      software: 'veracite',
      version: '0.1.0',
      commit: null,
      instance: 'api-1',
      captureKey: 'capture-2026',
    },
    createdAt: '2026-06-03T09:00:00.000Z',
  }
}

function proofOf(
  manifest: Uint8Array,
  leaf: Uint8Array,
  hashes: Uint8Array[],
  seenSize: number,
  { capture, log }: typeof FORGER,
): CaseProof {
  const hash = leafHash(leaf)
  const index = hashes.findIndex((candidate) => hexEncode(candidate) === hexEncode(hash))
  const checkpoint = checkpointOf(hashes, log)
  return {
    schema: caseProofSchema('veracite.example'),
    captureSignature: signedBy(manifest, capture).captureSignature,
    leaf: { base64: base64Encode(leaf), index, hash: hexEncode(hash) },
    inclusion: formatTlogProof({ index, hashes: inclusionProof(hashes, index), checkpoint, extra: leaf }),
    consistency: formatConsistencyFile({
      oldSize: seenSize,
      hashes: consistencyProof(hashes, seenSize),
      checkpoint,
    }),
  }
}

const checkpointOf = (hashes: Uint8Array[], log: NoteSigner): string =>
  signCheckpoint({ origin: log.verifier.name, size: hashes.length, root: treeRoot(hashes) }, log)

const filler = (count: number, name: string): Uint8Array[] =>
  Array.from({ length: count }, (_, i) => leafHash(utf8Encode(`${name} ${i}`)))

const same = <T>(value: T): T => value
const BEFORE = 5
const AFTER = 3
