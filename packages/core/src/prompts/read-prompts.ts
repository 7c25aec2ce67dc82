import { INTENT_TABLE } from '@veracite/terms/intents'
import { PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import { type Reason, refusal } from '@veracite/words/refusals'
import { parseCsv } from './csv.ts'
import {
  isLocale,
  type ListedQuestion,
  type ListProblem,
  problemAt,
  type QuestionFile,
  repeatsIn,
  textProblem,
} from './question-file.ts'

/** Prompts from a CSV or JSON-lines file, and the first problems in it. One problem is enough to import nothing. */
export function readPrompts(content: string): QuestionFile {
  const text = content.replace(/^\ufeff/, '')
  const problems: ListProblem[] = []
  const records = /^\s*\{/.test(text) ? readJsonLines(text, problems) : readCsv(text, problems)
  const prompts = records.flatMap((record) => toPrompt(record, problems))
  problems.push(...repeatsIn(prompts, { column: null, usual: 'en' }))
  const oneMore = prompts[MAX_PROMPTS]
  if (oneMore !== undefined)
    problems.push(problemAt(oneMore.row, null, refusal('too_many_prompts_in_file', { most: MAX_PROMPTS })))
  if (records.length === 0 && problems.length === 0) problems.push(problemAt(1, null, 'there_is_no_prompt'))
  const first = problems.sort((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS)
  const isRefused = first.length > 0
  return { list: 'prompts', questions: isRefused ? [] : prompts, problems: first, isRefused }
}

/** The most the server takes in one request: a file is imported as a whole or not at all. */
const MAX_PROMPTS = 1000
const MAX_PROBLEMS = 100

interface Raw {
  line: number
  text: unknown
  intent: unknown
  locale: unknown
}

function readJsonLines(text: string, problems: ListProblem[]): Raw[] {
  return text.split('\n').flatMap((source, index) => {
    const line = index + 1
    if (source.trim() === '') return []
    try {
      const value: unknown = JSON.parse(source)
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw new Error('not an object')
      const { text, intent, locale } = value as Record<string, unknown>
      return [{ line, text, intent, locale }]
    } catch {
      problems.push(problemAt(line, null, 'is_not_a_json_object'))
      return []
    }
  })
}

function readCsv(text: string, problems: ListProblem[]): Raw[] {
  const { rows, problem } = parseCsv(text)
  if (problem !== null) problems.push({ ...problem, column: null })
  const [head, ...body] = rows
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
  const at = (name: string) => names.indexOf(name)
  if (at('text') < 0 || at('intent') < 0) {
    problems.push(problemAt(1, null, 'must_name_the_columns'))
    return []
  }
  return body.flatMap(({ line, cells }) => {
    if (cells.length !== names.length) {
      const counts = { cells: cells.length, names: names.length }
      problems.push(problemAt(line, null, refusal('has_other_number_of_columns', counts)))
      return []
    }
    const cell = (name: string) => (at(name) < 0 ? undefined : cells[at(name)])
    return [{ line, text: cell('text'), intent: cell('intent'), locale: cell('locale') || undefined }]
  })
}

function toPrompt({ line, text, intent, locale }: Raw, problems: ListProblem[]): ListedQuestion[] {
  const said = problems.length
  const problem = (why: Reason) => problems.push(problemAt(line, null, why))
  const trimmed = typeof text === 'string' ? text.trim() : ''
  const wrong = textProblem(trimmed)
  if (wrong !== null) problem(wrong)
  const wanted = typeof intent === 'string' ? intent.trim().toUpperCase() : ''
  // By its code, or by the name that screens show.
  const found = PROMPT_INTENTS.find((name) => [name, INTENT_TABLE[name].name.toUpperCase()].includes(wanted))
  if (found === undefined)
    problem(
      refusal('has_no_intent', {
        names: PROMPT_INTENTS.map((name) => `${INTENT_TABLE[name].name} (${name})`).join(', '),
      }),
    )
  const place = typeof locale === 'string' ? locale.trim() : locale
  if (place !== undefined && !(typeof place === 'string' && isLocale(place))) problem('has_unknown_locale')
  if (problems.length > said || found === undefined) return []
  return [
    {
      row: line,
      text: trimmed,
      intent: found,
      locale: typeof place === 'string' ? place : null,
      figures: {},
    },
  ]
}
