import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import type { AskedPage, Page } from '@veracite/terms/page'
import type { VisibleAccounts } from '@veracite/terms/ports'
import type { ActKind } from '@veracite/terms/vocabulary'
import type { OwnedKind } from '../access/owner-store.ts'

/** One line of the audit log. */
export interface Act {
  id: string
  at: Date
  what: ActKind
  whoKind: 'operator' | 'person' | 'key' | 'nobody'
  whoId: string | null
  whoName: string
  /** The account of the changed thing; null for the installation. */
  accountId: string | null
  /** The operation of the contract, or the way of signing in. */
  operation: string
  targetId: string | null
  /** What the words of the operation need beside the target (`act-words.ts`). */
  detail: string | null
  address: string | null
  requestId: string
}

/** A thing by its name, or by what it states about which brand. */
export interface TargetName {
  id: string
  name: string | null
  predicate: string | null
  about: string | null
  brandId: string | null
  brand: string | null
}

/** A day whose acts are in the log. */
export interface ClosedDay {
  id: string
  day: string
  acts: number
  actsSha256: Uint8Array
  manifest: SignedManifest
  createdAt: Date
}

/** Append-only: there is no verb to change or remove anything, and the database refuses it too. */
export interface AuditStore {
  append(act: Act): Promise<void>
  /** Newest first. */
  list(
    filter: { accounts: VisibleAccounts; what: ActKind | null; whoId: string | null; day: string | null },
    page: AskedPage,
  ): Promise<Page<Act>>
  /** Those that are found; nothing for kinds without a name. */
  namesOf(kind: OwnedKind, ids: readonly string[]): Promise<TargetName[]>
  /** Every act of a day in UTC, in the order of their ids, in portions. */
  ofDay(day: string): AsyncIterable<readonly Act[]>
  /** The earliest day before `before` that has acts and is not closed. */
  firstOpenDay(before: string): Promise<string | null>
  lastClosedDay(): Promise<ClosedDay | null>
  listDays(page: AskedPage): Promise<{ items: ClosedDay[]; nextCursor: string | null }>
  findDay(day: string): Promise<ClosedDay | null>
  /** The manifest and its leaf in one transaction. False if the day was closed meanwhile. */
  close(day: ClosedDay): Promise<boolean>
}
