import type { ClassCell } from './rate-store.ts'

/** What the log and stored rows say about one scan, for the criteria of its figures. */
export interface FitRecord {
  planIndex: number | null
  firstAnswerIndex: number | null
  /** The bodies of the signed plans: of the scan, and of the finished one before it that was no confirmation. */
  plan: string | null
  planBefore: string | null
  scanBefore: string | null
  /** Of the readings that decided the first answers of the plan. */
  readers: { kind: string; version: string }[]
  /** Statements of the first answers of the plan by verdict, and how many answers these are. */
  statements: { checked: number; wrong: number; answers: number }
}

/** A half of the samples of a prompt and engine. */
export interface HalfCell extends ClassCell {
  isOdd: boolean
}

export interface FitStore {
  /** `most`: answers that readers and statements are taken from, in the order of the plan. */
  read(scanId: string, most: number): Promise<FitRecord>
  /** At most `limit`. */
  readHalves(scanId: string, limit: number): Promise<HalfCell[]>
}
