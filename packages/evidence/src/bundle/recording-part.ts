import type { Grade } from '@veracite/terms/surfaces'
import type { BundleRecording } from '@veracite/verify/bundle/bundle'
import { utf8Decode } from '@veracite/verify/bytes'
import { renderedText } from '@veracite/verify/screen/compare-screen'

/** What was recorded beside the reply of an app, as stored. */
export interface StoredRecording {
  /** Canonical JSON. */
  screen: Uint8Array
  picture: Uint8Array | null
  conversation: Uint8Array | null
}

export interface StoredRecordings {
  /** Null for captures that are no recordings. */
  findRecording(captureId: string): Promise<StoredRecording | null>
}

/** What was recorded beside this capture; nothing is looked up for other answers. */
export const recordingOf = async (
  store: StoredRecordings,
  { id, grade }: { id: string; grade: Grade | null },
): Promise<StoredRecording | null> => (grade === 'A' || grade === 'B' ? await store.findRecording(id) : null)

/** The most bytes of a picture that a bundle carries: it is an illustration, and the bundle stays whole without. */
const MAX_PICTURE = 4 * 1024 * 1024

/** What a person recorded in an app; nothing for other answers. The text is our own rendering of what the provider sent. */
export function recordingPart({
  original: { answer },
  recording = null,
}: {
  original: { answer: string | null }
  recording?: StoredRecording | null
}): { recording?: BundleRecording } {
  if (recording === null) return {}
  const { screen, picture, conversation } = recording
  return {
    recording: {
      screen: utf8Decode(screen),
      picture: picture === null || picture.length > MAX_PICTURE ? null : inBase64(picture),
      conversation: conversation === null ? null : inBase64(conversation),
      text: renderedText(answer ?? ''),
    },
  }
}

const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
