import { useLocation } from 'preact-iso/router'

/** What is chosen stands in the address, so that every view can be shared. */
export function useAddress() {
  const { path, query, route } = useLocation()
  /** This screen with other choices; an empty one is left out. */
  const addressWith = (change: Record<string, string>): string => {
    const chosen = Object.entries({ ...query, ...change }).filter(([, value]) => value !== '')
    return chosen.length === 0 ? path : `${path}?${new URLSearchParams(chosen)}`
  }
  return { query, addressWith, choose: (change: Record<string, string>) => route(addressWith(change), true) }
}
