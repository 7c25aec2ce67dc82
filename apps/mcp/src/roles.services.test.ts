import { adminOperations } from '@veracite/contract/document/admin-operations'
import { operations } from '@veracite/contract/operations'
import { isAtLeast } from '@veracite/core/access/caller'
import { AGENT_ROLES } from '@veracite/core/agents/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessOfTool } from './role.ts'
import { type ForeignIssuer, startForeignIssuer } from './test-support/foreign-issuer.ts'
import { useTestMcp } from './test-support/server.ts'
import { tools } from './tools.ts'

/** Every tool with every role: a tool needs the role that its operation has in the REST API, and no other. */

const PUBLIC = 'https://veracite.example'

let foreign: ForeignIssuer
const accountId = crypto.randomUUID()
const mcp = useTestMcp(async () => {
  foreign = await startForeignIssuer(
    Object.fromEntries(AGENT_ROLES.map((role) => [role, { groups: [`is-${role}`] }])),
  )
  const rules = AGENT_ROLES.map((role) =>
    role === 'operator' ? 'groups:is-operator=operator' : `groups:is-${role}=${role}@${accountId}`,
  )
  const env = {
    VERACITE_PUBLIC_URL: PUBLIC,
    VERACITE_OAUTH_ISSUER: foreign.issuer,
    VERACITE_OAUTH_ROLES: rules.join(','),
  }
  return { worker: false, env }
})
beforeAll(() => mcp.world.ports.tenants.addAccount({ id: accountId, name: 'Acme', plan: 'pro' }, new Date()))
afterAll(() => foreign?.stop())

describe.each(AGENT_ROLES)('as %s', (role) => {
  let token: string
  beforeAll(async () => {
    token = await foreign.tokenFor(`${PUBLIC}/api/mcp`, { client: role })
  })
  test.each(tools.map((tool) => [tool.name, tool.operation.id, tool] as const))(
    '%s as its operation %s',
    async (name, _id, tool) => {
      const { json } = await mcp.call(name, {}, token)
      const { role: needed } = accessOfTool(tool)
      if (isAtLeast(role, needed)) expect(json.status).not.toBe(403)
      else expect(json).toMatchObject({ status: 403, requiredRole: needed })
    },
  )
})

test('only tools of public operations need no role, and what changes something needs more than a viewer', () => {
  const open = tools.filter(({ operation }) => operation.auth === 'none').map(({ name }) => name)
  expect(open).toEqual(['lookup_evidence_hash', 'check_evidence_content'])
  for (const tool of tools.filter(({ annotations }) => !annotations.readOnlyHint))
    expect([tool.name, isAtLeast(accessOfTool(tool).role, 'reviewer')]).toEqual([tool.name, true])
  const declared = [...adminOperations, ...operations].flatMap((one) => Object.keys(one.tools ?? {}))
  expect(tools.map(({ name }) => name).sort()).toEqual(declared.sort())
  const refresh = tools.find(({ name }) => name === 'refresh_ground_truth')
  expect(refresh?.operation.access?.role).toBe('editor')
})
