/** What people call the contract's names in capitals. */
import { className } from '@veracite/verify/bundle/class-names'

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
export const otherOriginsNote = (apart: readonly { origin: string; count: number }[] | undefined): string =>
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
  STRONG: 'it names you and says what your facts or pages confirm',
  DESCRIPTIVE: 'it names you and says nothing that a fact decides',
  ECHO: 'it names you only as the question does',
  CONFABULATED: 'it says something that a fact contradicts',
  ABSENT: 'it does not name you',
}

const INTENT_NAMES: Record<string, string> = {
  CATEGORY: 'Asked about the field',
  BRANDED: 'Asked about you',
  COMPARATIVE: 'Asked to compare',
  DEFENSIVE: 'Asked about problems',
}
export const intentName = (intent: string): string => INTENT_NAMES[intent] ?? inWords(intent)

const MEASURE_NAMES: Record<string, string> = {
  mentioned: 'You are named',
  STRONG: 'Correct answers',
  DESCRIPTIVE: 'Answers that only mention you',
  ECHO: 'Answers that repeat the question',
  CONFABULATED: 'Wrong answers',
  ABSENT: 'Answers without you',
}
export const measureName = (measure: string): string => MEASURE_NAMES[measure] ?? inWords(measure)

const STATE_NAMES: Record<string, string> = {
  open: 'Open',
  returned: 'Came back',
  not_seen: 'Not seen in ten answers or more',
  settled: 'Settled',
}
export const findingState = (state: string): string => STATE_NAMES[state] ?? inWords(state)

/** In the middle of a sentence: `founding year`, `CEO`. */
export const labelInSentence = (label: string): string =>
  /^\p{Lu}[\p{Ll}-]/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** Where the name alone would read oddly. */
const PREDICATE_NAMES: Record<string, string> = {
  founded_year: 'Founding year',
  founder: 'Founders',
  ceo: 'Chief executive',
  product: 'Products',
  phone: 'Telephone number',
  email: 'E-mail address',
  url: 'Web address',
  discontinued: 'Discontinued product',
  country_availability: 'Countries of sale',
}
export const predicateName = (predicate: string): string => PREDICATE_NAMES[predicate] ?? inWords(predicate)

/** `GOOGLE_AI_MODE` → `Google ai mode`, `not_seen` → `Not seen`. */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `6 correct, 9 mentioned, 15 not mentioned`. */
export const countsInWords = (counts: readonly (readonly [string, number])[]): string =>
  counts.map(([name, n]) => `${n.toLocaleString('en')} ${className(name).toLowerCase()}`).join(', ')
