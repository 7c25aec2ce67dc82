import type { Source } from '@veracite/terms/engine-port'
import type { Engine } from '@veracite/terms/vocabulary'
import type { Wire } from '../extract.ts'
import { type Block, chipText, citedOf, type DemoAnswer, markdown, markdownOf, unique } from './blocks.ts'
import type { Draw } from './draw.ts'

export interface DemoReply {
  wire: Wire
  /** Null: the reply in which this engine gives no answer. */
  answer: DemoAnswer | null
  prompt: string
  model: string
  id: string
  draw: Draw
}

/** The wire format of each demo engine: that of the access it imitates. */
export const DEMO_WIRES: Record<Engine, Wire> = {
  CHATGPT: 'openai.responses',
  PERPLEXITY: 'perplexity.agent',
  GEMINI: 'dataforseo.scraper',
  CLAUDE: 'anthropic.messages',
  COPILOT: 'serpapi.answer',
  GROK: 'openai.responses',
  GOOGLE_AIO: 'dataforseo.google',
  GOOGLE_AI_MODE: 'dataforseo.google',
  DEEPSEEK: 'anthropic.messages',
  META_AI: 'openai.responses',
  AMAZON_RUFUS: 'scrapeless.rufus',
}

/** The body such an engine would send. The real adapters' extractor reads it, so the demo tests that too. */
export function render(reply: DemoReply): Record<string, unknown> {
  switch (reply.wire) {
    case 'openai.responses':
      return openAiResponses(reply)
    case 'perplexity.agent':
      return perplexityAgent(reply)
    case 'anthropic.messages':
      return anthropicMessages(reply)
    case 'dataforseo.google':
    case 'dataforseo.scraper':
      return dataForSeo(reply)
    case 'serpapi.answer':
      return serpApi(reply)
    default:
      return rufus(reply)
  }
}

function openAiResponses({ answer, model, id, draw }: DemoReply): Record<string, unknown> {
  const usage = tokens(draw)
  if (answer === null) {
    return {
      id,
      object: 'response',
      status: 'incomplete',
      model,
      error: null,
      incomplete_details: { reason: 'content_filter' },
      output: [],
      usage,
    }
  }
  const text = markdown(answer, (sources) =>
    sources.map((entry) => ` ([${hostOf(entry.url)}](${entry.url}))`).join(''),
  )
  const annotations = citedOf(answer).map((entry) => ({
    type: 'url_citation',
    url: entry.url,
    title: entry.title,
  }))
  return {
    id,
    object: 'response',
    status: 'completed',
    model,
    error: null,
    incomplete_details: null,
    output: [
      {
        type: 'web_search_call',
        status: 'completed',
        action: {
          type: 'search',
          queries: answer.queries,
          sources: answer.read.map(({ url }) => ({ type: 'url', url })),
        },
      },
      {
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations }],
      },
    ],
    usage,
  }
}

