import type { ComponentChildren } from 'preact'
import type { Loaded } from '../server/api.ts'
import { ActButton } from './action.tsx'

interface Props<T> {
  /** `3 archived brands` */
  title: (count: number) => string
  of: Loaded<{ items: readonly T[]; total?: number }>
  shows: (item: T) => ComponentChildren
  button: string
  restore: (id: string) => Promise<unknown>
}

/** What was archived, folded, with a button to have each back. */
export const Archived = <T extends { id: string }>({
  title,
  of: { value },
  shows,
  button,
  restore,
}: Props<T>) => {
  const { items = [], total = items.length } = value ?? {}
  if (items.length === 0) return null
  return (
    <details>
      <summary>{title(total)}</summary>
      <ul class="rows">
        {items.map((item) => (
          <li key={item.id}>
            {shows(item)}
            <ActButton name={button} class="quiet" act={() => restore(item.id)} />
          </li>
        ))}
      </ul>
    </details>
  )
}
