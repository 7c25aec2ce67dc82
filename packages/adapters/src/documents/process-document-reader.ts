import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { DocumentOutcome, DocumentReader } from '@veracite/ground-truth/documents/document-reader'
import { createTurns } from '../platform/turns.ts'

interface ProcessReaderOptions {
  limitMs?: number
  limitBytes?: number
}

const LIMIT_MS = 20_000
/** The reader itself needs about 120 MB, and most documents less than that again. */
const LIMIT_BYTES = 768 * 1024 * 1024
const PROGRAM = new URL('./document-process.ts', import.meta.url)
const MAX_SAID_BYTES = 16 * 1024 * 1024
const LOOK_MS = 50
/** Each of up to 10 MB. */
const MOST_WAITING = 8

const refused = (message: string): DocumentOutcome => ({ kind: 'refused', message })

/** Each document in a process of its own, which is ended when it takes too long or too much memory. */
export function createProcessDocumentReader({
  limitMs = LIMIT_MS,
  limitBytes = LIMIT_BYTES,
}: ProcessReaderOptions = {}): DocumentReader {
  const inTurn = createTurns({ atOnce: 2, mostWaiting: MOST_WAITING })
  return {
    read: ({ name, bytes }, signal) =>
      inTurn(signal, () => readInProcess({ name, bytes, limitMs, limitBytes, signal })),
  }
}

async function readInProcess(given: {
  name: string
  bytes: Uint8Array
  limitMs: number
  limitBytes: number
  signal: AbortSignal
}): Promise<DocumentOutcome> {
  const { name, bytes, limitMs, limitBytes, signal } = given
  // No settings, no keys: whatever a document makes of its reader, there is nothing to find.
  const child = spawn(process.execPath, [fileURLToPath(PROGRAM), name], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '' },
  })
  const ended = Promise.withResolvers<DocumentOutcome>()
  const end = (outcome: DocumentOutcome) => {
    ended.resolve(outcome)
    child.kill('SIGKILL')
  }
  const late = setTimeout(
    () => end(refused(`The document could not be read within ${limitMs / 1000} seconds.`)),
    limitMs,
  )
  const look = setInterval(async () => {
    if ((await memoryOf(child)) > limitBytes) end(refused('The document takes too much memory to read.'))
  }, LOOK_MS)
  const abort = () => {
    ended.reject(signal.reason)
    child.kill('SIGKILL')
  }
  signal.addEventListener('abort', abort, { once: true })
  try {
    listen(child, end)
    child.stdin?.on('error', () => {})
    child.stdin?.end(bytes)
    return await ended.promise
  } finally {
    clearTimeout(late)
    clearInterval(look)
    signal.removeEventListener('abort', abort)
    if (child.exitCode === null) child.kill('SIGKILL')
  }
}

function listen(child: ChildProcess, end: (outcome: DocumentOutcome) => void): void {
  const chunks: Buffer[] = []
  let size = 0
  child.stdout?.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > MAX_SAID_BYTES) end(refused('The document says more than can be kept of one.'))
    else chunks.push(chunk)
  })
  child.on('error', () => end(refused('The document could not be read: its reader did not start.')))
  child.on('close', () => end(said(Buffer.concat(chunks).toString('utf8'))))
}

function said(line: string): DocumentOutcome {
  try {
    return JSON.parse(line) as DocumentOutcome
  } catch {
    return refused('The document broke its reader.')
  }
}

/** Resident memory of the process; 0 if the system does not report it. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  if (pid === undefined || process.platform === 'win32') return 0
  try {
    if (process.platform === 'linux') {
      const status = await readFile(`/proc/${pid}/status`, 'utf8')
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
    }
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
    return Number(stdout.trim()) * 1024
  } catch {
    return 0
  }
}

const run = promisify(execFile)
