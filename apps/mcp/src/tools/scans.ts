import * as operations from '@veracite/contract/scans'
import { refuseUnstorable } from '@veracite/core/unstorable-text'
import { inputOf, outputOf } from '../schemas.ts'
import { ABOUT, defineTool, QUEUES, READS } from '../tool.ts'

export const startScan = defineTool(operations.createScan, {
  name: 'start_scan',
  title: 'Start a scan',
  description:
    'Queue a new scan of a brand: its monitored prompts are run on every engine of its plan by a background worker. Returns at once with scanId and status QUEUED; read progress with get_scan (wait at least 15 seconds between reads). A brand without active prompts is refused with status 400. Each call starts another scan and counts against the monthly scan cap, so never repeat it to check progress or after a timeout. enginesNotRunnable and enginesOutOfPlan name engines that will be skipped.',
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
    'Read one scan: status, start and end time, number of prompts and runs, runs per run status, mentions found and cost in US dollars (null until known). finishedAt is null while the scan is still going; when it is set, read the findings with list_confabulations.',
  annotations: READS,
  scope: 'read',
  input: inputOf(operations.getScan, ABOUT),
  output: outputOf(operations.getScan),
  call: async (services, { scanId }, scope) => ({
    value: { ...(await services.getScan({ scanId, scope })) },
  }),
})
