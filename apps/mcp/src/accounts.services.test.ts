import { TOOL_SCOPES } from '@veracite/contract/base/tool'
import { TEST_TOKEN } from '@veracite/testing/world'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMcp } from './serve-mcp.ts'
import { CONFABULATION, enginesSaying } from './test-support/engine.ts'
import { addScannedBrand } from './test-support/scanned-brand.ts'
import {
  bearer,
  type Loose,
  modernRequest,
  type ToolReply,
  toReply,
  useTestMcp,
} from './test-support/server.ts'
import { argsOf, TOOL_CASES } from './test-support/tool-cases.ts'
import { tools } from './tools.ts'

type Side = Awaited<ReturnType<typeof openSide>>
let ours: Side
let theirs: Side
const mcp = useTestMcp({ engines: enginesSaying(['CHATGPT'], CONFABULATION) })
beforeAll(async () => {
  ours = await openSide()
  theirs = await openSide()
})

async function openSide() {
  const ids = await addScannedBrand(mcp)
  const { key } = await mcp.issueKey(ids.accountId, ['read', 'scan', 'verify'])
  return { ...ids, key }
}

/** No key has the scope edit: an agent of somebody who owns the account has every scope. */
async function callAsOwner({ accountId }: Side, name: string, args: Loose): Promise<ToolReply> {
  const token = { issuer: mcp.origin, subject: 'ada', clientId: null, scopes: null, claims: {} }
  const serve = createMcp({
    ...mcp.world,
    platformToken: TEST_TOKEN,
    limiter: null,
    allowedOrigins: [],
    agents: {
      resource: mcp.url,
      tokens: { check: async () => token },
      grantOf: async () => ({ accountId, role: 'owner', may: TOOL_SCOPES, couldBeAllowed: [] }),
      whoIs: async () => ({ kind: 'person', id: null, name: 'Ada' }),
    },
  })
  const request = modernRequest('tools/call', { name, arguments: args }, bearer('a-token-of-an-agent'))
  const { result } = (await (await serve(new Request(mcp.url, request))).json()) as Loose
  return toReply(result)
}

const OF_ACCOUNTS = tools.filter(({ scope }) => scope !== null).map(({ name }) => name)
/** Arguments that name something of an account: ids, or a brand by name or id. */
const NAMING = /Id$|^(brand|findings|from|to|report)$/

describe('two accounts, each with a key', () => {
  test('the arguments of every tool are written out, with everything that names something of an account', () => {
    expect(Object.keys(TOOL_CASES)).toEqual(tools.map(({ name }) => name))
    for (const { name, input } of tools) {
      const naming = Object.keys(input.properties).filter((argument) => NAMING.test(argument))
      expect([name, Object.keys(TOOL_CASES[name]?.args ?? {})]).toEqual([
        name,
        expect.arrayContaining(naming),
      ])
    }
  })

  test.each(OF_ACCOUNTS)('%s: one sees its own, and not even that the other exists', async (name) => {
    const own = argsOf(name, ours)
    const foreign = argsOf(name, theirs)
    const nowhere = argsOf(
      name,
      Object.fromEntries(Object.keys(theirs).map((id) => [id, crypto.randomUUID()])),
    )
    const isKeyed = TOOL_CASES[name]?.scope !== 'edit'
    const callers = [
      (args: Loose) => callAsOwner(ours, name, args),
      ...(isKeyed ? [(args: Loose) => mcp.call(name, args, ours.key)] : []),
    ]
    for (const call of callers) {
      // One argument of the other account among our own is refused like all of them.
      for (const argument of Object.keys(foreign).filter((one) => NAMING.test(one))) {
        const refused = await call({ ...own, [argument]: foreign[argument] })
        expect([argument, refused.isError, refused.json.status]).toEqual([argument, true, 404])
        expect(refused.text).toBe((await call({ ...own, [argument]: nowhere[argument] })).text)
        for (const id of Object.values(theirs)) expect(refused.text).not.toContain(id)
      }
      const reply = await call(own)
      expect([name, reply.isError, reply.text.slice(0, 80)]).toEqual([name, false, expect.any(String)])
    }
  })

  test('nothing was queued for the other side by trying', async () => {
    const quiet = await openSide()
    const before = await workOf(quiet)
    const writing = ['start_scan', 'reverify_run', 'refresh_ground_truth']
    for (const name of writing) await mcp.call(name, argsOf(name, quiet), ours.key)
    expect(await workOf(quiet)).toEqual(before)
    for (const name of writing) await mcp.call(name, argsOf(name, quiet), quiet.key)
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
  test.each(['read', 'scan', 'verify'] as const)('a key with the scope %s alone', async (scope) => {
    const { key } = await mcp.issueKey(ours.accountId, [scope])
    for (const [name, { scope: needed }] of Object.entries(TOOL_CASES)) {
      const reply = await mcp.call(name, argsOf(name, ours), key)
      const may = needed === null || needed === scope
      expect([name, reply.isError]).toEqual([name, !may])
      if (!may) expect(reply.json).toMatchObject({ status: 403, requiredScope: needed })
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
