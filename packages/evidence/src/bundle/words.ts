import { ENGINE_TABLE } from '@veracite/terms/engines'
import type { AccessKind, Engine } from '@veracite/terms/vocabulary'

/** Wording for readers who do not know the service. */

/** Name of the answering system: only the engine itself, by its provider or product, has the bare name. */
export function whoAnswered(engine: Engine, access: AccessKind): string {
  const name = ENGINE_TABLE[engine].formalName
  if (access === 'demo') return `Demonstration of ${name}`
  if (access === 'compatible_server') return `Stand-in for ${name}`
  return name
}

/** Kinds of sources of facts that have no address. */
export const SOURCE_WORDS: Readonly<Record<string, string | undefined>> = {
  operator: 'Entered by the operator of this service',
  wikidata: 'Wikidata',
}

export const ACCESS_WORDS: Record<AccessKind, string> = {
  official_api: 'the provider’s official programming interface',
  data_provider: 'a data provider that reads the public product',
  compatible_server: 'a server that the operator of the collector chose to stand in for it',
  demo: 'a demonstration engine that invents its answers',
}

export const DEMO_WARNING =
  'DEMONSTRATION ONLY. No real engine was asked. The answer below was invented by the demonstration engine of this software. It was never said by the product it imitates, and it is evidence of nothing about that product, its provider or the brand.'

/** `1 June 2026, 12:00:02 UTC`: a date that reads the same in every country. */
export function inWords(at: Date): string {
  return `${dayInWords(at)}, ${at.toISOString().slice(11, 19)} UTC`
}

export function dayInWords(at: Date): string {
  const month = at.toLocaleString('en', { month: 'long', timeZone: 'UTC' })
  return `${at.getUTCDate()} ${month} ${at.getUTCFullYear()}`
}
