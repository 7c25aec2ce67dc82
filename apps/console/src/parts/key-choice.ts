import type { EvidenceBundle } from '@veracite/verify/bundle'
import { keyInDocument } from '@veracite/verify/key-place'
import { parseVkey } from '@veracite/verify/note-key'
import type { VerifyOptions } from '@veracite/verify/verify-trust'

/** The log key that this page came with, and the server that it is the key of. */
export interface ServerKey {
  vkey: string
  from: string
}

/** Whose word the verification rests on. */
export type KeyChoice = { kind: 'server' } | { kind: 'pasted'; vkey: string } | { kind: 'bundle' }

/**
 * The server's own key where the bundle is of its log. For a bundle of another log it would only fail at the
 * checkpoint, so that one starts with its own key and is told to prove nothing about who made it.
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

/** The log key in what somebody pasted: bare, as a line, or as `/log/1/keys` answers; null where there is none. */
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
