import type { StoredCase, StoredPart } from '@veracite/evidence/cases/stored-case'
import type { AskedPage, Page } from '@veracite/terms/page'
import type { VisibleAccounts } from '@veracite/terms/ports'

export interface CaseStore {
  /**
   * One transaction: stores the case and its parts, and queues its leaf for the log. If a case with the same
   * content exists, it is returned instead. `contentSha256` covers everything but the time.
   */
  add(
    made: StoredCase & { contentSha256: string },
    parts: readonly StoredPart[],
  ): Promise<{ stored: StoredCase; added: boolean }>
  find(caseId: string): Promise<StoredCase | null>
  /** Saves making the rest of a case that is there already; `add` decides. */
  findByContent(contentSha256: string): Promise<StoredCase | null>
  /** Newest first. */
  list(brandId: string | null, page: AskedPage & { accounts: VisibleAccounts }): Promise<Page<StoredCase>>
  /** The ids of the given cases that hold an invented answer. */
  listDemonstrations(caseIds: readonly string[]): Promise<Set<string>>
  /** One part as it was written. */
  findPart(caseId: string, path: string): Promise<Uint8Array | null>
  /** By path, without the bytes themselves. */
  listPartSizes(caseId: string): Promise<{ path: string; bytes: number }[]>
  /** By path, as they were written. */
  listParts(caseId: string): Promise<StoredPart[]>
}
