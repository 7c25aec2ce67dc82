interface EngineEntry {
  /** As people call it. */
  name: string
  /** As evidence and case files call it. */
  formalName: string
  /** The smallest of the plans that a new installation has which asks this engine. */
  plan: 'free' | 'starter' | 'pro' | 'enterprise'
  /** Where a person can report a false answer. */
  report: { url: string; how: string }
}

/**
 * Every engine of the contract, in its order. The ways to reach each one are in
 * `packages/adapters/src/engines/accesses.ts`, its hosts in `packages/verify/src/bundle/engine-hosts.ts`.
 */
export const ENGINE_TABLE = {
  CHATGPT: {
    name: 'ChatGPT',
    formalName: 'ChatGPT',
    plan: 'free',
    report: {
      url: 'https://openai.com/form/report-content/',
      how: 'The form “Report content”. In the app: the thumb down below the answer.',
    },
  },
  PERPLEXITY: {
    name: 'Perplexity',
    formalName: 'Perplexity',
    plan: 'free',
    report: {
      url: 'https://www.perplexity.ai',
      how: 'Ask the question there, then “…” below the answer and “Report”. No form without an account is known.',
    },
  },
  GEMINI: {
    name: 'Gemini',
    formalName: 'Gemini',
    plan: 'starter',
    report: {
      url: 'https://support.google.com/gemini/answer/13275746',
      how: '“Bad response” below the answer; legal reasons under “More”, “Report legal issue”. The page explains both.',
    },
  },
  CLAUDE: {
    name: 'Claude',
    formalName: 'Claude',
    plan: 'starter',
    report: {
      url: 'https://support.claude.com/en/articles/7996906-reporting-blocking-and-removing-content-from-claude',
      how: 'The page leads to the forms. In the app: the thumb down below the answer.',
    },
  },
  COPILOT: {
    name: 'Copilot',
    formalName: 'Microsoft Copilot',
    plan: 'pro',
    report: {
      url: 'https://www.microsoft.com/en-us/concern/bing',
      how: 'The form “Report a concern to Bing”. In the app: the thumb down below the answer.',
    },
  },
  GROK: {
    name: 'Grok',
    formalName: 'Grok',
    plan: 'pro',
    report: {
      url: 'https://grok.com',
      how: 'Ask the question there, then the thumb down below the answer. No form without an account is known.',
    },
  },
  GOOGLE_AIO: {
    name: 'Google AI Overviews',
    formalName: 'Google AI Overviews',
    plan: 'starter',
    report: {
      url: 'https://support.google.com/legal/troubleshooter/1114905',
      how: '“Feedback” or the thumb down at the end of the overview; the address is the form for legal reasons.',
    },
  },
  GOOGLE_AI_MODE: {
    name: 'Google AI Mode',
    formalName: 'Google AI Mode',
    plan: 'pro',
    report: {
      url: 'https://support.google.com/legal/troubleshooter/1114905',
      how: 'The thumb down below the answer; the address is the form for legal reasons.',
    },
  },
  DEEPSEEK: {
    name: 'DeepSeek',
    formalName: 'DeepSeek',
    plan: 'pro',
    report: {
      url: 'https://chat.deepseek.com',
      how: 'Ask the question there, then the thumb down below the answer. No form without an account is known.',
    },
  },
  META_AI: {
    name: 'Meta AI',
    formalName: 'Meta AI',
    plan: 'enterprise',
    report: {
      url: 'https://www.meta.ai',
      how: 'Ask the question there, then the thumb down below the answer. No form without an account is known.',
    },
  },
  AMAZON_RUFUS: {
    name: 'Amazon Rufus',
    formalName: 'Amazon Rufus',
    plan: 'enterprise',
    report: {
      url: 'https://www.amazon.com',
      how: 'The thumb down below the answer in the shop. What it says of your products comes from their pages: correct those first.',
    },
  },
} as const satisfies Record<string, EngineEntry>

export type EnginePlan = EngineEntry['plan']

/** An engine that is newer than this program is shown by its code. */
export const engineName = (engine: string): string =>
  (ENGINE_TABLE as Record<string, EngineEntry>)[engine]?.name ?? engine

export const formalEngineName = (engine: string): string =>
  (ENGINE_TABLE as Record<string, EngineEntry>)[engine]?.formalName ?? engine
