import { signal } from '@preact/signals'
import { say } from '@veracite/words/say'
import { onlyFor } from './page.tsx'
import { visibleText } from './words.ts'

/** Findings that were ticked, by brand, each with what it states: they stay ticked on other pages of the list. */
const ticked = signal<{ brandId: string; ids: ReadonlyMap<string, string> }>({ brandId: '', ids: new Map() })

export const tickedOf = (brandId: string): ReadonlyMap<string, string> =>
  ticked.value.brandId === brandId ? ticked.value.ids : new Map()

export const untick = (gone: readonly string[]): void => {
  const { brandId, ids } = ticked.value
  ticked.value = { brandId, ids: new Map([...ids].filter(([id]) => !gone.includes(id))) }
}

export const untickAll = (): void => {
  ticked.value = { brandId: '', ids: new Map() }
}

interface Props {
  brandId: string
  findings: readonly { id: string; stated: string }[]
}

/** A box in a list of findings, for one or for all engines that make the same statement. */
export const Tick = onlyFor('reviewer', ({ brandId, findings }: Props) => {
  const ids = tickedOf(brandId)
  const isTicked = findings.every(({ id }) => ids.has(id))
  const toggle = () => {
    if (isTicked) return untick(findings.map(({ id }) => id))
    ticked.value = {
      brandId,
      ids: new Map([...ids, ...findings.map(({ id, stated }) => [id, stated] as const)]),
    }
  }
  return (
    <label class="tick">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={toggle}
        aria-label={say('several.tick', { words: visibleText(findings[0]?.stated ?? '') })}
      />
    </label>
  )
})
