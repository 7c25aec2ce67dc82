/**
 * The key by which archives find an address: host labels in reverse, lower case, without `www.`, parameters in order.
 * Lookups in ReplayWeb.page compute the same key from the address that is asked for.
 */
export function surtOf(address: string): string {
  const url = URL.parse(address.toLowerCase())
  if (url === null || !/^https?:$/.test(url.protocol)) return address
  const labels = url.hostname.replace(/^www\d*\./, '').split('.')
  const port = url.port === '' ? '' : `:${url.port}`
  const query = url.search === '' ? '' : `?${url.search.slice(1).split('&').sort().join('&')}`
  return `${labels.reverse().join(',')}${port})${url.pathname}${query}`
}
