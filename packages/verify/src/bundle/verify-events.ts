import { FormatError } from '../format-error.ts'
import { sha256Hex } from '../sha256.ts'
import { anything, list, optional } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import { MAX_EVENTS } from './bundle.ts'
import type { CaptureManifest, ClassificationManifest, Manifest, VerificationManifest } from './manifest.ts'
import { checkEach, notPresent, type Outcome, pass } from './verification-report.ts'
import { verifyCatalogue } from './verify-catalogue.ts'
import { verifyDeclarations } from './verify-declarations.ts'
import { type LoggedFindings, manifestOf, verifyLogged } from './verify-logged.ts'
import { verifyReadings } from './verify-readings.ts'
import { MAX_RESPONSE_BYTES } from './verify-response.ts'
import { decodeField, type Trust } from './verify-trust.ts'

export interface EventLists {
  classification?: unknown
  verification?: unknown
  custody?: unknown
  readings?: unknown
  declarations?: unknown
  catalogue?: unknown
  facts?: unknown
}

/** What the events say, believed only when the step passed. */
export interface History {
  /** Classifications of the answer in this bundle, oldest first. */
  classifications: ClassificationManifest[]
  /** Classifications of the answers to the same question asked again. */
  ofOthers: ClassificationManifest[]
  /** What became of asking again, oldest first. */
  verifications: VerificationManifest[]
  /** The place in the log of each classification, by its id. */
  places: Map<string, number>
  /** SHA-256 of every key that signed an event that is in the log. */
  keys: Set<string>
  /** False while the events could not all be read: then another step says so. */
  isRead: boolean
}

type ListName = 'classification' | 'verification' | 'custody'

/** One event that was found signed and logged. */
interface Found {
  list: ListName
  where: string
  event: Manifest
  sha256: string
  index: number
  keySha256: string
}

/**
 * Step 8: each later manifest is signed and logged, belongs to this capture, and comes in the order of the log;
 * readings are those that the classifications name.
 */
export function verifyEvents(
  lists: EventLists,
  capture: LoggedFindings,
  trust: Trust,
  history: History,
): Outcome {
  const carried = LISTS.map((name) => optional(list(anything, MAX_EVENTS))(lists[name], name) ?? [])
  if (carried.reduce((sum, events) => sum + events.length, 0) > MAX_EVENTS)
    throw new FormatError(`the bundle has more than ${MAX_EVENTS} events`)
  const found = LISTS.flatMap((name, i) => readList(name, carried[i] ?? [], trust))
  const asked = manifestOf(capture, 'capture')
  if (found.length > 0) {
    if (asked === null || capture.manifestSha256 === null || capture.leafIndex === null)
      throw new FormatError('there is no logged capture that the events could belong to')
    requireOrder(found, capture.manifestSha256, capture.leafIndex)
    requireBelonging(found, asked, capture.manifestSha256)
  }
  for (const { list: name, event, keySha256, index } of found) {
    history.keys.add(keySha256)
    if (event.kind === 'verification') history.verifications.push(event.manifest)
    if (event.kind !== 'classification') continue
    history.places.set(event.manifest.classificationId, index)
    if (name === 'classification') history.classifications.push(event.manifest)
    else history.ofOthers.push(event.manifest)
  }
  history.isRead = true
  const readings = verifyReadings(lists.readings, history)
  const declared = verifyDeclarations(lists.declarations, history)
  const items = verifyCatalogue(lists, asked, history, trust)
  if (found.length === 0) return notPresent('no classification or custody event is included')
  const named = readings === 0 ? '' : `; ${readings} readings, each named by one of them`
  const by = declared === 0 ? '' : `; ${declared} declarations, each named by their facts`
  const held = items === 0 ? '' : `; ${items} facts of a catalogue, each with its item and import`
  return pass(
    `${found.length} further manifests, each signed, logged and linked to this capture${named}${by}${held}`,
  )
}

function readList(name: ListName, events: unknown[], trust: Trust): Found[] {
  return checkEach(name, events, (event, i) => ({
    list: name,
    where: `${name} ${i + 1}`,
    ...readEvent(event, trust),
  }))
}

function readEvent(value: unknown, trust: Trust) {
  const event = SHAPES.EVENT(value, 'event')
  const findings = verifyLogged(event, trust)
  for (const { result, reason } of Object.values(findings.outcomes)) {
    const isMissing = result === 'not_present' && findings.checkpoint === null
    if (result === 'fail' || isMissing) throw new FormatError(reason)
  }
  const { manifest, manifestSha256, leafIndex, captureKeySha256 } = findings
  if (manifest === null || manifestSha256 === null || leafIndex === null || captureKeySha256 === null)
    throw new FormatError('the manifest could not be read')
  if (event.response !== null) requireResponse(event.response, manifest)
  return { event: manifest, sha256: manifestSha256, index: leafIndex, keySha256: captureKeySha256 }
}

