import type { CitationClass, Engine, Origin, PromptIntent } from '@veracite/terms/vocabulary'
import type { ScanProgressReads } from '../scans/scan-store.ts'

/** More cells than any plan asks for. A larger scan is measured in part, and the response says so. */
export const MAX_CELLS = 120_000

/** Answers of one engine to one prompt in one scan, by class. */
export interface ClassCell {
  promptId: string
  engine: Engine
  origin: Origin
  counts: Partial<Record<CitationClass, number>>
}

/** The same of all samples, and how many runs the scan planned for it. */
export interface ScanCell extends ClassCell {
  intent: PromptIntent
  planned: number
}

/** A prompt about the product that was drawn from a block of a catalogue, which has so many products. */
export interface DrawnCell {
  sample: string
  promptId: string
  block: number
  standsFor: number
}

export interface ServedModel {
  engine: Engine
  origin: Origin
  /** As the engine named it, otherwise as requested; null if neither is known. */
  model: string | null
  answers: number
}

export interface RateStore extends ScanProgressReads {
  /** The cells of one scan by prompt and engine, at most `limit`. The cost grows with the scan. */
  readCells(scanId: string, limit: number): Promise<ScanCell[]>
  /** Every prompt of the draws that any prompt of the scan belongs to. */
  readDrawn(scanId: string): Promise<DrawnCell[]>
  /** The texts of these prompts, by id. */
  readPrompts(promptIds: readonly string[]): Promise<Map<string, string>>
  /** Which models answered in a scan. */
  readModels(scanId: string): Promise<ServedModel[]>
}
