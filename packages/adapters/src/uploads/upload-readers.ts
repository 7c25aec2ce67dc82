import { Worker } from 'node:worker_threads'
import type { RecordingReader } from '@veracite/core/app-answers/add-recording'
import type { FeedPreviewer } from '@veracite/core/feeds/preview-feed'
import type { QuestionFileReader } from '@veracite/core/prompts/question-file'
import { FeedError } from '@veracite/ground-truth/feeds/feed-record'
import { invalidField } from '@veracite/terms/errors'
import { FormatError } from '@veracite/verify/format-error'
import { refusal } from '@veracite/words/refusals'
import { createTurns } from '../platform/turns.ts'
import type { UploadOutcome, UploadTask } from './upload-thread.ts'

interface UploadReaderOptions {
  /** From the start of the thread, which takes up to a second on a busy machine. */
  limitMs?: number
  mostWaiting?: number
  entry?: URL
}

interface UploadReaders {
  previewFeed: FeedPreviewer
  readQuestions: QuestionFileReader
  readRecording: RecordingReader
}

const LIMIT_MS = 10_000
const MOST_WAITING = 10

/**
 * Uploads of waiting requests are read one at a time, each in a thread of its own beside the event loop. The thread is
 * ended when its time is over or nobody waits for it any more.
 */
export function createUploadReaders({
  limitMs = LIMIT_MS,
  mostWaiting = MOST_WAITING,
  entry = new URL('./upload-thread.ts', import.meta.url),
}: UploadReaderOptions = {}): UploadReaders {
  const inTurn = createTurns({ atOnce: 1, mostWaiting })
  const read = async <T>(task: UploadTask, signal: AbortSignal): Promise<T> =>
    (await inTurn(signal, () => readInThread(entry, task, limitMs, signal))) as T
  return {
    previewFeed: (sample, feed, signal) => read({ kind: 'previewFeed', args: [sample, feed] }, signal),
    readQuestions: (file, signal) => read({ kind: 'readQuestions', args: [file] }, signal),
    readRecording: (uploaded, signal) => read({ kind: 'readRecording', args: [uploaded] }, signal),
  }
}

async function readInThread(
  entry: URL,
  task: UploadTask,
  limitMs: number,
  signal: AbortSignal,
): Promise<unknown> {
  const ended = Promise.withResolvers<UploadOutcome>()
  const worker = new Worker(entry)
  worker.on('message', ended.resolve)
  worker.on('error', ended.reject)
  worker.on('exit', (code) => ended.reject(new Error(`The thread for uploads ended with code ${code}.`)))
  const late = setTimeout(() => ended.reject(tooSlow(limitMs)), limitMs)
  const abort = () => ended.reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    worker.postMessage(task)
    return made(await ended.promise)
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', abort)
    worker.removeAllListeners()
    await worker.terminate()
  }
}

function made(outcome: UploadOutcome): unknown {
  if (outcome.kind === 'unproven') throw new FormatError(outcome.message)
  if (outcome.kind === 'refused') throw new FeedError(outcome.message)
  if (outcome.kind === 'failed') throw new Error(outcome.message)
  return outcome.made
}

function tooSlow(limitMs: number) {
  const seconds = limitMs / 1000
  return invalidField(
    refusal('upload_too_slow', { seconds }),
    'body',
    refusal('could_not_be_read', { seconds }),
  )
}
