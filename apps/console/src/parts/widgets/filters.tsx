import { say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { type Options, Select } from './action.tsx'

/** One choice from a list; its value is in the address. */
export interface Filter {
  name: string
  label: string
  /** The label when nothing is chosen; "all" by default. */
  usual?: string
  options: Options
}

/** Another choice begins with the first page. */
const FIRST_PAGE = { cursor: '', start: '' }

/** Selects that write their choice into the address. */
export function Filters({ filters }: { filters: readonly Filter[] }) {
  const { query, choose } = useAddress()
  return (
    <div class="filters">
      {filters.map(({ name, label, usual = say('widgets.all'), options }) => (
        <label key={name} for={`filter-${name}`}>
          <span>{label}</span>
          <Select
            id={`filter-${name}`}
            value={query[name] ?? ''}
            options={[['', usual], ...options]}
            choose={(value) => choose({ ...FIRST_PAGE, [name]: value })}
          />
        </label>
      ))}
    </div>
  )
}

/** One choice among few, all in sight. */
export function Pills({ name, label, usual = say('widgets.all'), options }: Filter) {
  const { query, addressWith } = useAddress()
  return (
    <nav class="chips" aria-label={label}>
      {[['', usual] as const, ...options].map(([value, words]) => (
        <a
          key={value}
          class="chip"
          href={addressWith({ [name]: value })}
          aria-current={(query[name] ?? '') === value ? 'true' : undefined}
        >
          {words}
        </a>
      ))}
    </nav>
  )
}

/** Words to search for, which are in the address under `name`. */
export function SearchBox({
  name,
  label,
  placeholder,
}: {
  name: string
  label: string
  placeholder?: string
}) {
  const { query, choose } = useAddress()
  const [text, setText] = useState(query[name] ?? '')
  return (
    <form
      class="inline"
      onSubmit={(event) => {
        event.preventDefault()
        choose({ ...FIRST_PAGE, [name]: text.trim() })
      }}
    >
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit">{say('widgets.search')}</button>
    </form>
  )
}

interface NextPageProps {
  cursor: string | null | undefined
  children?: ComponentChildren
}

/** Leads to the rest of a list that is read page by page, beside what is said of this part of it. */
export function NextPage({ cursor, children }: NextPageProps) {
  const { addressWith } = useAddress()
  return (
    <p class="soft more">
      {children}
      {cursor && <a href={addressWith({ cursor })}>{say('widgets.nextPage')}</a>}
    </p>
  )
}

/** What is chosen stands in the address, so that every view can be shared. */
export function useAddress() {
  const { path, query, route } = useLocation()
  /** This screen with other choices; an empty one is left out. */
  const addressWith = (change: Record<string, string>): string => {
    const chosen = Object.entries({ ...query, ...change }).filter(([, value]) => value !== '')
    return chosen.length === 0 ? path : `${path}?${new URLSearchParams(chosen)}`
  }
  return { query, addressWith, choose: (change: Record<string, string>) => route(addressWith(change), true) }
}
