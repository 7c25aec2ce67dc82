import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import type { AskedPage, Page } from '@veracite/terms/page'
import type {
  CorrectionMove,
  CorrectionState,
  Engine,
  Origin,
  SourceSays,
  WatchPhase,
  WatchResult,
} from '@veracite/terms/vocabulary'
import type { PlainReason } from '@veracite/words/refusals'
import type { Lease } from '../jobs/jobs.ts'
import type { Contact } from './contacts.ts'

/** One false statement of an engine, or everything that contradicts one fact, on its way to being corrected. */
export interface Correction {
  id: string
  brandId: string
  kind: 'finding' | 'fact'
  factId: string | null
  predicate: string
  about: string
  truth: string | null
  origin: Origin
  state: CorrectionState
  stateSince: Date
  openedAt: Date
  openedBy: string
  askedAt: Date | null
  closedAt: Date | null
  deadline: Date | null
  wakeAt: Date | null
  /** The false statements, newest first. */
  findingIds: string[]
  engines: Engine[]
}

/** Something that happened to it. */
export interface CorrectionEvent {
  id: string
  move: CorrectionMove
  fromState: CorrectionState | null
  state: CorrectionState
  who: string
  note: string | null
  data: Record<string, unknown>
  at: Date
}

export type PageRole = 'source' | 'own' | 'contact'

/** A page that is captured again and again. */
export interface WatchedPage {
  url: string
  role: PageRole
  /** The capture from before the correction was requested. */
  beforePageId: string | null
  newestPageId: string | null
  saysBefore: SourceSays | null
  says: SourceSays | null
  changedAt: Date | null
  /** The language that the capture from before the request declares. */
  language: string | null
  /** Null: it was not looked at yet. */
  contacts: Contact[] | null
  nextAt: Date | null
  /** When its next capture was ordered. */
  orderedAt: Date | null
}

/** One capture of a page, with what a visitor reads there. */
export interface PageCapture {
  id: string
  url: string
  finalUrl: string | null
  capturedAt: Date
  status: number | null
  sha256: string | null
  manifestSha256: string
  logIndex: number | null
  text: string | null
  /** The bytes as text, where they are asked for and small enough. */
  markup: string | null
}

/** Fixed before the first question, signed and in the log. */
export interface WatchPlan {
  rule: 'confidence_sequence'
  /** To be shown: made in fewer answers than this share. */
  atMost: number
  /** Made in more answers than this share, it is still said. */
  tolerated: number
  /** The chance of an interval that ever misses, over all watches of these findings and this engine together. */
  error: number
  /** Among so many engines the 5 % of the correction are divided. */
  engines: number
  /** Rounds are numbered over all watches of these findings and this engine; a new watch goes on where the last ended. */
  firstRound: number
  /** Earlier watches whose answers in the first round count as well. */
  continues: string[]
  /** Rounds at most, in this watch. */
  rounds: number
  promptIds: string[]
  samplesPerLook: number
  everyHours: number
  pauseDays: number
  surveillanceLooks: number
  surveillanceEveryDays: number
  mostQuestions: number
  /** Decimal, in US dollars. */
  spendCeilingUsd: string | null
}

export interface WatchLook {
  number: number
  round: number
  phase: 'asking' | 'surveillance'
  scanId: string
  questions: number
  startedAt: Date
  ended: boolean
  costUsd: string | null
  /** In the order of the scan's plan: which answers say it. */
  answers: boolean[]
}

export interface Watch {
  id: string
  correctionId: string
  engine: Engine
  plan: WatchPlan
  phase: WatchPhase
  round: number
  result: WatchResult | null
  resultAt: Date | null
  hindered: string | null
  nextAt: Date | null
  startedAt: Date
  startedBy: string
  endedAt: Date | null
  looks: WatchLook[]
  /** Looks of earlier watches that its first round continues, in order. */
  earlier: WatchLook[]
  manifests: WatchManifest[]
}

/** A watch of the same engine whose correction shares a finding with another. */
export type RelatedWatch = Pick<Watch, 'id' | 'correctionId' | 'phase' | 'round' | 'result'> &
  Pick<WatchPlan, 'atMost'>

export interface WatchManifest {
  kind: 'watch_plan' | 'watch_outcome'
  body: string
  sha256: string
  logIndex: number | null
  createdAt: Date
}

export type NewMove = Pick<CorrectionEvent, 'move' | 'who' | 'note' | 'data'>

/** How long one engine took, or how long it has been open. */
export interface CorrectionTime {
  correctionId: string
  engine: Engine
  origin: Origin
  predicate: string
  /** Hosts of the pages that say the same. */
  hosts: string[]
  from: Date
  /** When the engine was found to make it in fewer answers than was planned. */
  fewerAt: Date | null
  /** When it stopped being looked at without that. */
  closedAt: Date | null
}

/** A page beside the time from asking to its change. */
export interface PageTime {
  correctionId: string
  from: Date
  changedAt: Date | null
  closedAt: Date | null
}

