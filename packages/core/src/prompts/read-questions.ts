import type { QuestionList } from '@veracite/terms/prompt-origins'
import { refusal } from '@veracite/words/refusals'
import { type CsvRow, parseCsv } from './csv.ts'
import {
  isLocale,
  type ListProblem,
  problemAt,
  type QuestionFile,
  refused,
  repeatsIn,
  textProblem,
} from './question-file.ts'
import WORDS from './question-lists.json' with { type: 'json' }
import { questionsInJson } from './questions-in-json.ts'
import { readPrompts } from './read-prompts.ts'

const MAX_PROBLEMS = 100
/** One less than the rows of a table that are read, of which the first has the names. */
const MOST_ROWS = 4_999

/** The questions of a file. What kind of file it is follows from its structure, never from its name. */
export function readQuestions(content: string): QuestionFile {
  const text = content.replace(/^\ufeff/, '')
  const broken = text.indexOf('\ufffd')
  if (broken >= 0) return refused('prompts', placeIn(text, broken), 'is_not_utf8')
  if (/^\s*</.test(text)) return refused('prompts', { line: 1, column: 1 }, 'is_xml')
  const inJson = questionsInJson(text)
  const found = inJson ?? (/^\s*\{/.test(text) ? readPrompts(text) : inTable(text))
  if (found.isRefused || found.list === 'prompts') return found
  return withoutUnusable(found)
}

function placeIn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function inTable(text: string): QuestionFile {
  const { rows, problem } = parseCsv(text)
  const [head, ...body] = rows
  const names = (head?.cells ?? []).map((name) => name.toLowerCase())
  if (names.includes('text') && names.includes('intent')) return readPrompts(text)
  if (problem !== null) return refused('prompts', { ...problem, column: null }, problem)
  if (names.includes('body') && names.includes('consent')) return tickets(names, body)
  const [first = ''] = names
  if (first === 'grounding query') return table('bing_grounding', body, { 1: 'citations' })
  if (names.includes('citations'))
    return refused('bing_grounding', { line: 1, column: 1 }, refusal('lists_other_things', { first }))
  const isSearchConsole =
    names.length === 5 && body.length > 0 && body.every(({ cells }) => /%$/.test(cells[3] ?? ''))
  if (isSearchConsole && WORDS.queryHeads.some((stem) => first.includes(stem)))
    return table('search_console', body, { 1: 'clicks', 2: 'impressions', 3: 'ctr', 4: 'position' })
  if (isSearchConsole)
    return refused('search_console', { line: 1, column: 1 }, refusal('is_not_a_column_of_queries', { first }))
  const listsPages = body.some(({ cells }) => /^https?:\/\//.test(cells[0] ?? ''))
  return refused('prompts', { line: 1, column: 1 }, listsPages ? 'lists_pages' : 'is_no_known_list')
}

function table(list: QuestionList, body: readonly CsvRow[], columns: Record<number, string>): QuestionFile {
  const problems: ListProblem[] = []
  const questions = body.flatMap(({ line, cells }) => {
    const figures: Record<string, number> = {}
    for (const [at, name] of Object.entries(columns)) {
      const figure = numberIn(cells[Number(at)] ?? '')
      if (figure !== null) figures[name] = figure
      else problems.push(problemAt(line, Number(at) + 1, refusal('is_not_a_number', { predicate: name })))
    }
    return [{ row: line, text: cells[0] ?? '', intent: null, locale: null, figures }]
  })
  return { list, questions, problems, isRefused: false }
}

/** `3.53%`, and `3,53%` as accounts in other languages write it. */
function numberIn(cell: string): number | null {
  const [, digits, percent] = /^(\d+(?:[.,]\d+)?)\s?(%?)$/.exec(cell) ?? []
  if (digits === undefined) return null
  const number = Number(digits.replace(',', '.'))
  return percent === '%' ? Number((number / 100).toFixed(6)) : number
}

/** A person's letter is used only with their consent, and after somebody took out what names them. */
function tickets(names: readonly string[], body: readonly CsvRow[]): QuestionFile {
  const problems: ListProblem[] = []
  const questions = body.flatMap(({ line, cells }) => {
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    const missing = ['consent', 'redacted_by'].filter((name) => /^(|no|none|false|0)$/i.test(cell(name)))
    for (const name of missing)
      problems.push(
        problemAt(
          line,
          names.indexOf(name) + 1 || null,
          refusal('has_no_such_cell', { column: name.replace('_', ' ') }),
        ),
      )
    const language = cell('language')
    return [
      { row: line, text: cell('body'), intent: null, locale: language === '' ? null : language, figures: {} },
    ]
  })
  return { list: 'tickets', questions, problems, isRefused: false }
}

/** Lines that cannot be prompts are named; the others can be taken. */
function withoutUnusable(file: QuestionFile): QuestionFile {
  const read = file.questions.slice(0, MOST_ROWS)
  const problems = [...file.problems]
  for (const { row, text, locale } of read) {
    const why = textProblem(text)
    if (why !== null) problems.push(problemAt(row, 1, why))
    if (locale !== null && !isLocale(locale)) problems.push(problemAt(row, null, 'has_unknown_language'))
  }
  problems.push(...repeatsIn(read, { column: 1 }))
  if (read.length === MOST_ROWS) {
    const line = (read.at(-1)?.row ?? 0) + 1
    problems.push(problemAt(line, null, refusal('further_rows_are_not_read', { most: MOST_ROWS })))
  }
  const bad = new Set(problems.map(({ line }) => line))
  return {
    ...file,
    questions: read.filter(({ row }) => !bad.has(row)),
    problems: problems.sort((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS),
  }
}
