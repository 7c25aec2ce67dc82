import { utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import type { Shapes } from '../generated/shapes.ts'
import {
  MAX_SCREEN_BYTES,
  readScreen,
  renderedText,
  requireSameScreen,
  type Screen,
} from '../screen/compare-screen.ts'
import { isHostOf, type Profile, profileNamed } from '../screen/profiles.ts'
import { readAnswer } from '../screen/read-answer.ts'
import { questionsBefore } from '../screen/read-question.ts'
import { visibleText } from '../screen/visible-text.ts'
import { sha256Hex } from '../sha256.ts'
import { optional } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import { claimIn, requireClaimed } from './claimed-recording.ts'
import type { CaptureManifest } from './manifest.ts'
import type { Outcome } from './verification-report.ts'
import { fail, notPresent } from './verification-report.ts'
import { MAX_RESPONSE_BYTES } from './verify-response.ts'
import { decodeField } from './verify-trust.ts'

/** An answer that a person recorded in an app, after its parts were found to fit each other. */
export interface Recorded {
  profile: Profile
  /** The body of the conversation that the app loaded again; null where it is not here. */
  conversation: Uint8Array | null
  /** Our own rendering of the answer. */
  text: string
  added: Screen['added']
}

/**
 * Reads the answer from the bytes of the reply again, and compares it with the screen: the same letters in the same order.
 * Null for captures that are no recordings. Who sent the bytes is not asked here.
 */
export function verifyRecording(parts: Record<string, unknown>, manifest: CaptureManifest): Recorded | null {
  const { recording, source } = manifest
  const carried = optional(SHAPES.BUNDLE_RECORDING)(parts.recording, 'recording')
  if (recording === null) {
    if (carried !== null)
      throw new FormatError('the bundle carries a recording that the manifest does not name')
    return null
  }
  if (source.surface !== 'app' || (source.grade !== 'A' && source.grade !== 'B'))
    throw new FormatError('a recording has grade A or B, and surface app')
  if ((source.grade === 'B') !== (recording.person !== null))
    throw new FormatError('a recording of grade B has the signature of a person, and one of grade A has none')
  const profile = profileNamed(recording.profile)
  if (profile.engine !== source.engine) throw new FormatError('the recording is of the app of another engine')
  if (carried === null) throw new FormatError('the recording is left out of this bundle')
  const claim = claimIn(manifest)
  if (claim !== null && recording.person !== null) requireClaimed(claim, recording.person)
  const screen = readScreen(named(utf8Encode(carried.screen), recording.screen, 'screen', MAX_SCREEN_BYTES))
  if (carried.picture !== null)
    named(decodeField(carried.picture, MAX_PICTURE_BYTES, 'picture'), recording.picture, 'picture')
  const answer = answerOf(parts, manifest, profile, screen)
  requireSameScreen(profile, answer, screen)
  const text = renderedText(answer)
  if (carried.text !== text) throw new FormatError('the text shown is not our rendering of the answer')
  const conversation = conversationOf(carried, manifest)
  if (
    conversation !== null &&
    !questionsBefore(profile, conversation, answer).includes(manifest.question.prompt)
  )
    throw new FormatError('the question is not the one in the conversation that the provider sent')
  return { profile, conversation, text, added: screen.added }
}

/** What the manifest calls the answer must be what its bytes say; of a screen without bytes, what the screen says. */
function answerOf(
  parts: Record<string, unknown>,
  { source, response, answer }: CaptureManifest,
  profile: Profile,
  screen: Screen,
): string {
  const { base64 } = SHAPES.RESPONSE(parts.response, 'response')
  const body = decodeField(base64, MAX_RESPONSE_BYTES, 'response')
  if (sha256Hex(body) !== response.sha256) throw new FormatError('the reply is not the one captured')
  const isScreenOnly = source.grade === 'B' && response.status === 0
  const text = isScreenOnly ? screen.blocks.map(visibleText).join('\n\n') : readAnswer(profile, body)
  if (answer === null || sha256Hex(utf8Encode(text)) !== answer.sha256)
    throw new FormatError('the answer is not what this verifier reads in the reply')
  return text
}

function conversationOf(
  carried: Shapes['BUNDLE_RECORDING'],
  { recording }: CaptureManifest,
): Uint8Array | null {
  if ((recording?.question === 'conversation') !== (recording?.conversation != null))
    throw new FormatError('the recording does not say what its question rests on')
  if (carried.conversation === null) return null
  const bytes = decodeField(carried.conversation, MAX_RESPONSE_BYTES, 'conversation')
  return named(bytes, recording?.conversation ?? null, 'conversation')
}

function named(
  bytes: Uint8Array,
  said: { sha256: string; bytes: number } | null,
  what: string,
  most = Number.POSITIVE_INFINITY,
): Uint8Array {
  if (bytes.length > most) throw new FormatError(`the ${what} is too long`)
  if (said === null || said.bytes !== bytes.length || said.sha256 !== sha256Hex(bytes))
    throw new FormatError(`the ${what} is not the one that the manifest names`)
  return bytes
}

/** A stranger's host proves nothing about this app. */
export function requireHostOfApp(profile: Profile, host: string): void {
  if (!isHostOf(profile, host)) throw new FormatError(`${host} is not a host of this app`)
}

/** What is shown of a recording that no relay carried. */
export function uncarried({ recording, source }: CaptureManifest): Outcome {
  if (source.grade === 'B' && recording?.person != null)
    return notPresent(
      `no relay carried it. The person’s key ${sha256Hex(utf8Encode(recording.person.key)).slice(0, 16)}… signed this recording: everything in it is that person’s word`,
    )
  return fail('a recording of grade A rests on a connection that a relay carried, and none is here')
}

/** “Proven: …” as it is said of a recording whose connection holds. */
export const provenWords = (hasQuestion: boolean): string =>
  `Proven: the text, the host and the time, provided that the relay did not collude with the recorder. Not proven: who asked, the settings and memory of the account, and the picture. The question: ${hasQuestion ? 'from the conversation that the provider sent' : 'on the recorder’s word'}.`

const MAX_PICTURE_BYTES = 8 * 1024 * 1024
