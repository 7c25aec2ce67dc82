import type { Json } from '@veracite/terms/json'
import {
  objectOf,
  objectsOf,
  onlyOne,
  type Recognised,
  sourcesOf,
  textOf,
  textOrNull,
  turnsInOrder,
} from '../conversation.ts'

/** A shared page (`messages`), or the history that the app loads (`results`). Both have the newest first. */
export function read(value: Json): Recognised | null {
  const isShare = 'conversationTitle' in value && Array.isArray(value.messages)
  const messages = objectsOf(isShare ? value.messages : value.results).filter((one) => authorOf(one) !== '')
  if (messages.length === 0) return null
  return onlyOne({
    engine: 'COPILOT',
    format: isShare ? 'copilot.share' : 'copilot.history',
    title: textOrNull(value.conversationTitle),
    answers: turnsInOrder(oldestFirst(messages, (one) => textOf(one.createdAt)).map(messageOf)),
    notes: [],
    kept: { json: value },
  })
}

function authorOf({ author, content }: Json): string {
  const name = textOf(author) || textOf(objectOf(author).type)
  return Array.isArray(content) && /^(?:human|ai)$/.test(name) ? name : ''
}

function messageOf(message: Json) {
  const parts = objectsOf(message.content)
  return {
    isAnswer: authorOf(message) === 'ai',
    text: parts
      .filter(({ type }) => type === 'text')
      .map(({ text }) => textOf(text))
      .join(''),
    answeredAt: textOrNull(message.createdAt),
    cited: sourcesOf(parts.filter(({ type }) => type === 'citation')),
  }
}

/** Turned round, never sorted: a question and its answer may have the same time. */
function oldestFirst<T>(items: readonly T[], timeOf: (item: T) => string): T[] {
  const [first, last] = [items[0], items.at(-1)]
  const isOldestFirst = first !== undefined && last !== undefined && timeOf(first) < timeOf(last)
  return isOldestFirst ? [...items] : items.toReversed()
}

const HEAD = ['Conversation', 'Time', 'Author', 'Message']

/** The history as the account exports it, in CSV. Rows in a row with one title are one conversation. */
export function readHistory(text: string): Recognised | null {
  const body = text.replace(/^\uFEFF/, '')
  if (!body.startsWith(HEAD.join(','))) return null
  const all = readCsv(body)
  if (all === null) return { kind: 'unreadable', why: 'app_file_is_cut_off' }
  const [, ...rows] = all
  const groups: CsvRow[][] = []
  for (const row of rows) {
    if (row.cells.length < HEAD.length) continue
    const group = groups.at(-1)
    if (group?.[0]?.cells[0] === row.cells[0]) group?.push(row)
    else groups.push([row])
  }
  return {
    kind: 'found',
    found: groups.map((group) => ({
      engine: 'COPILOT',
      format: 'copilot.export',
      title: textOrNull(group[0]?.cells[0]),
      answers: turnsInOrder(
        oldestFirst(group, ({ cells }) => cells[1] ?? '').map(
          ({ cells: [, time, author, message = ''] }) => ({
            isAnswer: author === 'AI',
            text: message,
            answeredAt: textOrNull(time),
          }),
        ),
      ),
      notes: [],
      kept: {
        text: `${HEAD.join(',')}\r\n${group.map(({ raw }) => raw).join('\r\n')}\r\n`,
        mediaType: 'text/csv' as const,
      },
    })),
  }
}

interface CsvRow {
  cells: string[]
  raw: string
}

/** RFC 4180: cells may hold line breaks in quotes. Null where the text ends inside of quotes: half an answer is none. */
function readCsv(text: string): CsvRow[] | null {
  const rows: CsvRow[] = []
  let at = 0
  while (at < text.length) {
    const begin = at
    const cells: string[] = []
    for (;;) {
      let cell = ''
      if (text[at] === '"') {
        for (at += 1; ; ) {
          const quote = text.indexOf('"', at)
          if (quote < 0) return null
          cell += text.slice(at, quote)
          at = quote + 1
          if (text[at] !== '"') break
          cell += '"'
          at += 1
        }
      }
      const from = at
      while (at < text.length && text[at] !== ',' && text[at] !== '\n' && text[at] !== '\r') at += 1
      cells.push(cell + text.slice(from, at))
      if (text[at] !== ',') break
      at += 1
    }
    rows.push({ cells, raw: text.slice(begin, at) })
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
  }
  return rows
}
