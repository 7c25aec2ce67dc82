import { brandNotFound, DomainError, invalidInput } from '../errors.ts'
import { type Clock, EVERY_ACCOUNT, type Ids } from '../ports.ts'
import type { CatalogStore, Prompt } from '../stores/catalog-store.ts'
import type { PromptIntent } from '../vocabulary.ts'

interface PromptInput {
  text: string
  intent: PromptIntent
  locale: string
}

export const adminPrompts = (deps: { catalog: CatalogStore; clock: Clock; ids: Ids }) => ({
  async add(brandId: string, prompts: PromptInput[]) {
    if (!(await deps.catalog.findBrand(brandId, EVERY_ACCOUNT))) throw brandNotFound()
    refuseRepeats(prompts)
    const named = prompts.map((prompt) => ({ id: deps.ids.next(), ...prompt }))
    const outcome = await deps.catalog.addPrompts(brandId, named, deps.clock.now())
    if (outcome.kind === 'duplicate') throw duplicates(outcome.indexes, 'is already monitored for this brand')
    return { items: outcome.prompts.map(toPromptBody) }
  },
  async list(brandId: string, page: { limit: number; cursor: string | null }) {
    if (!(await deps.catalog.findBrand(brandId, EVERY_ACCOUNT, { archived: true }))) throw brandNotFound()
    const { items, nextCursor, total } = await deps.catalog.listPrompts(brandId, page)
    return { total, items: items.map(toPromptBody), nextCursor }
  },
  async archive(promptId: string) {
    if (!(await deps.catalog.archivePrompt(promptId, deps.clock.now()))) {
      throw new DomainError('not_found', 'Prompt not found.')
    }
    return { archived: true }
  },
})

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

const toPromptBody = (prompt: Prompt) => ({
  id: prompt.id,
  brandId: prompt.brandId,
  text: prompt.text,
  intent: prompt.intent,
  locale: prompt.locale,
  createdAt: prompt.createdAt.toISOString(),
})
