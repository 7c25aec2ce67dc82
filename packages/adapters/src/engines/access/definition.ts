import type { Engine } from '@veracite/terms/vocabulary'
import type { Conversation } from '../asker.ts'
import type { Wire } from '../extract.ts'
import type { Place } from '../place.ts'
import type { KeyVariable } from './keys.ts'

export interface AccessInput {
  engine: Engine
  key(variable: KeyVariable): string
  /** Null for the provider's own address. */
  baseUrl: string | null
  /** Null for this access's default. */
  model: string | null
  place: Place
  geminiGrounding: boolean
}

/** One way to reach an engine: its name in settings, what it needs, and how to talk to it. */
export interface AccessDefinition {
  name: string
  needs: readonly KeyVariable[]
  timeoutMs: number
  converse(input: AccessInput): Conversation
}

/** The access of a company that collects the answers of products. */
export const collectedBy = (
  provider: string,
  { engine }: AccessInput,
  { wire, description }: { wire: Wire; description: string },
): Conversation['access'] => ({ engine, kind: 'data_provider', provider, model: null, wire, description })

/** Language models that search take long; scrapers drive a browser; result pages come quickly. */
export const TIMEOUT_MS = { searchingModel: 180_000, scraper: 120_000, resultPage: 60_000 } as const

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
export const JSON_BODY = { 'content-type': 'application/json' } as const

/**
 * A base URL may be a host alone or have a path. A host alone gets the provider's own path (`root`), and what
 * the path already ends with is not repeated: `https://proxy.example/v1` and `/v1/messages` have one `/v1`.
 */
export function at(baseUrl: string, path: string, root = ''): string {
  const base = baseUrl.replace(/\/+$/, '')
  const own = base.replace(/^[^/]+:\/\/[^/]+/, '')
  const whole = own === '' ? `${root}${path}` : path
  const segments = whole.split('/')
  const heads = segments.map((_, count) => segments.slice(0, segments.length - count).join('/'))
  const repeated = heads.find((head) => own.endsWith(head)) ?? ''
  return `${base}${whole.slice(repeated.length)}`
}
