import type { Source } from '@veracite/terms/engine-port'
import { isObject, type Json } from '@veracite/terms/json'
import type { Engine } from '@veracite/terms/vocabulary'
import type { PlainReason } from '@veracite/words/refusals'

/** A question and what the app answered, as a file has it. */
export interface AppAnswer {
  /** Its place in the conversation: the same bytes always give the same keys. */
  key: string
  question: string
  answer: string
  /** What the file says; null where it says nothing. */
  answeredAt: string | null
  model: string | null
  cited: Source[]
  retrieved: Source[]
  queries: string[]
  /** Sentences about this answer alone: `The answer was cut off.` */
  notes: string[]
}

export interface Conversation {
  key: string
  /** Null where the file does not say whose app it was: a person must. */
  engine: Engine | null
  /** `chatgpt.export`, `claude.share`, … */
  format: string
  title: string | null
  answers: AppAnswer[]
  /** Sentences about the whole conversation. */
  notes: string[]
  /** The conversation in the provider's own form, without what was removed. The same reader reads it again. */
  kept: { text: string; mediaType: 'application/json' | 'text/csv' | 'text/html' | 'text/plain' }
  /** Names of what was removed. */
  stripped: string[]
}

export type AppFile = { kind: 'conversations'; conversations: Conversation[]; notRead: string[] } | Unread

/** Why a file is not read: the name of a refusal, for the person who chose it. */
export type UnreadReason = Extract<PlainReason, `app_file_${string}`>

export interface Unread {
  /**
   * `gone`: the provider itself says that there is nothing any more. `unreadable`: nothing can be said, of no known format,
   * a page without the conversation, or one only for members.
   */
  kind: 'gone' | 'unreadable'
  why: UnreadReason
}

/** A file that is refused as a whole. */
export class FileRefused extends Error {
  readonly why: UnreadReason

  constructor(why: UnreadReason) {
    super(why)
    this.why = why
  }
}

/** What a reader of one format says of a file. */
export type Recognised = { kind: 'found'; found: Found[] } | Unread

export const onlyOne = (found: Found): Recognised => ({ kind: 'found', found: [found] })

/** A conversation as a reader gives it, before it is cut to limits and stripped. */
export interface Found extends Pick<Conversation, 'engine' | 'format' | 'title' | 'notes'> {
  answers: Omit<AppAnswer, 'key'>[]
  kept: { json: unknown } | { text: string; mediaType: 'text/csv' | 'text/html' | 'text/plain' }
  stripped?: string[]
}

export const NO_QUESTION = '(The file does not hold the question.)'
export const PERSONALISED = 'Personalisation was on.'
export const STARTS_IN_THE_MIDDLE =
  'Starts in the middle: earlier turns of the conversation are not in the file.'

export const objectOf = (value: unknown): Json => (isObject(value) ? value : {})
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const objectsOf = (value: unknown): Json[] => listOf(value).filter(isObject)
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** Sorts by a text, such as a time in ISO 8601. */
export const inOrderOf =
  <T>(textOfOne: (one: T) => string) =>
  (a: T, b: T): number => {
    const [first, second] = [textOfOne(a), textOfOne(b)]
    return first < second ? -1 : Number(first > second)
  }

/** Seconds since 1970, as providers write them; null for anything that is no time. */
export function timeOfEpoch(seconds: unknown): string | null {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || Math.abs(seconds) > 8.64e12) return null
  return new Date(seconds * 1000).toISOString()
}

/** A page that an answer names; only addresses of the web. */
export function sourcesOf(items: readonly Json[], url = 'url', title = 'title'): Source[] {
  const found = new Map<string, Source>()
  for (const item of items) {
    const address = withoutMark(textOf(item[url]))
    if (/^https?:\/\//i.test(address) && !found.has(address))
      found.set(address, { url: address, title: textOrNull(item[title]) })
  }
  return [...found.values()]
}

/** ChatGPT adds its own mark to every address; the page is the same without it. */
const withoutMark = (url: string): string =>
  url
    .replace(/[?&]utm_source=chatgpt\.com(?=$|&|#)/, (mark, at: number, whole: string) =>
      mark.startsWith('?') && whole[at + mark.length] === '&' ? '?' : '',
    )
    .replace('?&', '?')

/** Pairs each answer with the last question before it. */
export function turnsInOrder(
  messages: readonly ({ isAnswer: boolean; text: string } & Partial<
    Omit<AppAnswer, 'question' | 'answer' | 'key'>
  >)[],
): Omit<AppAnswer, 'key'>[] {
  const turns: Omit<AppAnswer, 'key'>[] = []
  let question: string | null = null
  for (const { isAnswer, text, ...rest } of messages) {
    if (!isAnswer) question = text
    else if (text.trim() !== '')
      turns.push({ ...NOTHING, ...rest, question: question?.trim() || NO_QUESTION, answer: text })
  }
  return turns
}

const NOTHING = { answeredAt: null, model: null, cited: [], retrieved: [], queries: [], notes: [] }
