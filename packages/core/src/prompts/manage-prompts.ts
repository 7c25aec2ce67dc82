import { type DomainError, invalidField, invalidInput, notFound } from '@veracite/terms/errors'
import type { Clock, Ids } from '@veracite/terms/ports'
import type { PromptIntent } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import type { Scope } from '../access/scope.ts'
import type { FactStore } from '../facts/fact-store.ts'
import { activeBrandOf, brandOf } from '../tenants/brand-of.ts'
import type { Prompt, TenantStore } from '../tenants/tenant-store.ts'
import type { PromptFileReader } from './read-prompts.ts'
import { suggestPrompts } from './suggest-prompts.ts'

interface PromptInput {
  text: string
  intent: PromptIntent
  locale: string
}

interface PromptDeps {
  tenants: TenantStore
  scope: Scope
  facts: Pick<FactStore, 'listForBrand'>
  readPrompts: PromptFileReader
  clock: Clock
  ids: Ids
}

export const adminPrompts = (deps: PromptDeps) => ({
  add: (brandId: string, prompts: PromptInput[]) => addPrompts(deps, brandId, prompts),

  /** Imports the whole file or nothing; the error names every bad line. */
  async importFile(brandId: string, file: string, signal: AbortSignal) {
    const { prompts, problems } = await deps.readPrompts(file, signal)
    if (problems.length > 0) throw wrongLines(problems)
    const lines = prompts.map(({ line }) => line)
    const wanted = prompts.map(({ text, intent, locale = 'en' }) => ({ text, intent, locale }))
    return await addPrompts(deps, brandId, wanted, lines)
  },

  /** Questions whose right answers are on record; those already monitored are marked. */
  async suggest(brandId: string) {
    const brand = await activeBrandOf(deps, brandId)
    const [{ facts }, active] = await Promise.all([
      deps.facts.listForBrand(brand.id, MAX_FACTS),
      deps.tenants.listPrompts(brand.id, { limit: 1_000, cursor: null }),
    ])
    const asked = new Set(active.items.map(({ text }) => text))
    return {
      items: suggestPrompts(brand, facts).map((prompt) => ({ ...prompt, active: asked.has(prompt.text) })),
    }
  },
  async list(brandId: string, page: { limit: number; cursor: string | null; archived?: boolean }) {
    await brandOf(deps, brandId)
    const { items, nextCursor, total } = await deps.tenants.listPrompts(brandId, page)
    return { total, items: items.map(toWire), nextCursor }
  },
  async archive(promptId: string) {
    if (!(await deps.tenants.archivePrompt(promptId, deps.clock.now()))) {
      throw notFound('Prompt')
    }
    return { archived: true }
  },
  /** Earlier answers keep the question they were given: the new wording is a prompt of its own. */
  async change(promptId: string, change: Partial<PromptInput>) {
    const changed = await deps.tenants.replacePrompt(
      promptId,
      { id: deps.ids.next(), ...change },
      deps.clock.now(),
    )
    return toWire(asked(changed, 'Nothing was changed.'))
  },
  async restore(promptId: string) {
    return toWire(asked(await deps.tenants.restorePrompt(promptId), 'Nothing was restored.'))
  },
})

function asked(outcome: Prompt | 'duplicate' | null, otherwise: string): Prompt {
  if (outcome === null) throw notFound('Prompt')
  if (outcome === 'duplicate')
    throw invalidField(`This is asked already. ${otherwise}`, 'text', 'is already monitored for this brand')
  return outcome
}

const MAX_FACTS = 1_000

/** `lines`: the line number of each prompt in the imported file. */
async function addPrompts(deps: PromptDeps, brandId: string, prompts: PromptInput[], lines?: number[]) {
  await activeBrandOf(deps, brandId)
  refuseRepeats(prompts)
  const named = prompts.map((prompt) => ({ id: deps.ids.next(), ...prompt }))
  const outcome = await deps.tenants.addPrompts(brandId, named, deps.clock.now())
  if (outcome.kind === 'added') return { items: outcome.prompts.map(toWire) }
  const message = 'is already monitored for this brand'
  throw lines === undefined
    ? duplicates(outcome.indexes, message)
    : wrongLines(outcome.indexes.map((index) => ({ line: lines[index] ?? 0, message })))
}

const wrongLines = (problems: { line: number; message: string }[]): DomainError =>
  invalidInput(
    'The file has lines that cannot be imported. Nothing was added.',
    problems.slice(0, 100).map(({ line, message }) => ({ path: `file.line ${line}`, message })),
  )

function refuseRepeats(prompts: PromptInput[]): void {
  const seen = new Set<string>()
  const repeated = prompts.flatMap(({ text, locale }, index) => {
    const key = `${locale}\u0000${text}`
    if (seen.has(key)) return [index]
    seen.add(key)
    return []
  })
  if (repeated.length > 0) throw duplicates(repeated, 'is in this request twice')
}

const duplicates = (indexes: number[], message: string): DomainError =>
  invalidInput(
    'Duplicate prompts. Nothing was added.',
    indexes.slice(0, 100).map((index) => ({ path: `prompts.${index}.text`, message })),
  )
