import { answers, scriptedEngine } from '@veracite/testing/scripted-engine'
import type { World } from '@veracite/testing/world'
import type { TestApi } from './server.ts'
import { publishLog } from './three-origins.ts'

/** The ids of an account's things, by the names that operations give them. */
export type Things = Partial<Awaited<ReturnType<typeof fillAccount>>>

/** Says something false of every brand in this file. */
export const engine = scriptedEngine('CHATGPT', (question, ...rest) => {
  const [brand] = /\w+ Instruments/.exec(question.prompt) ?? []
  return answers(`${brand} was founded in 1987.`)(question, ...rest)
})

/** An account with one of everything: scanned, with findings, a case, a schedule, a webhook and people. */
export async function fillAccount(world: World, api: TestApi, name: string) {
  const make = (path: string, body: unknown) => api.ask('POST', path, body)
  const { id: accountId } = await make('/api/admin/accounts', { name, plan: 'enterprise' })
  const { id: brandId } = await make('/api/admin/brands', {
    accountId,
    name: `${name} Instruments`,
    domain: `${name.toLowerCase()}-instruments.com`,
  })
  const of = `/api/admin/brands/${brandId}`
  const prompts = [{ text: `What should I know about ${name} Instruments?`, intent: 'BRANDED' }]
  const { items: added } = await make(`${of}/prompts`, { prompts })
  const { items: facts } = await make(`${of}/facts`, { facts: [{ predicate: 'founded_year', value: 2004 }] })
  const started = await make(`${of}/scans`, {})
  const scanId: string = started.scanId
  await world.scanEnds(scanId)
  const { runId, sha256, engine } = (await api.get(`${of}/confabulations`)).items[0]
  const finding: string = (await api.get(`${of}/findings`)).items[0].id
  // A case needs its runs in a published checkpoint.
  await publishLog(world)
  const { id: caseId } = await make('/api/admin/cases', { brandId, runs: [runId] })
  const { id: correctionId } = await make(`${of}/corrections`, { findingId: finding })
  const { id: orderId } = await make(`${of}/orders`, {
    kind: 'notice',
    addressee: 'A provider',
    wording: 'Do not say so.',
    sentAt: '2026-01-01T00:00:00Z',
    holdsFrom: '2100-01-01T00:00:00Z',
    statements: [{ findingId: finding, words: 'that' }],
    engines: [engine],
    promptIds: [added[0].id],
  })
  const asker = { people: [{ name: 'Ada', account: 'fresh' }], firstDay: '2100-01-01', lastDay: '2100-01-01' }
  const { id: appPlanId } = await make(`${of}/app-plans`, {
    ...asker,
    name: 'Plan',
    engines: [engine],
    questions: 1,
  })
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
    orderId,
    appPlanId,
    supersedes: orderId,
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
