import type { Counted } from '@veracite/statistics/interval'
import type { Engine, Gravity, Origin, ScanStatus } from '@veracite/terms/vocabulary'
import type { NamedMeasure } from '../measures/measures.ts'
import type { ChangeRow } from '../rates/changes.ts'
import type { RateBody } from '../rates/rates.ts'
import type { Sentence } from '../statements/sentence.ts'

/** Everything that a report states, as numbers and texts: its words are made from this and nothing else. */
export interface ReportFigures {
  brand: { id: string; name: string; domain: string }
  period: { from: string; to: string; timeZone: string }
  madeAt: string
  demo: boolean
  origin: Origin
  scans: ReportScan[]
  /** How many scans are not listed. */
  scansOmitted: number
  /** The newest finished scan of the period: rates are of it. Null: nothing was measured. */
  measured: MeasuredPart | null
  /** Scans of the period and the one before it, oldest first; absent from reports of earlier versions. */
  trend?: ReportPoint[]
  findings: ReportFindings
  /** Null if the installation keeps none. */
  corrections: ReportCorrection[] | null
  costs: { usd: string | null; answers: number; scans: number }
  /** Where the pages that it names are; null if the operator has not said. */
  address: string | null
}

export interface ReportScan {
  id: string
  createdAt: string
  status: ScanStatus
  planned: number
  classified: number
  costUsd: string | null
}

export type ReportRate = Pick<RateBody, 'seen' | 'asked' | 'rate' | 'low' | 'high'>

export interface ReportChange
  extends Pick<ChangeRow, 'difference' | 'low' | 'high' | 'standsOut' | 'modelChanged'> {
  engine: Engine | null
}

/** One scan: in how many answers something false was said. */
export interface ReportPoint {
  scanId: string
  at: string
  wrong: ReportRate | null
  /** The same without answers to leading questions; absent if there are none. */
  neutral?: Counted
}

export interface MeasuredPart {
  scanId: string
  at: string
  wrong: ReportRate | null
  named: ReportRate | null
  /** Answers that the configured model had not finished reading. */
  provisional: number
  /** Answers to questions that lead by their form, and the share of wrong ones without them; absent if there are none. */
  leading?: { prompts: number; answers: number; rate: string }
  /** Whether the share of wrong answers is fit to decide on, and the industry's two rates; absent from earlier reports. */
  fit?: { words: string; hallucination: string; inaccuracy: string; note: string }
  /** The brand and the rivals that most answers name, in questions that name none of them; absent from earlier reports. */
  rivals?: ReportRival[]
  engines: { engine: Engine; wrong: ReportRate | null; named: ReportRate | null }[]
  /** Against the newest scan before the period, otherwise the first in it. Null: there is none. */
  compared: {
    scanId: string
    at: string
    wrong: ReportChange | null
    named: ReportChange | null
    /** Engines whose share of wrong answers changed by more than chance. */
    engines: ReportChange[]
  } | null
}

export interface ReportRival {
  name: string
  figures: { measure: NamedMeasure; rate: ReportRate | null }[]
}

export interface ReportFindings {
  /** Open or back when the report was made. A statement counts once for each engine that makes it, here and below. */
  open: number
  /** The same, each statement once. */
  different: number
  grave: number
  /** What happened in the period. */
  fresh: number
  returned: number
  /** Not said in ten answers or more since they were last said. */
  notSeen: number
  settled: number
  /** Said in the period and not settled; the gravest first. */
  worst: ReportFinding[]
  /** Different statements of the period that are not among the worst. */
  more?: number
}

export interface ReportFinding {
  id: string
  label: string
  about: string
  stated: string
  truth: string | null
  /** Who says what is true: an address, or the kind of source. Null if the fact is gone. */
  source?: string | null
  gravity: Gravity
  engines: Engine[]
  isNew: boolean
  firstSaidAt: string
  lastSaidAt: string
  said: ReportRate | null
  sentence: Sentence | null
  /** The page that says the same. */
  page: string | null
  /** The newest answer that says it, and the digest of its bytes. */
  proof: { runId: string; sha256: string } | null
}

export interface ReportCorrection {
  id: string
  about: string
  state: string
  openedAt: string
  closedAt: string | null
}
