import { getAttestation } from '@veracite/evidence/attestation/get-attestation'
import { bundleHtml } from '@veracite/evidence/bundle/bundle-html'
import { getBundle } from '@veracite/evidence/bundle/get-bundle'
import { adminLog } from '@veracite/evidence/log/describe-log'
import { getTransparentStatement } from '@veracite/evidence/receipts/get-transparent-statement'
import { getWebArchive } from '@veracite/evidence/web-archive/get-web-archive'
import type { BundleFormat } from '@veracite/terms/vocabulary'
import type { Language } from '@veracite/words/languages'
import type { Scope } from './access/scope.ts'
import { adminAccounts } from './accounts/manage-accounts.ts'
import { adminKeys } from './accounts/manage-keys.ts'
import { adminPlans } from './accounts/manage-plans.ts'
import { adminPrograms } from './agents/manage-programs.ts'
import { adminRecordings } from './app-answers/add-recording.ts'
import { adminAppAnswers } from './app-answers/import-answers.ts'
import { adminAppPlans } from './app-plans/manage-app-plans.ts'
import { adminAudit } from './audit/list-entries.ts'
import { adminBrands } from './brands/manage-brands.ts'
import { resolveBrand } from './brands/resolve-brand.ts'
import { createCase } from './cases/create-case.ts'
import { adminCases } from './cases/manage-cases.ts'
import { getConfabulations, pageConfabulations } from './confabulations/get-confabulations.ts'
import { adminCorrections } from './corrections/manage-corrections.ts'
import { correctionsOfPeriod } from './corrections/report-corrections.ts'
import { adminDocuments } from './documents/manage-documents.ts'
import { adminSpend } from './engines/list-spend.ts'
import { adminEvents } from './events/list-events.ts'
import type { createPlaces } from './exports/open-export.ts'
import { adminExports } from './exports/open-export.ts'
import { adminDeclarations } from './facts/declare-predicates.ts'
import { listFacts } from './facts/list-facts.ts'
import { adminPredicates } from './facts/list-predicates.ts'
import { adminFacts } from './facts/manage-facts.ts'
import { previewDeclared } from './facts/preview-declared.ts'
import { requestPageRead, requestRefresh } from './facts/request-refresh.ts'
import { adminFeeds } from './feeds/manage-feeds.ts'
import { adminFindings } from './findings/list-findings.ts'
import { adminRanking } from './findings/ranking.ts'
import { requestFindingsRebuild } from './findings/rebuild-findings.ts'
import { adminJobs } from './jobs/find-job.ts'
import { keptBundle, keptOfBrand, keptOfRun, keptOfScan } from './kept/kept-reads.ts'
import { adminSearches } from './lookups/list-searches.ts'
import { adminOrders } from './orders/manage-orders.ts'
import { adminMe } from './people/manage-me.ts'
import { adminPeople } from './people/manage-people.ts'
import type { Ports } from './ports.ts'
import { adminPrompts } from './prompts/manage-prompts.ts'
import { promptsFromCatalogue } from './prompts/prompts-from-catalogue.ts'
import { checkContent } from './public-evidence/check-content.ts'
import { lookupHash } from './public-evidence/lookup-hash.ts'
import { adminRates } from './rates/compute-rates.ts'
import { getFit } from './rates/get-fit.ts'
import { adminReaders } from './reader-checks/manage-readers.ts'
import { readerBody } from './readers/describe-reader.ts'
import { adminRegisters } from './registers/look-up.ts'
import { adminLetterheads } from './reports/letterheads.ts'
import { adminReports } from './reports/manage-reports.ts'
import { adminReportPlans } from './reports/report-plans.ts'
import { rivalReads } from './rivals/compare-rivals.ts'
import { adminRivals } from './rivals/manage-rivals.ts'
import { getEvidence } from './runs/get-evidence.ts'
import { requestBrandReclassification, requestReclassification } from './runs/reclassify-run.ts'
import { requestVerification } from './runs/request-verification.ts'
import { adminReview } from './runs/review-runs.ts'
import { estimateScan } from './scans/estimate-scan.ts'
import { getScan } from './scans/get-scan.ts'
import { adminRuns } from './scans/list-runs.ts'
import { adminScans } from './scans/list-scans.ts'
import { startScan } from './scans/start-scan.ts'
import { adminSchedules } from './schedules/manage-schedules.ts'
import { adminSearch } from './search/search.ts'
import { adminShares } from './shares/manage-shares.ts'
import { adminSourceSearches } from './source-searches/order-search.ts'
import { adminSources } from './sources/list-sources.ts'
import { adminWebhooks } from './webhooks/manage-webhooks.ts'

