import { type SealDeps, signRecord } from '@veracite/evidence/capture/recorder'
import type { LogStore } from '@veracite/evidence/log/log-port'
import { sha256Hex } from '@veracite/terms/digest'
import { conflict, DomainError, invalidField } from '@veracite/terms/errors'
import type { Scope } from '../access/scope.ts'
import { activeBrandOf } from '../tenants/brand-of.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'
import { toPromptBody } from './manage-prompts.ts'
import { type ProductQuestion, promptsAbout } from './product-questions.ts'
import type { DrawnInPlan, PromptSampleStore, Stratum } from './sample-store.ts'

export interface SampleInput {
  products: number
  questions: readonly ProductQuestion[]
  locale: string
}

interface SampleDeps extends SealDeps {
  tenants: Pick<TenantStore, 'findBrand' | 'listPrompts'>
  scope: Scope
  promptSamples: PromptSampleStore
  log: Pick<LogStore, 'findLeaves' | 'isOff'>
}

/** Decided and in the log; what is drawn follows from it and from the next checkpoint. */
interface Decision extends SampleInput {
  drawId: string
  roots: string[]
}

/**
 * Prompts about products that are drawn from the brand's catalogue. The seed comes from the checkpoint that follows the
 * logged decision, so that nobody draws until the products please.
 */
export const promptsFromCatalogue = (deps: SampleDeps) => ({
  /** Counts the products that a draw would use; draws nothing. */
  async preview(brandId: string, { products, questions }: SampleInput) {
    const { catalogue } = await catalogueOf(deps, brandId)
    const drawn = Math.min(products, catalogue.products)
    return {
      ...{ products: catalogue.products, drawn, questions: [...questions], imports: catalogue.imports },
      strata: namedStrata(catalogue.strata).map(({ name, products: of }) => ({ name, products: of })),
    }
  },

  /** Decides, or goes on with a decision that waited for its checkpoint. */
  async add(
    brandId: string,
    input: SampleInput & { roots: readonly string[] | null; drawId: string | null },
  ) {
    const drawId = input.drawId ?? (await decide(deps, brandId, input))
    const carriedOut = await carryOut(deps, brandId, drawId)
    return carriedOut ?? { ...NOT_YET, drawId }
  },
})

/** Signs and logs the decision. `roots` are those of the preview: what was looked at is what is drawn from. */
async function decide(
  deps: SampleDeps,
  brandId: string,
  { products, questions, locale, roots: seen }: SampleInput & { roots: readonly string[] | null },
): Promise<string> {
  const { brand, catalogue } = await catalogueOf(deps, brandId)
  if (await deps.log.isOff()) throw conflict('draw_needs_log')
  const roots = catalogue.imports.map(({ root }) => root)
  if (seen !== null && seen.join() !== roots.join()) throw importedAgain()
  const id = deps.ids.next()
  const signed = signRecord(deps, 'catalogue-draw', {
    prev: null,
    drawId: id,
    brand: { id: brand.id, name: brand.name, domain: brand.domain },
    ...{ products, questions: [...questions], locale, roots },
    decidedAt: deps.clock.now().toISOString(),
  })
  await deps.promptSamples.decide(brand.id, { id, ...signed }, deps.clock.now())
  return id
}

/** Draws, once a checkpoint has the decision, and adds the prompts; null while there is none. */
async function carryOut(deps: SampleDeps, brandId: string, drawId: string) {
  const { brand } = await catalogueOf(deps, brandId)
  const body = await deps.promptSamples.findDecision(brand.id, drawId)
  if (body === null) throw new DomainError('not_found', 'no_such_decision')
  const { products, questions, locale, roots } = JSON.parse(body) as Decision
  const [leaf] = await deps.log.findLeaves([drawId])
  if (!leaf?.checkpoint) return null
  const { seed, checkpoint } = seedOf(roots, leaf.checkpoint.note)
  const found = await deps.promptSamples.draw(brand.id, products, seed)
  if (found.imports.map(({ root }) => root).join() !== roots.join()) throw importedAgain()
  const prompts = found.items.flatMap(({ name, block, standsFor }) =>
    promptsAbout(name, brand.name, questions, locale).map((prompt) => ({
      ...{ id: deps.ids.next(), block, standsFor },
      ...prompt,
    })),
  )
  const sample: DrawnInPlan = {
    ...{
      sample: drawId,
      seed,
      products: found.products,
      drawn: found.items.length,
      questions: [...questions],
    },
    ...{ imports: found.imports, strata: namedStrata(found.strata), checkpoint },
  }
  const added = await deps.promptSamples.addDrawn(brand.id, sample, prompts, deps.clock.now())
  const { sample: _, ...shown } = sample
  return { drawId, done: true, ...shown, checkpoint, added: added.length, items: added.map(toPromptBody) }
}

const NOT_YET = {
  ...{ done: false, seed: null, checkpoint: null, products: 0, drawn: 0, added: 0 },
  ...{ questions: [], imports: [], strata: [], items: [] },
}

/** SHA-256 over the roots, each on a line, and the signed text of the checkpoint: origin, size and root. */
export function seedOf(
  roots: readonly string[],
  note: string,
): { seed: string; checkpoint: { size: number; root: string } } {
  const [origin = '', size = '', root = ''] = note.split('\n')
  const text = [...roots, origin, size, root].map((line) => `${line}\n`).join('')
  return { seed: sha256Hex(text), checkpoint: { size: Number(size), root } }
}

const importedAgain = (): DomainError => conflict('catalogue_changed')

async function catalogueOf({ tenants, scope, promptSamples }: SampleDeps, brandId: string) {
  const brand = await activeBrandOf({ tenants, scope }, brandId)
  const catalogue = await promptSamples.describe(brand.id)
  if (catalogue.products === 0) throw invalidField('nothing_to_draw_from', 'products', 'needs_products')
  return { brand, catalogue }
}

/** A plan has room for so many. */
const MOST_STRATA = 64

/** The largest by name, the others together. */
function namedStrata(strata: readonly Stratum[]): DrawnInPlan['strata'] {
  const sorted = strata.toSorted((a, b) => b.products - a.products || compare(nameOf(a), nameOf(b)))
  const named = sorted.length <= MOST_STRATA ? sorted : sorted.slice(0, MOST_STRATA - 1)
  const others = sorted.slice(named.length)
  const sum = (of: 'products' | 'drawn') => others.reduce((total, one) => total + one[of], 0)
  return [
    ...named.map((one) => ({ name: nameOf(one), products: one.products, drawn: one.drawn })),
    ...(others.length === 0
      ? []
      : [{ name: `${others.length} smaller strata`, products: sum('products'), drawn: sum('drawn') }]),
  ]
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** "Shoes, price 3 of 3, demand 1 of 3" */
function nameOf({ line, price, demand }: Stratum): string {
  const of =
    line === null ? 'other lines' : line === '' ? 'no line' : line.slice(0, LONGEST_LINE).toWellFormed()
  const priced = price === 0 ? 'no price' : `price ${price} of 3`
  return [of, priced, ...(demand === 0 ? [] : [`demand ${demand} of 3`])].join(', ')
}

const LONGEST_LINE = 60
