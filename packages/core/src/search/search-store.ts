import type { Engine, Origin, ScanStatus } from '@veracite/terms/vocabulary'

export interface FoundRun {
  id: string
  engine: Engine
  origin: Origin
  prompt: string
}

/** Search by name, id or hash; at most `limit` of each. */
export interface SearchStore {
  /** Active brands whose name, domain or aliases contain the words, in any case. */
  brandsNamed(words: string, limit: number): Promise<{ id: string; name: string; domain: string }[]>
  /** The scan of this id, with the name of its brand. */
  scan(id: string): Promise<{ id: string; brand: string; status: ScanStatus; origin: Origin } | null>
  run(id: string): Promise<FoundRun | null>
  /** Runs with a reply or an answer whose SHA-256 lies between the two. */
  runsBetween(first: Uint8Array, last: Uint8Array, limit: number): Promise<FoundRun[]>
}
