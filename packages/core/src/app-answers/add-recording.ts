import {
  buildWitnessed,
  type NewWitnessed,
  type RequestSealer,
} from '@veracite/evidence/capture/new-witnessed'
import type { RecordingClaims } from '@veracite/terms/engine-port'
import { conflict, DomainError, invalidField } from '@veracite/terms/errors'
import { GRADE_TABLE } from '@veracite/terms/surfaces'
import { FormatError } from '@veracite/verify/format-error'
import { sha256Hex } from '@veracite/verify/sha256'
import { asSaid, refusal } from '@veracite/words/refusals'
import type { Fills } from '../app-plans/fill-slots.ts'
import { activeBrandOf, type BrandDeps } from '../tenants/brand-of.ts'
import type { BroughtAnswer } from './app-answer-store.ts'
import { answerOfApp, type BringDeps, filledBy, keepAnswers } from './bring.ts'
import type { ReadConnection, ReadRecording, UploadedRecording } from './read-recording.ts'

/** Reads a recording beside the event loop, and stops with its request. Rejects with a FormatError where it does not hold. */
export type RecordingReader = (uploaded: UploadedRecording, signal: AbortSignal) => Promise<ReadRecording>

interface Deps extends BrandDeps, BringDeps {
  readRecording: RecordingReader
  /** The relays that this installation names, used or only published. */
  publishedRelays?: readonly { vkey: string }[]
}

export interface RecordingInput extends UploadedRecording {
  /** The plan whose slot it fills. */
  fills?: Fills
}

/** Answers that people recorded in apps. */
export const adminRecordings = (deps: Deps) => ({
  /** Checks it as a stranger would, and stores reply, screen and connections as a run of its own. */
  async add(
    brandId: string,
    { fills, ...uploaded }: RecordingInput,
    by: { name: string; signingKey: string | null },
    signal: AbortSignal,
  ) {
    const brand = await activeBrandOf(deps, brandId)
    requireKnown(deps, uploaded, by)
    const read = await deps.readRecording(uploaded, signal).catch((error: unknown) => {
      throw error instanceof FormatError ? refused(error.message) : error
    })
    if (read.held !== null) throw refused(read.held.why)
    const { engine, grade } = read
    const [importId, now] = [deps.ids.next(), deps.clock.now()]
    const asked = { question: read.prompt, answeredAt: uploaded.openedAt }
    const [slot = null] = await filledBy(deps, brand.id, engine, [asked], fills)
    const answer = answerOfApp(deps, {
      ...{ brand, engine, grade, importId, now, slot, prompt: read.prompt },
      provider: uploaded.profile,
      wire: `recording.${uploaded.profile}`,
      description: GRADE_TABLE[grade].how,
      version: READER_VERSION,
      trigger: { kind: 'recording', id: by.name },
      exchange: {
        url: uploaded.endpoint,
        startedAt: new Date(uploaded.openedAt),
        finishedAt: new Date(uploaded.closedAt),
        status: read.status,
        contentType: read.mediaType,
        bytes: read.body,
      },
      found: { text: read.answer, cited: [], retrieved: [], queries: [], servedModel: null },
      app: {
        format: `recording.${uploaded.profile}`,
        answeredAt: uploaded.closedAt,
        file: null,
        notes: [],
        stripped: [],
        recording: claimsOf(uploaded, read),
      },
    })
    const recording = {
      ...{ screen: read.screen, picture: read.picture?.bytes ?? null },
      conversation: read.conversation?.bytes ?? null,
      witnessed: await witnessesOf(deps, answer, read, now),
    }
    const fresh = await keepAnswers(deps, brand, {
      ...{ importId, engine, now },
      answers: [{ ...answer, recording }],
    })
    return {
      ...{ importId, engine, grade, known: 1 - fresh.length },
      filled: fresh.flatMap((one) => (one.slot === null ? [] : [one.slot.number])),
      items: fresh.map(({ prompt, capture }) => ({ runId: capture.runId, question: prompt })),
    }
  },
})

function requireKnown(
  { publishedRelays = [] }: Pick<Deps, 'publishedRelays'>,
  { grade, person, reply, conversation }: UploadedRecording,
  by: { signingKey: string | null },
): void {
  if (grade === 'B' && (person === null || by.signingKey !== person.key))
    throw new DomainError('forbidden', 'extension_key_not_registered')
  const strange = [reply, conversation].some(
    (one) => one !== null && !publishedRelays.some(({ vkey }) => vkey === one.relay),
  )
  if (strange) throw conflict('relay_not_of_installation')
}

const READER_VERSION = 'screen/1'

const refused = (why: string) =>
  invalidField(refusal('recording_refused', { words: why.replace(/\.$/, '') }), 'body', asSaid(why))

const digestOf = (bytes: Uint8Array) => ({ sha256: sha256Hex(bytes), bytes: bytes.length })

const claimsOf = (
  { profile, tool, browser, nonce }: UploadedRecording,
  { screen, picture, question, conversation, person }: ReadRecording,
): RecordingClaims => ({
  ...{ profile, tool, browser, nonce, screen: digestOf(screen), question, person },
  picture: picture && { ...digestOf(picture.bytes), mediaType: picture.mediaType },
  conversation: conversation && {
    ...digestOf(conversation.bytes),
    endpoint: conversation.endpoint,
    status: conversation.status,
  },
})

function witnessesOf(
  { ids, signer }: Pick<Deps, 'ids' | 'signer'>,
  { capture }: Pick<BroughtAnswer, 'capture'>,
  { connections }: ReadRecording,
  now: Date,
): Promise<NewWitnessed[]> {
  return Promise.all(
    connections.map(({ part, sealed, headers: _, ...connection }) =>
      buildWitnessed({
        id: ids.next(),
        capture,
        witness: { kind: 'carried', ...connection, clientSecrets: NOT_HERE, opened: null },
        sealer: sealed && sealedBefore(sealed),
        part,
        signer,
        now,
      }),
    ),
  )
}

/** The person's machine has sealed the secrets of the request; they were never here. */
const sealedBefore = ({ bytes, recipientSha256 }: NonNullable<ReadConnection['sealed']>): RequestSealer => ({
  recipientSha256,
  seal: async () => bytes,
})
const NOT_HERE = { handshake: new Uint8Array(0), application: new Uint8Array(0) }
