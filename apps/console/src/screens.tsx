import { Route } from 'preact-iso/router'
import { later } from './parts/widgets/later.tsx'
import { Brands } from './screens/brands.tsx'
import { NotFound } from './screens/not-found.tsx'

/** All screens but the first are loaded when they are opened. */
const Brand = later(() => import('./screens/brand.tsx').then((file) => file.Brand))
const Findings = later(() => import('./screens/findings.tsx').then((file) => file.Findings))
const Finding = later(() => import('./screens/finding.tsx').then((file) => file.Finding))
const Corrections = later(() => import('./screens/corrections.tsx').then((file) => file.Corrections))
const Correction = later(() => import('./screens/correction.tsx').then((file) => file.Correction))
const Run = later(() => import('./screens/run.tsx').then((file) => file.Run))
const Scan = later(() => import('./screens/scan.tsx').then((file) => file.Scan))
const Facts = later(() => import('./screens/facts.tsx').then((file) => file.Facts))
const Products = later(() => import('./screens/products.tsx').then((file) => file.Products))
const Prompts = later(() => import('./screens/prompts.tsx').then((file) => file.Prompts))
const Schedules = later(() => import('./screens/schedules.tsx').then((file) => file.Schedules))
const Deliveries = later(() => import('./screens/deliveries.tsx').then((file) => file.Deliveries))
const Delivery = later(() => import('./screens/delivery.tsx').then((file) => file.Delivery))
const Engines = later(() => import('./screens/engines.tsx').then((file) => file.Engines))
const Accounts = later(() => import('./screens/accounts.tsx').then((file) => file.Accounts))
const People = later(() => import('./screens/people.tsx').then((file) => file.People))
const Record = later(() => import('./screens/record.tsx').then((file) => file.Record))
const Shares = later(() => import('./screens/shares.tsx').then((file) => file.Shares))
const You = later(() => import('./screens/you.tsx').then((file) => file.You))
const Review = later(() => import('./screens/review.tsx').then((file) => file.Review))
const Cases = later(() => import('./screens/cases.tsx').then((file) => file.Cases))
const Case = later(() => import('./screens/case.tsx').then((file) => file.Case))
const Reports = later(() => import('./screens/reports.tsx').then((file) => file.Reports))
const Report = later(() => import('./screens/report.tsx').then((file) => file.Report))
const Scans = later(() => import('./screens/scans.tsx').then((file) => file.Scans))
const Settings = later(() => import('./screens/settings.tsx').then((file) => file.Settings))
const Log = later(() => import('./screens/log.tsx').then((file) => file.Log))
const Start = later(() => import('./screens/start.tsx').then((file) => file.Start))

/** Every screen and its address. Parameters of the address become its properties. */
export const SCREENS = [
  <Route key="brands" path="/console" component={Brands} />,
  <Route key="brand" path="/console/brands/:brandId" component={Brand} />,
  <Route key="findings" path="/console/brands/:brandId/findings" component={Findings} />,
  <Route key="finding" path="/console/findings/:findingId" component={Finding} />,
  <Route key="corrections" path="/console/brands/:brandId/corrections" component={Corrections} />,
  <Route key="correction" path="/console/corrections/:correctionId" component={Correction} />,
  <Route key="facts" path="/console/brands/:brandId/facts" component={Facts} />,
  <Route key="products" path="/console/brands/:brandId/products" component={Products} />,
  <Route key="prompts" path="/console/brands/:brandId/prompts" component={Prompts} />,
  <Route key="schedules" path="/console/brands/:brandId/schedules" component={Schedules} />,
  <Route key="review" path="/console/brands/:brandId/review" component={Review} />,
  <Route key="cases" path="/console/brands/:brandId/cases" component={Cases} />,
  <Route key="reports" path="/console/brands/:brandId/reports" component={Reports} />,
  <Route key="report" path="/console/reports/:reportId" component={Report} />,
  <Route key="scans" path="/console/brands/:brandId/scans" component={Scans} />,
  <Route key="settings" path="/console/brands/:brandId/settings" component={Settings} />,
  <Route key="case" path="/console/cases/:caseId" component={Case} />,
  <Route key="scan" path="/console/scans/:scanId" component={Scan} />,
  <Route key="run" path="/console/runs/:runId" component={Run} />,
  <Route key="deliveries" path="/console/deliveries" component={Deliveries} />,
  <Route key="delivery" path="/console/deliveries/:webhookId" component={Delivery} />,
  <Route key="engines" path="/console/engines" component={Engines} />,
  <Route key="accounts" path="/console/accounts" component={Accounts} />,
  <Route key="people" path="/console/people" component={People} />,
  <Route key="record" path="/console/record" component={Record} />,
  <Route key="shares" path="/console/shares" component={Shares} />,
  <Route key="you" path="/console/you" component={You} />,
  <Route key="log" path="/console/log" component={Log} />,
  <Route key="start" path="/console/start" component={Start} />,
  <Route key="start-at" path="/console/start/:brandId" component={Start} />,
  <Route key="none" default component={NotFound} />,
]
