/** What people call the contract's names in capitals. */

const ENGINE_NAMES: Record<string, string> = {
  CHATGPT: 'ChatGPT',
  PERPLEXITY: 'Perplexity',
  GEMINI: 'Gemini',
  CLAUDE: 'Claude',
  COPILOT: 'Copilot',
  GROK: 'Grok',
  GOOGLE_AIO: 'Google AI Overviews',
  GOOGLE_AI_MODE: 'Google AI Mode',
  DEEPSEEK: 'DeepSeek',
  META_AI: 'Meta AI',
  AMAZON_RUFUS: 'Amazon Rufus',
}

/** An unknown engine is shown unchanged. */
export const engineName = (engine: string): string => ENGINE_NAMES[engine] ?? engine

/** Never the engine's bare name for an answer that it did not give. */
export function speakerName(engine: string, access: string | null | undefined): string {
  if (access === 'demo') return `${engineName(engine)} (DEMO: invented, nobody was asked)`
  if (access === 'compatible_server') return `a stand-in for ${engineName(engine)}`
  return engineName(engine)
}

export const DEMO_NOTE = 'DEMO: these answers are invented by this software. No engine was asked.'

/** A picture leaves the page that explains it, so its title says so too. */
export const demoTitle = (title: string, demo: boolean | undefined): string =>
  demo === true ? `DEMO, invented answers · ${title}` : title

/** In every row of a table: rows get copied one by one. */
export const answersWord = (demo: boolean): string => (demo ? 'DEMO' : 'engines')

export const ENGINES = Object.keys(ENGINE_NAMES)

const RUN_STATES: Record<string, string> = {
  QUEUED: 'Waiting',
  RUNNING: 'Being asked',
  CAPTURED: 'Answered',
  CLASSIFIED: 'Classified',
  SET_ASIDE: 'Set aside',
  NO_ANSWER: 'No answer',
  FAILED: 'Failed',
}
export const runState = (status: string): string => RUN_STATES[status] ?? status

export const INTENTS = ['CATEGORY', 'BRANDED', 'COMPARATIVE', 'DEFENSIVE'] as const

export const CLASSES = ['STRONG', 'DESCRIPTIVE', 'ECHO', 'CONFABULATED', 'ABSENT'] as const
export type ClassName = (typeof CLASSES)[number]

/** What each class means, for the legend. */
export const CLASS_MEANINGS: Record<ClassName, string> = {
  STRONG: 'strong: named, with facts that are right',
  DESCRIPTIVE: 'descriptive: named, nothing that facts decide',
  ECHO: 'echo: only repeats the question',
  CONFABULATED: 'confabulated: says what a fact contradicts',
  ABSENT: 'absent: not mentioned',
}

/** `GOOGLE_AI_MODE` → `Google ai mode`, `not_seen` → `Not seen`. */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `S6 D9 A15`. */
export const lettersOf = (counts: readonly (readonly [string, number])[]): string =>
  counts.map(([name, n]) => `${name.charAt(0)}${n.toLocaleString('en')}`).join(' ')
