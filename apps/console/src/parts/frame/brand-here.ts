import { effect, signal } from '@preact/signals'
import { type Answer, api } from '../server/api.ts'
import { remember, remembered } from '../widgets/remembered.ts'

type BrandItem = Answer<'GET /api/admin/brands'>['items'][number]
export type BrandName = Pick<BrandItem, 'id' | 'name' | 'domain'>

/** Every brand that can be switched to; null until it is known. */
export const brands = signal<readonly BrandName[] | null>(null)

/** The brand that the groups of the rail belong to: the one on the screen, or the last one that was. */
export const brandHere = signal<BrandName | null>(null)

/** What waits for somebody, by place. */
export interface Waiting {
  statements: number
  review: number
  corrections: number
}
export const waiting = signal<{ brandId: string; counts: Waiting } | null>(null)

export async function loadBrands(): Promise<void> {
  const { items } = await api('GET /api/admin/brands', { limit: '1000' })
  brands.value = items
  const here = brandHere.value?.id ?? remembered('veracite-brand')
  brandHere.value = items.find(({ id }) => id === here) ?? items[0] ?? null
}

/** A screen says whose it is. */
export function enterBrand({ id, name, domain }: BrandName): void {
  if (brandHere.value?.id !== id || brandHere.value.name !== name) brandHere.value = { id, name, domain }
  if (brands.value && !brands.value.some((brand) => brand.id === id)) void loadBrands().catch(() => {})
  remember('veracite-brand', id)
}

async function countWaiting(brandId: string, abort: AbortSignal): Promise<Waiting> {
  const [{ groups: statements }, others] = await Promise.all([
    api('GET /api/admin/brands/{brandId}/findings/ranked', { brandId, limit: '1' }, abort),
    countTasks(brandId, abort),
  ])
  return { statements, ...others }
}

/** What waits beside the statements. */
export async function countTasks(brandId: string, abort: AbortSignal): Promise<Omit<Waiting, 'statements'>> {
  const [review, corrections] = await Promise.all([
    api('GET /api/admin/brands/{brandId}/review', { brandId, limit: '1' }, abort),
    api('GET /api/admin/brands/{brandId}/corrections', { brandId, limit: '1' }, abort),
  ])
  const { returned = 0, page_changed: changed = 0 } = corrections.totals
  return { review: review.total, corrections: returned + changed }
}

/** Keeps the counts of the brand on the screen; one that cannot be counted shows no numbers. What a person does changes them, so screens ask for it again. */
export const recount = signal(0)
effect(() => {
  const brandId = brandHere.value?.id
  recount.value
  if (brandId === undefined) return
  const abort = new AbortController()
  countWaiting(brandId, abort.signal).then(
    (counts) => {
      waiting.value = { brandId, counts }
    },
    () => {},
  )
  return () => abort.abort()
})