export interface CorrectionStore {
  /** One transaction: correction, findings, pages, history, job and event. `already`: the finding has an open one. */
  open(
    correction: Omit<Correction, 'engines' | 'state' | 'stateSince' | 'askedAt' | 'closedAt' | 'wakeAt'>,
    pages: readonly Pick<WatchedPage, 'url' | 'role' | 'beforePageId' | 'saysBefore'>[],
    note: string | null,
  ): Promise<{ kind: 'opened' } | { kind: 'already'; correctionId: string }>
  find(correctionId: string): Promise<Correction | null>
  /** Newest first, with how many there are in each state. */
  list(
    brandId: string,
    filter: { state: CorrectionState | null; findingId: string | null },
    page: AskedPage,
  ): Promise<Page<Correction> & { totals: Partial<Record<CorrectionState, number>> }>
  listEvents(correctionId: string, limit: number): Promise<CorrectionEvent[]>
  listPages(correctionId: string): Promise<WatchedPage[]>
  /** The newest first, at most `limit`, each with all its looks. */
  listWatches(correctionId: string, limit: number): Promise<Watch[]>
  /** Captures by their ids; `markup` only where it is asked for. */
  readCaptures(pageIds: readonly string[], options: { markup: boolean }): Promise<PageCapture[]>
  /** The newest capture of the address, without its markup. */
  newestCapture(url: string): Promise<PageCapture | null>
  /** Unsettled findings of a fact, the last said first. */
  findingsOfFact(brandId: string, factId: string): Promise<string[]>
  /** Active prompts that led this engine to any of the findings, the most productive first; digests of their texts. */
  promptsOf(
    correctionId: string,
    engine: Engine,
    limit: number,
  ): Promise<{ id: string; sha256: string; text: string }[]>

  /** One transaction: history, the state from `next`, and the event. Null for an unknown correction. */
  move(
    correctionId: string,
    move: NewMove,
    next: (state: CorrectionState) => { state: CorrectionState } | { refused: PlainReason },
    now: Date,
  ): Promise<Correction | { refused: PlainReason } | null>
  /** Null takes it away. Wakes its job. */
  setDeadline(correctionId: string, deadline: Date | null, now: Date): Promise<void>
  /** Also captures these from now on; those that it has stay as they are. */
  addPages(
    correctionId: string,
    pages: readonly { url: string; role: PageRole; nextAt: Date | null }[],
  ): Promise<void>

  /** Watches of the engine in any correction that shares a finding of the engine with this one, the last round first. */
  listRelated(correctionId: string, engine: Engine): Promise<RelatedWatch[]>
  /**
   * One transaction: the watch, its signed plan, and the plan's place in the queue of the log. False if one of the same
   * engine is running, in this correction or in another that shares a finding with it: their answers are one sequence.
   */
  startWatch(
    watch: Pick<Watch, 'id' | 'correctionId' | 'engine' | 'plan' | 'startedAt' | 'startedBy'>,
    manifest: SignedManifest & { id: string },
  ): Promise<boolean>
  addLook(
    watchId: string,
    look: Pick<WatchLook, 'number' | 'round' | 'phase' | 'scanId' | 'questions' | 'startedAt'>,
    nextAt: Date,
  ): Promise<void>
  recordObstacle(watchId: string, why: string, nextAt: Date): Promise<void>
  /** The phase that follows and its signed outcome, if any. Wakes nothing. False if it had ended before. */
  conclude(
    watchId: string,
    concluded: Pick<Watch, 'phase' | 'round' | 'result' | 'nextAt'> & { now: Date },
    manifest: (SignedManifest & { id: string }) | null,
  ): Promise<boolean>
  /** Engines that wait for the next round ask now: the page has changed. */
  startNextRound(correctionId: string, now: Date): Promise<void>
  /** Orders a capture of the page, unless one is on its way, and marks it as ordered in the same transaction. */
  orderPage(correctionId: string, url: string, now: Date): Promise<void>
  setPage(correctionId: string, url: string, seen: Partial<Omit<WatchedPage, 'url' | 'role'>>): Promise<void>
  /** Tells that a deadline comes or has passed, once for each. */
  remind(correctionId: string, due: { onceKey: string; when: 'soon' | 'passed' }, now: Date): Promise<void>
  /** For a fact: findings that came since are part of it too. */
  attachFindings(correctionId: string): Promise<void>

  /** Completes the job and has it come back then; sooner if it was woken meanwhile. Null: not again by itself. */
  settle(
    lease: Lease,
    correctionId: string,
    seenWakeAt: Date | null,
    next: Date | null,
    now: Date,
  ): Promise<void>
  /** Makes sure that every correction that waits for a time has its job. Returns how many were missing. */
  repair(now: Date): Promise<number>

  listTimes(brandId: string, limit: number): Promise<{ engines: CorrectionTime[]; pages: PageTime[] }>
}
