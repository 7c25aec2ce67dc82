/** What the model was shown, without the fences. */
export interface Shown {
  answer: string
  /** Instructions and material, word for word. */
  everything: string
}

export interface ScriptedModel {
  /** Settings that make this model the reader. */
  env: Record<string, string>
  /** What it was asked so far, in order. */
  calls: Shown[]
  stop(): Promise<void>
}

export const MODEL_KEY = 'reader-canary-0123456789abcdef'

/** A language model on a real socket, in the wire format of compatible servers, that replies as `behave` says. */
export function startModel(behave: (shown: Shown) => Promise<Response> | Response): ScriptedModel {
  const calls: Shown[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      if (request.headers.get('authorization') !== `Bearer ${MODEL_KEY}`)
        return new Response('{}', { status: 401 })
      const { messages } = (await request.json()) as { messages: { content: string }[] }
      const everything = messages.map(({ content }) => content).join('\n')
      const answer = /<<<veracite:answer:\w+>>>\n([\s\S]*?)\n<<<veracite:end:/.exec(everything)?.[1] ?? ''
      calls.push({ everything, answer })
      return behave({ everything, answer })
    },
  })
  return {
    calls,
    env: {
      VERACITE_READER: 'compatible/reader-1',
      VERACITE_READER_PRICE_USD: '1.00/10.00',
      OPENAI_COMPATIBLE_BASE_URL: `http://127.0.0.1:${server.port}/v1`,
      OPENAI_COMPATIBLE_API_KEY: MODEL_KEY,
    },
    stop: () => server.stop(true),
  }
}

/** A reply with this text, or this object as JSON; it says that it took 1,000 tokens in and 100 out. */
export const saying = (output: unknown): Response =>
  Response.json({
    id: 'chat_1',
    created: 1_700_000_000,
    model: 'reader-served',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: typeof output === 'string' ? output : JSON.stringify(output) },
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: 1_000, completion_tokens: 100, total_tokens: 1_100 },
  })

/** A reading of an answer that is about the brand and makes these claims. */
export const reading = (...claims: object[]): Response =>
  saying({ mention: 'brand', substance: true, claims })

export const founded = (quote: string, year: number) => ({
  predicate: 'founded_year',
  quote,
  value: year,
  stance: 'asserted',
})
