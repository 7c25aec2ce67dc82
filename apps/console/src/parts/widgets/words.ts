import { engineName as nameOfEngine } from '@veracite/terms/engines'
import * as vocabulary from '@veracite/terms/vocabulary'
import { between } from '@veracite/words/languages'
import { known, LANGUAGE, LOCALE, rich, say } from '@veracite/words/say'
import { ANSWERS_FOR_A_RATE, labelInSentence as lowerFirst, rangeOf } from '@veracite/words/story'
import { visibleText as madeVisible } from '@veracite/words/visible-text'
import { h } from 'preact'

/** Never the engine's bare name for an answer that it did not give. Takes an access or an origin. */
export function speakerName(engine: string, given: string | null | undefined): string {
  if (given === 'demo') return say('widgets.demoInventedNobodyWas', { engine: engineName(engine) })
  if (isStandIn(given)) return say('widgets.aStandInFor', { engine: engineName(engine) })
  if (given === 'app') return say('widgets.theApp', { engine: engineName(engine) })
  return engineName(engine)
}

/** On a screen, which says once that answers are invented; what stood in for an engine is always named. */
export const screenSpeaker = (engine: string, given: string | null | undefined): string =>
  given === 'demo' ? engineName(engine) : speakerName(engine, given)

/** The same where there is little room, beside words that say more. */
export function shortSpeaker(engine: string, given: string | null | undefined): string {
  if (given === 'demo') return say('widgets.demo', { engine: engineName(engine) })
  if (given === 'app') return say('widgets.app', { engine: engineName(engine) })
  return isStandIn(given) ? say('widgets.standIn', { engine: engineName(engine) }) : engineName(engine)
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
export const originNote = (from: FromAnswers): string | null => known('originNote', originOf(from)) ?? null

/** A picture leaves the page that explains it, so its title says so too. */
export function originTitle(title: string, from: FromAnswers): string {
  const words = known('originTitle', originOf(from))
  return words === undefined ? title : `${words} · ${title}`
}

/** In every row of a table: rows get copied one by one. */
export const answersWord = (from: FromAnswers): string =>
  known('origin', originOf(from)) ?? say('origin.engine')

/** Counts of other origins that the number leaves out: `12 of the DEMO`; empty if none. */
export const otherOriginsNote = (apart: readonly { origin: string; count: number }[] | undefined): string =>
  andList(
    (apart ?? []).map(({ origin, count }) =>
      origin === 'demo'
        ? say('widgets.ofTheDemo', { count })
        : say('widgets.ofOrigin', { count, origin: answersWord({ origin }) }),
    ),
  )

/** How the story of a scan is told on a page. */
export const VOICE = { say, rich, language: LANGUAGE }

/** `a, b and c`, as the language does it. */
export const andList = (items: readonly string[]): string => new Intl.ListFormat(LOCALE).format(items)
export const orList = (items: readonly string[]): string =>
  new Intl.ListFormat(LOCALE, { type: 'disjunction' }).format(items)
/** `a, b, c`. */
export const inList = (items: readonly string[]): string => items.join(between(LANGUAGE))

interface Rate {
  seen: number
  asked: number
  low: number | null
  high: number | null
}

export const rateOrDash = (rate: Rate | null | undefined): string => (rate ? rateInWords(rate) : '–')

/** `29 of 125 · 16–32 %`; below five answers the counts alone. */
export function rateInWords(rate: Rate): string {
  const { low, high, asked } = rate
  const counts = say('widgets.seenOfAsked', rate)
  return low === null || high === null || asked < ANSWERS_FOR_A_RATE
    ? counts
    : `${counts} · ${rangeOf(VOICE, { low, high })}`
}

export const ENGINES = vocabulary.ENGINES
export const INTENTS = vocabulary.PROMPT_INTENTS
export const CLASSES = vocabulary.CITATION_CLASSES
export const engineName = nameOfEngine

/** Names newer than this page have no words. */
export const measureName = (measure: string): string => known('measure', measure) ?? measure
export const className = (name: string): string => known('class', name) ?? name
export const runState = (status: string): string => known('runStatus', status) ?? status
export const intentName = (intent: string): string => known('intent', intent) ?? inWords(intent)
export const findingState = (state: string): string => known('findingState', state) ?? inWords(state)

export const scanState = (status: string): string => known('scanState', status) ?? inWords(status)
export const noAnswerWords = (reason: string): string => known('noAnswer', reason) ?? inWords(reason)
export const verdictName = (verdict: string): string => known('verdict', verdict) ?? inWords(verdict)

export const verificationWords = (outcome: string): string =>
  known('verification', outcome) ?? inWords(outcome)

/** What is proven of an answer that a person got in an app, and what is not. */
export const gradeInWords = (grade: string): string => known('gradeMeans', grade) ?? gradeName(grade)
/** `Grade C, provider’s file`. */
export const gradeName = (grade: string): string => known('grade', grade) ?? grade
/** `programming interface`, `app, grade C, provider’s file`. */
export const surfaceInWords = ({ surface, grade }: { surface?: string; grade?: string | null }): string =>
  (grade == null ? known('surface', surface ?? 'api') : known('surfaceOfGrade', grade)) ?? surface ?? ''

/** In the middle of an English sentence: `founding year`, `CEO`. */
export const labelInSentence = (label: string): string => lowerFirst(label, LANGUAGE)

interface Labelled {
  predicate?: string
  label?: string | undefined
}

/** `Price of the V200`. */
export function labelOf({ about, ...of }: Labelled & { label: string; about: string | null }): string {
  const label = predicateLabel(of)
  return about === null ? label : say('widgets.labelOf', { label, about: visibleText(about) })
}

/** Of a declared predicate, the label that its operator wrote: it is shown, and not obeyed. */
export const predicateLabel = ({ predicate, label }: Labelled): string =>
  commonName(predicate ?? '') ?? (label === undefined ? inWords(predicate ?? '') : visibleText(label))

export const predicateName = (predicate: string): string => commonName(predicate) ?? inWords(predicate)

/** Where there is little room, some have a shorter name. */
const commonName = (predicate: string): string | undefined =>
  known('predicate', predicate) ?? known('predicateLabel', predicate)

/** `GOOGLE_AI_MODE` → `Google ai mode`, `not_seen` → `Not seen`. */
export function inWords(name: string): string {
  const words = name.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Who did something; the operator has no name of their own. */
export const personName = (name: string): string =>
  name === 'operator' ? say('roleName.operator') : visibleText(name)

/** `6 correct, 9 mentioned, 15 not mentioned`. */
export const countsInWords = (counts: readonly (readonly [string, number])[]): string =>
  inList(
    counts.map(([name, count]) =>
      say('widgets.countOfClass', {
        count,
        name: LANGUAGE === 'en' ? className(name).toLowerCase() : className(name),
      }),
    ),
  )

/** Makes outside text safe to show. */
export const visibleText = madeVisible

/** Numbers, amounts and times as people read them. Pure: the present is an argument. */

const WHOLE = new Intl.NumberFormat(LANGUAGE)
const PERCENT = new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 1 })

