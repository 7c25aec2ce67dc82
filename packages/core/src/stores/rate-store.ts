import type { CitationClass, Engine, PromptIntent, RunStatus } from '../vocabulary.ts'

/** One prompt of one engine in one scan, with all its samples. */
export interface ScanCell {
  promptId: string
  prompt: string
  engine: Engine
  intent: PromptIntent
  /** Runs that the scan planned for it, and those of them that were classified, by class. */
  planned: number
  counts: Partial<Record<CitationClass, number>>
}

export interface ServedModel {
  engine: Engine
  /** As the engine named it, else as it was asked for; null when neither is known. */
  model: string | null
  answers: number
}

/** Runs of one engine and intent in one state; `citationClass` is null but for those that are classified. */
export interface ScanProgress {
  engine: Engine
  intent: PromptIntent
  status: RunStatus
  citationClass: CitationClass | null
  runs: number
}

export interface RateStore {
  /** The cells of one scan in the order of prompts and engines; at most `limit`. Costs as much as the scan is large. */
  readCells(scanId: string, limit: number): Promise<ScanCell[]>
  /** How far a scan is, by engine and intent. Costs as much as the scan is large. */
  readProgress(scanId: string): Promise<ScanProgress[]>
  /** Which models answered in a scan. */
  readModels(scanId: string): Promise<ServedModel[]>
}
