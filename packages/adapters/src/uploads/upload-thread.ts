import { parentPort } from 'node:worker_threads'
import { previewFeed } from '@veracite/core/feeds/preview-feed'
import { readPrompts } from '@veracite/core/prompts/read-prompts'
import { FeedError } from '@veracite/ground-truth/feeds/feed-record'

/** The body of a thread that reads one upload and is ended afterwards. */
export const UPLOAD_WORK = { previewFeed, readPrompts }

export type UploadWork = typeof UPLOAD_WORK

export interface UploadTask {
  kind: keyof UploadWork
  args: unknown[]
}

export type UploadOutcome =
  | { kind: 'read'; made: unknown }
  /** The upload is invalid, with the reason. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string }

parentPort?.once('message', async ({ kind, args }: UploadTask) => {
  const outcome = await read(kind, args)
  parentPort?.postMessage(outcome)
})

async function read(kind: UploadTask['kind'], args: unknown[]): Promise<UploadOutcome> {
  try {
    const work: (...given: never[]) => unknown = UPLOAD_WORK[kind]
    return { kind: 'read', made: await work(...(args as never[])) }
  } catch (error) {
    const { message } = error as Error
    return error instanceof FeedError ? { kind: 'refused', message } : { kind: 'failed', message }
  }
}
