import type { Json } from '@veracite/terms/json'
import { Parser } from 'htmlparser2'
import {
  type AppAnswer,
  type Found,
  listOf,
  objectOf,
  objectsOf,
  onlyOne,
  type Recognised,
  sourcesOf,
  textOf,
  textOrNull,
  turnsInOrder,
} from '../conversation.ts'

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
  const shared = { answeredAt: record.time, cited: sourcesOf(objectsOf(record.subtitles), 'url', 'name') }
  return [found({ engine, form: 'json' }, record.title, textOfHtml(html), shared, { json: [record] })]
}

type TakenOut = 'GEMINI' | 'GOOGLE_AI_MODE'

function engineOf(names: readonly string[]): TakenOut | null {
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

function found(
  { engine, form }: { engine: TakenOut; form: 'json' | 'html' },
  title: string,
  body: string,
  shared: Partial<AppAnswer>,
  kept: Found['kept'],
): Found {
  const { question, notes } = questionOf(title)
  const isAiMode = engine === 'GOOGLE_AI_MODE'
  const turns = [
    { isAnswer: false, text: question },
    { isAnswer: true, text: body, ...shared },
  ]
  return {
    engine,
    format: `takeout.${isAiMode ? 'aimode' : 'gemini'}.${form}`,
    title: question.slice(0, 120),
    answers: isAiMode ? turnsOf(body, question, shared) : turnsInOrder(turns),
    notes: isAiMode
      ? notes
      : [
          ...notes,
          'The file does not say which conversation it belongs to, or whether anything came before.',
        ],
    kept,
  }
}

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
  return onlyOne({
    engine: 'GEMINI',
    format: 'takeout.gemini.workspace',
    title: textOrNull(value.title),
    answers: turnsInOrder(turns),
    notes: [],
    kept: { json: value },
  })
}

/** "My Activity" as a page: one `outer-cell` for each record. */
export function readHtml(html: string): Recognised | null {
  if (!html.includes('outer-cell')) return null
  const cells = cellsOf(html)
  if (cells === null) return { kind: 'unreadable', why: 'app_file_is_cut_off' }
  const all = cells.flatMap(recordOfCell)
  return all.length === 0
    ? { kind: 'unreadable', why: 'app_file_of_takeout_is_of_others' }
    : { kind: 'found', found: all }
}

/** The markup of each cell; null where the page ends inside of one. A cell that was kept alone is read as it is. */
function cellsOf(html: string): string[] | null {
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
  parser.write(html)
  const isCut = begin >= 0 && /<html[\s>]/i.test(html.slice(0, 2_000))
  parser.end()
  return isCut ? null : cells
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
  const shared = { answeredAt: rest[place] ?? null }
  const kept = { text: cell, mediaType: 'text/html' } as const
  const one = found({ engine, form: 'html' }, title, body, shared, kept)
  return one.answers.length === 0 ? [] : [one]
}

const BLOCKS = new Set([
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'blockquote',
])
const LEFT_OUT = new Set(['script', 'style', 'template', 'noscript'])

/** The visible text of a piece of HTML: a line for each block, and for each line break. Nothing in it is run. */
function textOfHtml(html: string): string {
  let text = ''
  let hidden = 0
  const parser = new Parser({
    onopentagname(name) {
      if (LEFT_OUT.has(name)) hidden += 1
      else if (name === 'br' || BLOCKS.has(name)) text += '\n'
      else if (name === 'td' || name === 'th') text += ' '
    },
    onclosetag(name) {
      if (LEFT_OUT.has(name)) hidden -= 1
      else if (BLOCKS.has(name)) text += '\n'
    },
    ontext(part) {
      if (hidden === 0) text += part
    },
  })
  parser.end(html)
  return text
    .split('\n')
    .map((line) => line.replace(/[\s\u00A0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
