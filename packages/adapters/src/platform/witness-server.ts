import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { answerAddCheckpoint, type WitnessAnswer } from '@veracite/evidence/log/witness'
import {
  formatWitnessMemory,
  parseWitnessMemory,
  type WitnessMemory,
} from '@veracite/evidence/log/witness-memory'
import { sha256Hex } from '@veracite/terms/digest'
import type { Clock } from '@veracite/terms/ports'
import { readIfThere, writeDurably } from './durable-file.ts'
import { holdFile } from './process-lock.ts'

export interface WitnessServer {
  url: string
  /** How many logs it remembers. */
  remembered: number
  stop(): Promise<void>
}

export interface WitnessServerOptions
  extends Pick<Parameters<typeof answerAddCheckpoint>[0], 'logs' | 'signer'> {
  host: string
  port: number
  stateFile: string
  clock: Clock
  /** Called with the answer to every submission. */
  onAnswer: (answer: WitnessAnswer) => void
}

/** The largest possible request: 63 hashes and a checkpoint with its lines. */
const MAX_BYTES = 16_384

/** A witness over HTTP (C2SP tlog-witness). Throws when its memory exists and cannot be read. */
export async function startWitnessServer(options: WitnessServerOptions): Promise<WitnessServer> {
  const { stateFile, signer, logs } = options
  await mkdir(dirname(stateFile), { recursive: true, mode: 0o700 })
  // Two witnesses with one memory could each cosign what the other must refuse.
  const release = await holdFile(stateFile)
  let memory = await readMemory(stateFile, signer).catch(async (error: unknown) => {
    await release()
    throw error
  })
  const remembered = memory.size
  let turn: Promise<unknown> = Promise.resolve()

  /** One after the other: each checkpoint is compared and stored before the next request is handled. */
  const addCheckpoint = (request: string): Promise<WitnessAnswer> => {
    const answer = turn.then(async () => {
      const decided = answerAddCheckpoint({
        request,
        logs,
        signer,
        keptFor: (origin) => memory.get(origin) ?? null,
        now: options.clock.now(),
      })
      if (decided.status === 200) {
        const grown = new Map(memory).set(decided.keep.origin, decided.keep.note)
        // Stored before it is sent: if the witness forgot a checkpoint it had cosigned, the log could fork.
        await writeDurably(stateFile, formatWitnessMemory(grown))
        memory = grown
      }
      return decided
    })
    turn = answer.catch(() => {})
    return answer
  }

  const server = Bun.serve({
    hostname: options.host,
    port: options.port,
    maxRequestBodySize: MAX_BYTES,
    idleTimeout: 10,
    async fetch(request) {
      // Without a usable Host header, this is not a valid URL.
      const pathname = URL.parse(request.url)?.pathname
      if (pathname === undefined) return new Response('The Host header is not a host.\n', { status: 400 })
      if (request.method === 'POST' && pathname === '/add-checkpoint') {
        const answer = await addCheckpoint(await request.text())
        options.onAnswer(answer)
        return reply(answer)
      }
      const shown = request.method === 'GET' ? noteAt(pathname, memory) : null
      return shown === null
        ? new Response('There is nothing here.\n', { status: 404 })
        : new Response(shown, { headers: TEXT })
    },
    error: () => new Response('The witness could not store the checkpoint.\n', { status: 500 }),
  })
  return {
    url: server.url.href,
    remembered,
    async stop() {
      await server.stop()
      await turn
      await release()
    },
  }
}

async function readMemory(
  path: string,
  { verifier }: WitnessServerOptions['signer'],
): Promise<WitnessMemory> {
  try {
    const text = await readIfThere(path)
    return text === null ? new Map() : parseWitnessMemory(text, verifier)
  } catch (error) {
    const why = error instanceof Error ? error.message : 'unreadable'
    throw new Error(
      `This witness cannot read its memory from ${path} (${why}). Without it, it could cosign a fork: restore the file, or start a witness with a new key.`,
    )
  }
}

function reply(answer: WitnessAnswer): Response {
  if (answer.status === 200) return new Response(answer.body, { headers: TEXT })
  if (answer.status === 409)
    return new Response(`${answer.knownSize}\n`, {
      status: 409,
      headers: { 'content-type': 'text/x.tlog.size' },
    })
  return new Response(`${answer.reason}\n`, { status: answer.status, headers: TEXT })
}

function noteAt(pathname: string, memory: WitnessMemory): string | null {
  const [, id] = /^\/([0-9a-f]{64})\/checkpoint$/.exec(pathname) ?? []
  for (const [origin, note] of memory) if (sha256Hex(origin) === id) return note
  return null
}

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'access-control-allow-origin': '*' }
