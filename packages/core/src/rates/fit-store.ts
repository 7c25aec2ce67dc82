import type { Origin } from '@veracite/terms/vocabulary'
import type { FitInput } from './fit.ts'
import type { ScanCell } from './rate-store.ts'

/** What the log and stored rows say about one scan, for the criteria of its figures. */
export interface FitRecord extends Pick<FitInput, 'planIndex' | 'firstAnswerIndex' | 'prompts'> {
  /** The finished scan before it that was no confirmation. */
  scanBefore: string | null
  /** Of the readings that decided the first answers of the plan. */
  readers: { kind: string; version: string }[]
  /** Statements of the first answers of the plan by verdict, and how many answers these are. */
  statements: { checked: number; wrong: number; answers: number }
}

/** A half of the samples of a prompt and engine. */
export interface HalfCell extends Pick<ScanCell, 'promptId' | 'engine' | 'counts'> {
  isOdd: boolean
}

export interface FitStore {
  /** `most`: answers that readers and statements are taken from, in the order of the plan. */
  read(scanId: string, most: number): Promise<FitRecord>
  /** At most `limit`. */
  readHalves(scanId: string, origin: Origin, limit: number): Promise<HalfCell[]>
}
