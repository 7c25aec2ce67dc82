import type { FunctionComponent } from 'preact'
import { Route } from 'preact-iso/router'
import { later } from './parts/widgets/later.tsx'
import { NotFound } from './screens/not-found.tsx'

// biome-ignore format: one screen, one line
/** Every screen by its address, loaded when it is opened. Parameters of the address become its properties. */
const SCREENS_BY_PATH: Record<string, () => Promise<FunctionComponent<never>>> = {
  '/console': () => import('./screens/home.tsx').then((file) => file.Home),
  '/console/brands/:brandId': () => import('./screens/brand.tsx').then((file) => file.Brand),
  '/console/brands/:brandId/findings': () => import('./screens/findings.tsx').then((file) => file.Findings),
  '/console/findings/:findingId': () => import('./screens/finding.tsx').then((file) => file.Finding),
  '/console/brands/:brandId/corrections': () => import('./screens/corrections.tsx').then((file) => file.Corrections),
  '/console/corrections/:correctionId': () => import('./screens/correction.tsx').then((file) => file.Correction),
  '/console/brands/:brandId/orders': () => import('./screens/orders.tsx').then((file) => file.Orders),
  '/console/orders/:orderId': () => import('./screens/order.tsx').then((file) => file.Order),
  '/console/brands/:brandId/facts': () => import('./screens/facts.tsx').then((file) => file.Facts),
  '/console/brands/:brandId/engines': () => import('./screens/brand-engines.tsx').then((file) => file.BrandEngines),
  '/console/brands/:brandId/rivals': () => import('./screens/rivals.tsx').then((file) => file.Rivals),
  '/console/brands/:brandId/documents': () => import('./screens/documents.tsx').then((file) => file.Documents),
  '/console/brands/:brandId/sources': () => import('./screens/sources.tsx').then((file) => file.Sources),
  '/console/brands/:brandId/products': () => import('./screens/products.tsx').then((file) => file.Products),
  '/console/brands/:brandId/prompts': () => import('./screens/prompts.tsx').then((file) => file.Prompts),
  '/console/brands/:brandId/schedules': () => import('./screens/schedules.tsx').then((file) => file.Schedules),
  '/console/brands/:brandId/review': () => import('./screens/review.tsx').then((file) => file.Review),
  '/console/brands/:brandId/cases': () => import('./screens/cases.tsx').then((file) => file.Cases),
  '/console/brands/:brandId/reports': () => import('./screens/reports.tsx').then((file) => file.Reports),
  '/console/reports/:reportId': () => import('./screens/report.tsx').then((file) => file.Report),
  '/console/brands/:brandId/scans': () => import('./screens/scans.tsx').then((file) => file.Scans),
  '/console/brands/:brandId/apps': () => import('./screens/apps.tsx').then((file) => file.Apps),
  '/console/brands/:brandId/app-plans': () => import('./screens/app-plans.tsx').then((file) => file.AppPlans),
  '/console/app-plans/:appPlanId': () => import('./screens/app-plan.tsx').then((file) => file.AppPlan),
  '/console/brands/:brandId/settings': () => import('./screens/settings.tsx').then((file) => file.Settings),
  '/console/cases/:caseId': () => import('./screens/case.tsx').then((file) => file.Case),
  '/console/scans/:scanId': () => import('./screens/scan.tsx').then((file) => file.Scan),
  '/console/runs/:runId': () => import('./screens/run.tsx').then((file) => file.Run),
  '/console/deliveries': () => import('./screens/deliveries.tsx').then((file) => file.Deliveries),
  '/console/deliveries/:webhookId': () => import('./screens/delivery.tsx').then((file) => file.Delivery),
  '/console/engines': () => import('./screens/engines.tsx').then((file) => file.Engines),
  '/console/queues': () => import('./screens/queues.tsx').then((file) => file.Queues),
  '/console/accounts': () => import('./screens/accounts.tsx').then((file) => file.Accounts),
  '/console/people': () => import('./screens/people.tsx').then((file) => file.People),
  '/console/record': () => import('./screens/record.tsx').then((file) => file.Record),
  '/console/shares': () => import('./screens/shares.tsx').then((file) => file.Shares),
  '/console/you': () => import('./screens/you.tsx').then((file) => file.You),
  '/console/log': () => import('./screens/log.tsx').then((file) => file.Log),
  '/console/start': () => import('./screens/start.tsx').then((file) => file.Start),
  '/console/start/:brandId': () => import('./screens/start.tsx').then((file) => file.Start),
}

export const SCREENS = [
  ...Object.entries(SCREENS_BY_PATH).map(([path, load]) => (
    <Route key={path} path={path} component={later(load) as FunctionComponent} />
  )),
  <Route key="none" default component={NotFound} />,
]
