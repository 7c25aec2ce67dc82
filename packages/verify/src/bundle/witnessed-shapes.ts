import { anything, list, object, optional, text } from '../shape.ts'
import { logged } from './bundle.ts'

/** What a bundle carries of a connection that a relay carried, beside the manifest that is signed about it. */

export const MAX_WITNESSED = 64

export const BUNDLE_WITNESSED = object({
  ...logged,
  /** Base64; left out where they would make the bundle too large, and where it is not witnessed. */
  client: optional(text),
  server: optional(text),
  /** The root, DER in base64. */
  root: optional(text),
  /** Of the statement in the relay's own log. */
  relayProof: optional(text),
  /** The secrets of the request, encrypted to a key that the operator keeps apart (age). */
  sealed: optional(text),
})

export const WITNESSED_LIST = list(anything, MAX_WITNESSED)

/** What a bundle carries of a recording: each part is named in the manifest of the capture. */
export const BUNDLE_RECORDING = object({
  /** The visible text of the page, as canonical JSON. */
  screen: text,
  /** Base64; left out where it would make the bundle too large. */
  picture: optional(text),
  conversation: optional(text),
  /** Our own rendering of the answer that the provider sent, as plain text. */
  text,
})
