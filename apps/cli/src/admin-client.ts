import * as admin from '@veracite/contract/admin'
import * as adminEvents from '@veracite/contract/admin-events'
import * as findings from '@veracite/contract/admin-findings'
import * as rates from '@veracite/contract/admin-rates'
import * as adminScans from '@veracite/contract/admin-scans'
import * as adminSchedules from '@veracite/contract/admin-schedules'
import { verifyRunTimes } from '@veracite/contract/admin-verifications'
import * as adminWebhooks from '@veracite/contract/admin-webhooks'
import type { BodyOf, ParamsOf, QueryOf } from '@veracite/contract/operation'
import type { Services } from '@veracite/core/services'
import type { describeEngines } from '@veracite/runtime/readiness'
import { messageOf, Refused, refusalOf, Unreachable } from './failures.ts'

/** The operator's surface, which the SDK does not cover: it may change with the service, and so may this. */
export type AdminClient = ReturnType<typeof createAdmin>

type Admin = Services['admin']
// biome-ignore lint/suspicious/noExplicitAny: the arguments do not matter here, only the answer.
type Answer<F extends (...input: any[]) => unknown> = Awaited<ReturnType<F>>
export type Account = Answer<Admin['accounts']['list']>['items'][number]
export type Brand = Answer<Admin['brands']['list']>['items'][number]
export type Prompt = Answer<Admin['prompts']['list']>['items'][number]
export type Run = Answer<Admin['runs']['list']>['items'][number]
export type RunForReview = Answer<Admin['review']['list']>['items'][number]
export type FindingBody = findings.FindingBody
export type Key = Answer<Admin['keys']['list']>['items'][number]
export type FeedEvent = Answer<Admin['events']['list']>['items'][number]
export type Schedule = Answer<Admin['schedules']['change']>
export type Webhook = Answer<Admin['webhooks']['get']>
export type Delivery = Answer<Admin['webhooks']['deliveries']>['items'][number]
export type Job = Answer<Admin['jobs']['get']>
export type ScanEstimate = Answer<Admin['estimateScan']>
export type Engine = ReturnType<typeof describeEngines>[number]

