import { INTENT_TABLE } from '@veracite/terms/intents'
import { PROMPT_INTENTS, type PromptIntent } from '@veracite/terms/vocabulary'
import { type Reason, refusal, type Why, whyOf } from '@veracite/words/refusals'
import { parseCsv } from './csv.ts'

export interface PromptLine {
  /** Line of the file, counted from 1. */
  line: number
  text: string
  intent: PromptIntent
  locale?: string
}

export type LineProblem = Why & { line: number }

interface ReadPrompts {
  prompts: PromptLine[]
  problems: LineProblem[]
}

/** Prompts from a CSV or JSON-lines file, and the first problems in it. One problem is enough to import nothing. */
export function readPrompts(content: string): ReadPrompts {
  const text = content.replace(/^\ufeff/, '')
  const problems: LineProblem[] = []
  const records = /^\s*\{/.test(text) ? readJsonLines(text, problems) : readCsv(text, problems)
  const prompts = records.flatMap((record) => toPrompt(record, problems))
  refuseRepeats(prompts, problems)
  if (prompts.length > MAX_PROMPTS)
    problems.push({
      line: prompts[MAX_PROMPTS]?.line ?? 0,
      ...refusal('too_many_prompts_in_file', { most: MAX_PROMPTS }),
    })
  if (records.length === 0 && problems.length === 0)
    problems.push({ line: 1, ...refusal('there_is_no_prompt') })
  const first = problems.sort((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS)
  return { prompts: first.length > 0 ? [] : prompts, problems: first }
}

/** The most the server takes in one request: a file is imported as a whole or not at all. */
const MAX_PROMPTS = 1000
const MAX_PROBLEMS = 100
const MAX_LETTERS = 2000

interface Raw {
  line: number
  text: unknown
  intent: unknown
  locale: unknown
}

function readJsonLines(text: string, problems: LineProblem[]): Raw[] {
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
      problems.push({ line, ...refusal('is_not_a_json_object') })
      return []
    }
  })
}

function readCsv(text: string, problems: LineProblem[]): Raw[] {
  const { rows, problem } = parseCsv(text)
  if (problem !== null) problems.push(problem)
  const [head, ...body] = rows
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
  const at = (name: string) => names.indexOf(name)
  if (at('text') < 0 || at('intent') < 0) {
    problems.push({ line: 1, ...refusal('must_name_the_columns') })
    return []
  }
  return body.flatMap(({ line, cells }) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    if (cells.length !== names.length) {
      problems.push({
        line,
        ...refusal('has_other_number_of_columns', { cells: cells.length, names: names.length }),
      })
      return []
    }
    const cell = (name: string) => (at(name) < 0 ? undefined : cells[at(name)])
    return [{ line, text: cell('text'), intent: cell('intent'), locale: cell('locale') || undefined }]
  })
}

function toPrompt({ line, text, intent, locale }: Raw, problems: LineProblem[]): PromptLine[] {
  const said = problems.length
  const problem = (why: Reason) => problems.push({ line, ...whyOf(why) })
  const trimmed = typeof text === 'string' ? text.trim() : ''
  if (trimmed === '') problem('has_no_text')
  else if (trimmed.length > MAX_LETTERS) problem(refusal('has_too_long_a_text', { most: MAX_LETTERS }))
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
  if (place !== undefined && !(typeof place === 'string' && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(place)))
    problem('has_unknown_locale')
  if (problems.length > said || found === undefined) return []
  return [{ line, text: trimmed, intent: found, ...(typeof place === 'string' && { locale: place }) }]
}

function refuseRepeats(prompts: readonly PromptLine[], problems: LineProblem[]): void {
  const seen = new Map<string, number>()
  for (const { line, text, locale = 'en' } of prompts) {
    const key = `${locale}\u0000${text}`
    const first = seen.get(key)
    if (first === undefined) seen.set(key, line)
    else problems.push({ line, ...refusal('repeats_a_line', { first }) })
  }
}