/** What a use case behind the gate can touch: the ports, within the accounts that the caller may see. */
export type ScopedPorts = Ports & {
  scope: Scope
  /** One for the process: it counts the exports that run. */
  takeExportPlace: ReturnType<typeof createPlaces>
}

/**
 * The use cases of one caller, by the noun they are about. A new one is a line here; routes, tools and the command line
 * translate to these. Each is made when a request asks for it.
 */
const USE_CASES = {
  accounts: adminAccounts,
  appAnswers: adminAppAnswers,
  appPlans: (ports: ScopedPorts) =>
    adminAppPlans({ ...ports, estimateScan: estimateScan(withEngines(ports)) }),
  audit: adminAudit,
  brands: (ports: ScopedPorts) => {
    const { scans, ...rest } = adminBrands(ports)
    return { ...rest, scans: keptOfBrand(ports, 'scans', scans) }
  },
  checkContent,
  clocks: ({ comparedClock }: ScopedPorts) => ({
    compare: async () => {
      const { comparedAt, ...found } = await comparedClock.compare()
      return { ...found, comparedAt: comparedAt.toISOString() }
    },
  }),
  cases: adminCases,
  corrections: (ports: ScopedPorts) =>
    adminCorrections({ ...ports, estimateScan: estimateScan(withEngines(ports)) }),
  declarations: (ports: ScopedPorts) => ({ ...adminDeclarations(ports), preview: previewDeclared(ports) }),
  documents: adminDocuments,
  estimateScan: (ports: ScopedPorts) => estimateScan(withEngines(ports)),
  events: adminEvents,
  exports: adminExports,
  facts: adminFacts,
  feeds: adminFeeds,
  findings: adminFindings,
  /** The evidence of a run in forms that others verify. */
  forms: (ports: ScopedPorts) => ({
    attestation: ({ runId }: RunNamed) =>
      getAttestation({ ...ports, getBundle: getBundle(ports) })({ runId, scope: ports.scope }),
    transparentStatement: ({ runId }: RunNamed) =>
      getTransparentStatement(ports)({ runId, scope: ports.scope }),
    webArchive: ({ runId }: RunNamed) => getWebArchive(ports)({ runId, scope: ports.scope }),
  }),
  getBundle: (ports: ScopedPorts) =>
    keptBundle(
      ports,
      'bundle',
      (input: RunNamed & { format?: BundleFormat }) => bundlesOf(ports)(input),
      (bundle) => bundle,
    ),
  getBundleHtml: (ports: ScopedPorts) => {
    const read = async (input: RunNamed) => {
      const bundle = await bundlesOf(ports)({ ...input, format: 'html' })
      return { bundle, ...bundleHtml(bundle) }
    }
    return keptBundle(ports, 'bundle as HTML', read, ({ bundle }) => bundle)
  },
  getConfabulations: (ports: ScopedPorts) => {
    const read = keptOfBrand(ports, 'confabulations', (_, input: AskedConfabulations) =>
      getConfabulations(ports)(input),
    )
    return (input: AskedConfabulations) => read(input.brandId, input)
  },
  getEvidence: (ports: ScopedPorts) => keptOfRun(ports, 'evidence', getEvidence(ports)),
  getScan: (ports: ScopedPorts) => {
    const read = keptOfScan(ports, 'scan', (scanId) => getScan(ports)({ scanId }))
    return ({ scanId }: { scanId: string }) => read(scanId)
  },
  jobs: adminJobs,
  keys: adminKeys,
  letterheads: adminLetterheads,
  listFacts,
  log: adminLog,
  lookupHash,
  me: adminMe,
  pageConfabulations: (ports: ScopedPorts) => {
    const page = pageConfabulations(ports)
    const read = keptOfBrand(ports, 'confabulations in pages', (_, input: Parameters<typeof page>[0]) =>
      page(input),
    )
    return (input: Parameters<typeof page>[0]) => read(input.brandId, input)
  },
  orders: (ports: ScopedPorts) =>
    adminOrders({
      ...ports,
      estimateScan: estimateScan(withEngines(ports)),
      createCase: createCase(ports),
    }),
  people: adminPeople,
  plans: adminPlans,
  predicates: adminPredicates,
  programs: adminPrograms,
  prompts: (ports: ScopedPorts) => ({ ...adminPrompts(ports), fromCatalogue: promptsFromCatalogue(ports) }),
  ranking: (ports: ScopedPorts) => {
    const { rank, ...rest } = adminRanking(ports)
    return { ...rest, rank: keptOfBrand(ports, 'ranking', rank) }
  },
  rates: (ports: ScopedPorts) => {
    const { rates, trend, changes } = adminRates(ports)
    return {
      rates: keptOfBrand(ports, 'rates', rates),
      trend: keptOfBrand(ports, 'trend', trend),
      changes: keptOfBrand(ports, 'changes', changes),
      fit: keptOfBrand(ports, 'fit', getFit({ ...ports, measure: { rates } })),
    }
  },
  rivals: (ports: ScopedPorts) => {
    const { compare, remarks } = rivalReads(ports)
    const { list, ...rest } = adminRivals(ports)
    return {
      ...rest,
      list: keptOfBrand(ports, 'declared rivals', list),
      compare: keptOfBrand(ports, 'rivals', compare),
      remarks: keptOfBrand(ports, 'remarks', remarks),
    }
  },
  reader: (ports: ScopedPorts) => () => readerBody(ports),
  recordings: adminRecordings,
  readers: adminReaders,
  registers: adminRegisters,
  reportPlans: adminReportPlans,
  reports: (ports: ScopedPorts) => adminReports(reporting(ports)),
  requestBrandReclassification,
  requestFindingsRebuild,
  requestReclassification,
  requestPageRead,
  requestRefresh,
  requestVerification,
  resolveBrand,
  review: adminReview,
  runs: (ports: ScopedPorts) => ({ list: keptOfScan(ports, 'runs', adminRuns(ports).list) }),
  scans: (ports: ScopedPorts) => {
    const { get, ...rest } = adminScans(ports)
    return { ...rest, get: keptOfScan(ports, 'progress', get) }
  },
  schedules: adminSchedules,
  search: adminSearch,
  searches: (ports: ScopedPorts) => {
    const { ofRun, ofBrand } = adminSearches(ports)
    return { ofRun, ofBrand: keptOfBrand(ports, 'searches', ofBrand) }
  },
  shares: sharesOf,
  sourceSearches: adminSourceSearches,
  sources: adminSources,
  spend: adminSpend,
  startScan: (ports: ScopedPorts) => startScan(withEngines(ports)),
  webhooks: adminWebhooks,
} satisfies Record<string, (ports: ScopedPorts) => unknown>

