import { rootCertificates } from 'node:tls'
import { parentPort } from 'node:worker_threads'
import { readRecording, type UploadedRecording } from '@veracite/core/app-answers/read-recording'
import { previewFeed } from '@veracite/core/feeds/preview-feed'
import { readQuestions } from '@veracite/core/prompts/read-questions'
import { FeedError } from '@veracite/ground-truth/feeds/feed-record'
import { FormatError } from '@veracite/verify/format-error'
import { readPem } from '@veracite/verify/x509/pem'
import { NODE_DECODERS } from '../relays/node-decoders.ts'

/** The body of a thread that reads one upload and is ended afterwards. */
export const UPLOAD_WORK = {
  previewFeed,
  readQuestions,
  readRecording: (uploaded: UploadedRecording) =>
    readRecording(uploaded, {
      roots: rootCertificates.flatMap((pem) => readPem(pem, 'CERTIFICATE')),
      decoders: NODE_DECODERS,
      atMs: Date.now(),
    }),
}

export type UploadWork = typeof UPLOAD_WORK

export interface UploadTask {
  kind: keyof UploadWork
  args: unknown[]
}

export type UploadOutcome =
  | { kind: 'read'; made: unknown }
  /** The upload is invalid, with the reason. */
  | { kind: 'refused'; message: string }
  /** A recording does not hold, with the reason. */
  | { kind: 'unproven'; message: string }
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
    if (error instanceof FormatError) return { kind: 'unproven', message }
    return error instanceof FeedError ? { kind: 'refused', message } : { kind: 'failed', message }
  }
}
