import { keysOf } from '@veracite/terms/keys-of'

/**
 * The variables that hold a secret or a login. Which of them are set decides which engines can run. Settings,
 * `.env.example` and `docker-compose.yml` are made from this table.
 */
export const KEY_TABLE = {
  OPENAI_API_KEY: { meaning: 'OpenAI key: CHATGPT.', example: 'sk-…' },
  PERPLEXITY_API_KEY: { meaning: 'Perplexity key: PERPLEXITY.', example: 'pplx-…' },
  GEMINI_API_KEY: {
    meaning: 'Google Gemini key: GEMINI without search, when no DataForSEO login is set.',
    example: 'AIza…',
  },
  ANTHROPIC_API_KEY: {
    meaning: 'Anthropic key, with web search enabled in the Console: CLAUDE.',
    example: 'sk-ant-…',
  },
  XAI_API_KEY: { meaning: 'xAI key: GROK.', example: 'xai-…' },
  DEEPSEEK_API_KEY: { meaning: 'DeepSeek key: DEEPSEEK.', example: 'sk-…' },
  MODEL_API_KEY: { meaning: "Meta Model API key (Meta's own name for it): META_AI.", example: 'meta-…' },
  DATAFORSEO_LOGIN: {
    meaning: 'DataForSEO login: GEMINI, GOOGLE_AIO, GOOGLE_AI_MODE, and CHATGPT without an OpenAI key.',
    example: 'you@example.com',
  },
  DATAFORSEO_PASSWORD: {
    meaning: 'DataForSEO API password, together with the login.',
    example: '0123456789abcdef',
  },
  SERPAPI_API_KEY: {
    meaning: 'SerpApi key: COPILOT; GOOGLE_AIO and GOOGLE_AI_MODE without a DataForSEO login.',
    example: '64 hexadecimal characters',
  },
  SCRAPELESS_API_KEY: {
    meaning: 'Scrapeless key: AMAZON_RUFUS; COPILOT without a SerpApi key.',
    example: 'sk_…',
  },
  PANGOLINFO_API_KEY: { meaning: 'Pangolinfo key: AMAZON_RUFUS without a Scrapeless key.', example: 'pgl-…' },
} as const satisfies Record<string, { meaning: string; example: string }>

export type KeyVariable = keyof typeof KEY_TABLE
export const KEY_VARIABLES = keysOf(KEY_TABLE)
