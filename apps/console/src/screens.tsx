import { Route } from 'preact-iso/router'
import { later } from './parts/later.tsx'
import { Brands } from './screens/brands.tsx'
import { NotFound } from './screens/not-found.tsx'

/** What is not the first screen comes when it is opened. */
const Brand = later(() => import('./screens/brand.tsx').then((file) => file.Brand))
const Findings = later(() => import('./screens/findings.tsx').then((file) => file.Findings))
const Run = later(() => import('./screens/run.tsx').then((file) => file.Run))
const Scan = later(() => import('./screens/scan.tsx').then((file) => file.Scan))

/** Every screen and its address. A screen gets what its address names as properties. */
export const SCREENS = [
  <Route key="brands" path="/console" component={Brands} />,
  <Route key="brand" path="/console/brands/:brandId" component={Brand} />,
  <Route key="findings" path="/console/brands/:brandId/findings" component={Findings} />,
  <Route key="scan" path="/console/scans/:scanId" component={Scan} />,
  <Route key="run" path="/console/runs/:runId" component={Run} />,
  <Route key="none" default component={NotFound} />,
]
