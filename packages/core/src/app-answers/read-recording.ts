import { decideTokens, tokensIn } from '@veracite/app-answers/recordings/tokens'
import type { CarriedConnection, RecordingClaims } from '@veracite/terms/engine-port'
import { pick } from '@veracite/terms/pick'
import type { Engine } from '@veracite/terms/vocabulary'
import { requireClaimed } from '@veracite/verify/bundle/claimed-recording'
import { tlsHostOf } from '@veracite/verify/bundle/engine-hosts'
import { MAX_RESPONSE_BYTES } from '@veracite/verify/bundle/verify-response'
import { base64Decode, hexDecode, hexEncode, utf8Encode } from '@veracite/verify/bytes'
import { FormatError } from '@veracite/verify/format-error'
import { recordingCommitment } from '@veracite/verify/relayed/commitment'
import type { Decoders } from '@veracite/verify/relayed/content-coding'
import { SWITCHED } from '@veracite/verify/relayed/http-message'
import { verifyRelayProof } from '@veracite/verify/relayed/relay-proof'
import { type OpenedReply, openReply } from '@veracite/verify/relayed/verify-connection'
import { readScreen, requireSameScreen } from '@veracite/verify/screen/compare-screen'
import { isHostOf, type Profile, profileNamed } from '@veracite/verify/screen/profiles'
import { readAnswer } from '@veracite/verify/screen/read-answer'
import { questionsBefore } from '@veracite/verify/screen/read-question'
import { visibleText } from '@veracite/verify/screen/visible-text'
import { sha256Hex } from '@veracite/verify/sha256'

/** A connection of a recording, as it is uploaded: base64, and secrets in hexadecimal. */
export interface UploadedConnection {
  relay: string
  statement: string
  signature: string
  proof: string
  client: string
  server: string
  secrets: { handshake: string; application: string }
  sealed: { base64: string; recipientSha256: string } | null
}

type PictureType = 'image/png' | 'image/jpeg' | 'image/webp'

/** What a recorder uploads. A relay carried the reply of grade A; a person signed for grade B. */
export interface UploadedRecording
  extends Pick<RecordingClaims, 'profile' | 'tool' | 'browser' | 'nonce' | 'person'> {
  grade: 'A' | 'B'
  /** Where it asked, without query; of grade B the page. */
  endpoint: string
  openedAt: string
  closedAt: string
  prompt: string
  screen: string
  picture: { base64: string; mediaType: PictureType } | null
  /** The connection of the reply; null below grade A. */
  reply: UploadedConnection | null
  conversation: (UploadedConnection & { endpoint: string }) | null
  /** Only of grade B, as is who signed for it: the reply as the extension read it. */
  body: { base64: string; mediaType: string; status: number } | null
}

/** A connection after it was checked. */
export interface ReadConnection extends Omit<CarriedConnection, 'clientSecrets' | 'opened'> {
  part: 'reply' | 'conversation'
  /** Of the reply: whoever opens the connection sees them. */
  headers: ReadonlyMap<string, string>
  sealed: { bytes: Uint8Array; recipientSha256: string } | null
}

export interface ReadRecording {
  grade: 'A' | 'B'
  engine: Engine
  body: Uint8Array
  status: number
  mediaType: string
  answer: string
  prompt: string
  question: 'conversation' | 'word'
  screen: Uint8Array
  picture: { bytes: Uint8Array; mediaType: PictureType } | null
  conversation: { bytes: Uint8Array; endpoint: string; status: number } | null
  person: { key: string; signature: string } | null
  /** The recorded connections; empty below grade A. */
  connections: ReadConnection[]
  /** Until when it must not be published, and why; null if it may be now. */
  held: Held | null
}

interface Held {
  untilMs: number
  why: string
}

export interface ReadingAround {
  /** Public roots, DER. */
  roots: readonly Uint8Array[]
  decoders: Decoders
  atMs: number
}

/**
 * Checks a recording as a stranger will, and takes from it what is stored. Of grade A, reply and conversation come from
 * the connections alone. Throws a FormatError, whose message is for the person who recorded.
 */
export function readRecording(uploaded: UploadedRecording, around: ReadingAround): ReadRecording {
  const profile = profileNamed(uploaded.profile)
  const screen = utf8Encode(uploaded.screen)
  const shown = readScreen(screen)
  const reply = uploaded.grade === 'A' ? repliedOver(uploaded, profile, around) : claimed(uploaded, screen)
  const answer =
    reply.status === 0 ? shown.blocks.map(visibleText).join('\n\n') : readAnswer(profile, reply.body)
  requireSameScreen(profile, answer, shown)
  const { conversation, connections } = reply
  return {
    grade: uploaded.grade,
    engine: profile.engine as Engine,
    ...{
      ...pick(reply, 'body', 'status', 'mediaType'),
      answer,
      conversation,
      connections,
    },
    prompt: promptOf(
      uploaded.prompt,
      conversation === null ? null : questionsBefore(profile, conversation.bytes, answer),
    ),
    question: conversation === null ? 'word' : 'conversation',
    screen,
    picture: pictureOf(uploaded),
    person: uploaded.person,
    held: reply.held,
  }
}

type Reply = Pick<ReadRecording, 'body' | 'status' | 'mediaType' | 'conversation' | 'connections' | 'held'>

