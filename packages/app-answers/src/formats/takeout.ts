import { Parser } from 'htmlparser2'
import {
  type AppAnswer,
  type Found,
  type Json,
  listOf,
  objectOf,
  objectsOf,
  PERSONALISATION_UNKNOWN,
  sourcesOf,
  textOf,
  textOrNull,
  turnsInOrder,
} from '../conversation.ts'
import type { Recognised } from './all.ts'
import { textOfHtml } from './html-text.ts'

/** In English; files of other languages keep their word before the question. */
const TURN = /^(?:Prompted|Branched|Answered|Asked|Said|Searched for)[\s\u00A0]+/
const NO_TURN = /^(?:Created|Used|Added|Gave)\b/

/** One record of "My Activity" about Gemini or AI Mode. Null for records of other products. */
export function readRecord(record: Json): Found[] | null {
  if (typeof record.time !== 'string' || typeof record.title !== 'string') return null
  if (!Array.isArray(record.products) && typeof record.header !== 'string') return null
  const engine = engineOf([record.header, ...listOf(record.products), record.titleUrl].map(textOf))
  const html = objectsOf(record.safeHtmlItem)
    .map((item) => textOf(item.html))
    .join('\n')
  if (engine === null || NO_TURN.test(record.title) || html === '') return []
  const { question, notes } = questionOf(record.title)
  const shared = { answeredAt: record.time, cited: sourcesOf(objectsOf(record.subtitles), 'url', 'name') }
  const answers =
    engine === 'GOOGLE_AI_MODE'
      ? turnsOf(textOfHtml(html), question, shared)
      : turnsInOrder([
          { isAnswer: false, text: question },
          { isAnswer: true, text: textOfHtml(html), ...shared },
        ])
  return [found(engine, 'json', question, answers, notes, { json: [record] })]
}

function engineOf(names: readonly string[]): 'GEMINI' | 'GOOGLE_AI_MODE' | null {
  const all = names.map((name) => name.slice(0, 2_000)).join('\n')
  if (/\bAI Mode\b|KI-Modus/.test(all) || /google\.[a-z.]+\/search\?[^\n]*\budm=50\b/.test(all))
    return 'GOOGLE_AI_MODE'
  return /\bGemini\b/.test(all) ? 'GEMINI' : null
}

/** The question without the word that the file puts before it. */
function questionOf(title: string): { question: string; notes: string[] } {
  const question = title.replace(TURN, '').trim()
  return TURN.test(title)
    ? { question, notes: [] }
    : { question, notes: ['The question begins with a word of the export, which is in another language.'] }
}

const found = (
  engine: 'GEMINI' | 'GOOGLE_AI_MODE',
  form: 'json' | 'html',
  title: string,
  answers: Found['answers'],
  notes: string[],
  kept: Found['kept'],
): Found => ({
  engine,
  format: `takeout.${engine === 'GEMINI' ? 'gemini' : 'aimode'}.${form}`,
  title: title.slice(0, 120),
  answers,
  notes: [
    ...notes,
    ...(engine === 'GEMINI'
      ? ['The file does not say which conversation it belongs to, or whether anything came before.']
      : []),
    PERSONALISATION_UNKNOWN,
  ],
  kept,
})

const MARK = /^(Your prompt|Search[’']s response):\s*/

/** A record of AI Mode holds a whole conversation, with marks before each turn. */
function turnsOf(text: string, question: string, shared: Partial<AppAnswer>): Found['answers'] {
  const turns: { isAnswer: boolean; text: string }[] = []
  for (const line of text.split('\n')) {
    const [mark, name] = MARK.exec(line) ?? []
    if (name !== undefined) turns.push({ isAnswer: name !== 'Your prompt', text: line.slice(mark?.length) })
    else if (turns.length === 0)
      turns.push({ isAnswer: false, text: question }, { isAnswer: true, text: line })
    else (turns.at(-1) as { text: string }).text += `\n${line}`
  }
  return turnsInOrder(turns.map((turn) => ({ ...turn, ...shared, text: turn.text.trim() })))
}

/** A conversation of Gemini in Workspace. */
export function readWorkspace(value: Json): Recognised | null {
  if (!Array.isArray(value.conversation_turns)) return null
  const turns = objectsOf(value.conversation_turns).map((turn) => {
    const { user_turn, system_turn } = turn
    const said = objectOf(system_turn)
    return system_turn === undefined
      ? { isAnswer: false, text: textOf(objectOf(user_turn).prompt) }
      : {
          isAnswer: true,
          text: objectsOf(said.text)
            .map(({ data }) => textOf(data))
            .join('\n'),
          answeredAt: textOrNull(said.turn_last_modified),
        }
  })
  return {
    kind: 'found',
    found: [
      {
        engine: 'GEMINI',
        format: 'takeout.gemini.workspace',
        title: textOrNull(value.title),
        answers: turnsInOrder(turns),
        notes: [PERSONALISATION_UNKNOWN],
        kept: { json: value },
      },
    ],
  }
}

/** "My Activity" as a page: one `outer-cell` for each record. */
export function readHtml(html: string): Recognised | null {
  if (!html.includes('outer-cell')) return null
  const all = cellsOf(html).flatMap(recordOfCell)
  return all.length === 0
    ? { kind: 'unreadable', why: 'The page of Google Takeout holds nothing of Gemini or AI Mode.' }
    : { kind: 'found', found: all }
}

/** The markup of each cell, whole. */
function cellsOf(html: string): string[] {
  const cells: string[] = []
  let depth = 0
  let begin = -1
  let inside = 0
  const parser = new Parser({
    onopentag(name, { class: names = '' }) {
      if (name !== 'div') return
      depth += 1
      if (begin >= 0 || !/(?:^|\s)outer-cell(?:\s|$)/.test(names)) return
      begin = parser.startIndex
      inside = depth
    },
    onclosetag(name) {
      if (name !== 'div') return
      if (begin >= 0 && depth === inside) {
        cells.push(html.slice(begin, parser.endIndex + 1))
        begin = -1
      }
      depth -= 1
    },
  })
  parser.end(html)
  return cells
}

const WHEN = /\d{4}.*\d{1,2}[:.]\d{2}|\d{1,2}[:.]\d{2}.*\d{4}/

/** `Prompted …<br>local time<br>answer`; the time is in the words of the person's language. */
function recordOfCell(cell: string): Found[] {
  const lines = textOfHtml(cell)
    .split('\n')
    .filter((line) => line !== '')
  const [product = '', ...rest] = lines
  const engine = engineOf([product])
  const place = rest.findIndex((line) => line.length < 60 && WHEN.test(line))
  const title = rest.slice(0, place).join('\n')
  if (engine === null || place < 1 || NO_TURN.test(title)) return []
  const end = rest.findLastIndex((line) => /^\S{2,20}:$/.test(line) || line === 'Products:')
  const body = rest.slice(place + 1, end > place ? end : undefined).join('\n')
  const { question, notes } = questionOf(title)
  const shared = { answeredAt: rest[place] ?? null }
  const answers =
    engine === 'GOOGLE_AI_MODE'
      ? turnsOf(body, question, shared)
      : turnsInOrder([
          { isAnswer: false, text: question },
          { isAnswer: true, text: body, ...shared },
        ])
  return answers.length === 0
    ? []
    : [found(engine, 'html', question, answers, notes, { text: cell, mediaType: 'text/html' })]
}
