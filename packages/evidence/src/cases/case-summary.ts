import { ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import type { LeadingReason } from '@veracite/verdicts/questions/leading'
import type { Language } from '@veracite/words/languages'
import type { Say } from '@veracite/words/say-in'
import type { CaseOrder } from './case-order.ts'
import type { CaseRecord } from './case-record.ts'
import type { SummarySource } from './case-sources.ts'
import type { ProfileResult } from './profiles.ts'
import type { QualifiedStamps } from './qualified-stamps.ts'

/** The content of the index page, as data. */
export interface CaseSummary {
  /** Of what is written for readers; older files are in English and lack it. */
  language?: Language
  brand: { id: string; name: string; domain: string }
  reference: string | null
  /** The state of the log that everything in the case was proven against, and when it was signed. */
  log: { origin: string; size: number; signedAt: string }
  /** Who asked and recorded. */
  collectors: string[]
  /** True when an answer was invented by the demonstration engine. */
  demonstration: boolean
  findings: SummaryFinding[]
  answers: SummaryAnswer[]
  sources: SummarySource[]
  record: CaseRecord
  /** Of a case for enforcement: the notice or order, and its breaches. */
  order?: CaseOrder
  /** What trusted lists say of the time stamps; missing without a list. */
  qualified?: QualifiedStamps
  /** What courts and rules demand, and what is missing. Older files lack it. */
  profiles?: ProfileResult[]
}

export interface SummaryFinding {
  id: string
  engine: string
  /** The subject: `founder`, or `price of …`. */
  about: string
  stated: string
  truth: string | null
  source: { kind: string; url: string | null; quote: string | null; sha256: string | null } | null
  firstSaidAt: string
  lastSaidAt: string
  state: string
  /** Answers that state it, and how many of these are in this file. */
  occurrences: number
  answers: number[]
  scans: { scanId: string; createdAt: string; words: string; seen: number; asked: number }[]
  /** How often it is said to neutral questions, apart from leading ones. Older files lack it. */
  questions?: string
  notSeen: string | null
}

export interface SummaryAnswer {
  /** Counted from one, like the bundles. */
  place: number
  runId: string
  /** The answering system in words: the bare name of an engine only if the engine answered. */
  engine: string
  origin: Origin
  model: string | null
  question: string
  /** Where the plan says that it comes from, and whether it leads to what the answer states. Older files lack it. */
  asked?: { origin: string | null; leading: LeadingReason | null; check: string }
  capturedAt: string
  citationClass: string
  headline: string
  sha256: string
  bundle: string
  page: string
  /** Its statements that a fact contradicts. */
  statements: { about: string; stated: string; truth: string | null; source: string | null }[]
  custody: { at: string; event: string; by: string; logIndex: number | null }[]
}

/** The title of the case: answers of nobody but stand-ins are not said by engines. */
export function titleOf({ brand, answers }: Pick<CaseSummary, 'brand' | 'answers'>, say: Say): string {
  const [best] = ORIGINS.filter((origin) => answers.some((answer) => answer.origin === origin))
  return say(`caseTitle.${best ?? 'engine'}`, { brand: brand.name })
}
