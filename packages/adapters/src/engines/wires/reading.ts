import type { ExtractedAnswer, FinalReason, RetryReason, Source } from '@veracite/terms/engine-port'
import type { NoAnswerReason } from '@veracite/terms/vocabulary'
import * as z from 'zod'
import { each, text } from './loose.ts'
import { urlsInProse } from './prose-urls.ts'

/** The state that a reply reports, apart from its content. */
export type ReplyState =
  | { kind: 'answered' }
  | { kind: 'no_answer'; reason: NoAnswerReason }
  /** No text and no reason given: worth asking again. */
  | { kind: 'empty' }
  /** Not finished: the same question continues with this token (a page token, a task id, or none). */
  | { kind: 'unfinished'; token: string | null }
  | { kind: 'retry'; reason: RetryReason; code: string | null; retryAfterMs: number | null }
  | { kind: 'final'; reason: FinalReason; code: string | null }

export interface WireReading {
  answer: ExtractedAnswer
  state: ReplyState
}

/** Reads one reply. `earlier` are the parsed replies of the same question that came before it. */
export type WireReader = (document: unknown, earlier: readonly unknown[]) => WireReading

function emptyAnswer(): ExtractedAnswer {
  return {
    text: '',
    cited: [],
    retrieved: [],
    inProse: [],
    queries: [],
    servedModel: null,
    requestId: null,
    finish: null,
    usage: {
      input: null,
      cachedInput: null,
      cacheWrite: null,
      output: null,
      reasoning: null,
      searches: null,
    },
    reportedCostUsd: null,
    searchUsed: null,
  }
}

/** Completes what was read, so that every wire deduplicates and finds URLs the same way. */
export function answerOf(known: Partial<ExtractedAnswer>): ExtractedAnswer {
  const answer = { ...emptyAnswer(), ...known }
  return {
    ...answer,
    cited: uniqueSources(answer.cited),
    retrieved: uniqueSources(answer.retrieved),
    inProse: urlsInProse(answer.text),
    queries: [...new Set(answer.queries.filter((query) => query.trim() !== ''))],
  }
}

export const malformed = (): WireReading => ({
  answer: answerOf({}),
  state: { kind: 'final', reason: 'malformed', code: null },
})

export const textOrEmpty = (answer: ExtractedAnswer): ReplyState =>
  answer.text.trim() === '' ? { kind: 'empty' } : { kind: 'answered' }

/** The parts of a message continue each other; another message starts a new paragraph. */
export const joinMessages = (messages: readonly (readonly { text: string }[])[]): string =>
  messages
    .map((parts) => parts.map((part) => part.text).join(''))
    .filter((words) => words !== '')
    .join('\n\n')

/** A source as given by a wire; null without a URL. */
export function source(url: string | null | undefined, title: string | null | undefined): Source[] {
  return typeof url === 'string' && url !== '' ? [{ url, title: title ?? null }] : []
}

/** The sources in a list of pages; entries without an address are skipped. */
export const sourcesIn = (list: unknown): Source[] => each(Page, list).flatMap(toSource)

const Page = z.object({ url: z.string(), title: text })

export const toSource = ({ url, title }: { url: string; title: string | null }): Source[] =>
  source(url, title)

function uniqueSources(sources: readonly Source[]): Source[] {
  const byUrl = new Map<string, Source>()
  for (const entry of sources) {
    const known = byUrl.get(entry.url)
    if (known === undefined) byUrl.set(entry.url, entry)
    else if (known.title === null) byUrl.set(entry.url, entry)
  }
  return [...byUrl.values()]
}
