import * as z from 'zod'
import { each, items, text } from './loose.ts'

const Block = z.object({
  type: text,
  title: text,
  snippet: text,
  list: items,
  text_blocks: items,
  table: items,
  code: text,
  reference_indexes: items,
})

/**
 * The blocks as a reader sees them, in markdown. Unknown kinds of blocks still yield their title and snippet.
 */
export function textOfBlocks(blocks: readonly unknown[], depth = 0): string {
  if (depth > 6) return ''
  return each(Block, blocks)
    .map((block) => textOfBlock(block, depth))
    .filter((entry) => entry !== '')
    .join('\n\n')
}

export function referencedIndexes(blocks: readonly unknown[], depth = 0): Set<number> {
  if (depth > 6) return new Set()
  const found = each(Block, blocks).flatMap((block) => [
    ...each(z.number(), block.reference_indexes),
    ...referencedIndexes(block.list, depth + 1),
    ...referencedIndexes(block.text_blocks, depth + 1),
  ])
  return new Set(found)
}

function textOfBlock(block: z.output<typeof Block>, depth: number): string {
  const own = [block.title, block.snippet].filter(Boolean).join(': ')
  const parts = [
    block.type === 'heading' && own !== '' ? `## ${own}` : own,
    listText(block.list, depth),
    tableText(block.table),
    block.code === null ? '' : `\`\`\`\n${block.code}\n\`\`\``,
    textOfBlocks(block.text_blocks, depth + 1),
  ]
  return parts.filter((entry) => entry !== '').join('\n\n')
}

function listText(list: readonly unknown[], depth: number): string {
  if (depth > 6) return ''
  return each(Block, list)
    .flatMap((entry) => {
      const words = [entry.title, entry.snippet].filter(Boolean).join(': ')
      const inner = listText(entry.list, depth + 1)
      return [words === '' ? '' : `${'  '.repeat(depth)}- ${words}`, inner].filter((line) => line !== '')
    })
    .join('\n')
}

function tableText(rows: readonly unknown[]): string {
  return each(z.array(z.unknown()), rows)
    .map(
      (row) =>
        `| ${row.map((cell) => (typeof cell === 'string' || typeof cell === 'number' ? cell : '')).join(' | ')} |`,
    )
    .join('\n')
}
