import ipaddr from 'ipaddr.js'

const LOCAL_SUFFIXES = 'localhost local internal intranet lan home.arpa localdomain onion'.split(' ')

/** Names that never belong to a public host. */
export function isLocalName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '').toLowerCase()
  return LOCAL_SUFFIXES.some((suffix) => host === suffix || host.endsWith(`.${suffix}`))
}

/** Whether only this machine or its network can open an address with this host. */
export function isLocalHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(bare)) return ipaddr.process(bare).range() !== 'unicast'
  return isLocalName(bare) || !bare.includes('.')
}
