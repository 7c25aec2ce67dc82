import data from './record-profiles.json' with { type: 'json' }
import type { Additions } from './visible-text.ts'

/** Where an app sends what. A `*` in the path stands for one part of it. */
export interface Endpoint {
  host: string
  method: string
  path: string
}

/** What a recorder must know of an app: where it lives, where its answers come from, and where they stand on the page. */
export interface RecordProfile {
  name: string
  start: string
  /** Part of the address, where several apps share a host: then the first that fits. */
  query?: string
  /** They go through the relay, exactly these. */
  hosts: readonly string[]
  /** None where answers come inside pages: those are kept as the page shows them, and never from a connection. */
  replies: readonly Endpoint[]
  /** Null where the app sends no object with question and answer. */
  conversation: Endpoint | null
  /** Selector of answers on the page. */
  answer: string
  additions: Additions
  /** How sure this is. */
  known: string
}

export const RECORD_PROFILES = data as Readonly<Record<string, RecordProfile>>

/** The app whose page this is. */
export function profileOf(url: string): [string, RecordProfile] | null {
  const { protocol, hostname, searchParams } = new URL(url)
  const fits = ({ hosts, query = '' }: RecordProfile) =>
    hosts.includes(hostname) &&
    [...new URLSearchParams(query)].every(([name, value]) => searchParams.get(name) === value)
  if (protocol !== 'https:') return null
  return Object.entries(RECORD_PROFILES).find(([, profile]) => fits(profile)) ?? null
}

export function endpointFits(endpoint: Endpoint, asked: Endpoint): boolean {
  if (endpoint.host !== asked.host || endpoint.method !== asked.method) return false
  const [parts, given] = [endpoint.path.split('/'), asked.path.split('/')]
  return (
    parts.length === given.length &&
    parts.every((part, i) => part === given[i] || (part === '*' && given[i] !== ''))
  )
}
