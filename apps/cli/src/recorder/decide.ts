import type { ReadRecording, UploadedRecording } from '@veracite/core/app-answers/read-recording'
import type { Kept } from './kept-connection.ts'

/** A reply that could be the answer on the screen, and what checking it said. */
export type Tried<C> =
  | { connection: C; uploaded: UploadedRecording; read: ReadRecording }
  | { connection: C; why: string }

/** The one reply that carried the answer; otherwise why there is none. */
export function pickReply<C>(
  tried: readonly Tried<C>[],
): { uploaded: UploadedRecording; read: ReadRecording } | { why: string } {
  const [first, second] = tried.flatMap((one) => ('read' in one ? [one] : []))
  if (first !== undefined && second === undefined) return first
  if (first !== undefined)
    return {
      why: 'More than one reply carried this text, so it is not known which one the page shows. Ask once, in one tab, between Record and Done',
    }
  const reasons = tried.flatMap((one) => ('why' in one ? [one.why] : []))
  // A reply that differs from the page says more than others that are no answers.
  return { why: reasons.find((why) => /screen|style sheet/.test(why)) ?? reasons.at(-1) ?? NO_REPLY }
}

/** Why nothing was there to look at. */
export function whyNone(kept: readonly Kept[]): string {
  const lost = kept.flatMap((one) => (one?.kind === 'lost' ? [one.why] : []))
  if (lost.includes('resumed'))
    return 'The browser resumed an earlier session, so the provider did not show its certificate. Wait ten seconds before you press Record; if it happens again, close the recorder and open it again'
  if (lost.includes('statement'))
    return 'The relay gave no statement of the connection. Ask whoever runs it whether its log can be written'
  if (lost.includes('unreadable'))
    return 'A connection could not be read: the app may not speak TLS 1.3 and HTTP/1.1 here'
  return NO_REPLY
}

const NO_REPLY =
  'No reply of the app came between Record and Done. Press Record before you ask, and Done after the answer is complete'
