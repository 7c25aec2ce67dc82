import data from './prompt-origins.json' with { type: 'json' }

/** Where a question comes from. `not_recorded`: it was added before origins were kept. */
export type PromptOriginKind = keyof typeof data.kinds
export const PROMPT_ORIGIN_KINDS = Object.keys(data.kinds) as PromptOriginKind[]

/** Kinds of files that hold questions, and whose words they are. */
export type QuestionList = keyof typeof data.lists
export const QUESTION_LISTS = Object.keys(data.lists) as QuestionList[]

export interface PromptOrigin {
  kind: PromptOriginKind
  /** Of imports: the kind of file, SHA-256 of its bytes, and the line or entry in it, from 1. */
  list: QuestionList | null
  sha256: string | null
  row: number | null
  /** The period that the file covers, as its importer names it. */
  period: string | null
}

export const originOfKind = (kind: PromptOriginKind): PromptOrigin => ({
  ...{ kind, list: null, sha256: null, row: null, period: null },
})
