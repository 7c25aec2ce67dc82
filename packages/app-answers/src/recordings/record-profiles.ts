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
  /** They go through the relay, exactly these. */
  hosts: readonly string[]
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

export function endpointFits(endpoint: Endpoint, asked: Endpoint): boolean {
  if (endpoint.host !== asked.host || endpoint.method !== asked.method) return false
  const [parts, given] = [endpoint.path.split('/'), asked.path.split('/')]
  return (
    parts.length === given.length &&
    parts.every((part, i) => part === given[i] || (part === '*' && given[i] !== ''))
  )
}
