import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

const ACCOUNT = '01a1e980-e096-70ff-b48a-c62dcf9d3be2'
const PUBLIC = { VERACITE_PUBLIC_URL: 'https://veracite.example.com' }
const FOREIGN = {
  ...PUBLIC,
  VERACITE_OAUTH_ISSUER: 'https://login.example.com/realms/main',
  VERACITE_OAUTH_ROLES: `groups:staff=operator,https://a.example/role:x y=editor@${ACCOUNT}`,
}
const oauthOf = (env: Record<string, string>) => {
  const parsed = parseConfig(env, 'standalone')
  return parsed.ok ? parsed.config.oauth : parsed.problems.map(({ variable }) => variable)
}

test('without an address, or switched off, agents do not sign in', () => {
  expect(oauthOf({ HOST: '0.0.0.0' })).toBeNull()
  expect(oauthOf({ PORT: '0' })).toBeNull()
  expect(oauthOf({ ...PUBLIC, VERACITE_CONSOLE: '0' })).toBeNull()
  expect(oauthOf({ ...FOREIGN, VERACITE_OAUTH: 'off' })).toBeNull()
})

test('with an address alone, tokens are our own; the standalone has one', () => {
  expect(oauthOf({ PORT: '3001' })).toMatchObject({ resource: 'http://127.0.0.1:3001/api/mcp' })
  expect(oauthOf({ VERACITE_PUBLIC_URL: 'http://127.0.0.1:3000/' })).toEqual({
    foreign: null,
    resource: 'http://127.0.0.1:3000/api/mcp',
  })
})

test('with an issuer, they are the issuer’s, for the tool server unless another audience is named', () => {
  expect(oauthOf(FOREIGN)).toEqual({
    resource: 'https://veracite.example.com/api/mcp',
    foreign: {
      issuer: 'https://login.example.com/realms/main',
      audience: 'https://veracite.example.com/api/mcp',
      rules: [
        { claim: 'groups', value: 'staff', role: 'operator', accountId: null },
        { claim: 'https://a.example/role', value: 'x y', role: 'editor', accountId: ACCOUNT },
      ],
    },
  })
  expect(oauthOf({ ...FOREIGN, VERACITE_OAUTH_AUDIENCE: 'api://veracite' })).toMatchObject({
    foreign: { audience: 'api://veracite' },
  })
})

test.each([
  [{ VERACITE_PUBLIC_URL: 'http://veracite.example.com' }, 'VERACITE_PUBLIC_URL'],
  [{ VERACITE_PUBLIC_URL: 'https://veracite.example.com/x' }, 'VERACITE_PUBLIC_URL'],
  [{ VERACITE_PUBLIC_URL: 'https://u:p@veracite.example.com' }, 'VERACITE_PUBLIC_URL'],
  [{ ...FOREIGN, VERACITE_PUBLIC_URL: '', HOST: '0.0.0.0' }, 'VERACITE_PUBLIC_URL'],
  [{ ...FOREIGN, VERACITE_OAUTH_ISSUER: 'http://login.example.com' }, 'VERACITE_OAUTH_ISSUER'],
  [{ ...FOREIGN, VERACITE_OAUTH_ISSUER: 'https://login.example.com?x' }, 'VERACITE_OAUTH_ISSUER'],
  [{ ...FOREIGN, VERACITE_OAUTH_ROLES: '' }, 'VERACITE_OAUTH_ROLES'],
  [{ ...FOREIGN, VERACITE_OAUTH_ROLES: `groups:staff=operator@${ACCOUNT}` }, 'VERACITE_OAUTH_ROLES'],
  [{ ...FOREIGN, VERACITE_OAUTH_ROLES: 'groups:staff=editor' }, 'VERACITE_OAUTH_ROLES'],
  [{ ...FOREIGN, VERACITE_OAUTH_ROLES: `groups:staff=king@${ACCOUNT}` }, 'VERACITE_OAUTH_ROLES'],
  [{ ...FOREIGN, VERACITE_OAUTH_ROLES: 'staff' }, 'VERACITE_OAUTH_ROLES'],
])('%j is refused, and the variable is named', (env, variable) => {
  expect(oauthOf(env as Record<string, string>)).toEqual([variable])
})
