import type { ComponentChildren, JSX } from 'preact'

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

interface RowProps<Row> {
  columns: readonly Column<Row>[]
  /** Buttons at the end of a row; only screen readers name their column. */
  actions?: ((row: Row) => ComponentChildren) | undefined
  /** Rows that are over. */
  isPast?: (row: Row) => boolean
}

/** A list as a table. Rows with an id are known by it. `row` draws one that is more than its cells. */
export const Table = <Row extends object>({
  label,
  rows,
  row: draw,
  idOf,
  ...of
}: RowProps<Row> & {
  label?: string
  rows: readonly Row[]
  row?: (row: Row) => JSX.Element
  /** The anchor of a row in the page. */
  idOf?: (at: number) => string
}) => (
  <table class="list" aria-label={label}>
    <thead>
      <tr>
        {of.columns.map(([name]) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {of.actions && (
          <th scope="col">
            <span class="hidden">Actions</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => draw?.(row) ?? <Cells key={keyOf(row, at)} {...of} row={row} id={idOf?.(at)} />)}
    </tbody>
  </table>
)

const keyOf = (row: { id?: unknown }, at: number): string => String(row.id ?? at)

/** One row. */
export const Cells = <Row,>({
  columns,
  actions,
  isPast,
  row,
  id,
}: RowProps<Row> & { row: Row; id?: string | undefined }) => (
  <tr class={isPast?.(row) ? 'past' : undefined} id={id}>
    {columns.map(([name, cell, { class: look, isPlain, isHead } = {}]) =>
      isHead ? (
        <th key={name} scope="row">
          {cell(row)}
        </th>
      ) : (
        <td key={name} data-label={isPlain ? undefined : name} class={look?.(row)}>
          {cell(row)}
        </td>
      ),
    )}
    {actions && <td class="row-actions">{actions(row)}</td>}
  </tr>
)

/** What opens below a row, or in its place. */
export const RowForm = ({ columns, children }: { columns: number; children: ComponentChildren }) => (
  <tr class="row-form">
    <td colSpan={columns}>{children}</td>
  </tr>
)
