import { base64Decode, hexDecode, utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import type { Shapes } from '../generated/shapes.ts'
import type { Decoders } from '../relayed/content-coding.ts'
import {
  condition,
  findNamed,
  type KnownRelay,
  NOT_NAMED,
  notNamedReason,
  seenBy,
} from '../relayed/named-relays.ts'
import { openDisclosedRequest } from '../relayed/open-request.ts'
import { verifyRelayProof } from '../relayed/relay-proof.ts'
import { verifyConnection } from '../relayed/verify-connection.ts'
import { WEB_ROOTS } from '../relayed/web-roots.ts'
import { profileOf } from '../screen/profiles.ts'
import { sha256Hex } from '../sha256.ts'
import { anything, list, optional } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import { MAX_WITNESSED } from './bundle.ts'
import { accessByHost, tlsHostOf } from './engine-hosts.ts'
import { type CaptureManifest, MAX_MANIFEST_BYTES, manifestIn, type WitnessedManifest } from './manifest.ts'
import {
  checkEach,
  fail,
  notPresent,
  type Outcome,
  pass,
  type RecordedFacts,
  type WitnessedFacts,
} from './verification-report.ts'
import { type LoggedFindings, manifestOf, verifyLogged } from './verify-logged.ts'
import { isPending, requireLogged } from './verify-plan.ts'
import {
  provenWords,
  type Recorded,
  requireHostOfApp,
  uncarried,
  verifyRecording,
} from './verify-recording.ts'
import { MAX_RESPONSE_BYTES } from './verify-response.ts'
import { decodeField, type Trust } from './verify-trust.ts'
import { type CarriedParts, isBoundTo, readCarriedParts, StatementsSeen } from './witnessed-parts.ts'

/** A reply that may have been witnessed: the capture's, or one of a re-verification. */
interface Reply {
  manifest: CaptureManifest
  which: string
  response: Shapes['RESPONSE'] | null
  /** The recording, if a person recorded the answer in an app. */
  recorded: Recorded | null
}

/** The limits of this step, wherever its result is shown. */
const WITNESSED_LIMITS = 'What was asked rests on the collector’s word until the request is opened.'

/** The same where the request was opened but for one line, and what a hidden question would need. */
const OPENED =
  'What was asked was read from the connection, all but the line with the paying key. No other body of the announced length fits into that line, provided that the server takes the whole body for the question.'

/** The limits for a shared page of an app. */
const OF_PAGE = 'Which question and answer stand on that page, this step does not read.'

/** A reply that a relay carried, and that relay if the reader named it. */
interface Carried {
  facts: Omit<WitnessedFacts, 'runBy'>
  relay: KnownRelay | null
  /** Not a reply, but the conversation that proves its question. */
  isConversation: boolean
}

export interface WitnessedFindings {
  outcome: Outcome
  witnessed: WitnessedFacts[]
  recording: RecordedFacts | null
}

/** What older relays leave open: the collector could have kept the reply and attached it to another capture. */
const UNBOUND = 'The relay did not bind this connection to one capture.'

/**
 * Step 13: somebody else carried the connection and signed what passed; on it, the provider's own key signed the
 * handshake, and the reply that came back is the one captured here.
 */
export function verifyWitnessed(
  parts: Record<string, unknown>,
  capture: LoggedFindings,
  trust: Trust,
): WitnessedFindings {
  const entries = optional(list(anything, MAX_WITNESSED))(parts.witnessed, 'witnessed') ?? []
  const captured = manifestOf(capture, 'capture')
  const recorded = captured === null ? null : verifyRecording(parts, captured)
  if (entries.length === 0) {
    const nothing = notPresent('no relay carried it: who sent it rests on the collector’s word')
    const outcome = captured === null || recorded === null ? nothing : uncarried(captured)
    return { outcome, witnessed: [], recording: null }
  }
  if (trust.problems.relays !== null)
    throw new FormatError(`the relays that you named could not be read: ${trust.problems.relays}`)
  const replies = repliesOf(parts, capture, recorded)
  const carried: Carried[] = []
  const not: string[] = []
  const seen = new Set<string>()
  const statements = new StatementsSeen()
  checkEach('connection', entries, (entry) => {
    const found = verifyEntry(entry, replies, capture, trust)
    const key = `${found.prev} ${found.part}`
    if (seen.has(key)) throw new FormatError('one capture has two of them')
    seen.add(key)
    statements.add(found)
    if ('relay' in found)
      carried.push({
        facts: found.relay,
        relay: findNamed(found.relay.relay, trust.relays, trust.logKeys),
        isConversation: found.part === 'conversation',
      })
    else not.push(found.reason)
  })
  const known = carried.flatMap(({ facts, relay, isConversation }) =>
    relay === null ? [] : [{ isConversation, facts: { ...facts, runBy: relay.runBy } }],
  )
  const witnessed = known.flatMap(({ facts, isConversation }) => (isConversation ? [] : [facts]))
  const hasQuestion = known.some(({ isConversation }) => isConversation)
  const outcome = outcomeOf(carried, witnessed, not, replies, recorded === null ? null : hasQuestion)
  const { text = '', added = [] } = recorded ?? {}
  const recording =
    recorded === null || outcome.result !== 'pass'
      ? null
      : { text, added, question: hasQuestion ? ('conversation' as const) : ('word' as const) }
  return { outcome, witnessed, recording }
}

/** `hasQuestion` is null where it is no recording. */
function outcomeOf(
  carried: readonly Carried[],
  witnessed: readonly WitnessedFacts[],
  not: readonly string[],
  replies: ReadonlyMap<string, Reply>,
  hasQuestion: boolean | null,
): Outcome {
  if (carried.length === 0) return notPresent(`not witnessed: ${not[0] ?? 'no relay carried it'}`)
  const strange = carried.flatMap(({ facts, relay }) => (relay === null ? [facts.relay] : []))
  const [first] = witnessed
  if (first === undefined)
    return strange.length === 0
      ? fail('only the conversation was carried, and not the reply')
      : notPresent(notNamedReason(strange))
  const cosigners = [...new Set(witnessed.flatMap((one) => one.cosigners))].join(' and ')
  const ofCertificates = [...new Set(witnessed.flatMap((one) => one.certificateLogs ?? []))].join(' and ')
  const log = `${cosigners === '' ? '' : ` Its log was cosigned by ${cosigners}.`}${ofCertificates === '' ? '' : ` The certificate is promised to the public logs ${ofCertificates}.`}${witnessed.every(({ isBound }) => isBound) ? '' : ` ${UNBOUND}`}`
  const named = carried.flatMap(({ relay }) => (relay === null ? [] : [relay]))
  const others = strange.length === 0 ? '' : ` Not counted: ${strange.length} ${NOT_NAMED}.`
  if (hasQuestion !== null)
    return pass(
      `${first.host} sent this text on a connection opened at ${first.openedAt}, seen by ${seenBy(named)}. ${provenWords(hasQuestion)}${log}${others}`,
    )
  const isPage = [...replies.values()].some(({ manifest }) => manifest.source.access === 'app')
  const hosts = [...new Set(witnessed.map((one) => senderOf(one, replies)))].join(' and ')
  const which = witnessed.map(({ captureManifestSha256: id }) => replies.get(id)?.which ?? 'a reply')
  return pass(
    `${hosts} sent ${[...new Set(which)].join(' and ')} (${witnessed.length} of ${replies.size} replies), ${condition(named)}.${log}${others} ${isPage ? OF_PAGE : witnessed.every(({ isOpened }) => isOpened) ? OPENED : WITNESSED_LIMITS}`,
  )
}

/** Checks that the host belongs to the engine: every owner of a domain gets a certificate for it. */
function senderOf(
  { host, captureManifestSha256 }: WitnessedFacts,
  replies: ReadonlyMap<string, Reply>,
): string {
  const source = replies.get(captureManifestSha256)?.manifest.source
  const isEngine = source !== undefined && accessByHost(source) !== 'compatible_server'
  return isEngine ? host : `${host} (a STAND-IN, not the engine)`
}

/** By the digest of their manifests, which `prev` names. */
function repliesOf(
  parts: Record<string, unknown>,
  capture: LoggedFindings,
  recorded: Recorded | null,
): Map<string, Reply> {
  const replies = new Map<string, Reply>()
  const captured = manifestOf(capture, 'capture')
  if (captured !== null && capture.manifestSha256 !== null)
    replies.set(capture.manifestSha256, {
      manifest: captured,
      which: captured.source.access === 'app' ? 'the shared page' : 'the first answer',
      response: SHAPES.RESPONSE(parts.response, 'response'),
      recorded,
    })
  const events = Array.isArray(parts.verification) ? parts.verification : []
  for (const event of events) {
    // Errors in an event are reported by the step about events.
    const { manifest, response } = SHAPES.EVENT(event, 'event')
    const again = manifestIn(decodeField(manifest.base64, MAX_MANIFEST_BYTES, 'manifest'), 'capture')
    if (again !== null)
      replies.set(manifest.sha256, {
        manifest: again,
        which: 'an answer when asked again',
        response,
        recorded: null,
      })
  }
  return replies
}

type Entry = { prev: string; part: WitnessedManifest['part']; statement: string | null } & (
  | { relay: Carried['facts'] }
  | { reason: string }
)

function verifyEntry(
  value: unknown,
  replies: ReadonlyMap<string, Reply>,
  capture: LoggedFindings,
  trust: Trust,
): Entry {
  const entry = SHAPES.BUNDLE_WITNESSED(value, 'witnessed')
  const findings = verifyLogged(entry, trust)
  const { signature } = findings.outcomes
  if (!isPending(findings, capture)) requireLogged(findings, 'manifest')
  else if (signature.result !== 'pass') throw new FormatError(signature.reason)
  const manifest = manifestOf(findings, 'witnessed')
  if (manifest === null) throw new FormatError('it is a manifest of another kind')
  const reply = manifest.prev === null ? undefined : replies.get(manifest.prev)
  if (manifest.prev === null || reply === undefined) throw new FormatError('it is about another capture')
  const { prev, part, statement } = manifest
  const parts = readCarriedParts(entry, manifest, reply.manifest)
  if (manifest.result === 'not_witnessed')
    return { prev, part, statement: null, reason: manifest.reason ?? 'nobody said why' }
  return { prev, part, statement, relay: verifyCarried(entry, parts, manifest, reply, trust) }
}

function verifyCarried(
  entry: Shapes['BUNDLE_WITNESSED'],
  { client, server }: CarriedParts,
  manifest: WitnessedManifest,
  reply: Reply,
  trust: Trust,
): Carried['facts'] {
  const { manifest: captured } = reply
  const { relay, statement, statementSignature, secrets, rootSha256, prev } = manifest
  if (
    relay === null ||
    statement === null ||
    statementSignature === null ||
    secrets === null ||
    prev === null
  )
    throw new FormatError('the manifest lacks what makes it witnessed')
  const sent = sentOn(reply, manifest.part)
  if (client === null || server === null || entry.root === null || sent === null)
    throw new FormatError('the streams are left out of this bundle')
  const root = decodeField(entry.root, MAX_ROOT_BYTES, 'root')
  if (sha256Hex(root) !== rootSha256 || !(trust.webRoots ?? WEB_ROOTS).has(sha256Hex(root)))
    throw new FormatError('the root of the certificate is not a public one that this verifier knows')
  const signed = utf8Encode(statement)
  const connection = {
    statement: signed,
    signature: base64Decode(statementSignature),
    client,
    server,
    secrets: { handshake: hexDecode(secrets.handshake), application: hexDecode(secrets.application) },
  }
  const found = verifyConnection(connection, {
    ...sent,
    roots: [root],
    certificateLogs: trust.certificateLogs,
    decoders: trust.decoders,
  })
  const { source } = captured
  if (source.access === 'app')
    requireHostOfApp(reply.recorded?.profile ?? profileOf(source.engine), found.statement.host)
  if (found.statement.relay !== relay) throw new FormatError('the statement is of another relay')
  requireSameTime(found.statement, captured)
  const isBound = isBoundTo(found.statement, captured)
  const isOpened = manifest.opened !== null
  if (manifest.opened !== null) requireQuestion(connection, manifest.opened, captured, trust.decoders)
  // Without it, a relay could sign what its log, which anyone can count, does not hold.
  if (entry.relayProof === null) throw new FormatError('the proof that the relay’s log holds it is left out')
  // Witnesses that only the bundle names prove nothing: its maker chose them.
  const known = trust.policyAnchored ? (trust.policy?.witnesses ?? []).map(({ verifier }) => verifier) : []
  const { cosignatures } = verifyRelayProof(entry.relayProof, signed, relay, known)
  const { host, address, openedAt } = found.statement
  return {
    relay,
    isBound,
    isOpened,
    host,
    address,
    openedAt,
    rootSha256: found.rootSha256,
    cosigners: cosignatures.map(({ verifier }) => verifier.name),
    certificateLogs: found.certificateLogs,
    captureManifestSha256: prev,
  }
}

/** The disclosed part of the request is the one that the capture names. */
function requireQuestion(
  connection: Parameters<typeof openDisclosedRequest>[0],
  { handshake, first, third, sealedRecords }: NonNullable<WitnessedManifest['opened']>,
  { source, question }: CaptureManifest,
  decoders: Decoders,
): void {
  const keyOf = ({ key, iv }: { key: string; iv: string }) => ({ key: hexDecode(key), iv: hexDecode(iv) })
  const request = openDisclosedRequest(
    connection,
    { handshake: hexDecode(handshake), first: keyOf(first), third: keyOf(third), sealedRecords },
    decoders,
  )
  const host = hostOf(source.endpoint)
  const path = source.endpoint.slice(`https://${host}`.length)
  if (request.start !== `POST ${path} HTTP/1.1` || request.headers.get('host') !== host)
    throw new FormatError('the request that was sent went to another address than the capture says')
  if (sha256Hex(request.body) !== question.requestSha256)
    throw new FormatError('the request that was sent is not the one in the capture')
}

/** What came on the connection as the manifest says: the reply, or the conversation that proves its question. */
function sentOn({ manifest, response, recorded }: Reply, part: WitnessedManifest['part']) {
  if (part === 'conversation') {
    const { endpoint, status } = manifest.recording?.conversation ?? {}
    if (endpoint === undefined || status === undefined)
      throw new FormatError('the capture does not name a conversation')
    const body = recorded?.conversation ?? null
    return body === null ? null : { host: hostOf(endpoint), body, status }
  }
  if (response === null) return null
  const body = decodeField(response.base64, MAX_RESPONSE_BYTES, 'response')
  if (sha256Hex(body) !== manifest.response.sha256) throw new FormatError('the reply is not the one captured')
  return { host: hostOf(manifest.source.endpoint), body, status: manifest.response.status }
}

/** The relay's clock and the collector's must tell the same story. */
function requireSameTime(
  { openedAt, closedAt }: { openedAt: string; closedAt: string },
  { times }: CaptureManifest,
): void {
  const isNear = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) <= TEN_MINUTES
  if (!isNear(openedAt, times.requestedAt) || !isNear(closedAt, times.receivedAt))
    throw new FormatError('the relay carried it at another time than the capture says')
}

function hostOf(endpoint: string): string {
  const host = tlsHostOf(endpoint)
  if (host === null) throw new FormatError('the capture does not name a host that is reached over TLS')
  return host
}

const TEN_MINUTES = 600_000
const MAX_ROOT_BYTES = 32_768
