import type { CitationClass, Engine, Origin, PromptIntent, RunStatus } from '@veracite/terms/vocabulary'

/** Runs of one engine and intent in one state; `citationClass` is null unless they are classified. */
export interface ScanProgress {
  engine: Engine
  origin: Origin
  intent: PromptIntent
  status: RunStatus
  citationClass: CitationClass | null
  runs: number
}

/** Where the progress of a scan is read. */
export interface ScanProgressReads {
  /** A scan's progress, by engine and intent. The cost grows with the scan. */
  readProgress(scanId: string): Promise<ScanProgress[]>
}
