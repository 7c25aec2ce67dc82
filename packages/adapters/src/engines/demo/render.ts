import type { Source } from '@veracite/terms/engine-port'
import { filled, filledText, type Slots } from '../template.ts'
import { WIRE_REPLIES } from './demo-engines.ts'
import type { Draw } from './draw.ts'
import type { Block, DemoAnswer } from './recorded.ts'

interface DemoReply {
  wire: keyof typeof WIRE_REPLIES
  /** Null: the reply in which this engine gives no answer. */
  answer: DemoAnswer | null
  prompt: string
  model: string
  id: string
  draw: Draw
}

/** The body such an engine would send. The same wire readers read it as real replies. */
export function render({ wire, answer, prompt, model, id, draw }: DemoReply): Record<string, unknown> {
  const { mark, answered, unanswered } = WIRE_REPLIES[wire]
  const slots = {
    id,
    model,
    prompt,
    // Invented, small, and the same each time.
    cost: (15 + draw.integer('cost', 60)) / 10_000,
    inputTokens: 2000 + draw.integer('in', 6000),
    outputTokens: 120 + draw.integer('out', 400),
    ...(answer === null ? {} : slotsOf(answer, mark)),
  }
  return filled<Record<string, unknown>>(answer === null ? unanswered : answered, slots)
}

function slotsOf(answer: DemoAnswer, mark: string): Slots {
  const cited = unique(answer.blocks.flatMap(({ sources }) => sources))
  const found = unique([...cited, ...answer.read])
  const pages = new Map(
    found.map((source, index) => [source.url, { ...pageOf(source), index, number: index + 1 }]),
  )
  const blocks = answer.blocks.map((block, at) => ({
    ...blockSlots(
      block,
      (source) => filledText(mark, pages.get(source.url) ?? {}),
      (url) => pages.get(url)?.index,
    ),
    gap: at === 0 ? '' : '\n\n',
  }))
  return {
    text: blocks.map(({ text }) => text).join('\n\n'),
    blocks,
    cited: cited.map(pageOf),
    found: [...pages.values()],
    read: answer.read.map(pageOf),
    queries: answer.queries,
  }
}

const pageOf = ({ url, title }: Source) => ({ url, title, host: new URL(url).hostname })

function blockSlots(
  block: Block,
  mark: (source: Source) => string,
  indexOf: (url: string) => number | undefined,
) {
  const text = block.write(mark)
  const lines = text.split('\n')
  // A line's own sources, for formats that list them beside the text instead of in it.
  const cites = block
    .write(({ url }) => `\0${indexOf(url)}\0`)
    .split('\n')
    .map((line) => [...line.matchAll(/\0(\d+)\0/g)].map(([, index]) => Number(index)))
  const [header = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return {
    kind: kindOf(text),
    text,
    title: text.replace(/^#+ |\*\*/g, ''),
    items: lines.map((line, at) => ({ text: line.replace(/^(-|\d+\.) /, ''), indexes: cites[at] })),
    indexes: cites.flat(),
    header,
    rows,
    cells: [header, ...rows],
    cited: unique(block.sources).map(pageOf),
  }
}

function kindOf(text: string): string {
  if (/^#|^\*\*[^*\n]+\*\*$/.test(text)) return 'heading'
  if (/^(-|\d+\.) /.test(text)) return 'list'
  return text.startsWith('|') ? 'table' : 'text'
}

const unique = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((source) => [source.url, source])).values(),
]
