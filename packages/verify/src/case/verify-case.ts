import { type CaseManifest, manifestIn } from '../bundle/manifest.ts'
import { statusOf, summaryOf } from '../bundle/verdict.ts'
import { attempt, fail, type Outcome, pass, reasonOf } from '../bundle/verification-report.ts'
import { type LoggedFindings, verifyLogged } from '../bundle/verify-logged.ts'
import { resolveTrust, type Trust, type VerifyOptions } from '../bundle/verify-trust.ts'
import { base64Encode, hexDecode, utf8Decode } from '../bytes.ts'
import { canonicalText, parseCanonicalJson } from '../canonical-form.ts'
import { FormatError } from '../format-error.ts'
import { parseConsistencyFile } from '../log/consistency-file.ts'
import { verifyConsistency } from '../log/merkle.ts'
import { openNote, parseNote } from '../log/note.ts'
import { formatVkey, parseVkey } from '../log/note-key.ts'
import { parsePolicy } from '../log/policy.ts'
import { formatTlogProof, parseTlogProof } from '../log/tlog-proof.ts'
import { sha256Hex } from '../sha256.ts'
import { SHAPES } from '../shapes.ts'
import { type CasePart, readPartList } from './case-parts.ts'
import {
  CASE_STEPS,
  type CaseBundle,
  type CaseFacts,
  type CaseReport,
  type CaseStepId,
} from './case-report.ts'
import { type CaseProof, LIST_PATH, MANIFEST_PATH, PROOF_PATH } from './case-shapes.ts'
import { verifyCaseOrders } from './verify-case-orders.ts'
import { type CaseContents, verifyCaseBundles, verifyCasePages } from './verify-case-parts.ts'
import { readZip } from './zip.ts'

type Outcomes = Record<CaseStepId, Outcome>

/** Progress of a verification, for a waiting user. */
export interface CaseWatch {
  /** Looks at the entries before anything in them is read; what it throws fails the first step. */
  opened?: (entries: readonly { path: string; bytes: Uint8Array }[]) => void
  /** How many of its bundles were verified. */
  progress?: (done: number, of: number) => void
}

/** Checks a case file in nine steps. Never throws, whatever the input; every failure is a step with a reason. */
export function verifyCase(file: Uint8Array, options: VerifyOptions = {}, watch: CaseWatch = {}): CaseReport {
  const outcomes = Object.fromEntries(
    CASE_STEPS.map(({ id }) => [id, fail('the archive could not be read')]),
  ) as Outcomes
  let opened: OpenedCase
  try {
    opened = openCase(file, watch)
  } catch (error) {
    outcomes.archive = fail(reasonOf(error))
    return report(outcomes, resolveTrust(null, options), NO_FACTS, [], [])
  }
  const { manifest, entries } = opened
  const { vkey, policy } = manifest.log
  const trust = resolveTrust({ vkey, policy, tsaRoots: [] }, options)
  const logged = verifyManifest(opened, trust)
  const contents: CaseContents = { manifest, parts: [], bytes: new Map() }
  const bundles: CaseBundle[] = []
  const warnings = new Set<string>()
  outcomes.archive = pass(`${entries.length} entries, ${file.length} bytes`)
  Object.assign(outcomes, logged.outcomes)
  outcomes.parts = attempt(() => verifyParts(opened, contents))
  outcomes.consistency = attempt(() => verifyContinuity(opened, logged, trust))
  outcomes.bundles = attempt(() => {
    const found = { found: bundles, warnings, progress: watch.progress }
    const verified = verifyCaseBundles(contents, options, found)
    verifyCaseOrders(contents, trust)
    return verified
  })
  outcomes.pages = attempt(() => verifyCasePages(contents))
  const facts = factsOf(opened, logged, outcomes)
  return report(outcomes, trust, facts, bundles, [...warnings])
}

interface OpenedCase {
  entries: { path: string; bytes: Uint8Array }[]
  manifestBytes: Uint8Array
  manifest: CaseManifest
  proof: CaseProof
  list: Uint8Array
}

