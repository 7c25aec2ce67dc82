import { render } from 'preact'
// The worker starts with the page, so that no request is left to make once a file is there.
import './check/verify-in-worker.ts'
import { CheckPage } from './check/check-page.tsx'
import { serverKey } from './parts/proof/server-key.ts'

const place = document.getElementById('app')
if (place) render(<CheckPage server={serverKey()} />, place)
