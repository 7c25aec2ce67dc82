import type { Static } from '@sinclair/typebox'
import * as admin from '@veracite/contract/accounts/operations'
import type { Engines } from '@veracite/contract/base/bodies'
import type { Services } from '@veracite/core/services'
import { invalidInput } from '@veracite/terms/errors'
import type { Mount } from '../http/mount.ts'
import { mountRecord } from './audit.ts'
import { mountCases } from './cases.ts'
import { mountCatalogueItems } from './catalogue.ts'
import { mountCorrections } from './corrections.ts'
import { mountDeclarations } from './declarations.ts'
import { mountDocuments } from './documents.ts'
import { mountAdminEvents } from './events.ts'
import { type ExportOptions, mountExports } from './exports.ts'
import { mountAdminFacts } from './facts.ts'
import { mountFeeds } from './feeds.ts'
import { mountFindings } from './findings.ts'
import { mountForms } from './forms.ts'
import { mountAdminLog } from './log-state.ts'
import { mountMe } from './me.ts'
import { pageOf } from './page-of.ts'
import { mountPeople } from './people.ts'
import { mountAdminPredicates } from './predicates.ts'
import { mountAdminPrompts } from './prompts.ts'
import { mountRates } from './rates.ts'
import { mountAdminReaders } from './readers.ts'
import { mountRegisters } from './registers.ts'
import { mountReports } from './reports.ts'
import { mountReview } from './review.ts'
import { mountAdminSchedules } from './schedules.ts'
import { mountAdminSearch } from './search.ts'
import { mountShares } from './shares.ts'
import { mountSources } from './sources.ts'
import { mountAdminSpend } from './spend.ts'
import { mountVerifications } from './verifications.ts'
import { mountAdminWebhooks } from './webhooks.ts'

export type EngineStates = Static<typeof Engines>['items']

/** The operator's API: the same gate, checks and errors as the contract's routes. */
export function mountAdmin(
  mount: Mount,
  services: Services['admin'],
  engines: () => EngineStates,
  exportOptions: ExportOptions,
): void {
  mountCatalogue(mount, services)
  mountBrandData(mount, services)
  mountAdminEvents(mount, services)
  mountExports(mount, services, exportOptions)
  mountAdminFacts(mount, services)
  mountDocuments(mount, services)
  mountRegisters(mount, services)
  mountFeeds(mount, services)
  mountCatalogueItems(mount, services)
  mountReview(mount, services)
  mountFindings(mount, services)
  mountSources(mount, services)
  mountCases(mount, services)
  mountForms(mount, services)
  mountCorrections(mount, services)
  mountAdminSchedules(mount, services)
  mountAdminWebhooks(mount, services)
  mountAdminLog(mount, services)
  mountMe(mount, services)
  mountPeople(mount, services)
  mountRecord(mount, services)
  mountReports(mount, services)
  mountShares(mount, services)
  mountAdminPredicates(mount, services)
  mountDeclarations(mount, services)
  mountAdminPrompts(mount, services)
  mountRates(mount, services)
  mountAdminSearch(mount, services)
  mountAdminReaders(mount, services)
  mountAdminSpend(mount, services)
  mountVerifications(mount, services)

  mount(admin.listRuns, async ({ params, query }) => {
    const { engine, intent, status, class: citationClass } = query
    const filter = {
      ...(engine && { engine }),
      ...(intent && { intent }),
      ...(status && { status }),
      ...(citationClass && { citationClass }),
    }
    return { status: 200, body: await services.runs.list(params.scanId, filter, pageOf(query)) }
  })
  mount(admin.getJob, async ({ params }) => ({ status: 200, body: await services.jobs.get(params.jobId) }))
  mount(admin.listEngines, async () => ({
    status: 200,
    body: { reader: services.reader(), items: engines() },
  }))

  mount(admin.issueKey, async ({ body }) => ({
    status: 201,
    body: await services.keys.issue(body),
  }))
  mount(admin.listKeys, async ({ query, accounts }) => ({
    status: 200,
    body: await services.keys.list({ accountId: query.accountId ?? null, accounts, ...pageOf(query) }),
  }))
  mount(admin.revokeKey, async ({ params }) => ({
    status: 200,
    body: await services.keys.revoke(params.keyId),
  }))
  mount(admin.rotateKey, async ({ params, body }) => ({
    status: 201,
    body: await services.keys.rotate(params.keyId, body.overlapHours ?? 0),
  }))
}

