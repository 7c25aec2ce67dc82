import { rich, say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import { h } from 'preact'
import { useMemo } from 'preact/hooks'
import { type Block, blocksOf, headingLevels } from './blocks.ts'
import type { Inline } from './inline.ts'

/** Shows a stretch of the source; the only way in which its characters reach the page. */
export type Marked = (start: number, end: number) => ComponentChildren

/** Elements of ours for the blocks of an answer. Its headings stand below those of the page. */
export function Blocks({ source, marked }: { source: string; marked: Marked }) {
  const blocks = useMemo(() => blocksOf(source), [source])
  const levels = headingLevels(blocks)
  return (
    <>
      {blocks.map((block, at) => (
        <OneBlock key={at} block={block} level={levels[at] ?? 0} marked={marked} />
      ))}
    </>
  )
}

function OneBlock({ block, level, marked }: { block: Block; level: number; marked: Marked }) {
  switch (block.kind) {
    case 'heading':
      return h(
        'p',
        {
          role: 'heading',
          'aria-level': level,
          class: `md-h md-h${block.level}`,
        },
        inline(block.line, marked),
      )
    case 'rule':
      return <hr />
    case 'code':
      return (
        <pre class="md-code">
          <code>{marked(block.start, block.end)}</code>
        </pre>
      )
    case 'table':
      return <Table block={block} marked={marked} />
    case 'list':
      return <List block={block} marked={marked} />
    case 'quote':
      return <blockquote>{broken(block.lines, marked)}</blockquote>
    default:
      return <p>{broken(block.lines, marked)}</p>
  }
}

const List = ({ block, marked }: { block: Extract<Block, { kind: 'list' }>; marked: Marked }) =>
  h(
    block.ordered ? 'ol' : 'ul',
    block.ordered ? { start: block.first } : {},
    block.items.map(({ lines, lists }, at) => (
      <li key={at}>
        {broken(lines, marked)}
        {lists.map((list, nth) => (
          <List key={nth} block={list} marked={marked} />
        ))}
      </li>
    )),
  )

/** In a box that scrolls: an answer may have more columns than a phone has room for. */
export const Table = ({ block, marked }: { block: Extract<Block, { kind: 'table' }>; marked: Marked }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section class="md-table" tabIndex={0} aria-label={say('widgets.tableOfTheAnswer')}>
    <table class="md-grid">
      <thead>
        <tr>
          {block.head.map((cell, at) =>
            // Above the names of rows many answers have nothing, which must not be announced as their head.
            cell.length === 0 ? (
              <td key={at} class="md-cell" />
            ) : (
              <th key={at} scope="col" class="md-cell">
                {inline(cell, marked)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, nth) => (
              <td key={nth} class="md-cell">
                {inline(cell, marked)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const broken = (lines: readonly Inline[][], marked: Marked): ComponentChildren =>
  lines.map((line, at) => [at > 0 && <br />, inline(line, marked)])

const TAGS = { strong: 'strong', em: 'em', struck: 's' } as const

function inline(parts: readonly Inline[], marked: Marked): ComponentChildren {
  return parts.map((part, at) => {
    switch (part.kind) {
      case 'text':
        return marked(part.start, part.end)
      case 'code':
        return <code key={at}>{marked(part.start, part.end)}</code>
      case 'address':
        return (
          <span key={at} class="md-address">
            {' '}
            ({marked(part.start, part.end)})
          </span>
        )
      case 'link':
        return inline(part.children, marked)
      case 'picture':
        return (
          <span key={at} class="md-picture">
            {rich('widgets.pictureNotLoaded', { name: () => inline(part.children, marked) })}
          </span>
        )
      default:
        return h(TAGS[part.kind], { key: at }, inline(part.children, marked))
    }
  })
}
