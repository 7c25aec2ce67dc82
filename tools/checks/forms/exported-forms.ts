import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { serveWorld, type TestApi } from '../../../apps/api/src/test-support/server.ts'
import { integrateBatch, publishCheckpoint } from '../../../packages/evidence/src/log/sequencer.ts'
import { signReceipt } from '../../../packages/evidence/src/receipts/sign-receipt.ts'
import { eventually } from '../../../packages/testing/src/eventually.ts'
import { cites, scriptedEngine } from '../../../packages/testing/src/scripted-engine.ts'
import { siteFetcher } from '../../../packages/testing/src/site-fetcher.ts'
import type { TestServer } from '../../../packages/testing/src/test-services.ts'
import { startSite, type TestSite } from '../../../packages/testing/src/test-sites.ts'
import { createWorld, TEST_TOKEN, type World } from '../../../packages/testing/src/world.ts'
import { ED25519_NOTE, noteSigner } from '../../../packages/verify/src/log/note-key.ts'

/**
 * Pages that an answer cites, compressed on their way: one not in UTF-8, one behind a redirect. Of two more, one is not there,
 * and one unpacks into so much that it is refused.
 */
export const PAGES: Record<string, Uint8Array> = {
  '/founded': Buffer.from(
    '<!doctype html><html lang="fr"><p>Halden Instruments, fond\u00e9e : was founded in 1987.</p></html>',
    'latin1',
  ),
  '/moved': Buffer.from(
    '<!doctype html><html lang="en"><p>Halden Instruments was founded in 1987.</p></html>',
  ),
  '/bomb': Buffer.from(`<!doctype html><html lang="en"><p>${'Nothing of note. '.repeat(20_000)}</p></html>`),
}

const LOG = noteSigner('forms.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(9))

/** Scans, publishes, and writes every form of one run and one case into the folder, as the API hands them out. */
export async function exportForms(server: TestServer, folder: string): Promise<{ port: number }> {
  const site = await startPages()
  const url = (path: string) => `http://pages.test:${site.port}${path}`
  const script = cites(
    'Halden Instruments was founded in 1987.',
    ['/founded', '/old', '/bomb', '/nothing'].map(url),
  )
  const world = await createWorld(server, {
    env: { VERACITE_SOURCES_HOST_SECONDS: '0' },
    engines: new Map([['CHATGPT', scriptedEngine('CHATGPT', script, {}, 'official_api')]]),
    ports: { fetcher: siteFetcher(site.port) },
  })
  const api = await serveWorld(world)
  try {
    const { brandId } = await world.addBrand({ engines: ['CHATGPT'], prompts: 1 })
    await api.scanToEnd(brandId)
    await eventually('the trail', async () => {
      const rows = await world.database.sql`select from evidence.source_trails`
      return rows.length === 1
    })
    await publish(world)
    await saveForms(world, api, brandId, folder)
    return { port: site.port }
  } finally {
    await api.stop()
    await world.close()
    await site.close()
  }
}

const startPages = (): Promise<TestSite> =>
  startSite((request, response) => {
    const path = request.url ?? ''
    if (path === '/old') return response.writeHead(301, { location: '/moved' }).end()
    const page = PAGES[path]
    if (page === undefined) return response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Gone</p>')
    response.writeHead(200, {
      'content-type': path === '/founded' ? 'text/html; charset=iso-8859-1' : 'text/html',
      'content-encoding': 'gzip',
      'set-cookie': 'secret=1',
    })
    return response.end(gzipSync(page))
  })

/** What a worker with the key of the log does. */
async function publish({ ports }: World): Promise<void> {
  const notBefore = new Date(0)
  const { name, publicKey, keyId } = LOG.verifier
  const own = ports.signer
  await ports.log.registerKey({ role: 'log', keyId, name, publicKey, notBefore })
  await ports.log.registerKey({
    role: 'capture',
    keyId: own.keyId,
    name: own.keyId,
    publicKey: own.publicKey,
    notBefore,
  })
  const sequencer = { ...ports, signer: LOG, keeper: null }
  while ((await integrateBatch(sequencer)()) !== 0);
  await publishCheckpoint(sequencer)()
  await signReceipt(sequencer)()
}

async function saveForms(world: World, api: TestApi, brandId: string, folder: string): Promise<void> {
  const save = async (name: string, path: string) => {
    const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${TEST_TOKEN}` } })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    writeFileSync(join(folder, name), await response.bytes())
  }
  const [run] = await world.database.sql<{ id: string }[]>`select id from veracite.runs`
  const made = await api.call('POST', '/api/admin/cases', { body: { brandId, runs: [run?.id] } })
  await save('pages.wacz', `/api/admin/runs/${run?.id}/web-archive`)
  await save('case.wacz', `/api/admin/cases/${made.body.id}/web-archive`)
  await save('run.cose', `/api/admin/runs/${run?.id}/transparent-statement`)
  await save('run.intoto.json', `/api/admin/runs/${run?.id}/attestation`)
  await save('bundle.json', `/v1/runs/${run?.id}/evidence-bundle`)
  writeFileSync(join(folder, 'keys.json'), JSON.stringify(await world.services.log.keys()))
}
