import { canonicalJson } from '@veracite/terms/canonical-json'
import { sha256Hex } from '@veracite/terms/digest'
import { pick } from '@veracite/terms/pick'
import type { CaptureSigner, Collector } from '@veracite/terms/ports'
import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { type CaseManifest, manifestIn, manifestSchema } from '@veracite/verify/bundle/manifest'
import { base64Decode, hexEncode } from '@veracite/verify/bytes'
import { writePartList } from '@veracite/verify/case/case-parts'
import { parseCheckpointText } from '@veracite/verify/log/checkpoint'
import { parseNote } from '@veracite/verify/log/note'
import { formatVkey } from '@veracite/verify/log/note-key'
import { recorderOf } from '../capture/recorder.ts'
import { SCHEMA_HOST } from '../capture/sign-manifest.ts'
import type { StoredCheckpoint, Witnessing } from '../log/log-port.ts'
import type { LogIdentity } from '../log/read-log.ts'
import { policyOf } from '../log/witness-policy.ts'
import type { StoredPart } from './stored-case.ts'

/** The list of parts as the archive carries it. */
export const listOf = (parts: readonly StoredPart[]): Uint8Array =>
  writePartList(parts.map(({ path, bytes }) => ({ path, sha256: sha256Hex(bytes) })))

/** The manifest of a case, to be signed. Pure: the same input gives the same manifest. */
export function caseManifest(input: {
  brand: { id: string; name: string; domain: string }
  reference: string | null
  findings: string[]
  runs: string[]
  parts: readonly StoredPart[]
  checkpoint: StoredCheckpoint
  identity: LogIdentity
  witnessing: Witnessing
  collector: Collector
  signer: Pick<CaptureSigner, 'keyId'>
  now: Date
}): CaseManifest {
  const { brand, parts, checkpoint, identity } = input
  const { size, root } = parseCheckpointText(parseNote(checkpoint.note).text)
  return {
    schema: manifestSchema(SCHEMA_HOST, 'case'),
    prev: null,
    brand: { id: brand.id, name: brand.name, domain: brand.domain },
    ...pick(input, 'reference', 'findings', 'runs'),
    parts: {
      count: parts.length,
      bytes: parts.reduce((sum, { bytes }) => sum + bytes.length, 0),
      sha256: sha256Hex(listOf(parts)),
    },
    log: {
      vkey: formatVkey(identity.verifier),
      size,
      root: hexEncode(root),
      policy: policyOf(identity.verifier, input.witnessing),
    },
    recorder: recorderOf(input),
    createdAt: input.now.toISOString(),
  }
}

/** Covers what was chosen and what came of it, but not when or by which process the file was made. */
export function contentSha256(parts: readonly StoredPart[], summary: object): string {
  // As JSON first: it leaves out what is undefined, which has no canonical form.
  const content: unknown = JSON.parse(JSON.stringify(summary))
  return sha256Hex(
    new TextEncoder().encode(canonicalJson({ parts: new TextDecoder().decode(listOf(parts)), content })),
  )
}

/**
 * `model: its measured error`, once for each model whose reading decided the newest classification of a bundle, as that
 * classification states it. Classifications from before readers were measured state nothing, which is said.
 */
export function measuredReaders(bundles: readonly Pick<EvidenceBundle, 'classification'>[]): string[] {
  const stated = bundles.flatMap(({ classification }) => {
    const newest = classification.at(-1)
    const read = newest && manifestIn(base64Decode(newest.manifest.base64), 'classification')
    const readings = read?.readings ?? []
    const model = readings.findLast(({ kind }) => kind === 'model')
    if (model === undefined || readings.some(({ kind }) => kind === 'person')) return []
    return `${model.version}: ${read?.knownErrorRate ?? 'error not stated'}`
  })
  return [...new Set(stated)]
}
