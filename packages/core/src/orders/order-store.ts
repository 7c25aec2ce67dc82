import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import type { StoredSourceManifest } from '@veracite/evidence/trails/stored-trail'
import type { AskedPage, Page } from '@veracite/terms/page'
import type { Engine, Origin } from '@veracite/terms/vocabulary'
import type { OrderManifest, WithdrawalManifest } from '@veracite/verify/bundle/manifest'
import type { Lease } from '../jobs/jobs.ts'
import type { JudgedAnswer } from './decide-breach.ts'

/** A notice or order as it was recorded: everything it says is in its signed manifest, and nowhere else. */
export interface RecordedOrder {
  id: string
  brandId: string
  manifest: OrderManifest
  sha256: string
  /** Its place in the log; null while it waits. */
  logIndex: number | null
  withdrawal: { manifest: WithdrawalManifest; sha256: string; logIndex: number | null } | null
  supersededBy: { id: string; recordedAt: Date } | null
  promptIds: string[]
  looks: OrderLook[]
  nextAt: Date | null
  /** Why the last look could not be started; null if it could. */
  hindered: string | null
}

/** One look: a scan, whose plan and outcomes are in the log. */
export interface OrderLook {
  number: number
  scanId: string
  startedAt: Date
}

/** An answer with a statement of a kind that the order names. */
export interface OrderAnswer extends JudgedAnswer {
  runId: string
  scanId: string
  capturedAt: Date
  origin: Origin
  prompt: string
}

/** Answers of one day and origin. */
export interface AnsweredOn {
  day: string
  origin: Origin
  answers: number
}

export interface OrderStore {
  /**
   * One transaction: the signed record, its place in the log before every answer, and the job that asks. False if what it
   * supersedes has ended already.
   */
  add(
    order: Pick<RecordedOrder, 'id' | 'brandId' | 'promptIds'> & {
      supersedes: string | null
      recordedAt: Date
      firstLookAt: Date
    },
    manifest: SignedManifest,
  ): Promise<boolean>
  /** The signed withdrawal; nothing is asked any more. False if it has ended already. */
  withdraw(orderId: string, manifest: SignedManifest & { id: string }, now: Date): Promise<boolean>
  find(orderId: string): Promise<RecordedOrder | null>
  /** Newest first. */
  list(brandId: string, page: AskedPage): Promise<Page<RecordedOrder>>
  /** The record and its withdrawal as they were signed. */
  listSigned(orderId: string): Promise<StoredSourceManifest[]>
  /**
   * Answers of planned scans with a statement of these predicates that are not waiting for a model, newest first; the text
   * only of those that state something false.
   */
  listAnswers(
    brandId: string,
    wanted: { predicates: readonly string[]; since: Date; limit: number },
  ): Promise<OrderAnswer[]>
  /** How many answers these engines gave on each day, whatever they say. */
  countAnswers(brandId: string, wanted: { engines: readonly Engine[]; since: Date }): Promise<AnsweredOn[]>
  /** Completes the job `order.watch` and makes the next one. */
  settle(
    lease: Lease,
    orderId: string,
    settled: { look: OrderLook | null } & Pick<RecordedOrder, 'hindered' | 'nextAt'>,
    now: Date,
  ): Promise<void>
}
