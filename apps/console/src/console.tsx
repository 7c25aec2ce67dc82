import { render } from 'preact'
import { App } from './app.tsx'
import { applyTheme } from './parts/frame/theme.ts'
import { invitation } from './parts/server/session.ts'

// Before anything else: it must not stay in the history.
const token = /^#([0-9a-f]{64})$/.exec(location.hash)?.[1]
if (location.pathname === '/console/invitation' && token !== undefined) {
  invitation.value = token
  // Browsers keep no passkeys for a bare address of this machine.
  if (location.hostname === '127.0.0.1')
    location.replace(`http://localhost:${location.port}${location.pathname}#${token}`)
  else history.replaceState(null, '', location.pathname)
}

applyTheme()
const place = document.getElementById('app')
if (place) render(<App />, place)
