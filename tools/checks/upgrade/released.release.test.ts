import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from '@veracite/db/open-postgres'
import { checkedOutCommit } from '@veracite/runtime/start/checked-out-commit'
import { createEmptyDatabase, oneServer, type TestDatabase } from '@veracite/testing/database'
import { scanForBundle } from '@veracite/testing/scan-for-bundle'
import { type Standalone, startStandalone } from '@veracite/testing/standalone-process'
import { useFolder } from '@veracite/testing/temporary-folder'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { keyInDocument, type VerificationReport, verifyBundle } from '../../../packages/verify/src/index.ts'
import { type Bundle, leaveDataWith } from './leave-data.ts'
import { RECORDED, recordedFolder, recordedSql } from './recorded.ts'

/** Data of an older version, opened by this one: nothing is lost, what was proven stays proven, and work goes on. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 600_000 })

const root = join(import.meta.dirname, '../../..')
const [lastTag = ''] = execFileSync(
  'git',
  ['tag', '--list', 'v*', '--sort=-version:refname', '--no-contains', 'HEAD'],
  {
    cwd: root,
    encoding: 'utf8',
  },
).split('\n')
const folder = useFolder()

interface OldRun {
  id: string
  status: string
}

const judged = ({ status, steps }: VerificationReport) => ({
  status,
  wrong: steps.filter(({ result }) => result === 'fail').map(({ id, reason }) => `${id}: ${reason}`),
})

/** What must hold of any old data, of which one bundle was kept. */
function stillHolds(opened: () => Standalone, oldBundle: () => Bundle) {
  const bundleOf = async (runId: string) =>
    (await opened().call('GET', `/v1/runs/${runId}/evidence-bundle`)).body
  const trusted = async () => {
    const vkey = keyInDocument(await (await fetch(`${opened().url}/.well-known/veracite-log-key`)).text())
    return { vkeys: [vkey] }
  }

  test('the bundle that the old version handed out still verifies, with the key published now', async () => {
    const { wrong, status } = judged(verifyBundle(oldBundle(), await trusted()))
    expect({ wrong, status }).toEqual({
      wrong: [],
      status: expect.stringMatching(/^(verified|unsealed)$/),
    })
  })

  test('the same run is handed out again by this version, and verifies', async () => {
    const report = verifyBundle(await bundleOf(oldBundle().run.id), await trusted())
    expect(judged(report)).toEqual({ wrong: [], status: 'verified' })
  })

  test('every answer of the old scan is there, and its evidence is unchanged', async () => {
    const { body: scans } = await opened().call('GET', `/api/admin/brands/${opened().brandId}/scans`)
    const [scan] = scans.items as { id: string }[]
    const { body: runs } = await opened().call('GET', `/api/admin/scans/${scan?.id}/runs?limit=100`)
    const answered = (runs.items as OldRun[]).filter(({ status }) => status === 'CLASSIFIED')
    expect(answered.length).toBeGreaterThan(20)
    for (const { id } of answered.slice(0, 5)) {
      const { status, body } = await opened().call('GET', `/v1/runs/${id}/evidence`)
      expect([status, typeof body.rawResponse]).toEqual([200, 'string'])
    }
  })

  test('a new scan runs on top, enters the same log, and says which version and commit made it', async () => {
    const bundle = await scanForBundle(opened(), opened().brandId)
    const { provenance } = bundle as unknown as { provenance: { collector: Record<string, unknown> } }
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(provenance.collector).toMatchObject({ version, commit: checkedOutCommit(root) })
    expect(provenance.collector.commit).toMatch(/^[0-9a-f]{40}$/)
    expect(judged(verifyBundle(bundle, await trusted()))).toEqual({ wrong: [], status: 'verified' })
  })
}

describe('what 0.1.0 left', () => {
  let database: TestDatabase
  let opened: Standalone
  beforeAll(async () => {
    database = await createEmptyDatabase(oneServer())
    const old = await openPostgres({ url: database.adminUrl, max: 1, applicationName: 'restore', role: null })
    await old.sql.unsafe(recordedSql())
    await old.close()
    opened = await startStandalone(recordedFolder(join(folder, 'recorded')), {
      DATABASE_URL: database.adminUrl,
      VERACITE_LOG_ORIGIN: 'veracite.example/log/1',
    })
  })
  afterAll(async () => {
    await opened?.end('SIGTERM')
    await database?.drop()
  })
  const kept = JSON.parse(readFileSync(join(RECORDED, 'bundle.json'), 'utf8')) as Bundle
  stillHolds(
    () => opened,
    () => kept,
  )
})

test('this clone has the tags of the versions that were released before this one', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const listed = [...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\d\S*)$/gm)].map(
    ([, name]) => name,
  )
  // 0.1.0 was never tagged, and a version gets its tag after it was listed. Without tags, the next suite would be left out.
  if (listed.some((name) => name !== '0.1.0' && name !== version)) expect(lastTag).not.toBe('')
})

// From the last version that was released, with its own code: there is none before the first tag.
describe.skipIf(lastTag === '')(`what ${lastTag || 'the last tag'} left`, () => {
  let opened: Standalone
  let kept: Bundle
  beforeAll(async () => {
    const left = await leaveDataWith(lastTag, join(folder, 'last'))
    kept = left.bundle
    opened = await startStandalone(left.dataFolder)
  })
  afterAll(async () => {
    await opened?.end('SIGTERM')
  })
  stillHolds(
    () => opened,
    () => kept,
  )
})
