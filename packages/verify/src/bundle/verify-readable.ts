import { utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { parseModestJson } from '../modest-json.ts'
import { sha256Hex } from '../sha256.ts'
import { contentText } from './content-text.ts'
import type { CaptureManifest, ClassificationManifest, VerificationManifest } from './manifest.ts'
import REPEATED from './repeated.json' with { type: 'json' }
import type { History } from './verify-events.ts'

type Claim = ClassificationManifest['claims'][number]

/** What was found signed: the manifest of the capture, as it is written and as it was read, and the classifications. */
export interface SignedParts {
  written: unknown
  capture: CaptureManifest
  history: History
}

/**
 * Step 12, second half: the readable parts repeat what the signed manifests say (`repeated.json`), so that people need not decode them.
 * A forger could have changed the repeated copy, so each is compared. Parts that are not there say
 * nothing and are passed over.
 */
export function requireReadable(bundle: Record<string, unknown>, signed: SignedParts): void {
  same(bundle, 'provenance', 'the provenance', signed.written)
  for (const { shown, what, signed: path } of REPEATED)
    same(bundle, shown, what, at(signed.capture, path) ?? null)
  if (signed.capture.plan !== null) same(bundle, 'run.sample', 'the sample', signed.capture.plan.sample)
  const isDemo = signed.capture.source.access === 'demo'
  const warning = at(bundle, 'statement.warning')
  if (warning !== undefined && (typeof warning === 'string') !== isDemo)
    throw differs('the warning about a demonstration')
  requireClass(bundle, signed.history)
  requireClassifications(bundle, signed.history)
  requireClaims(bundle, signed.history)
  requireVerifications(bundle, signed.history)
  requireFacts(bundle, signed.history)
  requireReadings(bundle)
}

/** The class that people read is that of the newest classification in the log. */
function requireClass(bundle: Record<string, unknown>, { classifications }: History): void {
  const newest = classifications.at(-1)
  // Before there were seals, a class that was still on its way to the log was shown already.
  if (newest === undefined || (bundle.seal === undefined && isPending(bundle, null))) return
  same(bundle, 'citationClass', 'the class', newest.class)
  const shown = at(bundle, 'needsReview')
  if (newest.needsReview === null || shown === undefined) return
  const reasons = new Set(items(shown).map((one) => at(one, 'reason')))
  if (contentText([...reasons].sort()) !== contentText([...new Set(newest.needsReview)].sort()))
    throw differs('what asks for review')
}

function isPending(bundle: Record<string, unknown>, id: unknown, kind = 'classification'): boolean {
  return items(bundle.pending).some(
    (one) => at(one, 'kind') === kind && (id === null || at(one, 'id') === id),
  )
}

/** Each classification that is shown was signed, with the claims it is shown with. */
function requireClassifications(bundle: Record<string, unknown>, history: History): void {
  const signed = new Map(
    [...history.classifications, ...history.ofOthers].map((one) => [one.classificationId, one]),
  )
  if (signed.size === 0) return
  for (const shown of items(bundle.classifications)) {
    const id = at(shown, 'id')
    const one = typeof id === 'string' ? signed.get(id) : undefined
    if (one === undefined) {
      if (typeof id === 'string' && isPending(bundle, id)) continue
      throw new FormatError('a classification is shown that nobody signed')
    }
    same(shown, 'captureId', 'a classification', one.captureId)
    same(shown, 'class', 'a classification', one.class)
    same(shown, 'rule', 'a classification', one.rule)
    same(shown, 'classifierVersion', 'a classification', one.classifier.version)
    same(shown, 'classifiedAt', 'a classification', one.classifiedAt)
    const claims = items(at(shown, 'claims'))
    // A manifest holds as many claims as fit, the first ones.
    for (const [i, claim] of one.claims.entries()) requireClaim(claims[i], claim)
  }
}

function requireClaim(shown: unknown, claim: Claim): void {
  const { predicate, stated, verdict, truth, factId, start, end, certainty } = claim
  const expected = { predicate, stated, verdict, truth, factId, 'span.start': start, 'span.end': end }
  for (const [path, value] of Object.entries(expected)) {
    if (contentText(at(shown, path) ?? null) !== contentText(value)) throw differs('a claim')
  }
  if (certainty !== null) same(shown, 'certainty', 'a claim', certainty)
}

/** The most claims that a statement has. */
const MAX_STATED = 64

/** The statement tells claims of the newest classification, and leaves out none that accuses. */
function requireClaims(bundle: Record<string, unknown>, { classifications }: History): void {
  const newest = classifications.at(-1)
  const told = at(bundle, 'statement.claims')
  if (newest === undefined || told === undefined) return
  const shown = items(bundle.classifications).find((one) => at(one, 'id') === newest.classificationId)
  const known = new Set([...newest.claims, ...items(at(shown, 'claims'))].map(keyOf))
  const stated = items(told).map(keyOf)
  if (!stated.every((key) => known.has(key)))
    throw new FormatError('the statement tells a claim that was not made')
  const wrong = newest.claims.filter(isWrong).map(keyOf)
  if (stated.length < MAX_STATED && !wrong.every((key) => stated.includes(key)))
    throw new FormatError('the list of wrong statements is not what was signed')
}

const keyOf = (claim: unknown): string =>
  contentText(['stated', 'verdict', 'truth'].map((name) => at(claim, name) ?? null))

export const isWrong = ({ verdict, certainty }: Claim): boolean =>
  verdict === 'contradicted' && certainty !== 'likely'

/** Whether it was found again is told only as it was signed, and nothing that was signed is left out. */
function requireVerifications(bundle: Record<string, unknown>, { verifications, isRead }: History): void {
  if (bundle.verifications === undefined || !isRead) return
  const shown = items(bundle.verifications)
  const signed = new Map(verifications.map((one) => [one.verificationId, one]))
  for (const one of shown) {
    const id = at(one, 'id')
    const manifest = typeof id === 'string' ? signed.get(id) : undefined
    if (manifest !== undefined) requireOutcome(one, manifest)
    else if (typeof id !== 'string' || !isPending(bundle, id, 'verification'))
      throw new FormatError('a re-verification is shown that nobody signed')
  }
  const told = new Set(shown.map((one) => at(one, 'id')))
  if (told.size !== shown.length || !verifications.every((one) => told.has(one.verificationId)))
    throw new FormatError('a re-verification is left out, or there twice')
  const newest = shown.findLast((one) => at(one, 'outcome') !== 'inconclusive')
  const isLost = newest !== undefined && at(newest, 'outcome') === 'not_reproduced'
  const status = bundle.verificationStatus
  if (status !== undefined && (status === 'not_reproducible') !== isLost)
    throw differs('whether it was found again')
}

function requireOutcome(shown: unknown, { attempts, status, verifiedAt }: VerificationManifest): void {
  const what = 'a re-verification'
  const compared = attempts.filter((attempt) => attempt.class !== null).length
  const reproduced = attempts.filter((attempt) => attempt.reproduced).length
  const isLost = status === 'not_reproducible'
  same(shown, 'verifiedAt', what, verifiedAt)
  same(shown, 'compared', what, compared)
  same(shown, 'reproduced', what, reproduced)
  if ((at(shown, 'outcome') === 'not_reproduced') !== isLost) throw differs(what)
  if (!isLost) same(shown, 'outcome', what, reproduced > 0 ? 'reproduced' : 'inconclusive')
}

/** The most facts that a manifest names. */
const MAX_SIGNED_FACTS = 64

/** Each fact has the hash that was signed, and is what that hash is of. */
function requireFacts(bundle: Record<string, unknown>, history: History): void {
  const lists = [...history.classifications, ...history.ofOthers].map(({ facts }) => facts)
  if (lists.length === 0) return
  const hashes = new Map(lists.flat().map(({ id, hash }) => [id, hash]))
  const isWhole = lists.every((list) => list.length < MAX_SIGNED_FACTS)
  for (const fact of items(bundle.facts)) {
    const id = at(fact, 'id')
    const signed = typeof id === 'string' ? hashes.get(id) : undefined
    if (signed === undefined ? isWhole : at(fact, 'hash') !== signed) throw differs('a fact')
    if (at(fact, 'hash') !== factHash(fact)) throw differs('a fact')
  }
}

export function factHash(fact: unknown): string {
  const hashed = {
    predicate: at(fact, 'predicate') ?? null,
    value: at(fact, 'value') ?? null,
    sourceUrl: at(fact, 'source.url') ?? null,
    sourceSha256: at(fact, 'source.sha256') ?? null,
  }
  return sha256Hex(utf8Encode(contentText(hashed)))
}

/** What is shown of a reading is what was hashed. */
function requireReadings(bundle: Record<string, unknown>): void {
  for (const one of items(bundle.readings)) {
    const [shown, text] = [at(one, 'reading'), at(one, 'json')]
    if (shown === undefined) continue
    let hashed: unknown
    try {
      hashed = typeof text === 'string' ? parseModestJson(text) : undefined
    } catch {
      throw differs('a reading')
    }
    if (hashed === undefined || contentText(shown) !== contentText(hashed)) throw differs('a reading')
    same(one, 'reader', 'a reading', at(shown, 'reader') ?? null)
  }
}

function same(holder: unknown, path: string, what: string, expected: unknown): void {
  const shown = at(holder, path)
  if (shown !== undefined && contentText(shown) !== contentText(expected)) throw differs(what)
}

const differs = (what: string): FormatError => new FormatError(`${what} is not what was signed`)

/** A member of a member; undefined where there is none. */
export function at(holder: unknown, path: string): unknown {
  let value = holder
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

export const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
