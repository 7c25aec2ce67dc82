import { type SealDeps, signRecord, signWritten } from '@veracite/evidence/capture/recorder'
import type { DeclaredLabels } from '@veracite/ground-truth/facts/declarations'
import { factsAt } from '@veracite/ground-truth/facts/fact-life'
import { DAY_MS } from '@veracite/terms/days'
import { sha256Hex } from '@veracite/terms/digest'
import { conflict, invalidField, notFound } from '@veracite/terms/errors'
import type { AskedPage } from '@veracite/terms/page'
import { pick } from '@veracite/terms/pick'
import type { Engine } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import type { OrderManifest } from '@veracite/verify/bundle/manifest'
import type { PlainReason } from '@veracite/words/refusals'
import { sayIn } from '@veracite/words/say-in'
import type { createCase } from '../cases/create-case.ts'
import type { FactStore } from '../facts/fact-store.ts'
import type { FindingStore } from '../findings/finding-store.ts'
import type { JobQueue } from '../jobs/job-ports.ts'
import type { estimateScan } from '../scans/estimate-scan.ts'
import { namedPrompts } from '../scans/scan-choice.ts'
import { activeBrandOf, type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'
import { type DeclaredStatement, forbiddenStatements } from './forbidden-statements.ts'
import { findingsOf, orderForCase, scopeOf, toOrderBody, toOrderDetail } from './order-findings.ts'
import type { OrderStore } from './order-store.ts'

export interface OrderDeps extends SealDeps, BrandDeps {
  orders: OrderStore
  tenants: Pick<TenantStore, 'findBrand' | 'listPrompts'>
  findings: Pick<FindingStore, 'find'>
  facts: Pick<FactStore, 'listForVerdict'>
  declarations: DeclaredLabels
  queue: Pick<JobQueue, 'kick'>
  estimateScan: ReturnType<typeof estimateScan>
  createCase: ReturnType<typeof createCase>
}

export interface NewOrder
  extends Pick<OrderManifest, 'kind' | 'addressee' | 'wording'>,
    Partial<Pick<OrderManifest, 'court' | 'fileNumber' | 'documentSha256'>>,
    Partial<Pick<OrderManifest['plan'], 'samples' | 'everyHours' | 'looks'>> {
  sentAt: Date | null
  receivedAt: Date | null
  /** Null: from when it is recorded. */
  holdsFrom: Date | null
  statements: DeclaredStatement[]
  engines: Engine[]
  promptIds: string[]
  supersedes?: string
  by: string
}

/** More answers with statements of these kinds than this are not read at once; the newest are. */
const MOST_ANSWERS = 2_000

/** Notices and orders: recorded, signed and logged; asked by their plan; breaches are found in every later answer. */
export const adminOrders = (deps: OrderDeps) => ({
  async record(brandId: string, input: NewOrder) {
    const brand = await activeBrandOf(deps, brandId)
    requireDates(input)
    const before = input.supersedes === undefined ? null : (await orderOf(deps, input.supersedes)).order
    if (before !== null && before.brandId !== brand.id)
      throw invalidField('invalid_record', 'supersedes', 'is_about_another_brand')
    const statements = forbiddenStatements(input.statements, {
      brand,
      findings: await Promise.all(
        input.statements.map(({ findingId }) => (findingId ? deps.findings.find(findingId) : null)),
      ),
      declarations: await deps.declarations.list(brand.id),
      facts: factsAt(await deps.facts.listForVerdict(brand.id), deps.clock.now()),
    })
    const prompts = await namedPrompts(deps, brand.id, input.promptIds)
    const { engines, samples = 1, everyHours = 24, looks = 30 } = input
    // Refuses what cannot be asked, before anything is recorded.
    const promptIds = prompts.map(({ id }) => id)
    await deps.estimateScan({ brandId: brand.id, choice: { engines, promptIds, samples } })
    const [id, now] = [deps.ids.next(), deps.clock.now()]
    const { kind, addressee, court = null, fileNumber = null, wording, documentSha256 = null } = input
    const { sentAt, receivedAt } = input
    const holdsFrom = input.holdsFrom ?? now
    const recorded: Recorded = {
      prev: before?.sha256 ?? null,
      orderId: id,
      ...{ kind, addressee, court, fileNumber, wording, documentSha256, statements },
      ...toWire({ sentAt, receivedAt, holdsFrom, recordedAt: now }),
      brand: pick(brand, 'id', 'name', 'domain'),
      plan: { engines, prompts: prompts.map(({ text }) => sha256Hex(text)), samples, everyHours, looks },
      recordedBy: input.by,
    }
    const tooLong = invalidField('record_too_long', 'wording', 'must_be_shorter')
    const manifest = signWritten(deps, 'order', recorded, tooLong)
    const row = { id, brandId: brand.id, supersedes: before?.id ?? null, promptIds, recordedAt: now }
    const firstLookAt = holdsFrom > now ? holdsFrom : now
    if (!(await deps.orders.add({ ...row, firstLookAt }, manifest)))
      throw conflict('superseded_fact_not_in_force')
    deps.queue.kick()
    return await detail(deps, id)
  },

  async list(brandId: string, page: AskedPage) {
    const brand = await brandOf(deps, brandId)
    const { items, nextCursor } = await deps.orders.list(brand.id, page)
    return { items: items.map(toOrderBody), nextCursor }
  },

  get: (orderId: string) => detail(deps, orderId),

  /** By an entry of its own: the record stays as it is. */
  async withdraw(orderId: string, { reason, by }: { reason: string; by: string }) {
    const { order } = await orderOf(deps, orderId)
    const now = deps.clock.now()
    const withdrawal = { prev: order.sha256, orderId: order.id, reason, withdrawnBy: by }
    const signed = signRecord(deps, 'withdrawal', { ...withdrawal, withdrawnAt: now.toISOString() })
    if (!(await deps.orders.withdraw(order.id, { id: deps.ids.next(), ...signed }, now)))
      throw conflict('fact_no_longer_in_force')
    return await detail(deps, orderId)
  },

  /** The case file for enforcement: the order as it was signed, the newest breaches as exhibits, everything else by count. */
  async makeCase(orderId: string, input: CaseInput) {
    const say = sayIn(input.language ?? 'en')
    const { order, found, isCut } = await readOrder(deps, orderId)
    if (found.breaches.length === 0) throw conflict('order_not_breached')
    const { runIds, ...forCase } = orderForCase(order, found, isCut ? MOST_ANSWERS : null, say)
    const signed = await deps.orders.listSigned(order.id)
    return deps.createCase({
      brandId: order.brandId,
      findings: [],
      runs: runIds,
      reference: forCase.title,
      purpose: say('orderText.purpose', { kind: order.manifest.kind === 'order' ? 'order' : 'other' }),
      ...input,
      order: { ...forCase.section, signed },
    })
  },
})

type Recorded = Omit<OrderManifest, 'schema' | 'eventNonce' | 'recorder'>
type CaseInput = Pick<Parameters<OrderDeps['createCase']>[0], 'preparedBy' | 'preparedFor' | 'language'>

/** With its brand, which is what makes it one of the caller's. */
async function orderOf({ orders, tenants, scope }: OrderDeps, orderId: string) {
  const order = await orders.find(orderId)
  const brand = order && (await tenants.findBrand(order.brandId, scope, { archived: true }))
  if (!order || !brand) throw notFound('order')
  return { order, brand }
}

async function readOrder(deps: OrderDeps, orderId: string) {
  const { order, brand } = await orderOf(deps, orderId)
  const scope = scopeOf(order)
  const predicates = [...new Set(scope.statements.map(({ predicate }) => predicate))]
  const since = scope.holdsFrom
  const [answers, answered] = await Promise.all([
    // A scan that was begun the day before may have answers of that day.
    deps.orders.listAnswers(order.brandId, {
      predicates,
      since: new Date(since.getTime() - DAY_MS),
      limit: MOST_ANSWERS + 1,
    }),
    deps.orders.countAnswers(order.brandId, { engines: scope.engines, since }),
  ])
  const names = [order.manifest.brand.name, ...brand.aliases]
  const found = findingsOf(scope, answers.slice(0, MOST_ANSWERS), answered, names)
  return { order, found, isCut: answers.length > MOST_ANSWERS }
}

async function detail(deps: OrderDeps, orderId: string) {
  const { order, found, isCut } = await readOrder(deps, orderId)
  return toOrderDetail(order, found, isCut)
}

function requireDates({ kind, court, fileNumber, sentAt, receivedAt }: NewOrder): void {
  const refuse = (field: string, problem: PlainReason) => invalidField('invalid_record', field, problem)
  if (kind === 'order' && court === undefined) throw refuse('court', 'is_required_for_an_order')
  if (kind === 'order' && fileNumber === undefined) throw refuse('fileNumber', 'is_required_for_an_order')
  if (kind === 'notice' && sentAt === null) throw refuse('sentAt', 'is_required_for_a_notice')
  if (sentAt !== null && receivedAt !== null && receivedAt < sentAt)
    throw refuse('receivedAt', 'must_not_be_before_sent_at')
}
