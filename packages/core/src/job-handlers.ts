import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import type { Scope } from './access/scope.ts'
import { followAppPlan } from './app-plans/follow-app-plan.ts'
import { watchCorrection } from './corrections/watch-correction.ts'
import { reportChanges } from './events/report-changes.ts'
import { followFacts } from './facts/follow-facts.ts'
import { refreshFacts } from './facts/refresh-facts.ts'
import { importFeed } from './feeds/import-feed.ts'
import { rebuildFindings } from './findings/rebuild-findings.ts'
import type { JobContext, JobOutcome } from './jobs/job-ports.ts'
import type { JobKind, JobPayloads } from './jobs/jobs.ts'
import { watchOrder } from './orders/watch-order.ts'
import type { Ports } from './ports.ts'
import { checkReader } from './reader-checks/check-reader.ts'
import { afterFirstCheck, measureIfDue } from './reader-checks/reader-trust-source.ts'
import { makePlannedReport } from './reports/report-plans.ts'
import { countRivals } from './rivals/count-rivals.ts'
import { askRun } from './runs/ask-run.ts'
import { createEngineRests } from './runs/engine-rests.ts'
import { readRun } from './runs/read-run.ts'
import { reclassifyBrand, reclassifyRun } from './runs/reclassify-run.ts'
import { verifyRun } from './runs/verify-run.ts'
import { beginScan } from './scans/begin-scan.ts'
import { classifyScan } from './scans/classify-scan.ts'
import { sealScan } from './scans/seal-scan.ts'
import { startScan } from './scans/start-scan.ts'
import { workOnPart } from './scans/work-on-part.ts'
import { runSchedule } from './schedules/run-schedule.ts'
import { reporting, withEngines } from './scoped-services.ts'
import { searchPages } from './source-searches/search-pages.ts'
import { capturePage } from './sources/capture-page.ts'
import { traceSources } from './sources/trace-sources.ts'
import { deliver } from './webhooks/deliver.ts'
import { createEndpointTurns } from './webhooks/endpoint-turns.ts'

/** One handler per kind of job: a new kind does not compile until it is here. */
export type JobHandlers = {
  [K in JobKind]: (context: JobContext, payload: JobPayloads[K]) => Promise<JobOutcome>
}

/** Jobs were admitted when they were queued, or are the service's own: they see every account. */
const OF_JOBS: Scope = { ...EVERY_ACCOUNT, accounts: null }

export const createJobHandlers = (opened: Ports): JobHandlers => {
  const ports = { ...opened, scope: OF_JOBS }
  const asking = { ...ports, rests: createEngineRests() }
  const starting = { ...ports, startScan: startScan(withEngines(ports)) }
  /** What an answer states of the clock is from within the hour. */
  const compared =
    <Payload>(handle: (context: JobContext, payload: Payload) => Promise<JobOutcome>) =>
    async (context: JobContext, payload: Payload) => {
      await ports.comparedClock.compareIfDue()
      return handle(context, payload)
    }
  return {
    'scan.start': async (context, payload) => {
      // Answers come back while it runs.
      await measureIfDue(ports)
      await ports.comparedClock.compare()
      return beginScan(ports)(context, payload)
    },
    'run.ask': compared(askRun(asking)),
    'scan.classify': classifyScan(ports),
    'scan.part': workOnPart(ports),
    'scan.seal': sealScan(ports),
    'run.verify': compared(verifyRun(asking)),
    'run.reclassify': reclassifyRun(ports),
    'run.read': afterFirstCheck(ports, readRun(ports)),
    'reader.check': checkReader(ports),
    'brand.reclassify': reclassifyBrand(ports),
    'findings.rebuild': rebuildFindings(ports),
    'rivals.count': countRivals(ports),
    'facts.follow': followFacts(ports),
    'ground-truth.refresh': refreshFacts(ports),
    'answer.sources': traceSources({ ...ports, searchPages: searchPages(ports) }),
    'page.capture': capturePage(ports),
    'brand.report': reportChanges(starting),
    'schedule.run': runSchedule(starting),
    'correction.watch': watchCorrection(starting),
    'order.watch': watchOrder(starting),
    'app-plan.follow': followAppPlan(starting),
    'feed.import': importFeed(ports),
    'report.make': makePlannedReport(reporting(ports)),
    'webhook.deliver': deliver({ ...ports, turns: createEndpointTurns() }),
  }
}
