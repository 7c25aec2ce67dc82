import { Type } from '@sinclair/typebox'
import { EngineName, Id } from '@veracite/contract/base/schemas'
import { listScans as adminListScans, startScan as adminStartScan } from '@veracite/contract/scans/operations'
import * as operations from '@veracite/contract/scans/public'
import { sha256 } from '@veracite/terms/digest'
import { refuseUnstorable } from '@veracite/terms/unstorable-text'
import { formatEstimate, formatUsd } from '@veracite/terms/usd'
import { counted } from '../short.ts'
import { ABOUT, BRAND, defineAskingTool, defineOwnTool, defineTool, PAGE, PageOf, pageOf } from '../tool.ts'

export const listScans = defineOwnTool(adminListScans, 'list_scans', {
  input: { brandId: Id(ABOUT.brandId), ...PAGE },
  output: PageOf,
  async call(services, { brandId, ...page }) {
    return { value: { ...(await services.brands.scans(brandId, {}, pageOf(page))) } }
  },
})

export const startScan = defineTool(operations.createScan, 'start_scan', {
  about: ABOUT,
  async call(services, { brandId }) {
    refuseUnstorable({ brandId })
    return { value: { ...(await services.startScan({ brandId, idempotency: null })) } }
  },
})

const CHOICE = {
  engines: Type.Optional(
    Type.Array(EngineName, { minItems: 1, maxItems: 11, description: 'Of the plan; all unless given.' }),
  ),
  samples: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'Times each prompt is asked.' }),
  ),
}

export const scanBrand = defineAskingTool(adminStartScan, 'scan_brand', {
  input: { ...BRAND, ...CHOICE },
  async asks(services, { brand: named, engines, samples }) {
    const brand = await services.resolveBrand(named)
    const choice = { ...(engines && { engines }), ...(samples && { samples }) }
    const [estimate, { scansThisMonth, maxScans }] = await Promise.all([
      services.estimateScan({ brandId: brand.id, choice }),
      services.brands.scans(brand.id, {}, { limit: 1, cursor: null }),
    ])
    const { runs, prompts, priceUsd, confirmation, unpriced } = estimate
    const mostUsd = confirmation?.mostUsd ?? null
    const again =
      mostUsd === null
        ? ''
        : `, at most ${formatUsd(mostUsd)} if a second scan starts by itself to confirm a change`
    const price =
      priceUsd === null
        ? 'The price is not known.'
        : `It ${estimate.demo ? '' : 'costs '}${formatEstimate(priceUsd, estimate)}${again}.`
    const without = unpriced.length > 0 && priceUsd !== null ? ` Not counting ${unpriced.join(', ')}.` : ''
    return {
      words: `Scan ${brand.name} now: ${counted(prompts, 'prompt')}, ${counted(estimate.engines.length, 'engine')}, ${counted(runs, 'answer')}? ${price}${without} It is scan ${scansThisMonth + 1} of ${maxScans} this month.`,
      priceUsd,
    }
  },
  async call(services, { brand: named, engines, samples }, decision) {
    const brand = await services.resolveBrand(named)
    const choice = { ...(engines && { engines }), ...(samples && { samples }) }
    const started = await services.startScan({
      brandId: brand.id,
      choice,
      idempotency: {
        tokenSha256: sha256(decision.principal),
        key: decision.id,
        operation: 'tool scan_brand',
        requestSha256: decision.requestSha256,
      },
    })
    return { value: { done: true, brand, ...started } }
  },
})

export const getScan = defineTool(operations.getScan, 'get_scan', {
  about: ABOUT,
  call: async (services, { scanId }) => ({
    value: { ...(await services.getScan({ scanId })) },
  }),
})
