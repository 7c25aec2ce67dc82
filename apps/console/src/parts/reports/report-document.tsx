import type { AnswerOf } from '@veracite/contract/routes'
import { ORIGIN_TABLE } from '@veracite/terms/origin-table'
import { FalseStatement } from '../findings/statement.tsx'
import { type Column, hasStripe, Table } from '../widgets/page.tsx'
import { Phrases } from '../widgets/phrases.tsx'
import { INK } from '../widgets/shapes.tsx'
import { visibleText } from '../widgets/words.ts'

export type ReportWords = AnswerOf<'GET /api/admin/reports/{reportId}'>['document']
type Block = ReportWords['sections'][number]['blocks'][number]
type Cell = Extract<Block, { kind: 'table' }>['rows'][number][number]

/** The report as the page and the print have it, for the console and for people without an account. */
export const ReportDocument = ({ warning, sections }: ReportWords) => (
  <>
    {warning !== null && !(hasStripe.value && warning === ORIGIN_TABLE.demo.warning) && (
      <p class="note">{warning}</p>
    )}
    {sections.map(({ heading, blocks }) => (
      <section key={heading} aria-label={heading}>
        <h2>{heading}</h2>
        {blocks.map((block, place) => (
          <BlockOf key={place} block={block} />
        ))}
      </section>
    ))}
  </>
)

function BlockOf({ block }: { block: Block }) {
  if (block.kind === 'text') return <p>{visibleText(block.text)}</p>
  if (block.kind === 'list')
    return (
      <ul class="bullets">
        {block.items.map((item) => (
          <li key={item}>{visibleText(item)}</li>
        ))}
      </ul>
    )
  if (block.kind === 'lead')
    return (
      <p class="story">
        <Phrases of={block.phrases} />
      </p>
    )
  if (block.kind === 'trend')
    return (
      <>
        <svg class="trend" viewBox="0 0 600 120" role="img" aria-label={block.text}>
          <path class="d-band" d={block.band} fill={INK.CONFABULATED} fill-opacity={0.13} />
          <path class="d-line" d={block.line} fill="none" stroke={INK.CONFABULATED} stroke-width={2.5} />
        </svg>
        <p class="soft">{block.text}</p>
      </>
    )
  if (block.kind === 'statements')
    return (
      <ol class="stacked">
        {block.rows.map((row, place) => (
          <li key={place} class="card">
            <StatementOf row={row} />
          </li>
        ))}
      </ol>
    )
  return (
    <Table
      rows={block.rows}
      columns={block.heads.map(
        (head, at): Column<readonly Cell[]> => [head, (row) => row[at] && <CellOf {...row[at]} />],
      )}
    />
  )
}

/** The words, what is true, who says it how often, and the proof. */
function StatementOf({ row: [said, truth, ...rest] }: { row: readonly Cell[] }) {
  const { before = '', wrong = '', after = '', note: label = '' } = said ?? {}
  const of = { sentence: { before, words: wrong, after }, stated: wrong, label, about: null }
  return (
    <>
      <FalseStatement
        of={{ ...of, truth: truth?.text ?? null }}
        look="card"
        source={visibleText([label, truth?.note].filter(Boolean).join(' · '))}
      />
      {rest.map((cell, at) => (
        <div key={at}>
          <CellOf {...cell} />
        </div>
      ))}
    </>
  )
}

const CellOf = ({ text, before = '', wrong, after = '', note, href }: Cell) => (
  <>
    {href === undefined ? (
      visibleText(text)
    ) : (
      <a class="mono" href={proofOf(href)}>
        {text}
      </a>
    )}
    {wrong !== undefined && (
      <span dir="auto">
        {visibleText(before)}
        <s class="accused">{visibleText(wrong)}</s>
        {visibleText(after)}
      </span>
    )}
    {note !== undefined && <p class="soft">{visibleText(note)}</p>}
  </>
)

/** On this very server, whatever address a report was printed with. */
const proofOf = (href: string): string => {
  const digest = /#([0-9a-f]{64})$/.exec(href)?.[1]
  return digest === undefined ? '/check' : `/check#${digest}`
}
