import data from './prompt-origins.json' with { type: 'json' }

/** Where a question comes from. `not_recorded`: it was added before origins were kept. */
export const PROMPT_ORIGIN_TABLE = data.kinds
export type PromptOriginKind = keyof typeof data.kinds
export const PROMPT_ORIGIN_KINDS = Object.keys(data.kinds) as PromptOriginKind[]

/** Kinds of files that hold questions, and whose words they are. */
export const QUESTION_LIST_TABLE = data.lists
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

/** As a plan writes it, perhaps one of a later version with kinds that are not known here. */
interface WrittenOrigin {
  kind: string
  list: string | null
  sha256: string | null
  row?: number | null
}

/** `Search Console queries, line 7 of 3fa9…: typed by people, aggregated` */
export function sayOrigin({ kind, list, sha256, row = null }: WrittenOrigin): string {
  const known: Record<string, { words: string }> = PROMPT_ORIGIN_TABLE
  const lists: Record<string, { words: string; whose: string }> = QUESTION_LIST_TABLE
  const found = lists[list ?? '']
  if (found === undefined) return known[kind]?.words ?? kind
  const { words, whose } = found
  const where = sha256 === null ? '' : `, ${row === null ? '' : `entry ${row} `}of ${sha256.slice(0, 12)}…`
  return `${words}${where}: ${whose}`
}
