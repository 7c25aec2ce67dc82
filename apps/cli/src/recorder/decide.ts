import type { ReadRecording, UploadedRecording } from '@veracite/core/app-answers/read-recording'
import type { Say } from '@veracite/words/say-in'
import type { Kept } from './kept-connection.ts'

/** A reply that could be the answer on the screen, and what checking it said. */
export type Tried<C> =
  | { connection: C; uploaded: UploadedRecording; read: ReadRecording }
  | { connection: C; why: string }

/** The one reply that carried the answer; otherwise why there is none. */
export function pickReply<C>(
  tried: readonly Tried<C>[],
  say: Say,
): { uploaded: UploadedRecording; read: ReadRecording } | { why: string } {
  const [first, second] = tried.flatMap((one) => ('read' in one ? [one] : []))
  if (first !== undefined && second === undefined) return first
  if (first !== undefined) return { why: say('cliRecord.several') }
  const reasons = tried.flatMap((one) => ('why' in one ? [one.why] : []))
  // A reply that differs from the page says more than others that are no answers.
  return {
    why: reasons.find((why) => /screen|style sheet/.test(why)) ?? reasons.at(-1) ?? say('cliRecord.noReply'),
  }
}

/** Why nothing was there to look at. */
export function whyNone(kept: readonly Kept[], say: Say): string {
  const lost = kept.flatMap((one) => (one?.kind === 'lost' ? [one.why] : []))
  const why = (['resumed', 'statement', 'unreadable'] as const).find((one) => lost.includes(one))
  return say(`cliRecord.${why ?? 'noReply'}`)
}
