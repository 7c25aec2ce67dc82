import { equal, utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import type { Shapes } from '../generated/shapes.ts'
import { sha256Hex } from '../sha256.ts'
import { SHAPES } from '../shapes.ts'
import type { StrictJson } from '../strict-json.ts'
import { lowSOf, verifyP256 } from '../x509/ecdsa.ts'
import { MAX_MANIFEST_BYTES, manifestIn, type SealManifest } from './manifest.ts'
import { OutcomeLists } from './outcome-lists.ts'
import { withoutSeal } from './seal.ts'
import { notPresent, type Outcome, pass } from './verification-report.ts'
import type { LoggedFindings } from './verify-logged.ts'
import { decodeField, type Trust } from './verify-trust.ts'

type BundleSeal = Shapes['BUNDLE_SEAL']

/** Where the bundle was found. */
export interface Around {
  /** SHA-256 of the page that carries it; null for a file of its own. */
  page: string | null
  /** What else signs every byte of it, such as the list of a case file. */
  coveredBy: string | null
  /** Lists of outcomes that lie beside it, so that a case has each of them once. */
  lists: OutcomeLists
}

export const ALONE: Around = { page: null, coveredBy: null, lists: new OutcomeLists([]) }

/**
 * Step 12, first half: a signature over all other members of the bundle, as they are written, by a key that signed
 * something in this bundle that is in the log.
 */
export function verifySeal(
  file: StrictJson,
  bundle: Record<string, unknown>,
  capture: LoggedFindings,
  loggedKeys: ReadonlySet<string>,
  trust: Trust,
  around: Around,
): Outcome {
  if (around.coveredBy !== null) return pass(around.coveredBy)
  if (bundle.seal === undefined || bundle.seal === null)
    return notPresent('nothing signs the readable parts of this bundle')
  const seal = SHAPES.BUNDLE_SEAL(bundle.seal, 'seal')
  const { rest, seal: written } = withoutSeal(file)
  // No digest covers the seal itself, so it has one spelling and no room.
  if (JSON.stringify(seal) !== written)
    throw new FormatError('the seal has a member that does not belong there')
  const manifest = openSeal(seal, loggedKeys, trust)
  requireOfBundle(manifest, bundle, capture)
  if (sha256Hex(utf8Encode(rest)) !== manifest.bundle.sha256)
    throw new FormatError('something in the bundle was changed after it was sealed')
  if (around.page !== null && around.page !== manifest.page)
    throw new FormatError('the page around the bundle is not the one that was signed with it')
  return pass(`sealed on ${manifest.sealedAt} with the key ${seal.captureSignature.keyName}`)
}

function openSeal({ manifest, captureSignature }: BundleSeal, known: ReadonlySet<string>, trust: Trust) {
  const bytes = decodeField(manifest.base64, MAX_MANIFEST_BYTES, 'seal')
  const sig = decodeField(captureSignature.sig, 256, 'signature')
  const spki = decodeField(captureSignature.spki, 256, 'capture key')
  if (sha256Hex(bytes) !== manifest.sha256)
    throw new FormatError('the seal does not have the digest beside it')
  if (!verifyP256(sig, bytes, spki) || !equal(lowSOf(sig), sig))
    throw new FormatError('the signature of the seal is not valid')
  const seal = manifestIn(bytes, 'seal')
  if (seal === null) throw new FormatError('the seal is a manifest of another kind')
  if (seal.recorder.captureKey !== captureSignature.keyName)
    throw new FormatError('the seal names another key')
  requireKnownKey(spki, seal, known, trust)
  return seal
}

function requireKnownKey(
  spki: Uint8Array,
  { sealedAt }: SealManifest,
  known: ReadonlySet<string>,
  { captureKeys }: Trust,
): void {
  if (captureKeys === null) {
    if (!known.has(sha256Hex(spki)))
      throw new FormatError(
        'the key of the seal signed nothing here that is in the log: export the bundle again',
      )
    return
  }
  const key = captureKeys.find((candidate) => equal(candidate.spki, spki))
  if (key === undefined) throw new FormatError('the key of the seal is not one of the trusted keys')
  const at = Date.parse(sealedAt)
  if (at < (key.notBeforeMs ?? -Infinity) || at > (key.notAfterMs ?? Infinity))
    throw new FormatError('the key of the seal was not in use when the bundle was sealed')
}

function requireOfBundle(
  seal: SealManifest,
  bundle: Record<string, unknown>,
  { manifest, manifestSha256 }: LoggedFindings,
): void {
  const isOwn =
    manifest?.kind === 'capture' &&
    seal.prev === manifestSha256 &&
    seal.runId === manifest.manifest.runId &&
    seal.bundleId === bundle.id &&
    seal.sealedAt === bundle.exportedAt
  if (!isOwn) throw new FormatError('the seal is of another bundle')
}
