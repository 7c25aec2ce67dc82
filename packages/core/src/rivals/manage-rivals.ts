import { conflict, invalidField, notFound } from '@veracite/terms/errors'
import type { Ids } from '@veracite/terms/ports'
import { toWire } from '@veracite/terms/wire'
import { isNameOf } from '@veracite/verdicts/named/count-named'
import { refusal } from '@veracite/words/refusals'
import { cleanAliases, publicDomain } from '../brands/manage-brands.ts'
import { type EnqueueDeps, enqueueForBrand } from '../jobs/enqueue-job.ts'
import { readingPrice } from '../readers/describe-reader.ts'
import type { LanguageModelPort } from '../readers/reader-port.ts'
import { readJobs } from '../runs/read-run.ts'
import { activeBrandOf, type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import { isCounted, MOST_RIVALS, namesDigest, type RivalInput, subjectsOf } from './rival.ts'
import type { RivalStore } from './rival-store.ts'

export interface RivalDeps extends BrandDeps, EnqueueDeps {
  rivals: RivalStore
  model: LanguageModelPort | null
  secondModel: LanguageModelPort | null
  ids: Ids
}

/** Names are proposed from this many answers, the newest that a model has read. */
const PROPOSED_FROM = 2_000
const MOST_PROPOSED = 50
/** A name in a single answer is more often a slip than a rival. */
const LEAST_ANSWERS = 2
/** Ordered by one request; the next one goes on. */
const MOST_READ = 5_000

const EVERY_SCAN = { limit: 10_000 }

export const adminRivals = (deps: RivalDeps) => ({
  async list(brandId: string) {
    const brand = await brandOf(deps, brandId)
    const declared = await deps.rivals.list(brand.id)
    const subjects = subjectsOf(brand, declared)
    const [others, scansToCount] = await Promise.all([
      deps.rivals.listOthers(brand.id, PROPOSED_FROM),
      isCounted(declared, deps.model)
        ? deps.rivals.leftToCount(brand.id, namesDigest(subjects), EVERY_SCAN)
        : 0,
    ])
    const proposed = others
      .filter(({ name, answers }) => answers >= LEAST_ANSWERS && !subjects.some((one) => isNameOf(one, name)))
      .slice(0, MOST_PROPOSED)
    return {
      items: declared.map(toWire),
      proposed: proposed.map((one) => ({ ...toWire(one), words: `${one.answers} of ${one.of}` })),
      scansToCount,
      note: noteOn(deps.model),
    }
  },

  /** Adds one, or changes the one with the same name or with `rivalId`. Counts follow from stored readings. */
  async put(brandId: string, input: RivalInput & { rivalId?: string }) {
    const brand = await activeBrandOf(deps, brandId)
    const { rivalId, ...given } = input
    const rival = {
      ...given,
      name: given.name.trim(),
      aliases: cleanAliases(given.aliases),
      domain: given.domain?.trim() ? publicDomain(given.domain) : null,
    }
    if (isNameOf(rival, brand.name) && [rival.name, ...rival.aliases].some((name) => isNameOf(brand, name)))
      throw invalidField('brand_is_its_own_rival', 'name', 'must_not_name_the_brand')
    const others = (await deps.rivals.list(brand.id)).filter((one) =>
      rivalId === undefined
        ? one.name.toLowerCase() !== rival.name.toLowerCase()
        : one.id !== rivalId.toLowerCase(),
    )
    const names = new Set(lowerNames(rival))
    const same = others.find((one) => lowerNames(one).some((name) => names.has(name)))
    // Its mentions would count twice.
    if (same !== undefined)
      throw invalidField(
        'another_declared_name',
        'name',
        refusal('must_not_be_a_name_of', { name: same.name }),
      )
    const id = rivalId ?? deps.ids.next()
    const put = await deps.rivals.put(
      brand.id,
      { ...rival, id, isNew: rivalId === undefined },
      deps.clock.now(),
    )
    if (put === null && rivalId !== undefined) throw notFound('rival')
    if (put === null) throw conflict(refusal('too_many_declared_names', { most: MOST_RIVALS }))
    return { ...toWire(put), ...(await recount(deps, brand.id)) }
  },

  async remove(brandId: string, rivalId: string) {
    const brand = await activeBrandOf(deps, brandId)
    if (!(await deps.rivals.remove(brand.id, rivalId))) throw notFound('rival')
    return recount(deps, brand.id)
  },

  /** How many answers no model has read for names, and what reading them costs at most. */
  async unread(brandId: string, { days }: { days?: string }) {
    const brand = await brandOf(deps, brandId)
    const captures = await unreadOf(deps, brand.id, days === undefined ? undefined : Number(days))
    return readingBody(deps, brand.id, captures)
  },

  /** Orders these readings. `answers` is what the caller was shown: more than that is not ordered. */
  async read(brandId: string, { days, answers }: { days?: number; answers: number }) {
    const brand = await activeBrandOf(deps, brandId)
    if (deps.model === null) throw conflict('no_reading_model')
    const captures = (await unreadOf(deps, brand.id, days)).slice(0, answers)
    const jobs = readJobs(
      deps,
      captures.map((captureId) => ({ captureId, awaits: 'reading' as const })),
    )
    for (const job of jobs) await deps.jobs.enqueue(job, { now: deps.clock.now(), idempotency: null })
    deps.queue.kick()
    return readingBody(deps, brand.id, captures)
  },
})

const noteOn = (model: LanguageModelPort | null): string =>
  model === null
    ? 'No model reads: only declared names are counted, nothing is proposed, and nobody knows who is recommended.'
    : 'With declared names, the model also reads answers that do not name the brand.'

const recount = (deps: RivalDeps, brandId: string) =>
  enqueueForBrand(deps, brandId, { kind: 'rivals.count', lane: 'classify' })

const lowerNames = ({ name, aliases }: Pick<RivalInput, 'name' | 'aliases'>): string[] =>
  [name, ...aliases].map((one) => one.toLowerCase())

function unreadOf(deps: RivalDeps, brandId: string, days: number | undefined): Promise<string[]> {
  const since = days === undefined ? null : new Date(deps.clock.now().getTime() - days * 86_400_000)
  return deps.rivals.listUnread(brandId, since, MOST_READ)
}

const readingBody = async (deps: RivalDeps, brandId: string, { length }: readonly string[]) => ({
  model: deps.model?.name ?? null,
  readsOthers: (await deps.rivals.list(brandId)).length > 0,
  answers: length,
  isAll: length < MOST_READ,
  ...readingPrice(deps, length),
})
