import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildExtension } from '@veracite/console/extension/build-extension'
import type { Target } from '@veracite/console/extension/manifest'

export const ANSWER = 'Halden Instruments was founded in 1998.'
const EVENT = `event: content_block_delta\ndata: {"type":"content_block_delta","delta":{"type":"text_delta","text":"${ANSWER}"}}\n\nevent: message_stop\ndata: {"type":"message_stop"}\n\n`
const PAGE = `<!doctype html><meta charset="utf-8"><title>Claude</title>
<nav>Another private chat</nav><div class="font-claude-response"><div class="standard-markdown"><p>Halden Instruments
was founded in <b>1998</b>.</p><span style="display:none">not</span><button>Copy</button></div></div>
<button id="ask" onclick="fetch('/api/organizations/o/chat_conversations/c/completion',{method:'POST'}).then((r)=>r.text()).then(()=>{document.title='asked'})">ask</button>`

/** A page of Google AI Mode as its readers describe it, with an answer of an export. */
export const AI_MODE_ANSWER = 'No. The Nordlicht K2 base holds electronics; wipe it by hand.'
const AI_MODE_PAGE = `<!doctype html><meta charset="utf-8"><title>AI Mode</title>
<div>Another private search</div><div data-subtree="aimfl"><div>No. The <b>Nordlicht K2</b> base holds electronics;
wipe it by hand.<span data-icl-uuid="1">K2 manual</span></div><button>Share</button></div>`

/** A folder with the extension as a browser loads it. */
export async function extensionFolder(target: Target, granted: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'veracite-extension-'))
  const files = await buildExtension(target, '0.0.1', granted)
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  return folder
}

/** A site that looks like Claude, and the way to a service, on which what is uploaded is seen. */
export async function startSites(serviceUrl: () => string) {
  const folder = mkdtempSync(join(tmpdir(), 'veracite-site-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert]
  execFileSync('openssl', [...made, '-subj', '/CN=claude.ai', '-days', '2'], { stdio: 'ignore' })
  const engine = createTlsServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (request, response) => {
      const isReply = request.url?.endsWith('/completion')
      response.setHeader('content-type', isReply ? 'text/event-stream' : 'text/html')
      if (isReply) response.setHeader('set-cookie', 'session=secret; Secure; HttpOnly')
      const isGoogle = request.headers.host === 'www.google.com'
      response.end(isReply ? EVENT : isGoogle ? AI_MODE_PAGE : PAGE)
    },
  )
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was uploaded
  const uploads: { path: string; bearer: string; body: any; answer: any }[] = []
  const service = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', async () => {
      const [path = '', bearer = ''] = [request.url, request.headers.authorization]
      const names = ['authorization', 'content-type', 'origin', 'cookie', 'sec-fetch-site', 'sec-fetch-mode']
      const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name] ?? '')]))
      const answer = await fetch(serviceUrl() + path, {
        method: request.method ?? '',
        headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
        ...(text !== '' && { body: text }),
      })
      const said = await answer.text()
      if (request.method === 'POST')
        uploads.push({ path, bearer, body: JSON.parse(text || 'null'), answer: JSON.parse(said) })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(said)
    })
  })
  const portOf = (server: typeof service | typeof engine) =>
    new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    )
  return {
    enginePort: await portOf(engine),
    serviceUrl: `http://127.0.0.1:${await portOf(service)}`,
    reply: EVENT,
    uploads,
    stop() {
      for (const server of [engine, service]) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}
