import { isObject } from '@veracite/terms/json'
import { objectsOf, type Recognised } from '../conversation.ts'
import * as chatgpt from './chatgpt.ts'
import { readChatgptPage } from './chatgpt-page.ts'
import * as claude from './claude.ts'
import * as copilot from './copilot.ts'
import * as deepseek from './deepseek.ts'
import { readDti } from './dti.ts'
import { readGeminiShare } from './gemini-share.ts'
import * as grok from './grok.ts'
import { readPerplexity } from './perplexity.ts'
import * as takeout from './takeout.ts'

/** Reads a JSON value of one known structure; null for others. The first that knows it reads it. */
const OF_OBJECTS: readonly ((value: Record<string, unknown>) => Recognised | null)[] = [
  chatgpt.read,
  claude.read,
  deepseek.read,
  grok.read,
  copilot.read,
  readPerplexity,
  takeout.readWorkspace,
  readDti,
]

export function readJson(value: unknown): Recognised {
  if (isObject(value)) {
    for (const read of OF_OBJECTS) {
      const recognised = read(value)
      if (recognised !== null) return recognised
    }
    return Array.isArray(value.conversations) ? readJson(value.conversations) : UNKNOWN
  }
  const found = objectsOf(value).flatMap((item) => {
    const record = takeout.readRecord(item)
    if (record !== null) return record
    for (const read of [chatgpt.read, claude.read, deepseek.read, readDti]) {
      const recognised = read(item)
      if (recognised?.kind === 'found') return recognised.found
    }
    return []
  })
  return found.length === 0 ? UNKNOWN : { kind: 'found', found }
}

export function readText(text: string): Recognised {
  return (
    readGeminiShare(text) ??
    copilot.readHistory(text) ??
    readChatgptPage(text) ??
    takeout.readHtml(text) ??
    pageWithoutText(text) ??
    UNKNOWN
  )
}

/** Pages of which it is known that the conversation is not in them. */
function pageWithoutText(text: string): Recognised | null {
  if (text.includes('NEXT_HTTP_ERROR_FALLBACK;404'))
    return { kind: 'gone', why: 'app_file_of_meta_ai_is_gone' }
  if (/<title>Claude<\/title>/.test(text.slice(0, 4_000)))
    return {
      kind: 'unreadable',
      why: 'app_file_is_a_page_of_claude',
    }
  return null
}

const UNKNOWN: Recognised = { kind: 'unreadable', why: 'app_file_of_no_known_structure' }
