import { useAddress } from './address.ts'

/** One choice from a list; its value is in the address. */
export interface Filter {
  name: string
  label: string
  /** The label when nothing is chosen; "all" by default. */
  usual?: string
  options: readonly { value: string; words: string }[]
}

/** Selects that write their choice into the address. */
export function Filters({ filters }: { filters: readonly Filter[] }) {
  const { query, choose } = useAddress()
  return (
    <div class="filters">
      {filters.map(({ name, label, usual = 'all', options }) => (
        <label key={name}>
          <span>{label}</span>
          <select
            value={query[name] ?? ''}
            onChange={({ currentTarget }) => choose({ [name]: currentTarget.value })}
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

/** One choice among few, all in sight. */
export function Pills({ name, label, usual = 'all', options }: Filter) {
  const { query, addressWith } = useAddress()
  return (
    <nav class="chips" aria-label={label}>
      {[{ value: '', words: usual }, ...options].map(({ value, words }) => (
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
