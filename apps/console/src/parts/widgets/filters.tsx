import { useLocation } from 'preact-iso/router'

/** One choice from a list; its value is in the address, so that the view can be shared. */
export interface Filter {
  name: string
  label: string
  /** The label when nothing is chosen; "all" by default. */
  usual?: string
  options: readonly { value: string; words: string }[]
}

/** Selects that write their choice into the address. */
export function Filters({ filters }: { filters: readonly Filter[] }) {
  const { path, query, route } = useLocation()
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value === '') next.delete(name)
    else next.set(name, value)
    route(next.size === 0 ? path : `${path}?${next}`, true)
  }
  return (
    <div class="filters">
      {filters.map(({ name, label, usual = 'all', options }) => (
        <label key={name}>
          <span>{label}</span>
          <select
            value={query[name] ?? ''}
            onChange={({ currentTarget }) => choose(name, currentTarget.value)}
          >
            <option value="">{usual}</option>
            {options.map(({ value, words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