export const formatCount = (value: number): string => WHOLE.format(value)

/** `11.4 %`, from 0 to 1. */
export const formatShare = (share: number): string => PERCENT.format(share).replace(/(\d)%/, '$1 %')

/** `$1,234.50`; amounts below ten cents keep enough decimal places not to read as nothing. */
export function formatUsd(amount: string | number | null): string {
  if (amount === null) return say('widgets.notKnown')
  const value = Number(amount)
  const maximumFractionDigits = value >= 0.1 ? 2 : value >= 0.001 ? 4 : 6
  return new Intl.NumberFormat(LANGUAGE, {
    ...{ style: 'currency', currency: 'USD', minimumFractionDigits: 2, maximumFractionDigits },
  }).format(value)
}

/** The cost of answers of one origin. Nobody pays for those of a demonstration: `would cost about $3.20`. */
export const formatCost = (amount: string | number | null, { demo }: { demo?: boolean }): string =>
  demo === true && amount !== null
    ? say('widgets.wouldCostAbout', { amount: formatUsd(amount) })
    : formatUsd(amount)

/** The same before anything is asked: `about $3.20`. */
export const formatEstimate = (amount: string | number, { demo }: { demo?: boolean }): string =>
  demo === true ? formatCost(amount, { demo }) : say('widgets.about', { amount: formatUsd(amount) })

/** `15 November 2026, 07:00 CET`: in the reader's zone, which is named. */
export const formatTime = (at: Date): string =>
  at.toLocaleString(LOCALE, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })

/** The time zone of the browser, such as Europe/Oslo. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** `16 Nov`, or `16 Nov 2025` in another year than this. */
export const formatDay = (at: Date, now = new Date()): string =>
  at.toLocaleDateString(LOCALE, {
    day: 'numeric',
    month: 'short',
    ...(at.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })

/** `23 Oct – 19 Nov 2026`, of days such as 2026-11-19. */
export const formatDays = (first: string, last: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(first),
    new Date(last),
  )

const UNITS = [
  [60, 's'],
  [60, 'min'],
  [24, 'h'],
  [30, 'd'],
  [12, 'months'],
  [Number.POSITIVE_INFINITY, 'years'],
] as const

/** `2 h ago`; future times are `in 2 h`. */
export function formatAge(at: Date, now: Date): string {
  const seconds = Math.round(Math.abs(now.getTime() - at.getTime()) / 1000)
  if (seconds < 5) return say('widgets.justNow')
  const [amount, unit] = largestUnit(seconds)
  return at > now ? say(`ahead.${unit}`, { amount }) : say(`ago.${unit}`, { amount })
}

/** `2 h`: the largest whole unit. */
export function formatSpan(seconds: number): string {
  const [amount, unit] = largestUnit(seconds)
  return say(`span.${unit}`, { amount })
}

function largestUnit(seconds: number): [amount: number, unit: (typeof UNITS)[number][1]] {
  let amount = seconds
  for (const [size, unit] of UNITS) {
    if (amount < size) return [amount, unit]
    amount = Math.floor(amount / size)
  }
  return [amount, 'years']
}

/** `812 B`, `14 kB`, `3.2 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return say('widgets.bytes', { bytes })
  return bytes < 1_000_000
    ? say('widgets.kb', { value: Math.round(bytes / 1_000) })
    : say('widgets.mb', { value: MEGABYTES.format(bytes / 1_000_000) })
}
const MEGABYTES = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A point in time with its zone and its age. */
export function Time({ at }: { at: string }) {
  const date = new Date(at)
  const age = h('span', { class: 'soft' }, `(${formatAge(date, new Date())})`)
  return h('time', { dateTime: at }, formatTime(date), ' ', age)
}

/** How long ago something was; the exact time is shown on hover. */
export function Age({ at }: { at: string }) {
  const date = new Date(at)
  return h('time', { dateTime: at, title: formatTime(date) }, formatAge(date, new Date()))
}
