import type { Engine, Origin, PromptIntent } from '@veracite/terms/vocabulary'
import type { CountedAnswer } from '@veracite/verdicts/named/count-named'
import type { NamedKind, Remark } from '@veracite/verdicts/named/named-part'
import type { Lease } from '../jobs/jobs.ts'
import type { NamedSums } from '../measures/measures.ts'
import type { NamedRow } from '../measures/named-rows.ts'
import type { Rival, RivalInput } from './rival.ts'

/** Declared names, and who is named in answers by them. Counts are computed again from stored readings, never edited. */
export interface RivalStore {
  list(brandId: string): Promise<Rival[]>
  /** Adds it, or changes the one with this id or, without an id, with this name. Null: no such id, or too many. */
  put(brandId: string, rival: RivalInput & { id: string; isNew: boolean }, now: Date): Promise<Rival | null>
  remove(brandId: string, rivalId: string): Promise<boolean>

  /** The newest finished scan whose counts are missing, or made with other names or before its answers changed. */
  nextToCount(brandId: string, namesSha256: string): Promise<ScanToCount | null>
  /** Finished scans that `listCounted` would return, or return with other counts, once they are counted. */
  leftToCount(brandId: string, namesSha256: string, shown: ScansShown): Promise<number>
  /** Classified answers of the scan that were not counted with these names, at most `limit`. */
  listUncounted(scanId: string, namesSha256: string, limit: number): Promise<string[]>
  /** Replaces what was counted of these answers. */
  putAnswers(lease: Lease, namesSha256: string, answers: readonly NamedAnswer[]): Promise<void>
  /** Replaces the sums of the scan by those of its answers, in one step: readers see the old ones or the new ones. */
  endScan(lease: Lease, scan: ScanToCount, namesSha256: string, now: Date): Promise<void>

  /** Scans counted with these names that ended in the period, newest first; only `scan` gets one that confirms another. */
  listCounted(brandId: string, namesSha256: string, shown: ScansShown): Promise<CountedScan[]>
  /** Questions of the brand, the newest first: those that are asked, then archived ones. */
  listQuestions(brandId: string, most: number): Promise<{ id: string; text: string }[]>
  /** How many answers each origin has in these scans. */
  countOrigins(scanIds: readonly string[]): Promise<{ origin: Origin; count: number }[]>
  /** The sums of each subject in each scan. The cost grows with scans and subjects; with prompts, with their answers. */
  readSums(scanIds: readonly string[], filter: NamedFilter): Promise<ScanSums[]>
  /** Names that nobody declared, in the newest `among` answers that a model has read, by the number of answers. */
  listOthers(brandId: string, among: number): Promise<OtherName[]>
  /** The newest `among` of the answers of these scans that name the brand and that a model has read. */
  listRemarks(scanIds: readonly string[], filter: NamedFilter, among: number): Promise<AnswerWithRemarks[]>

  /**
   * Classified answers of the brand since then that no model has read for names and that none of them would skip: a person has
   * not decided them, and without declared names they name the brand. Counted up to `most`, newest first.
   */
  listUnread(brandId: string, since: Date | null, most: number): Promise<string[]>
}

export interface CountedScan {
  scanId: string
  finishedAt: Date
}

export interface ScanToCount extends CountedScan {
  brandId: string
  /** The version of its answers; see `VersionStore`. */
  changes: string
}

/** The newest `limit` scans that ended in the period, or one scan. */
export interface ScansShown {
  scan?: string
  since?: string
  until?: string
  limit: number
}

export interface NamedAnswer {
  runId: string
  classificationId: string
  answer: CountedAnswer
  namesBrand: boolean
  rows: NamedRow[]
}

export interface NamedFilter {
  origin: Origin
  /** Questions that name the brand or a rival are never counted together with the others. */
  branded: boolean
  engine?: Engine
  intent?: PromptIntent
  /** Only answers to these. */
  promptIds?: readonly string[]
  /** No answers to these; sums with it cannot be read. */
  exceptPromptIds?: readonly string[]
}

export interface ScanSums {
  scanId: string
  subjectId: string
  sums: NamedSums
}

export interface OtherName {
  name: string
  kind: NamedKind
  answers: number
  /** Answers that a model has read, among which these were counted. */
  of: number
  lastSeenAt: Date
}

export interface AnswerWithRemarks {
  runId: string
  engine: Engine
  answeredAt: Date
  /** Sentences about the brand. */
  remarks: Pick<Remark, 'topic' | 'tone' | 'quote'>[]
}
