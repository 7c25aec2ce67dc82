import { accessOf } from '@veracite/contract/base/access'
import { isAtLeast } from '@veracite/core/access/caller'
import { AGENT_ROLES } from '@veracite/core/agents/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ForeignIssuer, startForeignIssuer } from './test-support/foreign-issuer.ts'
import { startTestMcp, type TestMcp } from './test-support/server.ts'
import { tools } from './tools.ts'

/** Every tool with every role: a tool needs the role that its operation has in the REST API, and no other. */

const PUBLIC = 'https://veracite.example'

let foreign: ForeignIssuer
let mcp: TestMcp
const accountId = crypto.randomUUID()
beforeAll(async () => {
  foreign = await startForeignIssuer(
    Object.fromEntries(AGENT_ROLES.map((role) => [role, { groups: [`is-${role}`] }])),
  )
  const rules = AGENT_ROLES.map((role) =>
    role === 'operator' ? 'groups:is-operator=operator' : `groups:is-${role}=${role}@${accountId}`,
  )
  mcp = await startTestMcp({
    worker: false,
    env: {
      VERACITE_PUBLIC_URL: PUBLIC,
      VERACITE_OAUTH_ISSUER: foreign.issuer,
      VERACITE_OAUTH_ROLES: rules.join(','),
      VERACITE_MCP_RATE_LIMIT: '10000',
    },
  })
  await mcp.world.ports.tenants.addAccount({ id: accountId, name: 'Acme', plan: 'pro' }, new Date())
})
afterAll(async () => {
  await mcp?.stop()
  await foreign?.stop()
})

describe.each(AGENT_ROLES)('as %s', (role) => {
  test.each(tools.map(({ name, operation }) => [name, operation?.id, operation] as const))(
    '%s as its operation %s',
    async (name, _id, operation) => {
      const token = await foreign.tokenFor(`${PUBLIC}/api/mcp`, { client: role })
      const { json } = await mcp.call(name, {}, token)
      const needed = operation === null ? 'viewer' : accessOf(operation).role
      if (isAtLeast(role, needed)) expect(json.status).not.toBe(403)
      else expect(json).toMatchObject({ status: 403, requiredRole: needed })
    },
  )
})

test('only public tools have no operation, and tools that change something need more than a viewer', () => {
  const open = tools.filter(({ operation }) => operation === null).map(({ name }) => name)
  expect(open).toEqual(['lookup_evidence_hash', 'check_evidence_content'])
  for (const { name, operation, annotations } of tools)
    if (operation !== null && !annotations.readOnlyHint)
      expect([name, isAtLeast(accessOf(operation).role, 'reviewer')]).toEqual([name, true])
  const refresh = tools.find(({ name }) => name === 'refresh_ground_truth')
  expect(refresh?.operation?.access?.role).toBe('editor')
})
