import { say } from '@veracite/words/say'
import type { FunctionComponent } from 'preact'
import lazy from 'preact-iso/lazy'
import { Failed } from './page.tsx'

/** A screen that is loaded when it is opened, or says that loading failed. */
export const later = <P,>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> =>
  lazy(() => load().catch(() => NotLoaded))

/** The server was gone, or is newer and its files have other names: reloading the page helps in both cases. */
const NotLoaded = () => <Failed message={say('common.theServerDoesNot')} retry={() => location.reload()} />
