import type { QuestionList } from '@veracite/terms/prompt-origins'
import type { PromptIntent } from '@veracite/terms/vocabulary'
import { type Reason, refusal, type Why, whyOf } from '@veracite/words/refusals'

export interface ListedQuestion {
  /** The line of a table, or the entry of other files, from 1. */
  row: number
  text: string
  /** Null where the file does not say. */
  intent: PromptIntent | null
  locale: string | null
  /** `clicks`, `impressions`, `ctr` from 0 to 1, `position`, `citations`: what the file says of it. */
  figures: Record<string, number>
}

export interface ListProblem extends Why {
  line: number
  /** Column, counted from 1; null where the whole line is meant. */
  column: number | null
}

export interface QuestionFile {
  list: QuestionList
  questions: ListedQuestion[]
  problems: ListProblem[]
  /** The file cannot be imported at all; otherwise only the lines named in `problems` cannot. */
  isRefused: boolean
}

/** `readQuestions` beside the thread that answers requests. Throws the signal's reason when it is aborted. */
export type QuestionFileReader = (file: string, signal: AbortSignal) => Promise<QuestionFile>

export const problemAt = (line: number, column: number | null, why: Reason): ListProblem => ({
  ...{ line, column },
  ...whyOf(why),
})

export const refused = (
  list: QuestionList,
  { line, column }: { line: number; column: number | null },
  why: Reason,
): QuestionFile => ({ list, questions: [], problems: [problemAt(line, column, why)], isRefused: true })

const MAX_LETTERS = 2000

/** Why a text cannot be a prompt. */
export const textProblem = (text: string): Reason | null =>
  text.trim() === ''
    ? 'has_no_text'
    : text.length > MAX_LETTERS
      ? refusal('has_too_long_a_text', { most: MAX_LETTERS })
      : null

export const isLocale = (text: string): boolean => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(text)

/** Questions that stood there before, in the same language. `usual`: that of questions that name none. */
export function repeatsIn(
  questions: readonly Pick<ListedQuestion, 'row' | 'text' | 'locale'>[],
  { column, usual = null }: { column: number | null; usual?: string | null },
): ListProblem[] {
  const seen = new Map<string, number>()
  return questions.flatMap(({ row, text, locale }) => {
    const key = `${locale ?? usual}\u0000${text}`
    const first = seen.get(key)
    if (first === undefined) seen.set(key, row)
    return first === undefined ? [] : problemAt(row, column, refusal('repeats_a_line', { first }))
  })
}
