import { render } from 'preact'
import { CheckPage } from './check/check-page.tsx'
import { serverKey } from './parts/server-key.ts'

const place = document.getElementById('app')
if (place) render(<CheckPage server={serverKey()} />, place)
