import type { OpenIdSettings } from '@veracite/adapters/sign-in/open-id'
import { AGENT_ROLES, type AgentRole, type RoleRule } from '@veracite/core/agents/roles'
import type { SettingReader } from './variables.ts'

/** The issuer of tokens that the tool server accepts, beside the platform token and keys. */
export interface OAuthSettings {
  /** The authorization server: another one, or null for this one. */
  foreign: { issuer: string; audience: string; rules: RoleRule[] } | null
  /** The audience of tokens: the address of the tool server. */
  resource: string
}

export const MCP_PATH = '/api/mcp'
const WEB = ['https:', 'http:']

/** The address without a slash at its end; null if it is not set, or not usable. */
export function readPublicUrl(read: SettingReader, byDefault: string | null): string | null {
  const name = 'VERACITE_PUBLIC_URL'
  if (read.value(name) === null) return byDefault
  const text = read.url(name, WEB)
  if (text === null) return null
  const url = new URL(text)
  if (url.search || url.hash || url.username || url.pathname !== '/')
    read.problem(name, 'must be an address without path and query')
  else if (!isSafe(url)) read.problem(name, 'must be an https address, unless it is on this machine')
  else return url.origin
  return null
}

/** Null: nobody knows the address of this service, or nobody could let a program in. */
export function readOAuthSettings(
  read: SettingReader,
  { publicUrl, hasConsole }: { publicUrl: string | null; hasConsole: boolean },
): OAuthSettings | null {
  const issuer = readIssuer(read)
  if (issuer !== null && publicUrl === null)
    read.problem('VERACITE_PUBLIC_URL', 'is required with VERACITE_OAUTH_ISSUER')
  const rules = read.list('VERACITE_OAUTH_ROLES').flatMap((item) => readRule(item, read))
  if (issuer !== null && rules.length === 0 && read.value('VERACITE_OAUTH_ROLES') === null)
    read.problem('VERACITE_OAUTH_ROLES', 'is required with VERACITE_OAUTH_ISSUER')
  if (publicUrl === null || read.choice('VERACITE_OAUTH', ['on', 'off']) === 'off') return null
  // People let programs in with the session of the console.
  if (issuer === null && !hasConsole) return null
  const resource = `${publicUrl}${MCP_PATH}`
  const audience = read.value('VERACITE_OAUTH_AUDIENCE') ?? resource
  return { foreign: issuer === null ? null : { issuer, audience, rules }, resource }
}

function readIssuer(read: SettingReader): string | null {
  const name = 'VERACITE_OAUTH_ISSUER'
  const issuer = read.url(name, WEB)
  if (issuer === null) return null
  const url = new URL(issuer)
  if (isSafe(url) && !url.search && !url.hash) return issuer
  read.problem(name, 'must be an https address without query, unless it is on this machine')
  return null
}

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)

const RULE = /^([^:=@]+(?::\/\/[^:=@]+)?):([^=@]+)=([a-z]+)(?:@([0-9a-f-]{36}))?$/i

/** `claim:value=role@account`; an operator has no account, everybody else has one. */
function readRule(item: string, read: SettingReader): RoleRule[] {
  const [, claim = '', value = '', role = '', account] = RULE.exec(item) ?? []
  const isRole = (AGENT_ROLES as readonly string[]).includes(role)
  if (isRole && (role === 'operator') === (account === undefined))
    return [{ claim, value, role: role as AgentRole, accountId: account?.toLowerCase() ?? null }]
  read.problem(
    'VERACITE_OAUTH_ROLES',
    `lists ${JSON.stringify(item)}: write claim:value=operator, or claim:value=role@account with one of ${AGENT_ROLES.slice(0, -1).join(', ')}`,
  )
  return []
}

/** All three of issuer, client and secret, or none. */
export function readOpenIdSettings(read: SettingReader): OpenIdSettings | null {
  const issuer = read.url('VERACITE_OPENID_ISSUER', WEB)
  const clientId = read.value('VERACITE_OPENID_CLIENT_ID')
  const clientSecret = read.value('VERACITE_OPENID_CLIENT_SECRET')
  const name = read.value('VERACITE_OPENID_NAME')
  if (issuer === null && clientId === null && clientSecret === null) return null
  if (issuer === null) read.problem('VERACITE_OPENID_ISSUER', 'is required beside the client')
  if (clientId === null) read.problem('VERACITE_OPENID_CLIENT_ID', 'is required beside the issuer')
  if (clientSecret === null) read.problem('VERACITE_OPENID_CLIENT_SECRET', 'is required beside the issuer')
  if (issuer === null || clientId === null || clientSecret === null) return null
  const url = new URL(issuer)
  if (isSafe(url)) return { issuer, clientId, clientSecret, name: name ?? url.hostname }
  read.problem('VERACITE_OPENID_ISSUER', 'must be an https address, unless it is on this machine')
  return null
}
