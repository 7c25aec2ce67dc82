// Compiled by package.e2e.test.ts as a third-party program: strict, and with the package's declarations checked
// too.
import {
  type ConfabulationItem,
  type EvidenceBundle,
  ScanCapError,
  Veracite,
  WaitTimeoutError,
} from '@veracite/sdk'

const client = new Veracite({ baseUrl: 'https://veracite.example', token: 'token', timeoutMs: 5_000 })

export async function read(brandId: string): Promise<ConfabulationItem[]> {
  const created = await client.scans.create({ brandId }).asResult()
  if (!created.ok) {
    if (created.error instanceof ScanCapError) {
      const left: number = created.error.maxScans - created.error.scansThisMonth
      throw new Error(`${left} scans left`)
    }
    throw created.error
  }
  const waited = await client.scans.wait(created.data.scanId).asResult()
  if (!waited.ok && waited.error instanceof WaitTimeoutError) return []
  const report = await client.confabulations.list(brandId, {
    engine: 'GROK',
    intent: 'BRANDED',
    window: '7d',
  })
  return report.confabulations.items
}

export const bundle = (runId: string): Promise<EvidenceBundle> => client.runs.bundle(runId)
export const page = (runId: string): Promise<string> => client.runs.bundle(runId, { format: 'html' })

// @ts-expect-error An engine that does not exist.
export const wrongEngine = () => client.confabulations.list('b', { engine: 'ALTAVISTA' })
// @ts-expect-error brandId is required.
export const noBrand = () => client.scans.create({})
// @ts-expect-error Planned routes have no method.
export const planned = () => client.webhooks
