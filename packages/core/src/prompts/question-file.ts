import type { QuestionList } from '@veracite/terms/prompt-origins'
import type { PromptIntent } from '@veracite/terms/vocabulary'
import { type Reason, type Why, whyOf } from '@veracite/words/refusals'

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

export const refused = (
  list: QuestionList,
  { line, column }: { line: number; column: number | null },
  why: Reason,
): QuestionFile => ({ list, questions: [], problems: [{ line, column, ...whyOf(why) }], isRefused: true })