function repliedOver(uploaded: UploadedRecording, profile: Profile, around: ReadingAround): Reply {
  const { reply, conversation, endpoint } = uploaded
  if (reply === null || uploaded.body !== null || uploaded.person !== null)
    throw new FormatError(
      'a recording of grade A has a reply that a relay carried, and nothing that a person signed',
    )
  const { opened, held, connection } = openPart(uploaded, reply, { part: 'reply', endpoint }, profile, around)
  const again =
    conversation &&
    openPart(
      uploaded,
      conversation,
      { part: 'conversation', endpoint: conversation.endpoint },
      profile,
      around,
    )
  return {
    body: opened.body,
    status: opened.status,
    mediaType: opened.status === SWITCHED ? MESSAGES : (opened.headers.get('content-type') ?? ''),
    conversation: again && {
      bytes: again.opened.body,
      endpoint: conversation.endpoint,
      status: again.opened.status,
    },
    connections: [connection, ...(again === null ? [] : [again.connection])],
    held: (again?.held?.untilMs ?? 0) > (held?.untilMs ?? 0) ? (again?.held ?? null) : held,
  }
}

/** Everything is the person's word, and the person's key has signed it. */
function claimed(uploaded: UploadedRecording, screen: Uint8Array): Reply {
  const { profile, endpoint, nonce, prompt, closedAt, body, person } = uploaded
  if (person === null || uploaded.reply !== null || uploaded.conversation !== null)
    throw new FormatError('a recording of grade B has the signature of a person, and no connection')
  const bytes = body === null ? screen : base64Decode(body.base64)
  const picture = pictureOf(uploaded)
  const claim = {
    ...{ profile, endpoint, nonce, prompt, at: closedAt },
    bodySha256: body === null ? null : sha256Hex(bytes),
    screenSha256: sha256Hex(screen),
    pictureSha256: picture === null ? null : sha256Hex(picture.bytes),
  }
  requireClaimed(claim, person)
  if (body !== null && body.status < 100) throw new FormatError('the status of the reply is not one')
  const { status, mediaType } = body ?? { status: 0, mediaType: 'application/json' }
  return { body: bytes, status, mediaType, conversation: null, connections: [], held: null }
}

/** The question that the provider sent, if it sent one; of several, the one that the person named. */
function promptOf(given: string, questions: readonly string[] | null): string {
  const [only, ...more] = questions ?? [given]
  const prompt = more.length === 0 || questions?.includes(given) === false ? only : given
  if (more.length > 0 && prompt !== given)
    throw new FormatError(
      'the conversation holds this answer to several questions: give the one that you asked',
    )
  if (prompt === undefined || prompt.trim() === '') throw new FormatError('the question is missing')
  return prompt
}

function openPart(
  { profile: name, nonce, openedAt, closedAt }: UploadedRecording,
  given: UploadedConnection,
  { part, endpoint }: Pick<ReadConnection, 'part'> & { endpoint: string },
  profile: Profile,
  { roots, decoders, atMs }: ReadingAround,
): { opened: OpenedReply; held: Held | null; connection: ReadConnection } {
  const host = tlsHostOf(endpoint)
  if (host === null || !isHostOf(profile, host))
    throw new FormatError(`${host ?? 'this'} is not a host of this app`)
  const connection = {
    statement: utf8Encode(given.statement),
    signature: base64Decode(given.signature),
    client: base64Decode(given.client),
    server: base64Decode(given.server),
    secrets: {
      handshake: hexDecode(given.secrets.handshake),
      application: hexDecode(given.secrets.application),
    },
  }
  const opened = openReply(connection, { host, roots, most: MAX_RESPONSE_BYTES, decoders })
  const { statement, status, headers, body } = opened
  if (statement.relay !== given.relay) throw new FormatError('the statement is of another relay')
  if (statement.commitment !== recordingCommitment({ recordingNonce: nonce, profile: name }))
    throw new FormatError('the relay did not bind this connection to this recording')
  verifyRelayProof(given.proof, connection.statement, given.relay)
  if (part === 'reply' && (!isNear(statement.openedAt, openedAt) || !isNear(statement.closedAt, closedAt)))
    throw new FormatError('the clock of the relay and that of the recorder are more than ten minutes apart')
  if (status !== 200 && (part !== 'reply' || status !== SWITCHED))
    throw new FormatError(`the app answered with status ${status} instead of an answer`)
  const sent = { headers, body: new TextDecoder().decode(body), sentAtMs: Date.parse(statement.closedAt) }
  const tokens = decideTokens(tokensIn(sent, atMs), atMs)
  if (tokens?.kind === 'refuse') throw new FormatError(tokens.why)
  const root = roots.find((der) => sha256Hex(der) === opened.rootSha256)
  if (root === undefined)
    throw new FormatError('the root of the certificate is not a public one that this verifier knows')
  const { secrets, ...streams } = connection
  return {
    opened,
    held: tokens,
    connection: {
      part,
      headers,
      relay: given.relay,
      proof: given.proof,
      ...streams,
      serverSecrets: secrets,
      root,
      sealed: given.sealed && {
        bytes: base64Decode(given.sealed.base64),
        recipientSha256: given.sealed.recipientSha256,
      },
    },
  }
}

/** The screenshot; its kind is told by its first bytes only, because it is an illustration. */
function pictureOf({ picture }: UploadedRecording): ReadRecording['picture'] {
  if (picture === null) return null
  const bytes = base64Decode(picture.base64)
  if (
    !hexEncode(bytes.subarray(0, 4)).startsWith(BEGINS[picture.mediaType]) ||
    bytes.length > MAX_PICTURE_BYTES
  )
    throw new FormatError('the picture is not one, or is too large')
  return { bytes, mediaType: picture.mediaType }
}

const BEGINS = { 'image/png': '89504e47', 'image/jpeg': 'ffd8ff', 'image/webp': '52494646' }
const isNear = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= TEN_MINUTES
const TEN_MINUTES = 600_000
const MAX_PICTURE_BYTES = 8 * 1024 * 1024
const MESSAGES = 'application/vnd.veracite.messages'
