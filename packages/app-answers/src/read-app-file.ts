import {
  type AppFile,
  type Conversation,
  FileRefused,
  type Found,
  objectsOf,
  textOf,
} from './conversation.ts'
import { type Recognised, readJson, readText } from './formats/all.ts'
import { strip } from './strip.ts'
import { textsOfZip } from './zip.ts'

/** The longest file that is opened: exports of years of use are smaller. */
export const MAX_APP_FILE_BYTES = 512 * 1024 * 1024
const MAX_CONVERSATIONS = 50_000
const MAX_ANSWERS = 2_000
const MAX_QUESTION = 8_000
const MAX_ANSWER = 400_000

/** Reads an export, a page or a JSON file. Throws FileRefused for one that must not be read. */
export function readAppFile(bytes: Uint8Array): AppFile {
  if (bytes.length > MAX_APP_FILE_BYTES) throw new FileRefused('The file is larger than 512 MB.')
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
    if (found.length > MAX_CONVERSATIONS)
      throw new FileRefused('The file holds more than 50,000 conversations.')
  }
  if (found.length === 0) return isZip || other === null ? { kind: 'unreadable', why: NOTHING_KNOWN } : other
  return {
    kind: 'conversations',
    conversations: found.map((one, place) => finished(one, String(place), shares)),
    notRead,
  }
}

export const NOTHING_KNOWN =
  'No conversation of a known format is in it. Known are the exports of ChatGPT, Claude, Google Takeout, Copilot, Grok and DeepSeek, their shared pages as JSON, and the interchange schema.'

function readOne(bytes: Uint8Array, shares: Map<string, string>): Recognised {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { kind: 'unreadable', why: 'It is no text.' }
  }
  const begins = text.slice(0, 200).trimStart()
  if (!begins.startsWith('{') && !begins.startsWith('[')) return readText(text)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'unreadable', why: 'It begins like JSON and is none: it may be cut off.' }
  }
  // Of ChatGPT: which conversation is behind which shared link.
  for (const item of objectsOf(value))
    if (typeof item.conversation_id === 'string' && 'is_anonymous' in item)
      shares.set(item.conversation_id, textOf(item.id))
  return readJson(value)
}

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
