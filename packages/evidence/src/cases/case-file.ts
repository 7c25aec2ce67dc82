import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import { type CaseManifest, manifestIn } from '@veracite/verify/bundle/manifest'
import { utf8Encode } from '@veracite/verify/bytes'
import { canonicalText } from '@veracite/verify/canonical-form'
import {
  type CaseProof,
  caseProofSchema,
  LIST_PATH,
  MANIFEST_PATH,
  PROOF_PATH,
} from '@veracite/verify/case/case-shapes'
import { keysNamedBy } from '@veracite/verify/case/verify-case'
import { writeZip, type ZipEntry } from '@veracite/verify/case/zip'
import { formatConsistencyFile } from '@veracite/verify/log/consistency-file'
import { formatNote, parseNote } from '@veracite/verify/log/note'
import { consistencyProofFromTiles, tilesForConsistency } from '@veracite/verify/log/tile-tree'
import { loggedManifest } from '../bundle/logged-manifest.ts'
import type { BundleDeps } from '../bundle/make-bundle.ts'
import { SCHEMA_HOST } from '../capture/sign-manifest.ts'
import { cosignedFor } from '../log/cosigned-for.ts'
import { hashNodes } from '../log/hash-nodes.ts'
import type { LoggedLeaf, StoredCheckpoint } from '../log/log-port.ts'
import { proveLeaves } from '../log/prove-leaves.ts'
import { readerOver, widestOf } from '../log/stored-tiles.ts'
import { listOf } from './case-manifest.ts'
import type { StoredCase, StoredPart } from './stored-case.ts'

export type CaseFileDeps = Pick<BundleDeps, 'log' | 'witnessing'>

/** The proof of a case in a published checkpoint; null until it is in one. */
export async function proveCase(deps: CaseFileDeps, stored: StoredCase): Promise<CaseProof | null> {
  const manifest = manifestIn(stored.manifest.body, 'case')
  if (manifest === null) throw new Error('A stored case has a manifest of another kind.')
  const cosigned = await cosignedFor(deps)
  const [leaf] = await deps.log.findLeaves([stored.id], cosigned.limit)
  if (!leaf) return null
  const chosen = cosigned.choose(leaf.checkpoint, [leaf])
  if (chosen === null || chosen.size <= leaf.index) return null
  const checkpoint = { ...chosen, note: linesNamedBy(manifest, chosen.note) }
  return proofOf(deps, stored, { ...leaf, checkpoint }, checkpoint, manifest)
}

async function proofOf(
  { log }: CaseFileDeps,
  { manifest: signed }: StoredCase,
  leaf: LoggedLeaf,
  checkpoint: StoredCheckpoint,
  manifest: CaseManifest,
): Promise<CaseProof | null> {
  const [proven] = await proveLeaves(log, [leaf], checkpoint)
  if (!proven) return null
  const { captureSignature, leaf: entry } = loggedManifest(signed, proven)
  if (entry === null) return null
  const { size } = manifest.log
  const read = readerOver(await log.readTiles(widestOf(tilesForConsistency(size, checkpoint.size))))
  const hashes = consistencyProofFromTiles(size, checkpoint.size, read, hashNodes)
  return {
    schema: caseProofSchema(SCHEMA_HOST),
    captureSignature,
    leaf: entry,
    inclusion: proven.tlogProof,
    consistency: formatConsistencyFile({ oldSize: size, hashes, checkpoint: checkpoint.note }),
  }
}

/**
 * Witnesses added after the case are not in its signed policy, and a verifier rejects lines from anybody
 * else.
 */
function linesNamedBy({ log }: CaseManifest, note: string): string {
  const { text, signatures } = parseNote(note)
  return formatNote({
    text,
    // One line for each: a witness that signed twice has not seen more.
    signatures: keysNamedBy(log).flatMap(
      (key) => signatures.find(({ name, keyId }) => key.name === name && key.keyId === keyId) ?? [],
    ),
  })
}

/** The archive: what is signed, what proves it, and the parts as they were stored, each deflated if that saves
 * room and the case was made so. */
export async function caseFile(
  stored: StoredCase,
  proof: CaseProof,
  parts: readonly StoredPart[],
): Promise<Uint8Array> {
  const packed = stored.packed ? await Promise.all(parts.map(pack)) : parts
  return writeZip([
    { path: MANIFEST_PATH, bytes: stored.manifest.body },
    { path: PROOF_PATH, bytes: utf8Encode(canonicalText(proof)) },
    { path: LIST_PATH, bytes: listOf(parts) },
    ...packed,
  ])
}

/** Done by the runtime outside of its one thread. */
const deflate = promisify(deflateRaw)

async function pack(part: StoredPart): Promise<ZipEntry> {
  const packed = await deflate(part.bytes)
  return packed.length < part.bytes.length ? { ...part, packed } : part
}
