import { Type } from '@sinclair/typebox'
import * as operations from '@veracite/contract/scans'
import { Id } from '@veracite/contract/schemas'
import { refuseUnstorable } from '@veracite/terms/unstorable-text'
import { inputOf, outputOf } from '../schemas.ts'
import { ABOUT, defineOwnTool, defineTool, PAGE, PageOf, pageOf, QUEUES, READS } from '../tool.ts'

export const listScans = defineOwnTool({
  name: 'list_scans',
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
