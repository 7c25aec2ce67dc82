import { existsSync } from 'node:fs'
import { isTestPublic, PUBLIC_IP, startSite } from '@veracite/testing/test-sites'
import { expect, test } from 'vitest'
import { createBrowserScripts } from './browser-scripts.ts'

const PROGRAM = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))

test.skipIf(PROGRAM === undefined)('runs scripts, and reaches nothing that is not public', async () => {
  const site = await startSite((request, response) => {
    const script = `fetch('/more').then((r) => r.text()).then((t) => (document.body.textContent = t));
      fetch('http://127.0.0.1:${site.port}/inside', { mode: 'no-cors' });
      fetch('http://inside.test:${site.port}/inside', { mode: 'no-cors' });`
    if (request.url === '/more') response.end('Founded by scripts in 1998.')
    else
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<!doctype html><body>Loading<script>${script}</script>`)
  })
  try {
    const scripts = createBrowserScripts({
      program: PROGRAM ?? '',
      userAgent: 'Test/1',
      sandbox: false,
      ports: [site.port],
      allowIp: isTestPublic,
      resolve: async (name) => [{ address: name === 'inside.test' ? '127.0.0.2' : PUBLIC_IP, family: 4 }],
    })
    const { signal } = new AbortController()
    const markup = await scripts.run(`http://pages.test:${site.port}/page`, signal)
    expect(markup).toContain('Founded by scripts in 1998.')
    expect(site.hits.filter((hit) => hit.includes('inside'))).toEqual([])
    expect(await scripts.run(`http://inside.test:${site.port}/page`, signal)).toBe(null)
    expect(await scripts.run('http://pages.test:1/', signal)).toBe(null)
  } finally {
    await site.close()
  }
})
