import { effect, signal } from '@preact/signals'
import { say } from '@veracite/words/say'
import type { ComponentChildren, FunctionComponent } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Loaded } from '../server/api.ts'
import { isFor, type MemberRole } from '../server/session.ts'
import { Button } from './action.tsx'
import { remember, remembered } from './remembered.ts'
import { type FromAnswers, originNote, originOf } from './words.ts'

/** A way back: its name and its address. */
export type Crumb = readonly [name: string, href: string]

interface PageProps {
  title: string
  /** What lies above this screen, the widest first. */
  crumbs?: readonly Crumb[]
  sub?: ComponentChildren
  actions?: ComponentChildren
  children: ComponentChildren
}

/** The frame of a screen: what lies above it, its title, a line below it, its actions, and the content. */
export function Page({ title, crumbs = [], sub, actions, children }: PageProps) {
  const above = crumbs.map(([name]) => name).toReversed()
  useEffect(() => {
    document.title = [title, ...above, 'Veracite'].join(' · ')
  }, [title, above.join()])
  return (
    <>
      {crumbs.length > 0 && (
        <nav class="crumb" aria-label={say('widgets.wayBack')}>
          {crumbs.map(([name, href]) => (
            <span key={href}>
              <a href={href}>{name}</a> ›
            </span>
          ))}
        </nav>
      )}
      <div class="page-head">
        <div>
          <h1>{title}</h1>
          {sub && <p class="sub">{sub}</p>}
        </div>
        {actions && <div class="actions">{actions}</div>}
      </div>
      {children}
    </>
  )
}

interface SectionProps {
  id?: string
  title: string
  /** An explanation of its figures. */
  help?: ComponentChildren
  aside?: ComponentChildren
  children: ComponentChildren
}

export const Section = ({ id, title, help, aside, children }: SectionProps) => (
  <section id={id}>
    <div class="section-head">
      <div class="titled">
        <h2>{title}</h2>
        {help}
      </div>
      {aside}
    </div>
    {children}
  </section>
)

/** Says nothing at first: most data arrives within a moment. */
export const Loading = () => (
  <p class="loading" role="status">
    {say('widgets.loading')}
  </p>
)

/** Why something was not done; nothing where nothing is wrong. */
export const Wrong = ({ message }: { message: string | null | undefined }) =>
  message == null ? null : (
    <p class="wrong" role="alert">
      {message}
    </p>
  )

interface EmptyProps {
  title: string
  hint?: string | undefined
  children?: ComponentChildren
}

export const Empty = ({ title, hint, children }: EmptyProps) => (
  <div class="empty">
    <p class="empty-title">{title}</p>
    {hint && <p>{hint}</p>}
    {children}
  </div>
)

interface FailedProps {
  message: string
  retry?: () => void
  /** What can be done about it. */
  children?: ComponentChildren
}

export const Failed = ({ message, retry, children }: FailedProps) => (
  <div class="failed" role="alert">
    <p>{message}</p>
    {retry && <Button name={say('widgets.tryAgain')} press={retry} />}
    {children}
  </div>
)

interface AwaitProps<T> {
  of: Loaded<T>
  /** What stands in the place of an empty list: a title and a hint, or something else. */
  none?: ComponentChildren
  hint?: string | undefined
  children: (value: T) => ComponentChildren
}

/** What was loaded, or the state of loading it. While the server is gone, older data stays, with a note. */
export function Await<T>({ of: { value, error, reload }, none, hint, children }: AwaitProps<T>) {
  if (value === null) return error ? <Failed message={error.message} retry={reload} /> : <Loading />
  const isNone = none !== undefined && (value as { items?: readonly unknown[] }).items?.length === 0
  const empty = typeof none === 'string' ? <Empty title={none} hint={hint} /> : none
  return (
    <>
      {error && (
        <p class="stale" role="status">
          {say('widgets.youSeeOlderData', { message: error.message })}
        </p>
      )}
      {isNone ? empty : children(value)}
    </>
  )
}

/** A question mark that says what a figure is and how it is counted. Opens with a click or a key, closes again. */
export const Help = ({ about, children }: { about: string; children: ComponentChildren }) => (
  <details class="help">
    <summary class="help-mark" aria-label={say('widgets.whatIsThis', { about })}>
      ?
    </summary>
    <div class="help-text">{children}</div>
  </details>
)

interface TermProps {
  name: string
  /** The class of what stands beside the name. */
  look?: string | undefined
  children: ComponentChildren
}

/** A name and what it stands for, in a list of them. */
export const Term = ({ name, look, children }: TermProps) => (
  <div>
    <dt>{name}</dt>
    <dd class={look} dir="auto">
      {children}
    </dd>
  </div>
)

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

interface PageOf<Row> {
  items: readonly Row[]
  nextCursor?: string | null
  total?: number
}

interface AwaitTableProps<Row> extends Omit<TableProps<Row>, 'rows'> {
  of: Loaded<PageOf<Row>>
  /** What stands there when it is empty, if anything, below it when there is more, and below it always. */
  none?: ComponentChildren
  hint?: string
  more?: string
  below?: (page: PageOf<Row>) => ComponentChildren
}

/** A list as a table, once it is loaded. */
export function AwaitTable<Row extends object>(props: AwaitTableProps<Row>) {
  const { of, none = null, hint, more, below, ...table } = props
  return (
    <Await {...{ of, none, hint }}>
      {(page) => (
        <>
          <Table rows={page.items} {...table} />
          {more && page.nextCursor && <p class="soft">{more}</p>}
          {below?.(page)}
        </>
      )}
    </Await>
  )
}

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

/** Hides controls from members without the needed role. */
export const OnlyFor = ({ atLeast, children }: { atLeast: MemberRole; children: ComponentChildren }) =>
  isFor(atLeast) ? children : null

/** A part that members without the needed role never see. */
export const onlyFor =
  <Props extends object>(atLeast: MemberRole, Part: FunctionComponent<Props>): FunctionComponent<Props> =>
  (props) =>
    isFor(atLeast) ? <Part {...props} /> : null

interface Props {
  name: string
  figure: ComponentChildren
  help?: string
  children: ComponentChildren
}

/** One number in a row of them, with a line below it. */
export const Figure = ({ name, figure, help, children }: Props) => (
  <div class="card">
    <dt class="titled">
      {name} {help && <Help about={name}>{help}</Help>}
    </dt>
    <dd class="figure">{figure}</dd>
    <dd class="soft">{children}</dd>
  </div>
)

/** The screen bears the stripe that says DEMO. At first as at the last visit: nothing moves once the engines are known. */
export const hasStripe = signal(remembered('veracite-demo') === 'yes')
effect(() => remember('veracite-demo', hasStripe.value ? 'yes' : 'no'))

/** Says that the answers are not those of the engines, unless the stripe says it already. */
export const OriginNote = ({ of }: { of: FromAnswers }) => {
  const note = originNote(of)
  const isSaid = hasStripe.value && originOf(of) === 'demo'
  return note === null || isSaid ? null : <p class="note">{note}</p>
}
