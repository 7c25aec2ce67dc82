import type {
  ClassifiedRun,
  StoredClassification,
  StoredVerification,
} from '@veracite/evidence/records/evidence-rows'
import type { OfOrigin } from '@veracite/terms/origins'
import type { AskedPage } from '@veracite/terms/page'
import type { Grade } from '@veracite/terms/surfaces'
import type { AccessKind, CitationClass, Engine, Origin, PromptIntent } from '@veracite/terms/vocabulary'

export interface ReportFilter {
  engine: Engine | null
  intent: PromptIntent | null
  /** Null for the best there is. */
  origin: Origin | null
  /** Only runs of this scan; null for all. */
  scanId: string | null
  /** First UTC day of the window, `YYYY-MM-DD`; null for all of time. */
  sinceDay: string | null
}

export interface ClassCount {
  engine: Engine
  intent: PromptIntent
  citationClass: CitationClass
  runs: number
  /** How many of the false answers wait for a person. */
  forReview: number
  /** And those that the configured model has not finished reading. */
  provisional: number
}

export interface ConfabulatedRun extends Omit<ClassifiedRun, 'origin' | 'citationClass'> {
  scanId: string
  sha256: string
  accessKind: AccessKind
  grade: Grade | null
  classification: StoredClassification
  newestCaptureAt: Date
  /** The newest conclusive one: inconclusive ones leave the status unchanged. */
  newestVerification: StoredVerification | null
  activeFactIds: string[]
}

export interface ConfabulationStore {
  /** Counts and list from one snapshot and of one origin, the wanted or the best one; other origins are in `apart`. */
  read(
    brandId: string,
    filter: ReportFilter,
    /** `cursor` is the last run of the previous page; a run that is not in the list gives an empty page. */
    page: AskedPage,
    /** Prompts whose answers are counted once more, by themselves. */
    leading: readonly string[],
  ): Promise<{
    origin: Origin
    apart: OfOrigin[]
    counts: ClassCount[]
    /** Of `counts`, the answers to the leading prompts. */
    leadingCounts: ClassCount[]
    confabulated: ConfabulatedRun[]
    nextCursor: string | null
  }>
}
