import type { ComponentChildren } from 'preact'
import type { Loaded } from './load.ts'

/** Quiet at first: what comes within a moment needs no word about it. */
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

/** What was loaded, or how it stands with it. Older data stays in sight while the server is gone, and says so. */
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
          {error.message} What you see is from before; it is being tried again.
        </p>
      )}
      {children(value)}
    </>
  )
}
