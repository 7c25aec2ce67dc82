import { eventually } from './eventually.ts'
import type { Standalone } from './standalone-process.ts'

/** Runs a scan to its end, and returns the bundle of one of its runs once that is in the log. */
export async function scanForBundle({ call }: Standalone, brandId: string): Promise<{ run: { id: string } }> {
  const { scanId } = (await call('POST', '/v1/scans', { brandId })).body
  const isCompleted = async () => (await call('GET', `/v1/scans/${scanId}`)).body.status === 'COMPLETED'
  await eventually('the scan to complete', isCompleted)
  // Demo engines sometimes refuse, and a run without an answer has no bundle.
  const { body: runs } = await call('GET', `/api/admin/scans/${scanId}/runs?status=CLASSIFIED`)
  const [run] = runs.items as { id: string }[]
  return eventually('the bundle to be in the log', async () => {
    const { body } = await call('GET', `/v1/runs/${run?.id}/evidence-bundle`)
    return body.status === 'integrated' && (body as { run: { id: string } } & typeof body)
  })
}