export function createAdmin(settings: { url: string; token: string | null; userAgent: string }) {
  const call = createCall(settings)
  return {
    putPlan: (planId: string, body: BodyOf<typeof admin.putPlan>) =>
      call<Answer<Admin['plans']['put']>, typeof admin.putPlan>(admin.putPlan, { params: { planId }, body }),
    listPlans: () => call<Answer<Admin['plans']['list']>, typeof admin.listPlans>(admin.listPlans, {}),
    addAccount: (body: BodyOf<typeof admin.addAccount>) =>
      call<Account, typeof admin.addAccount>(admin.addAccount, { body }),
    listAccounts: (query: QueryOf<typeof admin.listAccounts> = {}) =>
      call<Page<Account>, typeof admin.listAccounts>(admin.listAccounts, { query }),
    addBrand: (body: BodyOf<typeof admin.addBrand>) =>
      call<Brand, typeof admin.addBrand>(admin.addBrand, { body }),
    listBrands: (query: QueryOf<typeof admin.listBrands> = {}) =>
      call<Page<Brand>, typeof admin.listBrands>(admin.listBrands, { query }),
    archiveBrand: (brandId: string) =>
      call<{ archived: boolean }, typeof admin.archiveBrand>(admin.archiveBrand, { params: { brandId } }),
    addPrompts: (brandId: string, body: BodyOf<typeof admin.addPrompts>) =>
      call<{ items: Prompt[] }, typeof admin.addPrompts>(admin.addPrompts, { params: { brandId }, body }),
    listPrompts: (brandId: string, query: QueryOf<typeof admin.listPrompts> = {}) =>
      call<Page<Prompt>, typeof admin.listPrompts>(admin.listPrompts, { params: { brandId }, query }),
    archivePrompt: (promptId: string) =>
      call<{ archived: boolean }, typeof admin.archivePrompt>(admin.archivePrompt, { params: { promptId } }),
    addFacts: (brandId: string, body: BodyOf<typeof admin.addFacts>) =>
      call<Answer<Admin['facts']['add']>, typeof admin.addFacts>(admin.addFacts, {
        params: { brandId },
        body,
      }),
    changeBrand: (brandId: string, body: BodyOf<typeof admin.changeBrand>) =>
      call<Brand, typeof admin.changeBrand>(admin.changeBrand, { params: { brandId }, body }),
    startScan: (brandId: string, body: BodyOf<typeof adminScans.startScan>) =>
      call<Answer<Services['startScan']>, typeof adminScans.startScan>(adminScans.startScan, {
        params: { brandId },
        body,
      }),
    estimateScan: (brandId: string, body: BodyOf<typeof adminScans.estimateScan>) =>
      call<ScanEstimate, typeof adminScans.estimateScan>(adminScans.estimateScan, {
        params: { brandId },
        body,
      }),
    listScans: (brandId: string, query: QueryOf<typeof admin.listScans> = {}) =>
      call<Answer<Admin['brands']['scans']>, typeof admin.listScans>(admin.listScans, {
        params: { brandId },
        query,
      }),
    listRuns: (scanId: string, query: QueryOf<typeof admin.listRuns> = {}) =>
      call<Page<Run> & { total: number }, typeof admin.listRuns>(admin.listRuns, {
        params: { scanId },
        query,
      }),
    reclassifyRun: (runId: string) =>
      call<{ jobId: string }, typeof admin.reclassifyRun>(admin.reclassifyRun, { params: { runId } }),
    reclassifyBrand: (brandId: string) =>
      call<{ jobId: string }, typeof admin.reclassifyBrand>(admin.reclassifyBrand, { params: { brandId } }),
    previewFacts: (brandId: string, body: BodyOf<typeof admin.previewFacts>) =>
      call<Answer<Admin['facts']['preview']>, typeof admin.previewFacts>(admin.previewFacts, {
        params: { brandId },
        body,
      }),
    listReview: (brandId: string, query: QueryOf<typeof admin.listReview> = {}) =>
      call<Page<RunForReview> & { total: number }, typeof admin.listReview>(admin.listReview, {
        params: { brandId },
        query,
      }),
    settleReview: (runId: string, body: BodyOf<typeof admin.settleReview>) =>
      call<Answer<Admin['review']['settle']>, typeof admin.settleReview>(admin.settleReview, {
        params: { runId },
        body,
      }),
    listFindings: (brandId: string, query: QueryOf<typeof findings.listFindings> = {}) =>
      call<Page<FindingBody> & { total: number }, typeof findings.listFindings>(findings.listFindings, {
        params: { brandId },
        query,
      }),
    getFinding: (findingId: string) =>
      call<findings.FindingDetailBody, typeof findings.getFinding>(findings.getFinding, {
        params: { findingId },
      }),
    settleFinding: (findingId: string, body: BodyOf<typeof findings.settleFinding>) =>
      call<FindingBody, typeof findings.settleFinding>(findings.settleFinding, {
        params: { findingId },
        body,
      }),
    verifyRunTimes: (runId: string, body: BodyOf<typeof verifyRunTimes>) =>
      call<{ jobId: string }, typeof verifyRunTimes>(verifyRunTimes, { params: { runId }, body }),
    getRates: (brandId: string, query: QueryOf<typeof rates.getRates> = {}) =>
      call<rates.RatesBody, typeof rates.getRates>(rates.getRates, { params: { brandId }, query }),
    getChanges: (brandId: string, query: QueryOf<typeof rates.getChanges>) =>
      call<rates.ChangesBody, typeof rates.getChanges>(rates.getChanges, { params: { brandId }, query }),
    rebuildFindings: (brandId: string) =>
      call<{ jobId: string }, typeof findings.rebuildFindings>(findings.rebuildFindings, {
        params: { brandId },
      }),
    issueKey: (body: BodyOf<typeof admin.issueKey>) =>
      call<Answer<Admin['keys']['issue']>, typeof admin.issueKey>(admin.issueKey, { body }),
    listKeys: (query: QueryOf<typeof admin.listKeys> = {}) =>
      call<Page<Key>, typeof admin.listKeys>(admin.listKeys, { query }),
    revokeKey: (keyId: string) =>
      call<{ revoked: boolean }, typeof admin.revokeKey>(admin.revokeKey, { params: { keyId } }),
    getJob: (jobId: string) => call<Job, typeof admin.getJob>(admin.getJob, { params: { jobId } }),
    listEvents: (query: QueryOf<typeof adminEvents.listEvents>) =>
      call<Answer<Admin['events']['list']>, typeof adminEvents.listEvents>(adminEvents.listEvents, { query }),
    addSchedule: (brandId: string, body: BodyOf<typeof adminSchedules.addSchedule>) =>
      call<Schedule, typeof adminSchedules.addSchedule>(adminSchedules.addSchedule, {
        params: { brandId },
        body,
      }),
    listBrandSchedules: (brandId: string, query: QueryOf<typeof adminSchedules.listBrandSchedules> = {}) =>
      call<Page<Schedule>, typeof adminSchedules.listBrandSchedules>(adminSchedules.listBrandSchedules, {
        params: { brandId },
        query,
      }),
    listSchedules: (query: QueryOf<typeof adminSchedules.listSchedules> = {}) =>
      call<Page<Schedule>, typeof adminSchedules.listSchedules>(adminSchedules.listSchedules, { query }),
    changeSchedule: (scheduleId: string, body: BodyOf<typeof adminSchedules.changeSchedule>) =>
      call<Schedule, typeof adminSchedules.changeSchedule>(adminSchedules.changeSchedule, {
        params: { scheduleId },
        body,
      }),
    removeSchedule: (scheduleId: string) =>
      call<{ removed: boolean }, typeof adminSchedules.removeSchedule>(adminSchedules.removeSchedule, {
        params: { scheduleId },
      }),
    addWebhook: (body: BodyOf<typeof adminWebhooks.addWebhook>) =>
      call<Answer<Admin['webhooks']['add']>, typeof adminWebhooks.addWebhook>(adminWebhooks.addWebhook, {
        body,
      }),
    listWebhooks: (query: QueryOf<typeof adminWebhooks.listWebhooks> = {}) =>
      call<Page<Webhook>, typeof adminWebhooks.listWebhooks>(adminWebhooks.listWebhooks, { query }),
    changeWebhook: (webhookId: string, body: BodyOf<typeof adminWebhooks.changeWebhook>) =>
      call<Webhook, typeof adminWebhooks.changeWebhook>(adminWebhooks.changeWebhook, {
        params: { webhookId },
        body,
      }),
    removeWebhook: (webhookId: string) =>
      call<{ removed: boolean }, typeof adminWebhooks.removeWebhook>(adminWebhooks.removeWebhook, {
        params: { webhookId },
      }),
    testWebhook: (webhookId: string) =>
      call<{ deliveryId: string }, typeof adminWebhooks.testWebhook>(adminWebhooks.testWebhook, {
        params: { webhookId },
      }),
    listDeliveries: (webhookId: string, query: QueryOf<typeof adminWebhooks.listDeliveries> = {}) =>
      call<Page<Delivery>, typeof adminWebhooks.listDeliveries>(adminWebhooks.listDeliveries, {
        params: { webhookId },
        query,
      }),
    getDelivery: (deliveryId: string) =>
      call<Answer<Admin['webhooks']['delivery']>, typeof adminWebhooks.getDelivery>(
        adminWebhooks.getDelivery,
        { params: { deliveryId } },
      ),
    replayDelivery: (deliveryId: string) =>
      call<{ deliveryId: string }, typeof adminWebhooks.replayDelivery>(adminWebhooks.replayDelivery, {
        params: { deliveryId },
      }),
    listEngines: () => call<{ items: Engine[] }, typeof admin.listEngines>(admin.listEngines, {}),
  }
}

