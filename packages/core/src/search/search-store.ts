import type { VisibleAccounts } from '@veracite/terms/ports'
import type { Engine, Origin, ScanStatus } from '@veracite/terms/vocabulary'
import type { Brand } from '../tenants/tenant-store.ts'

export type FoundBrand = Pick<Brand, 'id' | 'name' | 'domain' | 'aliases'>

export interface FoundScan {
  brand: string
  status: ScanStatus
  origin: Origin
}

export interface FoundRun {
  id: string
  engine: Engine
  origin: Origin
  prompt: string
}

/** Something of a brand that contains the words. */
export interface FoundOfBrand {
  kind: 'finding' | 'prompt' | 'fact' | 'page' | 'scan'
  id: string
  brandId: string
  brand: string
  /** What it says: of a fact its value as JSON, of a scan when it was started. */
  title: string
  /** What a finding or fact is about, what a prompt asks about, the state of a scan; empty for pages. */
  about: string
  engine: Engine | null
  origin: Origin | null
  /** For a page, one of the findings that it is behind. */
  findingId: string | null
}

/** Search by name, id or hash, in these accounts; at most `limit` of each. */
export interface SearchStore {
  /** Active brands whose name, domain or aliases contain the words; exact matches first. */
  brandsNamed(words: string, limit: number, accounts: VisibleAccounts): Promise<FoundBrand[]>
  /**
   * Wrong statements, prompts, facts, pages and scans of one brand, or of the newest active ones: those that contain the
   * words in any case, or are about one of the predicates. A day such as 2026-11-16 finds the scans of that day.
   */
  ofBrands(
    wanted: {
      words: string
      predicates: readonly string[]
      brandId: string | null
      accounts: VisibleAccounts
    },
    limit: number,
  ): Promise<FoundOfBrand[]>
  /** The scan of this id, with the name of its brand. */
  scan(id: string, accounts: VisibleAccounts): Promise<FoundScan | null>
  run(id: string, accounts: VisibleAccounts): Promise<FoundRun | null>
  /** Runs with a reply or an answer whose SHA-256 lies between the two. */
  runsBetween(
    first: Uint8Array,
    last: Uint8Array,
    limit: number,
    accounts: VisibleAccounts,
  ): Promise<FoundRun[]>
}
