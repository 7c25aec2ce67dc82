import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import { beforeAll, describe, expect, test } from 'vitest'
import { argumentsOf } from './test-support/arguments.ts'
import { CONFABULATION, enginesSaying } from './test-support/engine.ts'
import { bearer, type Loose, useTestMcp } from './test-support/server.ts'
import toolTable from './test-support/tool-table.json' with { type: 'json' }
import { tools } from './tools.ts'

interface Side extends Record<string, string> {
  accountId: string
  brandId: string
  scanId: string
  runId: string
  sha256: string
  findingId: string
  correctionId: string
  key: string
  keyId: string
}

const mcp = useTestMcp({ engines: enginesSaying(['CHATGPT'], CONFABULATION) })
let ours: Side
let theirs: Side
beforeAll(async () => {
  ours = await openSide()
  theirs = await openSide()
})

async function openSide(): Promise<Side> {
  const { accountId, brandId } = await mcp.world.addBrand({ prompts: 1, engines: ['CHATGPT'] })
  const scanId = await mcp.scanToEnd(brandId)
  const { items } = await mcp.world.services.admin.runs.list(scanId, {}, { limit: 1, cursor: null })
  const runId = items[0]?.id ?? ''
  const scope = { accountId }
  const evidence = await mcp.world.services.getEvidence({ runId, scope })
  const findings = await mcp.world.services.admin.findings.list(
    brandId,
    {},
    { limit: 1, cursor: null },
    EVERY_ACCOUNT,
  )
  const findingId = findings.items[0]?.id ?? ''
  const wish = { findingId, deadline: null, note: null, by: 'test' }
  const { id: correctionId } = await mcp.world.services.admin.corrections.open(brandId, wish, EVERY_ACCOUNT)
  const { key, id } = await mcp.issueKey(accountId, ['read', 'scan', 'verify'])
  const sha256 = evidence.snapshot?.sha256 ?? ''
  return { accountId, brandId, scanId, runId, sha256, findingId, correctionId, key, keyId: id }
}

const PUBLIC = ['lookup_evidence_hash', 'check_evidence_content']
/** Takes no arguments and returns what the caller owns: `catalogue.test.ts` checks that. */
const OWN = ['list_brands']

describe('two accounts, each with a key', () => {
  test('every tool but the public ones is tried here', () => {
    const tried = [...OWN, ...Object.keys(toolTable).filter((name) => argumentsOf(name, ours)), ...PUBLIC]
    expect(tried.toSorted()).toEqual(tools.map(({ name }) => name).toSorted())
  })

  // No key has the scope edit: what it opens is tried below with the caller in hand.
  const KEYED = tools.filter(({ name, scope }) => ![...PUBLIC, ...OWN].includes(name) && scope !== 'edit')
  test.each(KEYED.map(({ name }) => name))(
    '%s: one sees its own, and not even that the other exists',
    async (name) => {
      for (const [me, you] of [
        [ours, theirs],
        [theirs, ours],
      ] as const) {
        const foreign = await mcp.call(name, argumentsOf(name, you) ?? {}, me.key)
        const [parameter = ''] = Object.keys(argumentsOf(name, you) ?? {})
        const nobodys = { ...argumentsOf(name, you), [parameter]: crypto.randomUUID() }
        const missing = await mcp.call(name, nobodys, me.key)
        expect(foreign.isError).toBe(true)
        expect(foreign.json.status).toBe(404)
        expect(foreign.text).toBe(missing.text)
        const { brandId, scanId, runId, accountId, sha256, correctionId } = you
        for (const secret of [brandId, scanId, runId, accountId, sha256, correctionId])
          expect(foreign.text).not.toContain(secret)
        // There is one scan of each yet.
        if (name === 'get_changes') continue
        const own = await mcp.call(name, argumentsOf(name, me) ?? {}, me.key)
        expect([name, own.isError, own.text.slice(0, 80)]).toMatchObject([name, false, expect.any(String)])
      }
    },
  )

  test('nothing was queued for the other side by trying', async () => {
    const quiet = await openSide()
    const before = await workOf(quiet)
    const writing = ['start_scan', 'reverify_run', 'refresh_ground_truth']
    for (const name of writing) await mcp.call(name, argumentsOf(name, quiet) ?? {}, ours.key)
    expect(await workOf(quiet)).toEqual(before)
    for (const name of writing) await mcp.call(name, argumentsOf(name, quiet) ?? {}, quiet.key)
    const after = await workOf(quiet)
    expect(after.scans).toBe(before.scans + 1)
    expect(after.jobs).toBeGreaterThanOrEqual(before.jobs + 2)
  })

  test('the public tools answer both alike, and do not name the account', async () => {
    for (const me of [ours, theirs]) {
      const found = await mcp.call('lookup_evidence_hash', { hash: theirs.sha256 }, me.key)
      expect(found.structured.found).toBe(true)
      for (const secret of [theirs.brandId, theirs.runId, theirs.accountId, 'Halden'])
        expect(found.text).not.toContain(secret)
    }
  })

  test('the platform token sees both', async () => {
    for (const side of [ours, theirs])
      expect((await mcp.call('get_scan', { scanId: side.scanId })).structured.id).toBe(side.scanId)
  })
})

