import type { Engine } from '@veracite/terms/vocabulary'
import type { TestMcp } from './server.ts'

/** A brand of a new account, scanned twice, with one of everything that arguments of tools name. */
export async function addScannedBrand({ world, rest }: TestMcp, engines: Engine[] = ['CHATGPT']) {
  const { operator } = world
  const { accountId, brandId } = await world.addBrand({ prompts: 1, engines })
  const scanId = await world.scanToEnd(brandId)
  const laterScanId = await world.scanToEnd(brandId)
  const first = { limit: 1, cursor: null }
  const promptId = (await operator.prompts.list(brandId, first)).items[0]?.id ?? ''
  const runId = (await operator.runs.list(scanId, {}, first)).items[0]?.id ?? ''
  const sha256 = (await operator.getEvidence({ runId })).snapshot?.sha256 ?? ''
  const findingId = (await operator.findings.list(brandId, {}, first)).items[0]?.id ?? ''
  const wish = { findingId, deadline: null, note: null, by: 'test' }
  const { id: correctionId } = await operator.corrections.open(brandId, wish)
  const day = new Date().toISOString().slice(0, 10)
  const { body: report } = await rest('POST', `/api/admin/brands/${brandId}/reports`, { from: day, to: day })
  const reportId: string = report.id
  const { id: appPlanId } = await operator.appPlans.draw(brandId, {
    ...{ name: 'Plan', people: [{ name: 'Ada', account: 'fresh' }], engines, promptIds: [], questions: 1 },
    ...{ firstDay: '2100-01-01', lastDay: '2100-01-01', paired: true, by: 'test' },
  })
  return {
    accountId,
    brandId,
    promptId,
    scanId,
    laterScanId,
    runId,
    findingId,
    correctionId,
    reportId,
    appPlanId,
    sha256,
  }
}
