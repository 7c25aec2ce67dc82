import type { AccessKind, CitationClass, Engine, PromptIntent } from '../vocabulary.ts'
import type { StoredClassification, StoredVerification } from './evidence-rows.ts'

export interface ReportFilter {
  engine: Engine | null
  intent: PromptIntent | null
  /** First UTC day of the window, `YYYY-MM-DD`; null for all of time. */
  sinceDay: string | null
}

export interface ClassCount {
  engine: Engine
  intent: PromptIntent
  citationClass: CitationClass
  runs: number
  /** Of these, the ones that wait for a person. */
  forReview: number
}

export interface ConfabulatedRun {
  runId: string
  scanId: string
  engine: Engine
  intent: PromptIntent
  prompt: string
  capturedAt: Date
  sha256: string
  accessKind: AccessKind
  classification: StoredClassification
  newestCaptureAt: Date
  /** The newest conclusive one: inconclusive ones leave the status unchanged. */
  newestVerification: StoredVerification | null
  activeFactIds: string[]
}

export interface ReportStore {
  /**
   * Counts and list from one snapshot, so that the numbers of one answer always agree. `demo` is true when all of
   * it is invented, because no engine has answered yet: demonstrations and answers are never counted together.
   */
  read(
    brandId: string,
    filter: ReportFilter,
    /**
     * `cursor` is the last run of the previous page. A run that is not in the brand's list gives an empty
     * page.
     */
    page: { limit: number; cursor: string | null },
  ): Promise<{
    demo: boolean
    counts: ClassCount[]
    confabulated: ConfabulatedRun[]
    nextCursor: string | null
  }>
}
