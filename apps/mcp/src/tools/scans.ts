import * as z from 'zod'
import { BrandId, defineTool, QUEUES, READS, ScanId } from '../tool.ts'

const EngineList = z.array(z.string())

export const startScan = defineTool({
  name: 'start_scan',
  title: 'Start a scan',
  description:
    'Queue a new scan of a brand: its monitored prompts are run on every engine of its plan by a background worker. Returns at once with scanId and status QUEUED; read progress with get_scan (wait at least 15 seconds between reads). Each call starts another scan and counts against the monthly scan cap, so never repeat it to check progress or after a timeout. enginesNotRunnable and enginesOutOfPlan name engines that will be skipped.',
  annotations: QUEUES,
  scope: 'scan',
  input: z.strictObject({ brandId: BrandId }),
  output: z.looseObject({
    scanId: z.string(),
    jobId: z.string(),
    status: z.literal('QUEUED'),
    engines: EngineList,
    enginesNotRunnable: EngineList,
    enginesOutOfPlan: EngineList,
  }),
  call: async (services, { brandId }, scope) => ({
    value: { ...(await services.startScan({ brandId, scope, idempotency: null })) },
  }),
})

export const getScan = defineTool({
  name: 'get_scan',
  title: 'Get a scan',
  description:
    'Read one scan: status, start and end time, number of prompts and runs, runs per run status, mentions found and cost in US dollars (null until known). finishedAt is null while the scan is still going; when it is set, read the findings with list_confabulations.',
  annotations: READS,
  scope: 'read',
  input: z.strictObject({ scanId: ScanId }),
  output: z.looseObject({
    id: z.string(),
    status: z.string(),
    startedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
    totalPrompts: z.int(),
    totalRuns: z.int(),
    totalCostUsd: z.union([z.number(), z.string(), z.null()]),
    byStatus: z.record(z.string(), z.int()),
    mentions: z.int(),
  }),
  call: async (services, { scanId }, scope) => ({
    value: { ...(await services.getScan({ scanId, scope })) },
  }),
})
