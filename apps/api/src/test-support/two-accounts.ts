import { eventually } from '@veracite/testing/eventually'
import type { TestApi } from './server.ts'

/** The ids of an account's things, by the names that operations give them. */
export type Things = Partial<Awaited<ReturnType<typeof fillAccount>>>

/** An account with one of everything: scanned, with findings, a case, a schedule, a webhook and people. */
export async function fillAccount(api: TestApi, name: string, publish: () => Promise<void>) {
  const make = async (path: string, body: unknown, method = 'POST') => {
    const answer = await api.call(method, path, { body })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    return answer.body
  }
  const { id: accountId } = await make('/api/admin/accounts', { name, plan: 'enterprise' })
  const { id: brandId } = await make('/api/admin/brands', {
    accountId,
    name: `${name} Instruments`,
    domain: `${name.toLowerCase()}-instruments.com`,
  })
  const of = `/api/admin/brands/${brandId}`
  const prompts = Array.from({ length: 6 }, (_, at) => ({
    text: `What should I know about ${name} Instruments? (${at})`,
    intent: 'BRANDED',
  }))
  const { items: added } = await make(`${of}/prompts`, { prompts })
  const { items: facts } = await make(`${of}/facts`, {
    facts: [
      { predicate: 'founded_year', value: 2004 },
      { predicate: 'headquarters', value: 'Halden, Norway' },
      { predicate: 'ceo', value: 'Ingrid Solheim' },
      { predicate: 'employees', value: 180 },
    ],
  })
  const started = await make(`${of}/scans`, {})
  const scanId: string = started.scanId
  await eventually(
    'the scan to end',
    async () => (await api.call('GET', `/v1/scans/${scanId}`)).body.finishedAt,
    60_000,
  )
  const { body: confabulations } = await api.call('GET', `${of}/confabulations`)
  const { runId, sha256 } = confabulations.items[0]
  const finding = await eventually(
    'a finding',
    async () => (await api.call('GET', `${of}/findings`)).body.items[0]?.id as string | undefined,
  )
  await publish()
  const { id: caseId } = await make('/api/admin/cases', { brandId, runs: [runId] })
  const { id: correctionId } = await make(`${of}/corrections`, { findingId: finding })
  const { id: shareId } = await make('/api/admin/shares', { findingId: finding })
  const { id: scheduleId } = await make(`${of}/schedules`, { cron: '0 3 * * 1' })
  const { id: webhookId } = await make('/api/admin/webhooks', { url: 'https://hooks.example/in', brandId })
  const { deliveryId } = await make(`/api/admin/webhooks/${webhookId}/test`, undefined)
  const { id: keyId } = await make('/api/admin/keys', { accountId, name: `${name} agent` })
  const { id: invitationId } = await make(`/api/admin/accounts/${accountId}/invitations`, {
    name: `${name} colleague`,
  })
  const ids = {
    accountId,
    brandId,
    promptId: added[0].id,
    promptIds: added[0].id,
    factId: facts[0].id,
    withdraw: facts[0].id,
    restore: facts[0].id,
    scanId,
    scan: scanId,
    from: scanId,
    to: scanId,
    jobId: started.jobId,
    runId,
    runs: runId,
    findingId: finding,
    findings: finding,
    caseId,
    correctionId,
    shareId,
    scheduleId,
    webhookId,
    deliveryId,
    keyId,
    invitationId,
    hash: sha256,
  }
  return ids as Record<keyof typeof ids, string>
}