function requireResponse(
  response: { base64: string; sha256: string; bytes: number; mediaType: string },
  { kind, manifest }: Manifest,
): void {
  const bytes = decodeField(response.base64, MAX_RESPONSE_BYTES, 'response')
  const digest = sha256Hex(bytes)
  const isNamed =
    kind === 'capture' &&
    digest === manifest.response.sha256 &&
    response.sha256 === digest &&
    response.bytes === bytes.length &&
    response.mediaType === manifest.response.mediaType
  if (!isNamed) throw new FormatError('the response is not the one in the manifest')
}

/** Each list is in the order of the log, after the capture, and nothing is there twice. */
function requireOrder(found: readonly Found[], captureSha256: string, captureIndex: number): void {
  const seen = new Set([captureSha256])
  const last = new Map<ListName, number>()
  for (const { list: name, where, sha256, index } of found) {
    if (seen.has(sha256)) throw new FormatError(`${where}: it is there twice`)
    seen.add(sha256)
    if (index <= (last.get(name) ?? captureIndex))
      throw new FormatError(`${where}: it is not in the order of the log`)
    last.set(name, index)
  }
}

/** An event of another run, or about another answer, is no event of this capture. */
function requireBelonging(found: readonly Found[], asked: CaptureManifest, captureSha256: string): void {
  const captures = new Map<string, { captureId: string; index: number }>()
  const all = new Map(found.map((one) => [one.sha256, one.index]))
  for (const one of found) {
    const { event, where } = one
    if (!ALLOWED[one.list].includes(event.kind))
      throw new FormatError(`${where}: a ${event.kind} manifest does not belong here`)
    if (event.kind === 'capture') {
      requireSameQuestion(event.manifest, asked, captureSha256, where)
      captures.set(one.sha256, { captureId: event.manifest.captureId, index: one.index })
    }
    if (event.kind === 'classification') requireOwnAnswer(one, event.manifest, asked, captureSha256, captures)
    if (event.kind === 'verification') {
      const { prev, runId, attempts } = event.manifest
      if (prev !== captureSha256 || runId !== asked.runId)
        throw new FormatError(`${where}: it is about another capture`)
      if (!attempts.every((attempt) => captures.has(attempt.captureManifestSha256)))
        throw new FormatError(`${where}: an answer that it counts is not here`)
    }
    if (event.kind === 'custody') {
      const { prev, subject } = event.manifest
      if (subject !== null && subject !== captureSha256)
        throw new FormatError(`${where}: it is about another capture`)
      const linked = prev === null ? undefined : all.get(prev)
      const isEarlier = prev === captureSha256 || (linked !== undefined && linked < one.index)
      if (!isEarlier) throw new FormatError(`${where}: refers to a manifest that is not here`)
    }
  }
}

/** The same question, put to the same engine again for the same run. */
function requireSameQuestion(
  again: CaptureManifest,
  asked: CaptureManifest,
  captureSha256: string,
  where: string,
): void {
  const isSame =
    again.kind === 'verification' &&
    again.prev === captureSha256 &&
    again.captureId !== asked.captureId &&
    again.runId === asked.runId &&
    again.brand.id === asked.brand.id &&
    again.source.engine === asked.source.engine &&
    again.question.prompt === asked.question.prompt
  if (!isSame) throw new FormatError(`${where}: it is not the same question asked again`)
}

function requireOwnAnswer(
  { list: name, where, index }: Found,
  { prev, captureId, runId }: ClassificationManifest,
  asked: CaptureManifest,
  captureSha256: string,
  captures: ReadonlyMap<string, { captureId: string; index: number }>,
): void {
  const other = captures.get(prev ?? '')
  const isOwn =
    name === 'classification'
      ? prev === captureSha256 && captureId === asked.captureId
      : other !== undefined && captureId === other.captureId && index > other.index
  if (!isOwn || runId !== asked.runId) throw new FormatError(`${where}: it is the class of another answer`)
}

const LISTS: ListName[] = ['classification', 'verification', 'custody']
const ALLOWED: Record<ListName, string[]> = {
  classification: ['classification'],
  verification: ['verification', 'capture', 'classification'],
  custody: ['custody'],
}
