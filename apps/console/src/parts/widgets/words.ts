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

/** Never the engine's bare name for an answer that it did not give. Takes an access or an origin. */
export function speakerName(engine: string, given: string | null | undefined): string {
  if (given === 'demo') return `${engineName(engine)} (DEMO: invented, nobody was asked)`
  if (isStandIn(given)) return `a stand-in for ${engineName(engine)}`
  return engineName(engine)
}

/** The same where there is little room, beside words that say more. */
export function shortSpeaker(engine: string, given: string | null | undefined): string {
  if (given === 'demo') return `${engineName(engine)} (DEMO)`
  return isStandIn(given) ? `${engineName(engine)} (stand-in)` : engineName(engine)
}

const isStandIn = (given: string | null | undefined): boolean =>
  given === 'compatible_server' || given === 'stand_in'

/** Whose answers something is made of. */
export interface FromAnswers {
  demo?: boolean
  origin?: string
}
export const originOf = ({ origin, demo }: FromAnswers): string => origin ?? (demo ? 'demo' : 'engine')

const ORIGIN_NOTES: Record<string, string> = {
  demo: 'DEMO: these answers are invented by this software. No engine was asked.',
  stand_in: 'STAND-IN: servers that stand in for engines gave these answers. The engines were not asked.',
}
/** Null for answers of engines. */
export const originNote = (from: FromAnswers): string | null => ORIGIN_NOTES[originOf(from)] ?? null

const TITLES: Record<string, string> = { demo: 'DEMO, invented answers', stand_in: 'Answers of stand-ins' }
/** A picture leaves the page that explains it, so its title says so too. */
export function originTitle(title: string, from: FromAnswers): string {
  const words = TITLES[originOf(from)]
  return words === undefined ? title : `${words} · ${title}`
}

const ANSWERS: Record<string, string> = { demo: 'DEMO', stand_in: 'stand-ins' }
/** In every row of a table: rows get copied one by one. */
export const answersWord = (from: FromAnswers): string => ANSWERS[originOf(from)] ?? 'engines'

/** What the number beside it leaves out: `12 of the DEMO`; empty when nothing is. */
export const apartWords = (apart: readonly { origin: string; count: number }[] | undefined): string =>
  (apart ?? [])
    .map(({ origin, count }) => `${count.toLocaleString('en')} of ${APART[origin] ?? 'engines'}`)
    .join(' and ')
const APART: Record<string, string> = { demo: 'the DEMO', stand_in: 'stand-ins' }

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
