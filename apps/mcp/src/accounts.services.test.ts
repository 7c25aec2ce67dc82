import type { ToolScope } from '@veracite/contract/base/tool'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONFABULATION, enginesSaying } from './test-support/engine.ts'
import { type Loose, startTestMcp, type TestMcp } from './test-support/server.ts'
import { tools } from './tools.ts'

interface Side {
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

let mcp: TestMcp
let ours: Side
let theirs: Side
beforeAll(async () => {
  mcp = await startTestMcp({ engines: enginesSaying(['CHATGPT'], CONFABULATION) })
  ours = await openSide()
  theirs = await openSide()
})
afterAll(() => mcp?.stop())

async function openSide(): Promise<Side> {
  const { accountId, brandId } = await mcp.world.addBrand({ prompts: 1, engines: ['CHATGPT'] })
  const scanId = await mcp.scanToEnd(brandId)
  const { items } = await mcp.world.operator.runs.list(scanId, {}, { limit: 1, cursor: null })
  const runId = items[0]?.id ?? ''
  const evidence = await mcp.world.operator.getEvidence({ runId })
  const findings = await mcp.world.operator.findings.list(brandId, {}, { limit: 1, cursor: null })
  const findingId = findings.items[0]?.id ?? ''
  const wish = { findingId, deadline: null, note: null, by: 'test' }
  const { id: correctionId } = await mcp.world.operator.corrections.open(brandId, wish)
  const { key, id } = await mcp.issueKey(accountId, ['read', 'scan', 'verify'])
  const sha256 = evidence.snapshot?.sha256 ?? ''
  return { accountId, brandId, scanId, runId, sha256, findingId, correctionId, key, keyId: id }
}

/** Arguments for every tool that names something belonging to one of the two accounts. */
const argsFor = (side: Side): Record<string, Record<string, unknown>> => ({
  list_scans: { brandId: side.brandId },
  start_scan: { brandId: side.brandId },
  get_scan: { scanId: side.scanId },
  list_confabulations: { brandId: side.brandId },
  get_run_evidence: { runId: side.runId },
  reverify_run: { runId: side.runId },
  get_evidence_bundle: { runId: side.runId },
  get_ground_truth: { brandId: side.brandId },
  refresh_ground_truth: { brandId: side.brandId },
  find_brand: { brand: side.brandId },
  list_findings: { brand: side.brandId },
  get_finding: { findingId: side.findingId },
  get_rates: { brand: side.brandId },
  get_changes: { brand: side.brandId },
  list_sources: { brand: side.brandId },
  list_reviews: { brand: side.brandId },
  list_cases: { brand: side.brandId },
  list_predicates: { brand: side.brandId },
  get_report: { brand: side.brandId },
  list_products: { brand: side.brandId },
  list_corrections: { brand: side.brandId },
  get_correction: { correctionId: side.correctionId },
  open_correction: { findingId: side.findingId },
  watch_correction: { correctionId: side.correctionId },
  make_case: { brand: side.brandId, findings: [side.findingId] },
  add_facts: { brand: side.brandId, facts: [{ predicate: 'founded_year', value: 2004 }] },
  add_prompts: { brand: side.brandId, prompts: [{ text: 'Why?', intent: 'BRANDED' }] },
  scan_brand: { brand: side.brandId },
})
const PUBLIC = ['lookup_evidence_hash', 'check_evidence_content']
/** Takes no arguments and returns what the caller owns: `catalogue.test.ts` checks that. */
const OWN = ['list_brands']

describe('two accounts, each with a key', () => {
  test('every tool but the public ones is tried here', () => {
    const tried = [...OWN, ...Object.keys(argsFor(ours)), ...PUBLIC]
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
        const foreign = await mcp.call(name, argsFor(you)[name] ?? {}, me.key)
        const [parameter = ''] = Object.keys(argsFor(you)[name] ?? {})
        const nobodys = { ...argsFor(you)[name], [parameter]: crypto.randomUUID() }
        const missing = await mcp.call(name, nobodys, me.key)
        expect(foreign.isError).toBe(true)
        expect(foreign.json.status).toBe(404)
        expect(foreign.text).toBe(missing.text)
        const { brandId, scanId, runId, accountId, sha256, correctionId } = you
        for (const secret of [brandId, scanId, runId, accountId, sha256, correctionId])
          expect(foreign.text).not.toContain(secret)
        // There is one scan of each yet.
        if (name === 'get_changes') continue
        const own = await mcp.call(name, argsFor(me)[name] ?? {}, me.key)
        expect([name, own.isError, own.text.slice(0, 80)]).toMatchObject([name, false, expect.any(String)])
      }
    },
  )

  test('nothing was queued for the other side by trying', async () => {
    const quiet = await openSide()
    const before = await workOf(quiet)
    const writing = ['start_scan', 'reverify_run', 'refresh_ground_truth']
    for (const name of writing) await mcp.call(name, argsFor(quiet)[name] ?? {}, ours.key)
    expect(await workOf(quiet)).toEqual(before)
    for (const name of writing) await mcp.call(name, argsFor(quiet)[name] ?? {}, quiet.key)
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
  const NEEDS: Record<string, ToolScope | null> = {
    list_brands: 'read',
    list_scans: 'read',
    start_scan: 'scan',
    get_scan: 'read',
    list_confabulations: 'read',
    get_run_evidence: 'read',
    reverify_run: 'verify',
    get_evidence_bundle: 'read',
    get_ground_truth: 'read',
    refresh_ground_truth: 'verify',
    lookup_evidence_hash: null,
    check_evidence_content: null,
    find_brand: 'read',
    list_findings: 'read',
    get_finding: 'read',
    get_rates: 'read',
    get_changes: 'read',
    list_sources: 'read',
    list_reviews: 'read',
    list_cases: 'read',
    get_report: 'read',
    list_products: 'read',
    list_corrections: 'read',
    get_correction: 'read',
    open_correction: 'edit',
    watch_correction: 'scan',
    make_case: 'edit',
    add_facts: 'edit',
    add_prompts: 'edit',
    scan_brand: 'scan',
    list_predicates: 'read',
  }

  test.each(['read', 'scan', 'verify'] as const)('a key with the scope %s alone', async (scope) => {
    const { key } = await mcp.issueKey(ours.accountId, [scope])
    for (const { name } of tools) {
      const hash = { hash: ours.sha256, ...(name.startsWith('check') && { content: 'x' }) }
      const args: Loose = argsFor(ours)[name] ?? (OWN.includes(name) ? {} : hash)
      const reply = await mcp.call(name, args, key)
      const may = NEEDS[name] === null || NEEDS[name] === scope
      // There may not be two scans to compare yet.
      if (may && name === 'get_changes') expect([undefined, 409]).toContain(reply.json.status)
      else expect([name, reply.isError]).toEqual([name, !may])
      if (!may) expect(reply.json).toMatchObject({ status: 403, requiredScope: NEEDS[name] })
    }
  })

  test('a missing scope is refused before anything is looked up', async () => {
    const { key } = await mcp.issueKey(ours.accountId, ['scan'])
    const reply = await mcp.call('get_run_evidence', { runId: theirs.runId }, key)
    expect(reply.json.status).toBe(403)
  })

  test('the list is the same for every key', async () => {
    const { key } = await mcp.issueKey(ours.accountId, ['scan'])
    const withKey = (await (
      await mcp.send('tools/list', {}, { authorization: `Bearer ${key}` })
    ).json()) as Loose
    const withToken = (await (await mcp.send('tools/list')).json()) as Loose
    expect(withKey.result).toEqual(withToken.result)
  })
})

describe('a key that ends', () => {
  test('revoked: the very next request is 401', async () => {
    const { key, id } = await mcp.issueKey(ours.accountId, ['read'])
    const ask = () => mcp.send('tools/list', {}, { authorization: `Bearer ${key}` })
    expect((await ask()).status).toBe(200)
    await mcp.world.operator.keys.revoke(id)
    const refused = await ask()
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toMatch(/invalid_token/)
  })

  test('of an account that was archived: 401 as well', async () => {
    const side = await mcp.world.addBrand({ prompts: 0 })
    const { key } = await mcp.issueKey(side.accountId, ['read'])
    const { sql } = mcp.world.database as Loose
    await sql`update veracite.accounts set archived_at = now() where id = ${side.accountId}`
    expect((await mcp.send('tools/list', {}, { authorization: `Bearer ${key}` })).status).toBe(401)
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
