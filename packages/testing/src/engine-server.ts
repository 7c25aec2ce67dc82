import { createHash } from 'node:crypto'

/**
 * The engine, played by the harness: an OpenAI-compatible server that remembers what it was asked and what it
 * sent. It is independent of the processes under test, which take it for real: its counts are what actually
 * happened.
 */
export interface EngineServer {
  readonly url: string
  /** Questions that reached it. */
  asked(): number
  /** Questions it refused on purpose. */
  refused(): number
  /** SHA-256 of every body it ever sent as an answer. */
  sent(): ReadonlySet<string>
  stop(): Promise<void>
}

export interface EngineOptions {
  latencyMs: number
  /** Share of questions answered with 503. */
  failureShare?: number
  random?: () => number
  /** A page that every answer cites. */
  cites?: string
}

export function startEngineServer({
  latencyMs,
  failureShare = 0,
  random = () => 1,
  cites,
}: EngineOptions): EngineServer {
  let asked = 0
  let refused = 0
  const sent = new Set<string>()
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 60,
    async fetch(request) {
      asked += 1
      const number = asked
      const { messages } = (await request.json()) as { messages: { content: string }[] }
      await Bun.sleep(latencyMs * (0.5 + random()))
      if (random() < failureShare) {
        refused += 1
        return Response.json({ error: { message: 'overloaded' } }, { status: 503 })
      }
      const body = JSON.stringify({
        id: `chatcmpl-${number}`,
        object: 'chat.completion',
        model: 'stand-in-1',
        choices: [
          {
            index: 0,
            finish_reason: 'stop',
            message: {
              role: 'assistant',
              content: `Answer ${number} to: ${messages[0]?.content}. Halden Instruments makes sensors.${cites === undefined ? '' : ' [1]'}`,
            },
          },
        ],
        ...(cites !== undefined && { citations: [cites] }),
        usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30, cost: { total_cost: 0.001 } },
      })
      sent.add(createHash('sha256').update(body).digest('hex'))
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}/v1`,
    asked: () => asked,
    refused: () => refused,
    sent: () => sent,
    stop: () => server.stop(true),
  }
}
