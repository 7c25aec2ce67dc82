import type { FunctionComponent } from 'preact'
import lazy from 'preact-iso/lazy'
import { Failed } from './states.tsx'

/** A screen that comes when it is opened, or says that it did not come. */
export const later = <P,>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> =>
  lazy(() => load().catch(() => NotLoaded))

/** The server was gone, or is a newer one whose files have other names: both end with the page loaded anew. */
const NotLoaded = () => <Failed message="The server does not answer." retry={() => location.reload()} />