function mountCatalogue(mount: Mount, services: Services['admin']): void {
  mount(admin.putPlan, async ({ params, body }) => {
    if (!/^[a-z0-9][a-z0-9_-]{0,62}$/.test(params.planId)) {
      throw invalidInput('Invalid plan name.', [
        { path: 'planId', message: 'must be up to 63 lower-case letters, digits, - or _' },
      ])
    }
    return { status: 200, body: await services.plans.put({ id: params.planId, ...body }) }
  })
  mount(admin.listPlans, async () => ({ status: 200, body: await services.plans.list() }))

  mount(admin.addAccount, async ({ body }) => ({
    status: 201,
    body: await services.accounts.add({ name: body.name, plan: body.plan }),
  }))
  mount(admin.listAccounts, async ({ query, accounts }) => ({
    status: 200,
    body: await services.accounts.list({ ...pageOf(query), accounts }),
  }))
  mount(admin.changeAccount, async ({ params, body }) => {
    const { name, plan } = body
    const change = { ...(name !== undefined && { name }), ...(plan !== undefined && { plan }) }
    return { status: 200, body: await services.accounts.change(params.accountId, change) }
  })

  mount(admin.addBrand, async ({ body }) => {
    const { accountId, name, domain, aliases = [], samplesPerPrompt = 1, captureSources = 'findings' } = body
    const { pageFacts = 'active' } = body
    const brand = { accountId, name, domain, aliases, samplesPerPrompt, captureSources, pageFacts }
    return { status: 201, body: await services.brands.add(brand) }
  })
  mount(admin.listBrands, async ({ query, accounts }) => ({
    status: 200,
    body: await services.brands.list({
      accountId: query.accountId ?? null,
      accounts,
      archived: query.archived === 'true',
      ...pageOf(query),
    }),
  }))
  mount(admin.getBrand, async ({ params }) => ({
    status: 200,
    body: await services.brands.get(params.brandId),
  }))
  mount(admin.changeBrand, async ({ params, body }) => {
    const { name, domain, aliases, samplesPerPrompt, captureSources, pageFacts } = body
    const change = {
      ...(name !== undefined && { name }),
      ...(domain !== undefined && { domain }),
      ...(aliases !== undefined && { aliases }),
      ...(samplesPerPrompt !== undefined && { samplesPerPrompt }),
      ...(captureSources !== undefined && { captureSources }),
      ...(pageFacts !== undefined && { pageFacts }),
    }
    return { status: 200, body: await services.brands.change(params.brandId, change) }
  })
  mount(admin.archiveBrand, async ({ params }) => ({
    status: 200,
    body: await services.brands.archive(params.brandId),
  }))
  mount(admin.restoreBrand, async ({ params }) => ({
    status: 200,
    body: await services.brands.restore(params.brandId),
  }))
}

function mountBrandData(mount: Mount, services: Services['admin']): void {
  mount(admin.addPrompts, async ({ params, body }) => {
    const prompts = body.prompts.map(({ text, intent, locale = 'en' }) => ({ text, intent, locale }))
    return { status: 201, body: await services.prompts.add(params.brandId, prompts) }
  })
  mount(admin.listPrompts, async ({ params, query }) => ({
    status: 200,
    body: await services.prompts.list(params.brandId, {
      ...pageOf(query),
      archived: query.archived === 'true',
    }),
  }))
  mount(admin.archivePrompt, async ({ params }) => ({
    status: 200,
    body: await services.prompts.archive(params.promptId),
  }))
  mount(admin.changePrompt, async ({ params, body }) => {
    const { text, intent, locale } = body
    const change = { ...(text && { text }), ...(intent && { intent }), ...(locale && { locale }) }
    return { status: 200, body: await services.prompts.change(params.promptId, change) }
  })
  mount(admin.restorePrompt, async ({ params }) => ({
    status: 200,
    body: await services.prompts.restore(params.promptId),
  }))
  mount(admin.listScans, async ({ params, query, scope }) => ({
    status: 200,
    body: await services.brands.scans(params.brandId, pageOf(query), scope),
  }))
}
