import type { OpenIdSettings } from '@veracite/adapters/sign-in/open-id'
import type { Report } from './log-settings.ts'
import type { SettingReader } from './setting-reader.ts'

/** All three of issuer, client and secret, or none. */
export function readOpenIdSettings(read: SettingReader, problem: Report): OpenIdSettings | null {
  const issuer = read.url('VERACITE_OPENID_ISSUER', ['https:', 'http:'], EXAMPLE)
  const clientId = read.value('VERACITE_OPENID_CLIENT_ID')
  const clientSecret = read.value('VERACITE_OPENID_CLIENT_SECRET')
  const name = read.value('VERACITE_OPENID_NAME')
  if (issuer === null && clientId === null && clientSecret === null) return null
  if (issuer === null) problem('VERACITE_OPENID_ISSUER', 'is required beside the client', EXAMPLE)
  if (clientId === null) problem('VERACITE_OPENID_CLIENT_ID', 'is required beside the issuer', 'veracite')
  if (clientSecret === null)
    problem('VERACITE_OPENID_CLIENT_SECRET', 'is required beside the issuer', 'as the provider shows it')
  if (issuer === null || clientId === null || clientSecret === null) return null
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'http:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) {
    problem('VERACITE_OPENID_ISSUER', 'must be an https address, unless it is on this machine', EXAMPLE)
    return null
  }
  return { issuer, clientId, clientSecret, name: name ?? hostname }
}

const EXAMPLE = 'https://login.example.com/realms/staff'