/** The three entries that every case file begins with; what they say is checked later. */
function openCase(file: Uint8Array, watch: CaseWatch): OpenedCase {
  const entries = readZip(file)
  watch.opened?.(entries)
  const [first, second, third] = entries
  if (first?.path !== MANIFEST_PATH || second?.path !== PROOF_PATH || third?.path !== LIST_PATH)
    throw new FormatError('the archive does not begin with manifest.json, proof.json and SHA256SUMS')
  const manifest = manifestIn(first.bytes, 'case')
  if (manifest === null) throw new FormatError('manifest.json is not the manifest of a case')
  const proof = readProof(second.bytes)
  if (proof.schema !== manifest.schema.replace('/schema/case/', '/schema/case-proof/'))
    throw new FormatError('manifest.json and proof.json are not of the same version')
  return { entries, manifestBytes: first.bytes, manifest, proof, list: third.bytes }
}

/** Nothing signs this entry, so it has one spelling and no room: each of its members is checked by what it proves. */
function readProof(bytes: Uint8Array): CaseProof {
  const text = utf8Decode(bytes)
  const proof = SHAPES.CASE_PROOF(parseCanonicalJson(text), 'proof')
  if (canonicalText(proof) !== text)
    throw new FormatError('proof.json has a member that does not belong there')
  const inclusion = parseTlogProof(proof.inclusion)
  // Elsewhere a proof may leave its leaf out; here it would be a line that can be taken away unnoticed.
  if (inclusion.extra === null || formatTlogProof(inclusion) !== proof.inclusion)
    throw new FormatError('the proof of inclusion is not in its usual form')
  return proof
}

function verifyParts({ entries, list, manifest }: OpenedCase, contents: CaseContents): Outcome {
  if (sha256Hex(list) !== manifest.parts.sha256)
    throw new FormatError('the list of parts is not the one that the manifest names')
  const parts = readPartList(list)
  const others = entries.slice(FIXED_ENTRIES)
  for (const [i, part] of parts.entries()) requirePart(part, others[i])
  if (others.length !== parts.length)
    throw new FormatError(`${others[parts.length]?.path} is in the archive, but not in the list of parts`)
  const total = others.reduce((sum, { bytes }) => sum + bytes.length, 0)
  if (manifest.parts.count !== parts.length || manifest.parts.bytes !== total)
    throw new FormatError('the manifest names another number of parts or bytes')
  for (const kind of ['index', 'summary'] as const)
    if (!parts.some((part) => part.kind === kind)) throw new FormatError(`the ${kind} is missing`)
  contents.parts = parts
  for (const { path, bytes } of others) contents.bytes.set(path, bytes)
  return pass(`${parts.length} parts, ${total} bytes`)
}

function requirePart(part: CasePart, entry: OpenedCase['entries'][number] | undefined): void {
  if (entry === undefined) throw new FormatError(`${part.path} is missing`)
  if (entry.path !== part.path)
    throw new FormatError(`the archive has ${entry.path} where the list has ${part.path}`)
  if (sha256Hex(entry.bytes) !== part.sha256)
    throw new FormatError(`${part.path} was changed: its digest is not in the list`)
}

function verifyManifest({ manifest, manifestBytes, proof }: OpenedCase, trust: Trust): LoggedFindings {
  const logged = verifyLogged(
    {
      manifest: { base64: base64Encode(manifestBytes), sha256: sha256Hex(manifestBytes) },
      captureSignature: proof.captureSignature,
      leaf: proof.leaf,
      proof: { tlogProof: proof.inclusion, consistency: null },
    },
    trust,
  )
  const { checkpoint } = logged
  if (checkpoint !== null && logged.outcomes.checkpoint.result === 'pass')
    logged.outcomes.checkpoint = attempt(() => {
      requireNamedLines(checkpoint.note, manifest)
      return logged.outcomes.checkpoint
    })
  return logged
}

/**
 * One line for each key that the signed manifest names, in its order, and every one of them good: a line of anybody else,
 * or a second one, says nothing, but would be a place to change the file unnoticed.
 */
