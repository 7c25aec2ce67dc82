import { useLocation } from 'preact-iso/router'

/** One choice among few, kept in the address so that the view can be shared. */
export function Pills({
  name,
  label,
  usual,
  options,
}: {
  name: string
  label: string
  usual: string
  options: readonly { value: string; words: string }[]
}) {
  const { path, query } = useLocation()
  const addressOf = (value: string) => {
    const next = new URLSearchParams(query)
    if (value === '') next.delete(name)
    else next.set(name, value)
    return next.size === 0 ? path : `${path}?${next}`
  }
  return (
    <nav class="chips" aria-label={label}>
      {[{ value: '', words: usual }, ...options].map(({ value, words }) => (
        <a
          key={value}
          class="chip"
          href={addressOf(value)}
          aria-current={(query[name] ?? '') === value ? 'true' : undefined}
        >
          {words}
        </a>
      ))}
    </nav>
  )
}
