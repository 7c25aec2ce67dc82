/**
 * The hosts that an answer must have come from to be called the engine's. A manifest is written by the collector, who
 * could claim the official interface for any host, so the host decides. Hosts below these belong to the same provider.
 */
export const ENGINE_HOSTS: Record<string, Record<string, readonly string[]>> = {
  official_api: {
    'api.anthropic.com': ['CLAUDE'],
    'api.deepseek.com': ['DEEPSEEK'],
    'api.meta.ai': ['META_AI'],
    'api.openai.com': ['CHATGPT'],
    'api.perplexity.ai': ['PERPLEXITY'],
    'api.x.ai': ['GROK'],
    'generativelanguage.googleapis.com': ['GEMINI'],
  },
  data_provider: {
    'api.dataforseo.com': ['CHATGPT', 'GEMINI', 'GOOGLE_AIO', 'GOOGLE_AI_MODE'],
    'api.scrapeless.com': ['AMAZON_RUFUS', 'COPILOT'],
    'scrapeapi.pangolinfo.com': ['AMAZON_RUFUS'],
    'serpapi.com': ['COPILOT', 'GOOGLE_AIO', 'GOOGLE_AI_MODE'],
  },
}

/**
 * The access that the manifest claims if its host is in the table, otherwise `compatible_server`: a stand-in. What a person
 * brought from an app claims no host; its grade says what is proven.
 */
export function accessByHost(source: { engine: string; access: string; endpoint: string }): string {
  const { engine, access, endpoint } = source
  if (access === 'demo' || access === 'app') return access
  const host = tlsHostOf(endpoint)
  const isKnown = Object.entries(ENGINE_HOSTS[access] ?? {}).some(
    ([known, engines]) => engines.includes(engine) && (host === known || host?.endsWith(`.${known}`)),
  )
  return isKnown ? access : 'compatible_server'
}

/** The host of an https address without a port, user name or escapes; null for anything else. */
export const tlsHostOf = (endpoint: string): string | null =>
  /^https:\/\/([a-z0-9.-]+)(?:\/|\?|$)/.exec(endpoint)?.[1] ?? null
