import * as operations from '@veracite/contract/facts/ground-truth'
import { fitToBudget } from '../fit-to-budget.ts'
import { ABOUT, defineTool } from '../tool.ts'
import { markUntrusted } from '../untrusted.ts'

export const getGroundTruth = defineTool(operations.getGroundTruth, 'get_ground_truth', {
  about: ABOUT,
  async call(services, { brandId }) {
    const { value, truncatedFields } = fitToBudget(await services.listFacts({ brandId }))
    const marked = markUntrusted(['facts[].value', 'facts[].source.quote'], value)
    if (!truncatedFields) return { value: marked }
    const whole = `Cut to fit. All facts: GET /v1/brands/${encodeURIComponent(brandId)}/ground-truth of the REST API, with the platform token.`
    return { value: { ...marked, truncatedFields, whole } }
  },
})

export const refreshGroundTruth = defineTool(operations.refreshGroundTruth, 'refresh_ground_truth', {
  about: ABOUT,
  call: async (services, { brandId }) => ({
    value: { ...(await services.requestRefresh({ brandId, idempotency: null })) },
  }),
})
