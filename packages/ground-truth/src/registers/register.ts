import type { RegisterName } from '@veracite/terms/vocabulary'
import type { FetchedBody } from '../crawl/fetcher-port.ts'
import type { QuotedFact } from '../facts/fact-source.ts'

/** A public register of companies, and on what terms what it says may be used. */
export interface RegisterTerms {
  name: RegisterName
  label: string
  /** The name of its company numbers, and an example. */
  idLabel: string
  idExample: string
  /** Whether it can be searched by name. */
  byName: boolean
  licence: string
  terms: string
}

/** A company that a register knows, in enough words to tell it from others. */
export interface RegisteredCompany {
  id: string
  name: string
  place: string | null
  /** As the register calls it, such as ACTIVE or dissolved; null where it does not say. */
  status: string | null
}

/** The raw reply of a register. */
export type RegisterReply = Omit<FetchedBody, 'finalUrl' | 'headers'>

/** A statement of a register: its own words, and which of its replies has them. */
export type RegisteredFact = QuotedFact & { reply: RegisterReply; note: string | null }

export type RegisterOutcome =
  /** Companies with that name; nobody but a person says which of them it is. */
  | { kind: 'companies'; companies: RegisteredCompany[]; replies: RegisterReply[] }
  | { kind: 'company'; company: RegisteredCompany; facts: RegisteredFact[]; replies: RegisterReply[] }
  | { kind: 'none'; replies: RegisterReply[] }
  /** It could not be asked; `message` is a safe sentence without address or key. */
  | { kind: 'failed'; message: string }

/**
 * Asks one register about one company, at the pace of its terms. Never reads more than its limit, never outlives its own
 * deadline or `signal`, and never throws for failures of the register or the network. A number that cannot be one of the
 * register's is not asked for: `none`.
 */
export interface Register {
  readonly terms: RegisterTerms
  lookUp(query: { id: string } | { name: string }, signal: AbortSignal): Promise<RegisterOutcome>
}

/** Cached replies, so that a register is not asked the same again for a while. */
export interface RegisterCache {
  /** Not older than `since`; null if there is none. */
  find(url: string, since: Date): Promise<RegisterReply | null>
  put(register: RegisterName, reply: RegisterReply): Promise<void>
}
