import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import type { AskedPage, Page } from '@veracite/terms/page'
import type { Grade } from '@veracite/terms/surfaces'
import type { Engine } from '@veracite/terms/vocabulary'
import type { Lease } from '../jobs/jobs.ts'
import type { AnswerPair } from './measure-pairs.ts'

/** Somebody who asks, and with what account, as the operator says. */
export interface Asker {
  name: string
  account: 'fresh' | 'used'
}

export interface AppPlan {
  id: string
  brandId: string
  name: string
  people: Asker[]
  engines: Engine[]
  /** How many questions were drawn. */
  questions: number
  /** UTC. */
  firstDay: string
  lastDay: string
  /** The scan that asks the same questions over the interfaces; null if none does or it has not begun. */
  scanId: string | null
  isPaired: boolean
  /** Why that scan could not be started. */
  hindered: string | null
  plannedBy: string
  plannedAt: Date
  closedAt: Date | null
  slots: AppSlot[]
  /** The plan first, then the outcome, as they were signed. */
  signed: { kind: 'app_plan' | 'app_outcome'; text: string; sha256: string; logIndex: number | null }[]
}

export interface AppSlot {
  number: number
  engine: Engine
  person: number
  promptId: string
  question: string
  dueAt: Date
  /** The answer that fills it, with its digest; null while nobody brought one. */
  filled: { runId: string; sha256: string; grade: Grade; at: Date } | null
}

export type OpenSlot = Pick<AppSlot, 'number' | 'engine' | 'question'>

export type NewAppPlan = Omit<AppPlan, 'slots' | 'signed' | 'scanId' | 'hindered' | 'closedAt'> & {
  slots: Omit<AppSlot, 'filled' | 'question'>[]
}

export interface AppPlanStore {
  /**
   * One transaction: the plan with its slots, its signed form before every answer that waits for the log, and the job that
   * starts the scan beside it and closes it.
   */
  add(plan: NewAppPlan, manifest: SignedManifest & { id: string }): Promise<void>
  find(planId: string): Promise<AppPlan | null>
  /** Newest first. */
  list(brandId: string, page: AskedPage): Promise<Page<AppPlan>>
  /** Slots of a person that nobody filled and whose time has not passed. */
  listOpen(planId: string, person: number, now: Date): Promise<OpenSlot[]>
  /** Of filled slots whose question was answered over the interface too, once both are classified. */
  listPairs(planId: string): Promise<AnswerPair[]>
  /** Completes the job `app-plan.follow`. With an outcome the plan is closed, else the job comes again. */
  settle(
    lease: Lease,
    planId: string,
    settled: {
      scanId: string | null
      hindered: string | null
      nextAt: Date | null
      outcome: (SignedManifest & { id: string }) | null
    },
    now: Date,
  ): Promise<void>
}
