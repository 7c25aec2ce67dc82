import { utf8Decode } from '../bytes.ts'
import { parseCanonicalJson } from '../canonical-form.ts'
import { FormatError } from '../format-error.ts'
import type { Shapes } from '../generated/shapes.ts'
import { SHAPES } from '../shapes.ts'

/** The kinds of signed and logged manifests: canonical JSON with digests and context. Kept as bytes, never rewritten. */
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
  'catalogue',
  'witnessed',
  'order',
  'withdrawal',
  'app-plan',
  'app-outcome',
] as const

export type ManifestKind = (typeof MANIFEST_KINDS)[number]
export type ManifestOf<K extends ManifestKind> = Shapes[K]
export type Manifest = { [K in ManifestKind]: { kind: K; manifest: ManifestOf<K> } }[ManifestKind]

export type CaptureManifest = ManifestOf<'capture'>
export type ClassificationManifest = ManifestOf<'classification'>
export type VerificationManifest = ManifestOf<'verification'>
export type CustodyManifest = ManifestOf<'custody'>
export type PlanManifest = ManifestOf<'plan'>
export type OutcomeManifest = ManifestOf<'outcome'>
export type CaseManifest = ManifestOf<'case'>
export type PageManifest = ManifestOf<'page'>
export type TrailManifest = ManifestOf<'trail'>
export type SealManifest = ManifestOf<'seal'>
export type CatalogueManifest = ManifestOf<'catalogue'>
export type WitnessedManifest = ManifestOf<'witnessed'>
export type OrderManifest = ManifestOf<'order'>
export type WithdrawalManifest = ManifestOf<'withdrawal'>
export type AppPlanManifest = ManifestOf<'app-plan'>
export type AppOutcomeManifest = ManifestOf<'app-outcome'>

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
  return { kind, manifest: SHAPES[kind](value, 'manifest') } as Manifest
}

/** The manifest in these bytes; null if it is of another kind. */
export function manifestIn<K extends ManifestKind>(bytes: Uint8Array, wanted: K): ManifestOf<K> | null {
  const { kind, manifest } = parseManifest(bytes)
  return kind === wanted ? (manifest as ManifestOf<K>) : null
}

/** The same where it must be of that kind. */
export function requireManifest<K extends ManifestKind>(bytes: Uint8Array, wanted: K): ManifestOf<K> {
  const { kind, manifest } = parseManifest(bytes)
  if (kind !== wanted) throw new FormatError(`manifest is a ${kind}, not a ${wanted}`)
  return manifest as ManifestOf<K>
}

export const parseCaptureManifest = (bytes: Uint8Array): CaptureManifest => requireManifest(bytes, 'capture')

function kindOf(value: unknown): ManifestKind {
  const schema = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : null
  const [, kind] =
    typeof schema === 'string' ? (/^https:\/\/[^/]+\/schema\/([a-z-]+)\/v1$/.exec(schema) ?? []) : []
  if (kind === undefined || !isKind(kind)) throw new FormatError('manifest has no known schema')
  return kind
}

const isKind = (name: string): name is ManifestKind => (MANIFEST_KINDS as readonly string[]).includes(name)
