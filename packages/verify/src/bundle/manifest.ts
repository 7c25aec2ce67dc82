import { utf8Decode } from '../bytes.ts'
import { parseCanonicalJson } from '../canonical-form.ts'
import { FormatError } from '../format-error.ts'
import type { ShapeOf } from '../shape.ts'
import { CASE } from './case-manifest-shape.ts'
import {
  CAPTURE,
  CLASSIFICATION,
  CUSTODY,
  OUTCOME,
  PAGE,
  PLAN,
  SEAL,
  TRAIL,
  VERIFICATION,
} from './manifest-shapes.ts'

/** What is signed and logged: canonical JSON that carries digests and context. Kept as bytes, never rewritten. */
export type CaptureManifest = ShapeOf<typeof CAPTURE>
export type ClassificationManifest = ShapeOf<typeof CLASSIFICATION>
export type VerificationManifest = ShapeOf<typeof VERIFICATION>
export type CustodyManifest = ShapeOf<typeof CUSTODY>

export type PlanManifest = ShapeOf<typeof PLAN>
export type OutcomeManifest = ShapeOf<typeof OUTCOME>
export type CaseManifest = ShapeOf<typeof CASE>
export type PageManifest = ShapeOf<typeof PAGE>
export type TrailManifest = ShapeOf<typeof TRAIL>
export type SealManifest = ShapeOf<typeof SEAL>

export const MANIFEST_KINDS = [
  'capture',
  'classification',
  'verification',
  'custody',
  'plan',
  'outcome',
  'case',
  'page',
  'trail',
  'seal',
] as const
export type ManifestKind = (typeof MANIFEST_KINDS)[number]

export type Manifest =
  | { kind: 'capture'; manifest: CaptureManifest }
  | { kind: 'classification'; manifest: ClassificationManifest }
  | { kind: 'verification'; manifest: VerificationManifest }
  | { kind: 'custody'; manifest: CustodyManifest }
  | { kind: 'plan'; manifest: PlanManifest }
  | { kind: 'outcome'; manifest: OutcomeManifest }
  | { kind: 'case'; manifest: CaseManifest }
  | { kind: 'page'; manifest: PageManifest }
  | { kind: 'trail'; manifest: TrailManifest }
  | { kind: 'seal'; manifest: SealManifest }

export const MAX_MANIFEST_BYTES = 32_768

/** `host` is a bare host name: it names who defined the schema and is never fetched. */
export function manifestSchema(host: string, kind: ManifestKind): string {
  return `https://${host}/schema/${kind}/v1`
}

/** Reads a manifest of any kind from its stored bytes, refusing non-canonical or incomplete ones. */
export function parseManifest(bytes: Uint8Array): Manifest {
  if (bytes.length > MAX_MANIFEST_BYTES) throw new FormatError('manifest is larger than 32 KB')
  const value = parseCanonicalJson(utf8Decode(bytes))
  const kind = kindOf(value)
  if (kind === 'capture') return { kind, manifest: CAPTURE(value, 'manifest') }
  if (kind === 'classification') return { kind, manifest: CLASSIFICATION(value, 'manifest') }
  if (kind === 'verification') return { kind, manifest: VERIFICATION(value, 'manifest') }
  if (kind === 'plan') return { kind, manifest: PLAN(value, 'manifest') }
  if (kind === 'outcome') return { kind, manifest: OUTCOME(value, 'manifest') }
  if (kind === 'case') return { kind, manifest: CASE(value, 'manifest') }
  if (kind === 'page') return { kind, manifest: PAGE(value, 'manifest') }
  if (kind === 'trail') return { kind, manifest: TRAIL(value, 'manifest') }
  if (kind === 'seal') return { kind, manifest: SEAL(value, 'manifest') }
  return { kind, manifest: CUSTODY(value, 'manifest') }
}

export function parseCaptureManifest(bytes: Uint8Array): CaptureManifest {
  const parsed = parseManifest(bytes)
  if (parsed.kind !== 'capture') throw new FormatError(`manifest is a ${parsed.kind}, not a capture`)
  return parsed.manifest
}

function kindOf(value: unknown): ManifestKind {
  const schema = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : null
  const [, kind] =
    typeof schema === 'string' ? (/^https:\/\/[^/]+\/schema\/([a-z]+)\/v1$/.exec(schema) ?? []) : []
  const known = MANIFEST_KINDS.find((candidate) => candidate === kind)
  if (known === undefined) throw new FormatError('manifest has no known schema')
  return known
}
