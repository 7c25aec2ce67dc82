import { decimalFromText } from './money.ts'
import { readAnthropicMessages } from './wires/anthropic-messages.ts'
import { readChatCompletions } from './wires/chat-completions.ts'
import { readDataForSeoGoogle, readDataForSeoScraper } from './wires/dataforseo.ts'
import { readGoogleGenerateContent } from './wires/google-generate-content.ts'
import { asRecord } from './wires/loose.ts'
import { readOpenAiResponses } from './wires/openai-responses.ts'
import { readPangolinfoRufus } from './wires/pangolinfo.ts'
import { readPerplexityAgent } from './wires/perplexity-agent.ts'
import { answerOf, malformed, type WireReader, type WireReading } from './wires/reading.ts'
import { readScrapelessCopilot, readScrapelessRufus } from './wires/scrapeless.ts'
import { readSerpApiAnswer, readSerpApiOverview } from './wires/serpapi.ts'

/** Stored with every capture. Raise it whenever any reply could now be read differently. */
export const EXTRACTOR_VERSION = '2'

const READERS = {
  'openai.responses': readOpenAiResponses,
  'perplexity.agent': readPerplexityAgent,
  'anthropic.messages': readAnthropicMessages,
  'google.generatecontent': readGoogleGenerateContent,
  'dataforseo.google': readDataForSeoGoogle,
  'dataforseo.scraper': readDataForSeoScraper,
  'serpapi.answer': readSerpApiAnswer,
  'serpapi.ai_overview': readSerpApiOverview,
  'scrapeless.copilot': readScrapelessCopilot,
  'scrapeless.rufus': readScrapelessRufus,
  'pangolinfo.rufus': readPangolinfoRufus,
  'openai.chat_completions': readChatCompletions,
} as const satisfies Record<string, WireReader>

export type Wire = keyof typeof READERS
export const WIRES = Object.keys(READERS) as Wire[]

/**
 * Text, sources and figures of an answer, and the state that the reply reports: a pure function of the reply's bytes. `earlier` holds the replies
 * that came before it for the same question, in order; only turns that the engine paused and continued need
 * them. Bytes that cannot be read give an empty answer; an unknown wire is a mistake of the caller and
 * throws.
 */
export function readReply(wire: string, bytes: Uint8Array, earlier: readonly Uint8Array[] = []): WireReading {
  if (!isWire(wire)) throw new Error(`There is no extractor for the wire format ${wire}.`)
  const parsed = parse(bytes)
  if ('cutShort' in parsed) {
    if (!parsed.cutShort) return malformed()
    return {
      answer: answerOf({}),
      state: { kind: 'retry', reason: 'malformed', code: null, retryAfterMs: null },
    }
  }
  const before = earlier.map(parse).flatMap((entry) => ('document' in entry ? [entry.document] : []))
  return withDemoLabel(READERS[wire](parsed.document, before), parsed.document)
}

const isWire = (wire: string): wire is Wire => Object.hasOwn(READERS, wire)

export type Parsed = { document: unknown } | { cutShort: boolean }

/** Invalid UTF-8 becomes replacement characters in the text; the stored bytes are unchanged. */
export function parse(bytes: Uint8Array): Parsed {
  const words = new TextDecoder().decode(bytes)
  try {
    return { document: JSON.parse(words) as unknown }
  } catch {
    return { cutShort: isCutShort(words) }
  }
}

/** JSON that stops inside a string, object or list was cut off in transit; anything else was never JSON. */
function isCutShort(words: string): boolean {
  const body = words.trim()
  if (body === '') return true
  if (body[0] !== '{' && body[0] !== '[') return false
  let depth = 0
  let quoted = false
  for (let at = 0; at < body.length; at++) {
    const letter = body[at]
    if (quoted) {
      if (letter === '\\') at++
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === '{' || letter === '[') depth++
    else if (letter === '}' || letter === ']') depth--
  }
  return quoted || depth > 0
}

/** Demo replies name their model and an invented cost beside the wire's own fields, which have no room for them. */
function withDemoLabel(reading: WireReading, document: unknown): WireReading {
  const body = asRecord(document)
  if (typeof body?.demo !== 'string') return reading
  const { answer } = reading
  const model = typeof body.demo_model === 'string' ? body.demo_model : null
  const cost = typeof body.demo_cost_usd === 'string' ? decimalFromText(body.demo_cost_usd) : null
  return {
    ...reading,
    answer: {
      ...answer,
      servedModel: model ?? answer.servedModel,
      reportedCostUsd: answer.reportedCostUsd ?? cost,
    },
  }
}