describe('what a key may do', () => {
  const NEEDS: Record<string, { scope: string | null }> = toolTable

  test.each(['read', 'scan', 'verify'] as const)('a key with the scope %s alone', async (scope) => {
    const { key } = await mcp.issueKey(ours.accountId, [scope])
    for (const { name } of tools) {
      const hash = { hash: ours.sha256, ...(name.startsWith('check') && { content: 'x' }) }
      const args: Loose = argumentsOf(name, ours) ?? (OWN.includes(name) ? {} : hash)
      const reply = await mcp.call(name, args, key)
      const may = NEEDS[name]?.scope === null || NEEDS[name]?.scope === scope
      // There may not be two scans to compare yet.
      if (may && name === 'get_changes') expect([undefined, 409]).toContain(reply.json.status)
      else expect([name, reply.isError]).toEqual([name, !may])
      if (!may) expect(reply.json).toMatchObject({ status: 403, requiredScope: NEEDS[name]?.scope })
    }
  })

  test('a missing scope is refused before anything is looked up', async () => {
    const { key } = await mcp.issueKey(ours.accountId, ['scan'])
    const reply = await mcp.call('get_run_evidence', { runId: theirs.runId }, key)
    expect(reply.json.status).toBe(403)
  })

  test('the list is the same for every key', async () => {
    const { key } = await mcp.issueKey(ours.accountId, ['scan'])
    const withKey = (await (await mcp.send('tools/list', {}, bearer(key))).json()) as Loose
    const withToken = (await (await mcp.send('tools/list')).json()) as Loose
    expect(withKey.result).toEqual(withToken.result)
  })
})

describe('a key that ends', () => {
  test('revoked: the very next request is 401', async () => {
    const { key, id } = await mcp.issueKey(ours.accountId, ['read'])
    const ask = () => mcp.send('tools/list', {}, bearer(key))
    expect((await ask()).status).toBe(200)
    await mcp.world.services.admin.keys.revoke(id)
    const refused = await ask()
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toMatch(/invalid_token/)
  })

  test('of an account that was archived: 401 as well', async () => {
    const side = await mcp.world.addBrand({ prompts: 0 })
    const { key } = await mcp.issueKey(side.accountId, ['read'])
    const { sql } = mcp.world.database as Loose
    await sql`update veracite.accounts set archived_at = now() where id = ${side.accountId}`
    expect((await mcp.send('tools/list', {}, bearer(key))).status).toBe(401)
  })
})

/**
 * The work started for one account: its scans, and the jobs for its brand and for the run of its first scan.
 */
async function workOf({ brandId, runId }: Side): Promise<{ scans: number; jobs: number }> {
  const { sql } = mcp.world.database as Loose
  const [work] = await sql`
    select (select count(*)::int from veracite.scans where brand_id = ${brandId}) as scans,
           (select count(*)::int from veracite.jobs
             where payload::text like ${`%${brandId}%`} or payload::text like ${`%${runId}%`}) as jobs`
  return work
}