export interface Page<T> {
  items: T[]
  nextCursor: string | null
}

/** Every page, up to a bound no list of an operator should pass. */
export async function everyPage<T>(
  read: (page: { limit: string; cursor?: string }) => Promise<Page<T>>,
  most = 20_000,
): Promise<T[]> {
  const items: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await read({ limit: '1000', ...(cursor !== null && { cursor }) })
    items.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null && items.length < most)
  return items
}

const TIMEOUT_MS = 30_000

interface Route {
  method: string
  path: string
}

function createCall({ url, token, userAgent }: { url: string; token: string | null; userAgent: string }) {
  return async <T, O extends Route>(
    operation: O,
    request: { params?: ParamsOf<O>; query?: QueryOf<O>; body?: BodyOf<O> },
  ): Promise<T> => {
    const params: Record<string, string> = request.params ?? {}
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    )
    const query = new URLSearchParams(request.query as Record<string, string> | undefined).toString()
    const { status, body } = await send(`${url}${path}${query && `?${query}`}`, {
      method: operation.method,
      headers: {
        accept: 'application/json',
        'user-agent': userAgent,
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
      },
      body: request.body === undefined ? null : JSON.stringify(request.body),
    })
    if (status >= 200 && status < 300 && typeof body === 'object') return body as T
    throw new Refused(refusalOf(status, messageOf(body)), { status, fields: fieldsOf(body) })
  }
}

async function send(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    return { status: response.status, body: parse(text) }
  } catch (error) {
    const { host } = new URL(url)
    const late = error instanceof Error && error.name === 'TimeoutError'
    throw new Unreachable(late ? `${host} did not answer within 30 s.` : `Nothing answers at ${host}.`)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fieldsOf(body: unknown): { path: string; message: string }[] {
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? body.fields : []
  return Array.isArray(fields) ? fields : []
}
