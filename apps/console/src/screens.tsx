import lazy from 'preact-iso/lazy'
import { Route } from 'preact-iso/router'
import { Brands } from './screens/brands.tsx'
import { NotFound } from './screens/not-found.tsx'

/** What is not the first screen comes when it is opened. */
const Brand = lazy(() => import('./screens/brand.tsx').then((file) => file.Brand))
const Scan = lazy(() => import('./screens/scan.tsx').then((file) => file.Scan))

/** Every screen and its address. A screen gets what its address names as properties. */
export const SCREENS = [
  <Route key="brands" path="/console" component={Brands} />,
  <Route key="brand" path="/console/brands/:brandId" component={Brand} />,
  <Route key="scan" path="/console/scans/:scanId" component={Scan} />,
  <Route key="none" default component={NotFound} />,
]
