import { Type } from '@sinclair/typebox'
import { listScans as adminListScans } from '@veracite/contract/accounts/operations'
import { EngineName, Id } from '@veracite/contract/base/schemas'
import { startScan as adminStartScan } from '@veracite/contract/scans/operations'
import * as operations from '@veracite/contract/scans/public'
import { sha256 } from '@veracite/terms/digest'
import { refuseUnstorable } from '@veracite/terms/unstorable-text'
import { inputOf, outputOf } from '../schemas.ts'
import { counted } from '../short.ts'
import {
  ABOUT,
  BRAND,
  defineAskingTool,
  defineOwnTool,
  defineTool,
  PAGE,
  PageOf,
  pageOf,
  QUEUES,
  READS,
} from '../tool.ts'

export const listScans = defineOwnTool({
  name: 'list_scans',
  operation: adminListScans,
  title: 'List scans',
  description:
    'The scans of a brand, newest first, each as get_scan reads it. nextCursor is null on the last page.',
  annotations: READS,
  scope: 'read',
  input: Type.Object({ brandId: Id(ABOUT.brandId), ...PAGE }, { additionalProperties: false }),
  output: PageOf,
  async call(services, { brandId, ...page }, scope) {
    return { value: { ...(await services.admin.brands.scans(brandId, pageOf(page), scope)) } }
  },
})

export const startScan = defineTool(operations.createScan, {
  name: 'start_scan',
  title: 'Start a scan',
  description:
    'Queue a scan of a brand: a worker asks its prompts of every engine of its plan. Returns scanId at once; read progress with get_scan, at least 15 seconds apart. Each call starts another scan and counts against the monthly cap: never repeat it to check progress or after a timeout (list_scans tells whether it began). enginesNotRunnable and enginesOutOfPlan are skipped.',
  annotations: QUEUES,
  scope: 'scan',
  input: inputOf(operations.createScan, ABOUT),
  output: outputOf(operations.createScan),
  async call(services, { brandId }, scope) {
    refuseUnstorable({ brandId })
    return { value: { ...(await services.startScan({ brandId, scope, idempotency: null })) } }
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

export const scanBrand = defineAskingTool({
  name: 'scan_brand',
  operation: adminStartScan,
  title: 'Scan a brand',
  description:
    'Asks engines the prompts of a brand now, after telling the price: the first call says what it will cost and asks, and only an agreed call starts. Then read progress with get_scan, at least 15 seconds apart. Repeating an agreed call starts nothing twice.',
  annotations: QUEUES,
  scope: 'scan',
  input: Type.Object({ ...BRAND, ...CHOICE }),
  async asks(services, { brand: named, engines, samples }, scope) {
    const brand = await services.resolveBrand({ named, scope })
    const choice = { ...(engines && { engines }), ...(samples && { samples }) }
    const [estimate, { scansThisMonth, maxScans }] = await Promise.all([
      services.admin.estimateScan({ brandId: brand.id, choice, scope }),
      services.admin.brands.scans(brand.id, { limit: 1, cursor: null }, scope),
    ])
    const { runs, prompts, priceUsd, confirmation, unpriced } = estimate
    const mostUsd = confirmation?.mostUsd ?? null
    const again =
      mostUsd === null
        ? ''
        : `, at most $${Number(mostUsd).toFixed(2)} if a second scan starts by itself to confirm a change`
    const price =
      priceUsd === null
        ? 'The price is not known.'
        : `It costs about $${Number(priceUsd).toFixed(2)}${again}.`
    const without = unpriced.length > 0 && priceUsd !== null ? ` Not counting ${unpriced.join(', ')}.` : ''
    return {
      words: `Scan ${brand.name} now: ${counted(prompts, 'prompt')}, ${counted(estimate.engines.length, 'engine')}, ${counted(runs, 'answer')}? ${price}${without} It is scan ${scansThisMonth + 1} of ${maxScans} this month.`,
      priceUsd,
    }
  },
  async call(services, { brand: named, engines, samples }, scope, decision) {
    const brand = await services.resolveBrand({ named, scope })
    const choice = { ...(engines && { engines }), ...(samples && { samples }) }
    const started = await services.startScan({
      brandId: brand.id,
      scope,
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

export const getScan = defineTool(operations.getScan, {
  name: 'get_scan',
  title: 'Get a scan',
  description:
    'One scan: status, times, prompts, runs per run status, mentions, cost in US dollars (null until known). finishedAt is null while it is going; then read the findings with list_confabulations.',
  annotations: READS,
  scope: 'read',
  input: inputOf(operations.getScan, ABOUT),
  output: outputOf(operations.getScan),
  call: async (services, { scanId }, scope) => ({
    value: { ...(await services.getScan({ scanId, scope })) },
  }),
})
