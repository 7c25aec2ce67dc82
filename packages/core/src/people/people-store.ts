import type { AskedPage, Page } from '@veracite/terms/page'
import type { MemberRole, SignInMethod } from '@veracite/terms/vocabulary'

export interface Member {
  id: string
  accountId: string
  personId: string
  name: string
  email: string | null
  role: MemberRole
  addedAt: Date
  lastSeenAt: Date | null
}

export interface Invitation {
  id: string
  accountId: string
  name: string
  email: string | null
  role: MemberRole
  memberId: string | null
  /** Whether the operator made it, who may let anybody in again. */
  byOperator: boolean
  /** The person who made it, also by a key of theirs; null for the operator and other keys. */
  madeBy: string | null
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
  revokedAt: Date | null
}

/** How somebody will sign in from now on. */
export type NewLogin =
  | { kind: 'passkey'; passkey: NewPasskey }
  | { kind: 'openid'; issuer: string; subject: string }

export interface NewPasskey {
  id: string
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  backedUp: boolean
  name: string
}

export interface Passkey extends NewPasskey {
  personId: string
  createdAt: Date
  lastUsedAt: Date | null
}

export interface MyAccount {
  accountId: string
  name: string
  role: MemberRole
}

export interface MemberStore {
  list(accountId: string, page: AskedPage): Promise<Page<Member>>
  find(memberId: string): Promise<Member | null>
  /** The membership of this person in this account, unless that is archived. Asked with every request of a key or a program that acts for them. */
  findOf(accountId: string, personId: string): Promise<Pick<Member, 'id' | 'role'> | null>
  /** Accounts that are not archived, by name. */
  accountsOf(personId: string): Promise<MyAccount[]>
  /** `last_owner` and no change, if the account would lose its last owner. Ends links that a former owner made. */
  changeRole(memberId: string, role: MemberRole, now: Date): Promise<Member | 'last_owner' | null>
  /** As `changeRole`. Also ends all sessions of the person, and the keys and OAuth grants that act for them in this account. */
  remove(memberId: string, now: Date): Promise<'removed' | 'last_owner' | null>
}

export interface InvitationStore {
  add(invitation: Omit<Invitation, 'usedAt' | 'revokedAt'> & { sha256: Uint8Array }): Promise<Invitation>
  list(accountId: string, page: AskedPage): Promise<Page<Invitation>>
  revoke(invitationId: string, now: Date): Promise<boolean>
  /** An invitation that works at this moment, with the name of its account. */
  findOpen(sha256: Uint8Array, now: Date): Promise<(Invitation & { account: string }) | null>
  /**
   * All or nothing, once for each invitation: the person, their membership and the way they will sign in. A member keeps a
   * role that is higher than the invitation's. For a member who is let in again, earlier passkeys, sessions, keys, OAuth
   * grants and other links end, in all accounts; if they are in other accounts too, only by a link of the operator's. Null
   * if it no longer works; `taken` if the login is somebody else's.
   */
  accept(
    sha256: Uint8Array,
    made: { personId: string; memberId: string; name: string; login: NewLogin },
    now: Date,
  ): Promise<{ personId: string; memberId: string; accountId: string } | 'taken' | null>
}

export interface LoginStore {
  /** Whether anybody has one. */
  hasPasskeys(): Promise<boolean>
  findPasskey(credentialId: string): Promise<Passkey | null>
  /** False if the counter did not grow since it was read: then somebody else used it, or a copy of it. */
  recordUse(passkeyId: string, use: { before: number; after: number; now: Date }): Promise<boolean>
  addPasskey(personId: string, passkey: NewPasskey, now: Date): Promise<boolean>
  listPasskeys(personId: string): Promise<Passkey[]>
  /** `last` if nothing else would sign them in. */
  removePasskey(personId: string, passkeyId: string): Promise<'removed' | 'last' | null>
  findPersonByOpenId(issuer: string, subject: string): Promise<string | null>
  findPerson(personId: string): Promise<{ id: string; name: string } | null>
}

/** State of a sign-in in progress; read once, before it expires. */
export interface SignInStepStore {
  put(step: {
    sha256: Uint8Array
    kind: string
    data: Record<string, unknown>
    expiresAt: Date
  }): Promise<void>
  /** Also forgets steps that were never finished. */
  take(sha256: Uint8Array, kind: string, now: Date): Promise<Record<string, unknown> | null>
}

/** The owner of sessions: a person, or the operator under the platform token with this digest. */
export type SessionOf = { personId: string } | { tokenSha256: Uint8Array }

export interface StoredSession {
  id: string
  personId: string | null
  tokenSha256: Uint8Array | null
  method: SignInMethod
  browser: string
  address: string
  createdAt: Date
  seenAt: Date
  expiresAt: Date
}

export interface SessionStore {
  begin(session: Omit<StoredSession, 'seenAt'> & { sha256: Uint8Array }): Promise<void>
  /** Removes up to `limit` sessions that expired before `before`; returns how many. */
  expire(before: Date, limit: number): Promise<number>
  /** Null when it has ended. Limits in time are the caller's to judge. */
  find(sha256: Uint8Array): Promise<StoredSession | null>
  see(sessionId: string, now: Date): Promise<void>
  /** Newest first; a hundred at most. Those that were not seen since `idleSince` have ended by themselves. */
  list(of: SessionOf, now: Date, idleSince: Date): Promise<StoredSession[]>
  /** How many were ended; of one session, or of all. */
  end(of: SessionOf, sessionId: string | null, now: Date): Promise<number>
}
