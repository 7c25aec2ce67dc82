import type { ComponentChildren } from 'preact'
import type { Loaded } from '../server/load.ts'

/** Says nothing at first: most data arrives within a moment. */
export const Loading = ({ what }: { what: string }) => (
  <p class="loading" role="status">
    Loading {what} …
  </p>
)

export const Empty = ({ title, children }: { title: string; children?: ComponentChildren }) => (
  <div class="empty">
    <p class="empty-title">{title}</p>
    {children}
  </div>
)

export const Failed = ({ message, retry }: { message: string; retry?: () => void }) => (
  <div class="failed" role="alert">
    <p>{message}</p>
    {retry && (
      <button type="button" onClick={retry}>
        Try again
      </button>
    )}
  </div>
)

/**
 * What was loaded, or the state of loading it. While the server is gone, older data stays visible with a
 * note.
 */
export function Await<T>({
  of,
  what,
  children,
}: {
  of: Loaded<T>
  what: string
  children: (value: T) => ComponentChildren
}) {
  const { value, error, reload } = of
  if (value === null)
    return error ? <Failed message={error.message} retry={reload} /> : <Loading what={what} />
  return (
    <>
      {error && (
        <p class="stale" role="status">
          {error.message} You see older data; retrying.
        </p>
      )}
      {children(value)}
    </>
  )
}

/** The same for a list, with what stands there when it is empty. */
export const AwaitItems = <T extends { items: readonly unknown[] }>({
  none,
  children,
  ...loading
}: {
  of: Loaded<T>
  what: string
  none: ComponentChildren
  children: (value: T) => ComponentChildren
}) => <Await {...loading}>{(value) => (value.items.length === 0 ? none : children(value))}</Await>
