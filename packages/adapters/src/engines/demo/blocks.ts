import type { Source } from '@veracite/terms/engine-port'
import type { CitationClass } from '@veracite/terms/vocabulary'

/** Words with the pages they cite. */
export interface Passage {
  text: string
  sources: Source[]
}

/** An answer, independent of any engine's format. */
export type Block =
  | { kind: 'heading'; text: string; mark: string }
  | ({ kind: 'paragraph'; chip?: Chip } & Passage)
  | { kind: 'list'; numbered: boolean; items: Passage[] }
  | { kind: 'table'; rows: string[][]; sources: Source[] }

/** A line that only names a source, as pages put it below what it backs, and how many more there are. */
export interface Chip {
  name: string
  more: number
}

export interface DemoAnswer {
  blocks: Block[]
  /** Read but not cited. */
  read: Source[]
  queries: string[]
  /** The class that a right reader gives this answer. */
  intended: CitationClass
}

export const passagesOf = ({ blocks }: DemoAnswer): Passage[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [block]
    if (block.kind === 'list') return block.items
    return block.kind === 'table' ? [{ text: '', sources: block.sources }] : []
  })

export const citedOf = (answer: DemoAnswer): Source[] =>
  unique(passagesOf(answer).flatMap(({ sources }) => sources))

export const unique = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((entry) => [entry.url, entry])).values(),
]

/** Markdown, as most engines answer; `marks` writes the citations behind a passage in the engine's way. */
export function markdown({ blocks }: DemoAnswer, marks: (sources: readonly Source[]) => string): string {
  return blocks.map((block) => markdownOf(block, marks)).join('\n\n')
}

export function markdownOf(block: Block, marks: (sources: readonly Source[]) => string): string {
  switch (block.kind) {
    case 'heading':
      return block.mark === '**' ? `**${block.text}**` : `${block.mark} ${block.text}`
    case 'paragraph':
      return `${block.text}${marks(block.sources)}${chipText(block.chip)}`
    case 'list':
      return block.items
        .map(({ text, sources }, i) => `${block.numbered ? `${i + 1}.` : '-'} ${text}${marks(sources)}`)
        .join('\n')
    case 'table':
      return tableText(block.rows) + (block.sources.length === 0 ? '' : `\n\n${marks(block.sources).trim()}`)
  }
}

export function chipText(chip: Chip | undefined): string {
  if (chip === undefined) return ''
  return chip.more === 0 ? `\n${chip.name}` : `\n${chip.name}\n+${chip.more}`
}

/** A markdown table; the first row is its head. */
function tableText([head = [], ...rows]: string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}
