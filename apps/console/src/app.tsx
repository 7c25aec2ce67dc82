import { say } from '@veracite/words/say'
import { useEffect, useState } from 'preact/hooks'
import { ErrorBoundary } from 'preact-iso/lazy'
import { LocationProvider, Router } from 'preact-iso/router'
import { Layout } from './parts/frame/layout.tsx'
import { SessionEnded } from './parts/frame/sign-in-form.tsx'
import { invitation, session } from './parts/server/session.ts'
import { findSession } from './parts/server/sign-in.ts'
import { later } from './parts/widgets/later.tsx'
import { Loading } from './parts/widgets/page.tsx'
import { SignIn } from './screens/sign-in.tsx'
import { SCREENS } from './screens.tsx'

const Invitation = later(() => import('./screens/invitation.tsx').then((file) => file.Invitation))

/** Without a session there is no screen; after signing in, people see the one that the address names. */
export function App() {
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    findSession().then(setRefusal, () => {
      setRefusal(say('common.theServerDoesNot'))
      session.value = 'out'
    })
  }, [])
  // A visitor with an invitation is not signed in yet, or is signed in as another person.
  if (location.pathname === '/console/invitation' && invitation.value !== null)
    return (
      <ErrorBoundary>
        <Invitation token={invitation.value} />
      </ErrorBoundary>
    )
  if (session.value === 'unknown') return <Loading />
  if (session.value === 'out') return <SignIn refusal={refusal} />
  return (
    <>
      <LocationProvider scope={SCREENS_ONLY}>
        <Layout>
          <ErrorBoundary>
            <Router onRouteChange={startAtTop}>{SCREENS}</Router>
          </ErrorBoundary>
        </Layout>
      </LocationProvider>
      {session.value === 'ended' && <SessionEnded />}
    </>
  )
}

/** Links to files of the server are left to the browser. */
const SCREENS_ONLY = /^\/console(?!\/(api|session))/

/** Screen readers announce the new screen. */
function startAtTop(): void {
  scrollTo(0, 0)
  document.querySelector('main')?.focus({ preventScroll: true })
}
