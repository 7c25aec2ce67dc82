import { questionOrigin } from '@veracite/evidence/bundle/words'
import { sha256Hex } from '@veracite/terms/digest'
import { type DomainError, invalidField, invalidInput, notFound } from '@veracite/terms/errors'
import type { AskedPage } from '@veracite/terms/page'
import type { ClockAndIds } from '@veracite/terms/ports'
import { originOfKind, type PromptOriginKind, type QuestionList } from '@veracite/terms/prompt-origins'
import type { PromptIntent } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import { leadingReason } from '@veracite/verdicts/questions/leading'
import { problem, refusal, type Why } from '@veracite/words/refusals'
import { ENGLISH } from '@veracite/words/say-in'
import type { Scope } from '../access/scope.ts'
import type { FactStore } from '../facts/fact-store.ts'
import { activeBrandOf, brandOf } from '../tenants/brand-of.ts'
import type { Brand, Prompt, TenantStore } from '../tenants/tenant-store.ts'
import type { QuestionFileReader } from './question-file.ts'
import { suggestPrompts } from './suggest-prompts.ts'

type PromptInput = Pick<Prompt, 'text' | 'intent' | 'locale' | 'origin'>

interface FileToImport {
  file: string
  /** Which of its rows become prompts; all if it is left out. */
  rows?: readonly number[]
  /** The locale of rows that name none. */
  locale?: string
  /** What the file covers, where it does not say. */
  period?: string | null
}

interface PromptDeps extends ClockAndIds {
  tenants: TenantStore
  scope: Scope
  facts: Pick<FactStore, 'listForBrand'>
  readQuestions: QuestionFileReader
}

export const adminPrompts = (deps: PromptDeps) => ({
  /** Written by whoever adds them, unless they say otherwise. */
  add: (brandId: string, prompts: (Omit<PromptInput, 'origin'> & { origin?: PromptOriginKind })[]) =>
    addPrompts(
      deps,
      brandId,
      prompts.map(({ origin = 'operator', ...prompt }) => ({ ...prompt, origin: originOfKind(origin) })),
    ),

  /** The questions of a file, and which of them are asked already; nothing is added. */
  async previewFile(brandId: string, file: string, signal: AbortSignal) {
    const brand = await activeBrandOf(deps, brandId)
    const read = await deps.readQuestions(file, signal)
    const known = await askedTexts(deps, brand.id)
    const [words, whose] = [ENGLISH(`questionList.${read.list}`), ENGLISH(`questionsBy.${read.list}`)]
    return {
      ...{ list: read.list, words, whose, sha256: sha256Hex(file), isRefused: read.isRefused },
      needsPeriod: NEEDS_PERIOD.has(read.list),
      total: read.questions.length,
      items: read.questions.slice(0, MOST_SHOWN).map((question) => ({
        ...question,
        intent: question.intent ?? intentOf(question.text, brand),
        active: known.has(question.text),
        leading: leadingReason(question.text),
      })),
      problems: read.problems,
    }
  },

  /**
   * Adds the chosen rows of a file, or all, with the file's digest as their origin: all of them or nothing. The error names
   * every bad line.
   */
  async importFile(
    brandId: string,
    { file, rows, locale = 'en', period = null }: FileToImport,
    signal: AbortSignal,
  ) {
    const brand = await activeBrandOf(deps, brandId)
    const { list, questions, problems, isRefused } = await deps.readQuestions(file, signal)
    if (isRefused || (rows === undefined && problems.length > 0)) throw wrongLines(problems)
    if (period === null && NEEDS_PERIOD.has(list))
      throw invalidField('file_without_period', 'period', 'must_be_given_for_this_list')
    const wanted = rows && new Set(rows)
    const chosen = wanted ? questions.filter(({ row }) => wanted.has(row)) : questions
    if (wanted && chosen.length < wanted.size)
      throw invalidField('rows_cannot_be_imported', 'rows', 'must_be_rows_of_the_preview')
    if (chosen.length > MOST_SHOWN)
      throw invalidField(
        refusal('too_many_rows_chosen', { most: MOST_SHOWN }),
        'rows',
        refusal('must_be_at_most', { most: MOST_SHOWN }),
      )
    const origin = { kind: 'import', list, sha256: sha256Hex(file), period } as const
    const prompts = chosen.map((one) => ({
      ...{
        text: one.text.trim(),
        intent: one.intent ?? intentOf(one.text, brand),
        locale: one.locale ?? locale,
      },
      origin: { ...origin, row: one.row },
    }))
    const lines = chosen.map(({ row }) => row)
    return await addPrompts(deps, brandId, prompts, lines)
  },

  /** Questions whose right answers are on record; those already monitored are marked. */
  async suggest(brandId: string) {
    const brand = await activeBrandOf(deps, brandId)
    const [{ facts }, asked] = await Promise.all([
      deps.facts.listForBrand(brand.id, MAX_FACTS),
      askedTexts(deps, brand.id),
    ])
    return {
      items: suggestPrompts(brand, facts).map((prompt) => ({ ...prompt, active: asked.has(prompt.text) })),
    }
  },
  async list(brandId: string, page: AskedPage & { archived?: boolean }) {
    await brandOf(deps, brandId)
    const { items, nextCursor, total } = await deps.tenants.listPrompts(brandId, page)
    return { total, items: items.map(toPromptBody), nextCursor }
  },
  async archive(promptId: string) {
    if (!(await deps.tenants.archivePrompt(promptId, deps.clock.now()))) {
      throw notFound('prompt')
    }
    return { archived: true }
  },
  /** Earlier answers keep the question they were given: the new wording is a prompt of its own. */
  async change(promptId: string, change: Partial<Omit<PromptInput, 'origin'>>) {
    const changed = await deps.tenants.replacePrompt(
      promptId,
      { id: deps.ids.next(), ...change },
      deps.clock.now(),
    )
    return toPromptBody(asked(changed, 'changed'))
  },
  async restore(promptId: string) {
    return toPromptBody(asked(await deps.tenants.restorePrompt(promptId), 'other'))
  },
})

