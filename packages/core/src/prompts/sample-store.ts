import type { PlanManifest } from '@veracite/verify/bundle/manifest'
import type { Prompt } from '../catalog/catalog-store.ts'
import type { ProductPrompt } from './product-questions.ts'

/** Part of a catalogue whose products are alike: of one line, in one third of its prices and of demand. */
export interface Stratum {
  /** Null: of one of the many smaller lines, or of none. */
  line: string | null
  /** 1 is the cheapest third of the line; 0 has no price. */
  price: number
  /** 1 is what is asked for least; 0 where the feed does not say. */
  demand: number
  products: number
  drawn: number
}

export interface DrawnProducts {
  /** The newest import of each feed: what was drawn from. */
  imports: { sha256: string; root: string }[]
  /** How many products there are, variants counted once. */
  products: number
  strata: Stratum[]
  /** In the order in which they were drawn. */
  items: { key: string; name: string }[]
}

/** What a plan says of the products that its prompts were drawn from. */
export type DrawnInPlan = NonNullable<PlanManifest['drawn']>[number]

export interface PromptSampleStore {
  /**
   * At most `size` products of the brand's catalogue: one of every stratum while there is room, then in proportion. The
   * same seed and the same imports give the same products in the same order.
   */
  draw(brandId: string, size: number, seed: string): Promise<DrawnProducts>
  /** One transaction: keeps how they were drawn, and adds the prompts that the brand does not have yet. */
  addDrawn(
    brandId: string,
    sample: DrawnInPlan,
    prompts: readonly (ProductPrompt & { id: string })[],
    now: Date,
  ): Promise<Prompt[]>
}
