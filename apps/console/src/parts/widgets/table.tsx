import { say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import type { Loaded } from '../server/api.ts'
import { AwaitItems } from './page.tsx'

interface ColumnDetails<Row> {
  class?: (row: Row) => string | undefined
  /** The cell says itself what it is; on a phone its name is not repeated beside it. */
  isPlain?: boolean
  /** Names the row. */
  isHead?: boolean
}

/** The name of a column, what its cells show, and what else is special about them. */
export type Column<Row> = readonly [
  name: string,
  cell: (row: Row) => ComponentChildren,
  details?: ColumnDetails<Row>,
]

interface TableProps<Row> {
  label?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Buttons at the end of a row; only screen readers name their column. */
  actions?: (row: Row) => ComponentChildren
  /** Rows that are over. */
  isPast?: (row: Row) => boolean
  /** The anchor of a row in the page. */
  idOf?: (at: number) => string
}

/** A list as a table. Rows with an id are known by it. */
export const Table = <Row extends object>({
  label,
  columns,
  rows,
  actions,
  isPast,
  idOf,
}: TableProps<Row>) => (
  <table class="list" aria-label={label}>
    <thead>
      <tr>
        {columns.map(([name]) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {actions && (
          <th scope="col">
            <span class="hidden">{say('widgets.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        <tr key={keyOf(row, at)} class={isPast?.(row) ? 'past' : undefined} id={idOf?.(at)}>
          {columns.map((column) => (
            <Cell key={column[0]} column={column} row={row} />
          ))}
          {actions && <td class="row-actions">{actions(row)}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)

interface AwaitTableProps<Row> extends Omit<TableProps<Row>, 'rows'> {
  of: Loaded<{ items: readonly Row[]; nextCursor?: string | null }>
  /** What stands there when it is empty, and below it when there is more. */
  none: ComponentChildren
  hint?: string
  more?: string
}

/** A list as a table, once it is loaded. */
export const AwaitTable = <Row extends object>({ of, none, hint, more, ...table }: AwaitTableProps<Row>) => (
  <AwaitItems {...{ of, none }} {...(hint && { hint })}>
    {({ items, nextCursor = null }) => (
      <>
        <Table rows={items} {...table} />
        {nextCursor !== null && <p class="soft">{more}</p>}
      </>
    )}
  </AwaitItems>
)

/** What a cell shows, with notes below it; empty ones are left out. */
export const noted = (shown: ComponentChildren, ...notes: ComponentChildren[]) => (
  <>
    {shown}
    {notes.map((note, at) => note && <NoteLine key={at}>{note}</NoteLine>)}
  </>
)
const NoteLine = ({ children }: { children: ComponentChildren }) => <p class="soft">{children}</p>

const keyOf = (row: { id?: unknown }, at: number): string => String(row.id ?? at)

function Cell<Row>({ column: [name, cell, details = {}], row }: { column: Column<Row>; row: Row }) {
  if (details.isHead) return <th scope="row">{cell(row)}</th>
  return (
    <td data-label={details.isPlain ? undefined : name} class={details.class?.(row)}>
      {cell(row)}
    </td>
  )
}