function requireNamedLines(note: string, { log }: CaseManifest): void {
  const named = keysNamedBy(log)
  const places = parseNote(note).signatures.map(({ name, keyId }) =>
    named.findIndex((key) => key.name === name && key.keyId === keyId),
  )
  if (places.includes(-1))
    throw new FormatError('the checkpoint carries a signature by a key that the case does not name')
  if (places.some((place, i) => i > 0 && place <= (places[i - 1] ?? -1)))
    throw new FormatError('the checkpoint carries a signature twice, or not in the order of the case')
  openNote(note, named)
}

/** The keys that may sign the checkpoint of a case, in the order of their lines: of the log, then of its witnesses. */
export function keysNamedBy({ vkey, policy }: CaseManifest['log']) {
  const witnesses = policy === null ? [] : parsePolicy(policy).witnesses
  return [parseVkey(vkey), ...witnesses.map(({ verifier }) => verifier)]
}

/** The log has grown from what the bundles saw to what holds the case, and the case came last. */
function verifyContinuity({ manifest, proof }: OpenedCase, logged: LoggedFindings, trust: Trust): Outcome {
  const { checkpoint, leafIndex } = logged
  if (checkpoint === null || leafIndex === null)
    throw new FormatError('the case is not proven to be in the log')
  const { size, root, vkey } = manifest.log
  const { opened, note } = checkpoint
  if (vkey !== formatVkey(opened.logKey)) throw new FormatError('the manifest names another log key')
  if (trust.problems.log !== null) throw new FormatError(trust.problems.log)
  const file = parseConsistencyFile(proof.consistency)
  if (file.checkpoint !== note) throw new FormatError('the proof of consistency leads to another checkpoint')
  if (file.oldSize !== size) throw new FormatError('the proof of consistency starts at another size')
  const claim = {
    oldSize: size,
    newSize: opened.size,
    oldRoot: hexDecode(root),
    newRoot: opened.root,
    proof: file.hashes,
  }
  if (leafIndex < size) throw new FormatError('the case was logged before what it rests on')
  if (!verifyConsistency(claim))
    throw new FormatError('the tree does not contain the one that the bundles were proven against')
  return pass(`the tree of size ${size} is a prefix of the tree of size ${opened.size}`)
}

function factsOf(
  { manifest, manifestBytes }: OpenedCase,
  logged: LoggedFindings,
  outcomes: Outcomes,
): CaseFacts {
  const isGood = (id: CaseStepId) => outcomes[id].result === 'pass'
  if (!isGood('signature')) return NO_FACTS
  const opened = isGood('checkpoint') && isGood('inclusion') ? (logged.checkpoint?.opened ?? null) : null
  return {
    caseSha256: sha256Hex(manifestBytes),
    brand: manifest.brand,
    reference: manifest.reference,
    createdAt: manifest.createdAt,
    runs: manifest.runs.length,
    parts: isGood('parts') ? manifest.parts.count : null,
    logKey: opened === null ? null : formatVkey(opened.logKey),
    leafIndex: opened === null ? null : logged.leafIndex,
    treeSize: opened?.size ?? null,
  }
}

function report(
  outcomes: Outcomes,
  { keyTrust }: Trust,
  facts: CaseFacts,
  bundles: CaseBundle[],
  warnings: string[],
): CaseReport {
  const steps = CASE_STEPS.map((step, i) => ({
    step: i + 1,
    ...step,
    ...outcomes[step.id],
    anchored: outcomes[step.id].result === 'pass' && keyTrust.kind !== 'bundle',
  }))
  // Nothing is optional here: a step that could not be taken is one that failed.
  const problem = steps.find(({ result }) => result !== 'pass') ?? null
  const status = statusOf(problem, keyTrust)
  const summary = summaryOf(problem, keyTrust)
  return { status, ok: status === 'verified', trust: keyTrust, summary, steps, facts, bundles, warnings }
}

const FIXED_ENTRIES = 3
const NO_FACTS: CaseFacts = {
  caseSha256: null,
  brand: null,
  reference: null,
  createdAt: null,
  runs: null,
  parts: null,
  logKey: null,
  leafIndex: null,
  treeSize: null,
}
