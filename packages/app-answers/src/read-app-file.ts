import type { Json } from '@veracite/terms/json'
import {
  type AppFile,
  type Conversation,
  FileRefused,
  type Found,
  objectsOf,
  PERSONALISED,
  type Recognised,
  textOf,
} from './conversation.ts'
import { readJson, readText } from './formats/all.ts'
import removed from './removed.json' with { type: 'json' }
import { textsOfZip } from './zip.ts'

/** The longest file that is opened: exports of years of use are smaller. */
export const MAX_APP_FILE_BYTES = 512 * 1024 * 1024
const MAX_CONVERSATIONS = 50_000
const MAX_ANSWERS = 2_000
const MAX_QUESTION = 8_000
const MAX_ANSWER = 400_000

/** Reads an export, a page or a JSON file. Throws FileRefused for one that must not be read. */
export function readAppFile(bytes: Uint8Array): AppFile {
  if (bytes.length > MAX_APP_FILE_BYTES) throw new FileRefused('app_file_too_large')
  const notRead: string[] = []
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const files = isZip ? textsOfZip(bytes, notRead) : [{ name: '', bytes }]
  const found: Found[] = []
  const shares = new Map<string, string>()
  let other: AppFile | null = null
  for (const file of files) {
    const read = readOne(file.bytes, shares)
    if (read.kind === 'found') found.push(...read.found)
    else {
      if (file.name !== '' && notRead.length < 100) notRead.push(file.name)
      other ??= read
    }
    if (found.length > MAX_CONVERSATIONS) throw new FileRefused('app_file_has_too_many_conversations')
  }
  if (found.length === 0)
    return isZip || other === null ? { kind: 'unreadable', why: 'app_file_of_no_known_format' } : other
  return {
    kind: 'conversations',
    conversations: found.map((one, place) => finished(one, String(place), shares)),
    notRead,
  }
}

function readOne(bytes: Uint8Array, shares: Map<string, string>): Recognised {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { kind: 'unreadable', why: 'app_file_is_no_text' }
  }
  const begins = text.slice(0, 200).trimStart()
  if (!begins.startsWith('{') && !begins.startsWith('[')) return readText(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'unreadable', why: 'app_file_is_cut_off' }
  }
  // Of ChatGPT: which conversation is behind which shared link.
  for (const item of objectsOf(value))
    if (typeof item.conversation_id === 'string' && 'is_anonymous' in item)
      shares.set(item.conversation_id, textOf(item.id))
  return readJson(value)
}

const PERSONALISATION_UNKNOWN = 'Personalisation unknown: the file does not show settings or memory.'

/** Within limits, without what is nobody's business, and with keys. */
function finished(found: Found, key: string, shares: ReadonlyMap<string, string>): Conversation {
  const { kept, stripped = [], answers, notes, ...rest } = found
  const clean = 'json' in kept ? strip(kept.json) : null
  const conversation = 'json' in kept && (kept.json as Record<string, unknown> | null)
  const id = conversation ? textOf(conversation.conversation_id) || textOf(conversation.id) : ''
  const share = shares.get(id)
  const cut = answers.length > MAX_ANSWERS ? [`Only the first ${MAX_ANSWERS} answers were read.`] : []
  return {
    ...rest,
    key,
    kept:
      clean === null
        ? (kept as Exclude<Found['kept'], { json: unknown }>)
        : { text: JSON.stringify(clean.value), mediaType: 'application/json' },
    stripped: [...new Set([...stripped, ...(clean?.stripped ?? [])])].sort(),
    notes: [
      ...notes,
      ...(notes.includes(PERSONALISED) ? [] : [PERSONALISATION_UNKNOWN]),
      ...cut,
      ...(share === undefined ? [] : [`Shared as https://chatgpt.com/share/${share}.`]),
    ],
    answers: answers.slice(0, MAX_ANSWERS).map((answer, place) => ({
      ...answer,
      key: String(place),
      question: answer.question.slice(0, MAX_QUESTION),
      answer: answer.answer.slice(0, MAX_ANSWER),
      cited: answer.cited.slice(0, 256),
      retrieved: answer.retrieved.slice(0, 256),
      queries: answer.queries.slice(0, 64),
      notes:
        answer.answer.length > MAX_ANSWER
          ? [...answer.notes, 'The answer is longer than what is kept of it.']
          : answer.notes,
    })),
  }
}

const WHOLE = new Set(removed.whole)
const TEXTS = new RegExp(removed.texts, 'i')
const MAX_DEPTH = 100

/**
 * A copy without names of people, tokens, instruction texts and the contents of attachments, and the names of what was
 * left out. Doing it twice changes nothing.
 */
function strip(value: unknown): { value: unknown; stripped: string[] } {
  const stripped = new Set<string>()
  const copy = (given: unknown, depth: number): unknown => {
    if (depth > MAX_DEPTH) throw new FileRefused('app_file_is_nested_too_deeply')
    if (Array.isArray(given)) return given.map((item) => copy(item, depth + 1))
    if (typeof given !== 'object' || given === null) return given
    const kept: Json = {}
    for (const [name, member] of Object.entries(given)) {
      if (isRemoved(name, member)) stripped.add(name)
      else
        Object.defineProperty(kept, name, {
          value: copy(member, depth + 1),
          enumerable: true,
          configurable: true,
          writable: true,
        })
    }
    return kept
  }
  return { value: copy(value, 0), stripped: [...stripped].sort() }
}

/** Empty members say nothing about anyone, and some readers need to see them. */
function isRemoved(name: string, member: unknown): boolean {
  if (member === null || member === '' || member === false) return false
  return WHOLE.has(name) || (typeof member === 'string' && TEXTS.test(name))
}
