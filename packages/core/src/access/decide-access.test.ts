import { MEMBER_ROLES, ROLES } from '@veracite/terms/vocabulary'
import { describe, expect, test } from 'vitest'
import { accountsWith, type Caller, isAtLeast, OPERATOR, signatureOf } from './caller.ts'
import { decideAccess, mayAnywhere } from './decide-access.ts'

const member = (...memberships: NonNullable<Caller['memberships']>): Caller => ({
  kind: 'person',
  id: 'p',
  name: 'Ada',
  personId: 'p',
  memberships,
})

describe('access', () => {
  test('a role may do what the roles before it may, and nothing more', () => {
    for (const [at, role] of ROLES.entries())
      for (const [needed, other] of ROLES.entries()) expect(isAtLeast(role, other)).toBe(at >= needed)
  })

  test('members are confined to their account; the operator is not', () => {
    for (const role of MEMBER_ROLES) {
      expect(decideAccess(member({ accountId: 'a', role }), 'viewer', ['a'])).toBe('allowed')
      expect(decideAccess(member({ accountId: 'a', role }), 'viewer', ['b'])).toBe('hidden')
      // Not even its existence: things without an account and missing things look alike.
      expect(decideAccess(member({ accountId: 'a', role }), 'viewer', [null])).toBe('hidden')
      expect(decideAccess(member({ accountId: 'a', role }), 'viewer', ['a', 'b'])).toBe('hidden')
    }
    expect(decideAccess(OPERATOR, 'operator', [null, 'b'])).toBe('allowed')
  })

  test('the role counts in the account that owns the thing, not in another one', () => {
    const both = member({ accountId: 'a', role: 'owner' }, { accountId: 'b', role: 'viewer' })
    expect(decideAccess(both, 'editor', ['a'])).toBe('allowed')
    expect(decideAccess(both, 'editor', ['b'])).toBe('forbidden')
    expect(decideAccess(both, 'editor', ['a', 'b'])).toBe('forbidden')
    expect(accountsWith(both, 'editor')).toEqual(['a'])
    expect(accountsWith(both, 'viewer')).toEqual(['a', 'b'])
    expect(mayAnywhere(both, 'operator')).toBe(false)
    expect(mayAnywhere(member(), 'viewer')).toBe(false)
  })

  test('a person signs with their own name, whatever the request says', () => {
    expect(signatureOf(member({ accountId: 'a', role: 'owner' }), 'Somebody Else')).toBe('Ada')
    expect(signatureOf(OPERATOR, 'Somebody')).toBe('Somebody')
    expect(signatureOf(OPERATOR, undefined)).toBe('operator')
  })
})