function perplexityAgent({ answer, model, id, draw }: DemoReply): Record<string, unknown> {
  const usage = { ...tokens(draw), cost: { currency: 'USD', total_cost: cost(draw) } }
  const head = { id, object: 'response', model, error: null, usage }
  if (answer === null) {
    return { ...head, status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' }, output: [] }
  }
  const results = unique([...citedOf(answer), ...answer.read]).map((entry, at) => ({
    id: at + 1,
    title: entry.title,
    url: entry.url,
  }))
  const markOf = (entry: Source) => results.find((result) => result.url === entry.url)?.id ?? 0
  const text = markdown(answer, (sources) => sources.map((entry) => `[${markOf(entry)}]`).join(''))
  return {
    ...head,
    status: 'completed',
    incomplete_details: null,
    output: [
      { type: 'search_results', queries: answer.queries, results },
      {
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
  }
}

function anthropicMessages({ answer, model, id, draw }: DemoReply): Record<string, unknown> {
  const { input_tokens, output_tokens } = tokens(draw)
  const usage = {
    input_tokens,
    output_tokens,
    server_tool_use: { web_search_requests: answer === null ? 0 : 1 },
  }
  const head = { id, type: 'message', role: 'assistant', model, usage }
  if (answer === null) return { ...head, content: [], stop_reason: 'refusal' }
  const texts = answer.blocks.map((block, at) => ({
    type: 'text',
    text: `${at === 0 ? '' : '\n\n'}${markdownOf(block, () => '')}`,
    citations: citedOf({ ...answer, blocks: [block] }).map((entry) => ({
      type: 'web_search_result_location',
      url: entry.url,
      title: entry.title,
    })),
  }))
  return {
    ...head,
    stop_reason: 'end_turn',
    content: [
      {
        type: 'server_tool_use',
        id: 'srvtoolu_demo',
        name: 'web_search',
        input: { query: answer.queries[0] },
      },
      {
        type: 'web_search_tool_result',
        tool_use_id: 'srvtoolu_demo',
        content: unique([...citedOf(answer), ...answer.read]).map((entry) => ({
          type: 'web_search_result',
          url: entry.url,
          title: entry.title,
        })),
      },
      ...texts,
    ],
  }
}

function dataForSeo({ wire, answer, prompt, model, id, draw }: DemoReply): Record<string, unknown> {
  const google = wire === 'dataforseo.google'
  const cited =
    answer === null ? [] : citedOf(answer).map((entry) => ({ url: entry.url, title: entry.title }))
  const marks = (sources: readonly Source[]) =>
    sources
      .map((entry) => `[[${cited.findIndex((known) => known.url === entry.url) + 1}]](${entry.url})`)
      .join('')
  const text = answer === null ? null : markdown(answer, marks)
  const prefix = google ? 'ai_overview' : 'gemini'
  const items = (answer?.blocks ?? []).map((block) => dataForSeoElement(block, prefix, marks))
  const organic = (answer?.read ?? []).map((entry) => ({
    type: 'organic',
    url: entry.url,
    title: entry.title,
  }))
  const overview = {
    type: 'ai_overview',
    markdown: text,
    items: [...items, { type: 'ai_overview_element', text: NOTICE, markdown: NOTICE }],
    references: cited,
  }
  const result = google
    ? { keyword: prompt, items: answer === null ? organic : [overview, ...organic] }
    : { keyword: prompt, model, markdown: text, sources: cited, items }
  const nothing = answer === null && !google
  return {
    status_code: 20000,
    cost: cost(draw),
    tasks: [
      { id, status_code: nothing ? 40102 : 20000, cost: cost(draw), result: nothing ? null : [result] },
    ],
  }
}

/** What Google's page says below every answer. */
const NOTICE = 'AI responses may include mistakes. Learn more'

function dataForSeoElement(
  block: Block,
  prefix: string,
  marks: (sources: readonly Source[]) => string,
): Record<string, unknown> {
  const type = prefix === 'gemini' ? 'gemini_text' : `${prefix}_element`
  if (block.kind === 'table') {
    const [table_header = [], ...table_content] = block.rows
    const markdown = markdownOf(block, marks)
    return { type: `${prefix}_table`, markdown, table: { table_header, table_content } }
  }
  if (block.kind === 'heading' && prefix !== 'gemini') return { type, title: block.text, markdown: null }
  return { type, title: null, markdown: markdownOf(block, marks) }
}

function serpApi({ answer, prompt, id }: DemoReply): Record<string, unknown> {
  const head = {
    search_metadata: { id, status: 'Success' },
    search_parameters: { engine: 'bing_copilot', q: prompt },
  }
  if (answer === null) return { ...head, error: "Bing Copilot hasn't returned any results for this query." }
  const references = unique([...citedOf(answer), ...answer.read]).map((entry, index) => ({
    index,
    title: entry.title,
    link: entry.url,
  }))
  return {
    ...head,
    text_blocks: answer.blocks.map((block) =>
      serpBlock(block, (sources) =>
        sources.map((entry) => references.findIndex((known) => known.link === entry.url)),
      ),
    ),
    references,
  }
}

function serpBlock(block: Block, indexes: (sources: readonly Source[]) => number[]): Record<string, unknown> {
  switch (block.kind) {
    case 'heading':
      return { type: 'heading', snippet: block.text }
    case 'paragraph':
      return {
        type: 'paragraph',
        snippet: `${block.text}${chipText(block.chip)}`,
        reference_indexes: indexes(block.sources),
      }
    case 'list':
      return {
        type: 'list',
        list: block.items.map(({ text, sources }) => ({
          snippet: text,
          reference_indexes: indexes(sources),
        })),
      }
    case 'table':
      return { type: 'table', table: block.rows, reference_indexes: indexes(block.sources) }
  }
}

function rufus({ answer, id }: DemoReply): Record<string, unknown> {
  const text = answer === null ? '' : markdown(answer, () => '')
  return { taskId: id, html: '', metadata: { domain: 'www.amazon.com' }, result: { text, products: [] } }
}

const hostOf = (url: string): string => new URL(url).hostname

/** Invented, small, and the same each time. */
const cost = (draw: Draw): number => (15 + draw.integer('cost', 60)) / 10_000

const tokens = (draw: Draw) => ({
  input_tokens: 2000 + draw.integer('in', 6000),
  output_tokens: 120 + draw.integer('out', 400),
})
