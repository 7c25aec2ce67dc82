import { engineName as nameOfEngine } from '@veracite/terms/engines'
import { INTENT_TABLE } from '@veracite/terms/intents'
import { originEntry } from '@veracite/terms/origin-table'
import { FINDING_STATE_TABLE, RUN_STATUS_TABLE } from '@veracite/terms/states'
import * as vocabulary from '@veracite/terms/vocabulary'
import { className } from '@veracite/verify/bundle/class-names'

/** Never the engine's bare name for an answer that it did not give. Takes an access or an origin. */
export function speakerName(engine: string, given: string | null | undefined): string {
  if (given === 'demo') return `${engineName(engine)} (DEMO: invented, nobody was asked)`
  if (isStandIn(given)) return `a stand-in for ${engineName(engine)}`
  return engineName(engine)
}

/** On a screen, which says once that answers are invented; what stood in for an engine is always named. */
export const screenSpeaker = (engine: string, given: string | null | undefined): string =>
  given === 'demo' ? engineName(engine) : speakerName(engine, given)

/** The same where there is little room, beside words that say more. */
export function shortSpeaker(engine: string, given: string | null | undefined): string {
  if (given === 'demo') return `${engineName(engine)} (DEMO)`
  return isStandIn(given) ? `${engineName(engine)} (stand-in)` : engineName(engine)
}

const isStandIn = (given: string | null | undefined): boolean =>
  given === 'compatible_server' || given === 'stand_in'

/** The origin of answers, as bodies give it. */
export interface FromAnswers {
  demo?: boolean
  origin?: string
}
export const originOf = ({ origin, demo }: FromAnswers): string => origin ?? (demo ? 'demo' : 'engine')

/** Null for answers of engines. */
export const originNote = (from: FromAnswers): string | null => originEntry(originOf(from)).note

/** A picture leaves the page that explains it, so its title says so too. */
export function originTitle(title: string, from: FromAnswers): string {
  const words = originEntry(originOf(from)).title
  return words === null ? title : `${words} · ${title}`
}

/** In every row of a table: rows get copied one by one. */
export const answersWord = (from: FromAnswers): string => originEntry(originOf(from)).short

/** Counts of other origins that the number leaves out: `12 of the DEMO`; empty if none. */
export const otherOriginsNote = (apart: readonly { origin: string; count: number }[] | undefined): string =>
  (apart ?? [])
    .map(
      ({ origin, count }) =>
        `${count.toLocaleString('en')} of ${origin === 'demo' ? 'the ' : ''}${originEntry(origin).short}`,
    )
    .join(' and ')

export const ENGINES = vocabulary.ENGINES
export const INTENTS = vocabulary.PROMPT_INTENTS
export const CLASSES = vocabulary.CITATION_CLASSES
export const measureName = vocabulary.measureName
export const engineName = nameOfEngine

export const runState = (status: string): string => (RUN_STATUS_TABLE as Named)[status]?.name ?? status

export const intentName = (intent: string): string => (INTENT_TABLE as Named)[intent]?.name ?? inWords(intent)

export const findingState = (state: string): string =>
  (FINDING_STATE_TABLE as Named)[state]?.name ?? inWords(state)

/** Names newer than this page have no entry. */
type Named = Record<string, { name: string } | undefined>

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