function asked(outcome: Prompt | 'duplicate' | null, otherwise: 'changed' | 'other'): Prompt {
  if (outcome === null) throw notFound('prompt')
  if (outcome === 'duplicate')
    throw invalidField(refusal('asked_already', { otherwise }), 'text', 'is_already_monitored')
  return outcome
}

const MAX_FACTS = 1_000

/** `lines`: the line number of each prompt in the imported file. */
async function addPrompts(deps: PromptDeps, brandId: string, prompts: PromptInput[], lines?: number[]) {
  await activeBrandOf(deps, brandId)
  refuseRepeats(prompts)
  const named = prompts.map((prompt) => ({ id: deps.ids.next(), ...prompt }))
  const outcome = await deps.tenants.addPrompts(brandId, named, deps.clock.now())
  if (outcome.kind === 'added') return { items: outcome.prompts.map(toPromptBody) }
  const why = refusal('is_already_monitored')
  throw lines === undefined
    ? duplicates(outcome.indexes, why)
    : wrongLines(outcome.indexes.map((index) => ({ line: lines[index] ?? 0, ...why })))
}

const wrongLines = (problems: readonly (Why & { line: number; column?: number | null })[]): DomainError =>
  invalidInput(
    'file_has_bad_lines',
    problems.slice(0, 100).map(({ line, column, ...why }) => ({
      path: `file.line ${line}${column ? ` column ${column}` : ''}`,
      ...why,
    })),
  )

/** Bing's export does not say which days it covers. */
const NEEDS_PERIOD: ReadonlySet<QuestionList> = new Set(['bing_grounding'])
/** Rows of one file that are shown, and that one request adds. */
const MOST_SHOWN = 1_000

const askedTexts = async ({ tenants }: PromptDeps, brandId: string): Promise<Set<string>> => {
  const { items } = await tenants.listPrompts(brandId, { limit: 1_000, cursor: null })
  return new Set(items.map(({ text }) => text))
}

/** Lists of queries do not say what is asked about: whether the brand is named is all that can be seen. */
function intentOf(text: string, { name, aliases }: Pick<Brand, 'name' | 'aliases'>): PromptIntent {
  const words = text.toLowerCase()
  return [name, ...aliases].some((one) => words.includes(one.toLowerCase())) ? 'BRANDED' : 'CATEGORY'
}

export const toPromptBody = (prompt: Prompt) => ({
  ...toWire(prompt),
  originWords: questionOrigin(prompt.origin, ENGLISH),
  leading: leadingReason(prompt.text),
})

function refuseRepeats(prompts: PromptInput[]): void {
  const seen = new Set<string>()
  const repeated = prompts.flatMap(({ text, locale }, index) => {
    const key = `${locale}\u0000${text}`
    if (seen.has(key)) return [index]
    seen.add(key)
    return []
  })
  if (repeated.length > 0) throw duplicates(repeated, refusal('is_in_this_request_twice'))
}

const duplicates = (indexes: number[], why: Why): DomainError =>
  invalidInput(
    'duplicate_prompts',
    indexes.slice(0, 100).map((index) => problem(`prompts.${index}.text`, why)),
  )