type UseCases = typeof USE_CASES

/** What one caller may ask; see `USE_CASES`. */
export type ScopedServices = { readonly scope: Scope } & {
  readonly [Name in keyof UseCases]: ReturnType<UseCases[Name]>
}

/** An instance is one small object: the getters are on its prototype. */
class LazyServices {
  readonly ports: ScopedPorts
  constructor(ports: ScopedPorts) {
    this.ports = ports
  }
  get scope(): Scope {
    return this.ports.scope
  }
}
for (const [name, make] of Object.entries<(ports: ScopedPorts) => unknown>(USE_CASES))
  Object.defineProperty(LazyServices.prototype, name, {
    get(this: LazyServices) {
      return make(this.ports)
    },
  })

export const scopedServices = (ports: ScopedPorts): ScopedServices =>
  new LazyServices(ports) as unknown as ScopedServices

interface RunNamed {
  runId: string
  /** Of what is written for readers; English if left out. */
  language?: Language
}

type AskedConfabulations = Parameters<ReturnType<typeof getConfabulations>>[0]

function bundlesOf(ports: ScopedPorts) {
  const get = getBundle(ports)
  return (input: Omit<Parameters<typeof get>[0], 'scope'>) => get({ ...input, scope: ports.scope })
}

function sharesOf(ports: ScopedPorts) {
  return adminShares({
    ...ports,
    getBundle: bundlesOf(ports),
    getFinding: adminFindings(ports).get,
    getCase: adminCases(ports).get,
    getCaseFile: adminCases(ports).file,
    getReport: adminReports(reporting(ports)).get,
  })
}

export const withEngines = <P extends Pick<Ports, 'engines'>>(ports: P) => ({
  ...ports,
  runnableEngines: () => new Set(ports.engines.keys()),
})

export const reporting = <P extends Ports & { scope: Scope }>(ports: P) => ({
  ...ports,
  measure: {
    ...adminRates(ports),
    fit: getFit({ ...ports, measure: adminRates(ports) }),
    compare: rivalReads(ports).compare,
  },
  corrections: correctionsOfPeriod(ports),
})
