import { render } from 'preact'
// The worker starts with the page, so that no request is left to make once a file is there.
import './check/verify-in-worker.ts'
import { CheckPage } from './check/check-page.tsx'
import { SharedPage } from './check/shared-page.tsx'
import { serverKey } from './parts/proof/server-key.ts'

// Before a file is given: the page says how many requests it made since, and a font would be one.
for (const name of ['Veracite Serif', 'Geist Mono']) void document.fonts.load(`1em "${name}"`)

const place = document.getElementById('app')
/** A shared address carries its secret behind the #, which is sent to nobody. */
const token = /^#([0-9a-f]{64})$/.exec(location.hash)?.[1] ?? null
const page =
  location.pathname === '/shared' ? (
    <SharedPage token={token} server={serverKey()} />
  ) : (
    <CheckPage server={serverKey()} />
  )
if (place) render(page, place)
