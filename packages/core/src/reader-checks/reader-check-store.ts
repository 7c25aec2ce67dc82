import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import type { NewJob } from '../jobs/jobs.ts'
import type { ReaderCheck, SearchFigures } from './reader-check.ts'

/** A reply to one shipped answer, kept until its check is complete. */
export interface CheckReply {
  answerId: string
  reply: string
  costUsd: string | null
}

/** Results of checks are append-only; requests and replies are working data. */
export interface ReaderCheckStore {
  /** The newest result for this model and prompt. */
  latest(reader: string): Promise<ReaderCheck | null>
  /** The newest check of how well this reader searches pages. */
  latestSearch(reader: string): Promise<ReaderCheck<SearchFigures> | null>
  /** Queues the job, unless one was requested after `notSince` or is active; then returns that one's id. */
  request(reader: string, job: NewJob, options: { now: Date; notSince: Date }): Promise<{ jobId: string }>
  /** The job that was last requested; null when none was. */
  lastRequest(reader: string): Promise<{ jobId: string; requestedAt: Date } | null>
  /** Replies since `since`; older ones are deleted. */
  takeReplies(reader: string, since: Date): Promise<CheckReply[]>
  addReply(reader: string, reply: CheckReply & { readAt: Date }): Promise<void>
  /** Stores the result, queues its leaf for the log and deletes the replies, in one transaction. */
  add(check: Pick<ReaderCheck, 'id' | 'reader' | 'measuredAt'>, manifest: SignedManifest): Promise<void>
}
