import { useEffect, useState } from 'preact/hooks'
import { ErrorBoundary } from 'preact-iso/lazy'
import { LocationProvider, Router } from 'preact-iso/router'
import { Layout } from './parts/layout.tsx'
import { session } from './parts/session.ts'
import { findSession } from './parts/sign-in.ts'
import { Loading } from './parts/states.tsx'
import { SignIn, SignInAgain } from './screens/sign-in.tsx'
import { SCREENS } from './screens.tsx'

/** Without a session there is no screen; after signing in, people see the one that the address names. */
export function App() {
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    findSession().then(setRefusal, () => {
      setRefusal('The server does not answer.')
      session.value = 'out'
    })
  }, [])
  if (session.value === 'unknown') return <Loading what="the console" />
  if (session.value === 'out') return <SignIn refusal={refusal} />
  return (
    <LocationProvider scope={SCREENS_ONLY}>
      <Layout>
        <ErrorBoundary>
          <Router onRouteChange={startAtTop}>{SCREENS}</Router>
        </ErrorBoundary>
      </Layout>
      {session.value === 'ended' && <SignInAgain />}
    </LocationProvider>
  )
}

/** Links to files of the server are left to the browser. */
const SCREENS_ONLY = /^\/console(?!\/(api|session))/

/** Screen readers announce the new screen. */
function startAtTop(): void {
  scrollTo(0, 0)
  document.querySelector('main')?.focus({ preventScroll: true })
}
