import { signal } from '@preact/signals'
import { visibleText } from './visible-text.ts'

/** Findings that were ticked for a case file, by brand: they stay ticked on other pages of the list. */
const ticked = signal<{ brandId: string; ids: ReadonlySet<string> }>({ brandId: '', ids: new Set() })

export const tickedOf = (brandId: string): ReadonlySet<string> =>
  ticked.value.brandId === brandId ? ticked.value.ids : new Set()

export const untickAll = (): void => {
  ticked.value = { brandId: '', ids: new Set() }
}

interface Props {
  brandId: string
  findings: readonly { id: string; stated: string }[]
}

/** A box in a list of findings, for one or for all engines that make the same statement. */
export function Tick({ brandId, findings }: Props) {
  const ids = tickedOf(brandId)
  const own = new Set(findings.map(({ id }) => id))
  const isTicked = findings.every(({ id }) => ids.has(id))
  const toggle = () => {
    ticked.value = {
      brandId,
      ids: new Set(isTicked ? [...ids].filter((id) => !own.has(id)) : [...ids, ...own]),
    }
  }
  return (
    <label class="tick">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={toggle}
        aria-label={`For a case file: ${visibleText(findings[0]?.stated ?? '')}`}
      />
    </label>
  )
}
