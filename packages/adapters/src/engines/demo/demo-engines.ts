import type { CitationClass, Engine } from '@veracite/terms/vocabulary'
import type { Style } from './languages.ts'
import replies from './replies.json' with { type: 'json' }

/** Recorded reply bodies of each wire format, with slots, and how the format marks a citation in its text. */
export const WIRE_REPLIES = replies

/** What a demo answer is meant to be read as, or that the engine gives none. */
export type Plan = CitationClass | 'NO_ANSWER'

interface DemoEngine {
  /** The wire format of the access that this demo engine imitates. */
  wire: keyof typeof WIRE_REPLIES
  /** Which of the recorded answers it gives. */
  style: Style
  /** How much more often than others it gives a kind of answer. Invented; nothing here was measured. */
  habits: Partial<Record<Plan, number>>
}

export const DEMO_ENGINES: Record<Engine, DemoEngine> = {
  CHATGPT: { wire: 'openai.responses', style: 'headed', habits: { STRONG: 1.2 } },
  PERPLEXITY: { wire: 'perplexity.agent', style: 'tables', habits: { STRONG: 1.8, CONFABULATED: 0.6 } },
  GEMINI: { wire: 'dataforseo.scraper', style: 'bold', habits: { DESCRIPTIVE: 1.5 } },
  CLAUDE: { wire: 'anthropic.messages', style: 'prose', habits: { ECHO: 1.8, CONFABULATED: 0.6 } },
  COPILOT: { wire: 'serpapi.answer', style: 'chips', habits: { ABSENT: 1.4 } },
  GROK: { wire: 'openai.responses', style: 'headed', habits: { CONFABULATED: 1.9 } },
  GOOGLE_AIO: { wire: 'dataforseo.google', style: 'prose', habits: { NO_ANSWER: 5, ECHO: 0.3 } },
  GOOGLE_AI_MODE: { wire: 'dataforseo.google', style: 'tables', habits: { STRONG: 1.4, NO_ANSWER: 1.5 } },
  DEEPSEEK: { wire: 'anthropic.messages', style: 'headed', habits: { CONFABULATED: 2.2, STRONG: 0.7 } },
  META_AI: { wire: 'openai.responses', style: 'chips', habits: { DESCRIPTIVE: 1.8, STRONG: 0.7 } },
  AMAZON_RUFUS: { wire: 'scrapeless.rufus', style: 'prose', habits: { ABSENT: 2, NO_ANSWER: 0 } },
}
