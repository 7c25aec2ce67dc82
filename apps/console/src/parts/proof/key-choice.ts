import type { EvidenceBundle } from '@veracite/verify/bundle/bundle'
import type { KnownCaptureKey, VerifyOptions } from '@veracite/verify/bundle/verify-trust'
import { keyInDocument } from '@veracite/verify/log/key-place'
import { parseVkey } from '@veracite/verify/log/note-key'

/** The log key that this page came with, and the server it belongs to. */
export interface ServerKey {
  vkey: string
  from: string
  /** The capture keys that the page came with; null if it names none. */
  captureKeys?: readonly KnownCaptureKey[] | null
}

/** The source of the log key that the verification rests on. */
export type KeyChoice = { kind: 'server' } | { kind: 'pasted'; vkey: string } | { kind: 'bundle' }

/**
 * The server's own key if the bundle belongs to its log. A bundle of another log would only fail at the
 * checkpoint, so it starts with its own key, with the note that this proves nothing about who made it.
 */
export function firstChoice(bundle: unknown, server: ServerKey | null): KeyChoice {
  const own = ownKeyOf(bundle)
  const isOurs = server !== null && own !== null && nameOf(own) === nameOf(server.vkey)
  return { kind: isOurs ? 'server' : 'bundle' }
}

export function optionsFor(choice: KeyChoice, server: ServerKey | null, now: number): VerifyOptions {
  if (choice.kind === 'pasted') return { now, vkeys: [choice.vkey] }
  if (choice.kind === 'server' && server !== null) return { now, published: [server] }
  return { now }
}

export function ownKeyOf(bundle: unknown): string | null {
  const { trust } = (bundle ?? {}) as Partial<EvidenceBundle>
  return typeof trust?.vkey === 'string' ? trust.vkey : null
}

/** Finds the log key in pasted text: bare, as a line, or as `/log/1/keys` answers; null when there is none. */
export function readKey(typed: string): string | null {
  try {
    return keyInDocument(typed)
  } catch {
    return null
  }
}

/** The log's name, which its key begins with. */
export function nameOf(vkey: string): string {
  try {
    return parseVkey(vkey).name
  } catch {
    return ''
  }
}
