/** What the model was shown, without the fences. */
export interface Shown {
  /** The model that was asked for. */
  model: string
  /** Empty in a question about accusations. */
  answer: string
  /** Of a question about accusations: each with the passage that it was taken from. */
  accusations: { statement: string; passage: string }[]
  /** Instructions and material, word for word. */
  everything: string
}

export interface ScriptedModel {
  /** Settings that make this model the reader. */
  env: Record<string, string>
  /** What it was asked to read so far, in order. */
  calls: Shown[]
  /** What it was asked about accusations so far, in order. */
  confirmations: Shown[]
  stop(): Promise<void>
}

export const MODEL_KEY = 'reader-canary-0123456789abcdef'

export type Behave = (shown: Shown) => Promise<Response> | Response

/**
 * A language model on a real socket, in the wire format of compatible servers, that reads as `behave` says. It confirms
 * every accusation, unless `confirm` says otherwise.
 */
export function startModel(behave: Behave, confirm: Behave = confirming('yes'), port = 0): ScriptedModel {
  const calls: Shown[] = []
  const confirmations: Shown[] = []
  const server = Bun.serve({
    port,
    hostname: '127.0.0.1',
    async fetch(request) {
      if (request.headers.get('authorization') !== `Bearer ${MODEL_KEY}`)
        return new Response('{}', { status: 401 })
      const { model, messages } = (await request.json()) as {
        model: string
        messages: { content: string }[]
      }
      const everything = messages.map(({ content }) => content).join('\n')
      const parts = (what: string) =>
        [
          ...everything.matchAll(
            new RegExp(`<<<veracite:${what}:\\w{32}>>>\\n([\\s\\S]*?)\\n<<<veracite:end:`, 'g'),
          ),
        ].map((found) => found[1] ?? '')
      const passages = parts('passage')
      const accusations = parts('statement').map((statement, at) => ({
        statement,
        passage: passages[at] ?? '',
      }))
      const shown = { model, everything, answer: parts('answer')[0] ?? '', accusations }
      if (accusations.length === 0) calls.push(shown)
      else confirmations.push(shown)
      return accusations.length === 0 ? behave(shown) : confirm(shown)
    },
  })
  return {
    calls,
    confirmations,
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

/** The same answer to every accusation, with its whole passage as the quote. */
export const confirming =
  (answer: 'yes' | 'no' | 'unclear') =>
  ({ accusations }: Shown): Response =>
    saying({
      answers: accusations.map(({ passage }, at) => ({ number: at + 1, answer, quote: passage })),
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
