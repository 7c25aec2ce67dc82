import { Type } from '@sinclair/typebox'
import {
  addPrompts as adminAddPrompts,
  addPrompts as operation,
} from '@veracite/contract/accounts/operations'
import type { Services } from '@veracite/core/services'
import { DomainError } from '@veracite/terms/errors'
import type { AccountScope } from '@veracite/terms/ports'
import { BRAND, CHANGES, defineAskingTool } from '../tool.ts'

const { items: Prompt } = operation.body.properties.prompts

export const addPrompts = defineAskingTool({
  name: 'add_prompts',
  operation: adminAddPrompts,
  title: 'Add prompts',
  description:
    'Adds questions that every later scan of a brand asks, all or none. Asks first: the first call tells what they add to the price of a scan.',
  annotations: CHANGES,
  scope: 'edit',
  input: Type.Object({
    ...BRAND,
    prompts: Type.Array(Type.Object(Prompt.properties, { additionalProperties: false }), {
      minItems: 1,
      maxItems: 50,
    }),
  }),
  async asks(services, { brand: named, prompts }, scope) {
    const brand = await services.resolveBrand({ named, scope })
    const priceUsd = await addedPrice(services, brand.id, prompts.length, scope)
    const several = prompts.length === 1 ? 'this question' : `these ${prompts.length} questions`
    const told = prompts.map(({ text }) => `“${text}”`).join(', ')
    const cost =
      priceUsd === null
        ? 'What that adds to the price of a scan is not known yet.'
        : `Each scan then costs about $${priceUsd} more.`
    return {
      words: `Ask engines ${several} about ${brand.name} in every later scan: ${told.slice(0, 600)}? ${cost}`,
      priceUsd,
    }
  },
  async call(services, { brand: named, prompts }, scope) {
    const brand = await services.resolveBrand({ named, scope })
    const { items } = await services.admin.prompts.add(
      brand.id,
      prompts.map((prompt) => ({ locale: 'en', ...prompt })),
    )
    const added = items.map(({ id, text, intent, locale }) => ({ id, text, intent, locale }))
    return { value: { done: true, brand, prompts: added } }
  },
})

/** In proportion to what the prompts of today cost; null while there are none, or nothing can be asked. */
async function addedPrice(
  services: Services,
  brandId: string,
  added: number,
  scope: AccountScope,
): Promise<string | null> {
  try {
    const { priceUsd, prompts } = await services.admin.estimateScan({ brandId, choice: {}, scope })
    return priceUsd === null ? null : ((Number(priceUsd) / prompts) * added).toFixed(2)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
