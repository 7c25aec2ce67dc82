// Opens a web archive with the library of ReplayWeb.page and prints what it found: the pages, the bytes of each as it would
// replay them, and what it says about hashes and the signature.
//   node replay.mjs FILE
import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// The library runs in a service worker: this much of one it asks for. The parameter turns its checks of hashes on.
globalThis.self ??= globalThis
Object.assign(globalThis, {
  addEventListener() {},
  skipWaiting() {},
  location: new URL('http://localhost/sw.js?useHashCheck=1'),
  registration: { scope: 'http://localhost/' },
  caches: {},
  clients: { claim() {} },
})
const log = console.log
console.log = () => {}
const { ArchiveRequest, SWReplay, WorkerLoader } = await import('@webrecorder/wabac/swlib')

const bytes = readFileSync(process.argv[2])
const server = createServer((request, response) => {
  const [, from, to] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? []
  if (from === undefined) {
    response.writeHead(200, { 'content-length': bytes.length, 'accept-ranges': 'bytes' })
    return response.end(request.method === 'HEAD' ? undefined : bytes)
  }
  const last = to === '' ? bytes.length - 1 : Number(to)
  const part = bytes.subarray(Number(from), last + 1)
  response.writeHead(206, {
    'content-range': `bytes ${from}-${last}/${bytes.length}`,
    'content-length': part.length,
  })
  response.end(part)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

new SWReplay({})
const loader = new WorkerLoader(globalThis)
const sourceUrl = `http://127.0.0.1:${server.address().port}/pages.wacz`
await loader.addCollection({ name: 'pages', file: { sourceUrl }, extraConfig: {} }, () => {})
const { store } = await loader.loadColl('pages')
const pages = []
for (const { url } of await store.getAllPages()) {
  const request = new ArchiveRequest(`id_/${url}`, new Request(url))
  const found = await store.getResource(
    request,
    'http://localhost/w/',
    { waitUntil() {} },
    { noRedirect: true },
  )
  const body = found && Buffer.from(await found.getBuffer()).toString('base64')
  pages.push({ url, status: found?.status ?? null, body })
}
const checks = Object.fromEntries(
  (await store.db.getAll('verification')).map(({ id, matched }) => [id, matched]),
)
log(JSON.stringify({ pages, checks }))
process.exit(0)
