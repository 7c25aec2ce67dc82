import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import type { PlanManifest } from '@veracite/verify/bundle/manifest'
import type { Prompt } from '../tenants/tenant-store.ts'
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

/** Products that can be drawn. */
export interface CatalogueToDraw {
  /** The newest import of each feed: what was drawn from. */
  imports: { sha256: string; root: string }[]
  /** How many products there are, variants counted once. */
  products: number
  strata: Stratum[]
}

export interface DrawnProducts extends CatalogueToDraw {
  /** One for each block, in their order; `standsFor` is the number of products in the block. */
  items: { key: string; name: string; block: number; standsFor: number }[]
}

/** The draw of a plan's prompts: seed, strata and import roots. */
export type DrawnInPlan = NonNullable<PlanManifest['drawn']>[number]

/** A prompt about the product that was drawn from a block. */
export interface DrawnPrompt extends ProductPrompt {
  id: string
  block: number
  standsFor: number
}

export interface PromptSampleStore {
  /** Before anything is drawn: nothing is drawn of any stratum. */
  describe(brandId: string): Promise<CatalogueToDraw>
  /**
   * One product of each of `size` blocks. Products are put in the order of their strata, in random order within each, and cut into
   * blocks of neighbours whose sizes differ by one at most; small strata share a block with their neighbours. So every product
   * can be drawn, with the chance 1 in the size of its block. The same seed and imports give the same products.
   */
  draw(brandId: string, size: number, seed: string): Promise<DrawnProducts>
  /** One transaction: the signed decision, and its place in the queue of the log, before everything that waits. */
  decide(brandId: string, decision: SignedManifest & { id: string }, now: Date): Promise<void>
  /** The body of a decision of this brand; null if there is none. */
  findDecision(brandId: string, decisionId: string): Promise<string | null>
  /** One transaction: the draw, its blocks, and prompts that are new to the brand. A repeated decision adds nothing. */
  addDrawn(
    brandId: string,
    sample: DrawnInPlan,
    prompts: readonly DrawnPrompt[],
    now: Date,
  ): Promise<Prompt[]>
}
