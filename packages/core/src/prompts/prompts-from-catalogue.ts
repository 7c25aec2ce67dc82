import { brandNotFound, DomainError, invalidInput } from '@veracite/terms/errors'
import { type Clock, EVERY_ACCOUNT, type Ids } from '@veracite/terms/ports'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import { type ProductQuestion, promptsAbout } from './product-questions.ts'
import { toPromptBody } from './prompt-body.ts'
import type { DrawnInPlan, DrawnProducts, PromptSampleStore, Stratum } from './sample-store.ts'

interface SampleInput {
  products: number
  questions: readonly ProductQuestion[]
  locale: string
  /** Null: a new one. */
  seed: string | null
}

interface SampleDeps {
  catalog: Pick<CatalogStore, 'findBrand' | 'listPrompts'>
  promptSamples: PromptSampleStore
  clock: Clock
  ids: Ids
}

/** Prompts about products that were drawn from the brand's catalogue. */
export const promptsFromCatalogue = (deps: SampleDeps) => ({
  /** What would be added; nothing is. */
  async preview(brandId: string, input: SampleInput) {
    const { sample, prompts } = await draw(deps, brandId, input)
    return { ...sampleBody(sample), prompts }
  },
  /** `roots` are those of the preview: what was looked at is what is added. */
  async add(brandId: string, input: SampleInput & { seed: string; roots: readonly string[] | null }) {
    const { sample, prompts } = await draw(deps, brandId, input)
    const roots = sample.imports.map(({ root }) => root)
    if (input.roots !== null && input.roots.join() !== roots.join())
      throw new DomainError(
        'conflict',
        'The catalogue was imported again meanwhile: look at the sample once more.',
      )
    const named = prompts.map((prompt) => ({ id: deps.ids.next(), ...prompt }))
    const added = await deps.promptSamples.addDrawn(brandId, sample, named, deps.clock.now())
    return { ...sampleBody(sample), added: added.length, items: added.map(toPromptBody) }
  },
})

async function draw({ catalog, promptSamples, ids }: SampleDeps, brandId: string, input: SampleInput) {
  const brand = await catalog.findBrand(brandId, EVERY_ACCOUNT)
  if (!brand) throw brandNotFound()
  const seed = input.seed ?? ids.randomHex(8)
  const drawn = await promptSamples.draw(brand.id, input.products, seed)
  if (drawn.items.length === 0)
    throw invalidInput('There is nothing to draw from.', [
      { path: 'products', message: 'the brand has no catalogue with products in it' },
    ])
  const prompts = drawn.items.flatMap(({ name }) =>
    promptsAbout(name, brand.name, input.questions, input.locale),
  )
  const different = new Map(prompts.map((prompt) => [prompt.text, prompt]))
  return { sample: sampleOf(ids.next(), seed, input, drawn), prompts: [...different.values()] }
}

const sampleOf = (
  id: string,
  seed: string,
  { questions }: SampleInput,
  { imports, products, strata, items }: DrawnProducts,
): DrawnInPlan => ({
  sample: id,
  seed,
  products,
  drawn: items.length,
  questions: [...questions],
  imports,
  strata: namedStrata(strata),
})

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

const sampleBody = ({ sample: _, ...drawn }: DrawnInPlan) => drawn
