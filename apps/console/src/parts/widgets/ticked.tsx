import { signal } from '@preact/signals'

/** Findings that were ticked for a case file, by brand: they stay ticked on other pages of the list. */
const ticked = signal<{ brandId: string; ids: ReadonlySet<string> }>({ brandId: '', ids: new Set() })

export const tickedOf = (brandId: string): ReadonlySet<string> =>
  ticked.value.brandId === brandId ? ticked.value.ids : new Set()

export const untickAll = (): void => {
  ticked.value = { brandId: '', ids: new Set() }
}

/** A box in a list of findings. */
export function Tick({ brandId, findingId, name }: { brandId: string; findingId: string; name: string }) {
  const ids = tickedOf(brandId)
  const toggle = () => {
    const next = new Set(ids)
    if (!next.delete(findingId)) next.add(findingId)
    ticked.value = { brandId, ids: next }
  }
  return (
    <label class="tick">
      <input
        type="checkbox"
        checked={ids.has(findingId)}
        onChange={toggle}
        aria-label={`For a case file: ${name}`}
        data-action="tick"
      />
    </label>
  )
}
