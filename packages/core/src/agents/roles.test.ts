import { expect, test } from 'vitest'
import { grantOf, type RoleRule } from './roles.ts'

const RULES: RoleRule[] = [
  { claim: 'groups', value: 'staff', role: 'operator', accountId: null },
  { claim: 'groups', value: 'acme', role: 'viewer', accountId: 'a' },
  { claim: 'realm_access.roles', value: 'beta-editor', role: 'editor', accountId: 'b' },
  { claim: 'https://acme.example/role', value: 'reviewer', role: 'reviewer', accountId: 'c' },
  { claim: 'scope', value: 'special', role: 'viewer', accountId: 'd' },
]
const token = (claims: Record<string, unknown>, scopes: string[] | null = null) => ({
  issuer: 'https://login.example',
  subject: 'ada',
  clientId: null,
  claims,
  scopes,
})

test.each([
  [{ groups: ['x', 'staff', 'acme'] }, null, 'operator', ['read', 'scan', 'verify', 'edit']],
  [{ groups: 'acme' }, 'a', 'viewer', ['read']],
  [{ realm_access: { roles: ['beta-editor'] } }, 'b', 'editor', ['read', 'scan', 'verify', 'edit']],
  [{ 'https://acme.example/role': 'reviewer' }, 'c', 'reviewer', ['read', 'verify', 'edit']],
  [{ scope: 'openid special' }, 'd', 'viewer', ['read']],
])('%j', (claims, accountId, role, may) => {
  expect(grantOf(token(claims), RULES)).toMatchObject({ accountId, role, may })
})

test.each([
  {},
  { groups: 'staff acme' },
  { groups: ['Staff'] },
  { groups: { staff: true } },
  { groups: [['staff']] },
  { realm_access: { roles: 'beta' } },
  { realm_access: null },
])('%j opens nothing', (claims) => {
  expect(grantOf(token(claims as Record<string, unknown>), RULES)).toBeNull()
})

test('a program gets no more than its person allowed, and no more than its person may do', () => {
  expect(grantOf(token({ groups: 'staff' }, ['read']), RULES)?.may).toEqual(['read'])
  expect(grantOf(token({ groups: 'acme' }, ['read', 'edit']), RULES)?.may).toEqual(['read'])
  expect(grantOf(token({ groups: 'staff' }, []), RULES)?.may).toEqual([])
})
