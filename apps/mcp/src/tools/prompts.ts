import { Type } from '@sinclair/typebox'
import { addPrompts as adminAddPrompts, addPrompts as operation } from '@veracite/contract/prompts/operations'
import type { ScopedServices } from '@veracite/core/scoped-services'
import { DomainError } from '@veracite/terms/errors'
import { formatUsd } from '@veracite/terms/usd'
import { closedObject } from '../schemas.ts'
import { BRAND, defineAskingTool } from '../tool.ts'

const { items: Prompt } = operation.body.properties.prompts

export const addPrompts = defineAskingTool(adminAddPrompts, 'add_prompts', {
  input: {
    ...BRAND,
    prompts: Type.Array(closedObject(Prompt.properties), {
      minItems: 1,
      maxItems: 50,
    }),
  },
  async asks(services, { brand: named, prompts }) {
    const brand = await services.resolveBrand(named)
    const priceUsd = await addedPrice(services, brand.id, prompts.length)
    const several = prompts.length === 1 ? 'this question' : `these ${prompts.length} questions`
    const told = prompts.map(({ text }) => `“${text}”`).join(', ')
    const cost =
      priceUsd === null
        ? 'What that adds to the price of a scan is not known yet.'
        : `Each scan then costs about ${formatUsd(priceUsd)} more.`
    return {
      words: `Ask engines ${several} about ${brand.name} in every later scan: ${told.slice(0, 600)}? ${cost}`,
      priceUsd,
    }
  },
  async call(services, { brand: named, prompts }) {
    const brand = await services.resolveBrand(named)
    const { items } = await services.prompts.add(
      brand.id,
      prompts.map((prompt) => ({ locale: 'en', ...prompt })),
    )
    const added = items.map(({ id, text, intent, locale }) => ({ id, text, intent, locale }))
    return { value: { done: true, brand, prompts: added } }
  },
})

/** In proportion to what the prompts of today cost; null while there are none, or nothing can be asked. */
async function addedPrice(services: ScopedServices, brandId: string, added: number): Promise<string | null> {
  try {
    const { priceUsd, prompts } = await services.estimateScan({ brandId, choice: {} })
    return priceUsd === null ? null : ((Number(priceUsd) / prompts) * added).toFixed(2)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
