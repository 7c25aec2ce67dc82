import type { Account, Plan, TenantStore } from '@veracite/core/tenants/tenant-store'
import { sha256 } from '@veracite/terms/digest'
import type { Page } from '@veracite/terms/page'
import { and, asc, count, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import { accounts, brands, plans, prompts } from '../../schema/tenants.ts'
import { schedules } from '../../schema/work.ts'
import { isUuid } from '../ids.ts'
import { createKeyStore } from './key-store.ts'
import { createPromptChanges, toPrompt } from './prompt-changes.ts'

/** Plans, accounts, brands, prompts and keys: what the operator sets up. */
export function createTenantStore(pool: Pool): TenantStore {
  const { db } = pool
  return {
    async putPlan(plan, now) {
      const values = { engines: plan.engines, maxScansPerMonth: plan.maxScansPerMonth, updatedAt: now }
      await db
        .insert(plans)
        .values({ id: plan.id, createdAt: now, ...values })
        .onConflictDoUpdate({ target: plans.id, set: values })
      return plan
    },
    async findPlan(planId) {
      const [row] = await db.select().from(plans).where(eq(plans.id, planId))
      return row ? toPlan(row) : null
    },
    async listPlans() {
      return (
        await db.select().from(plans).orderBy(asc(plans.maxScansPerMonth), asc(plans.id)).limit(1000)
      ).map(toPlan)
    },

    async addAccount(account, now) {
      const [row] = await db
        .insert(accounts)
        .values({ id: account.id, name: account.name, planId: account.plan, createdAt: now })
        .returning()
      return toAccount(row)
    },
    async findAccount(accountId) {
      if (!isUuid(accountId)) return null
      const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId))
      return row ? toAccount(row) : null
    },
    async listAccounts({ limit, cursor, accounts: visible }) {
      const rows = await db
        .select()
        .from(accounts)
        .where(
          and(
            cursor ? gt(accounts.id, cursor) : undefined,
            visible ? inArray(accounts.id, [...visible]) : undefined,
          ),
        )
        .orderBy(asc(accounts.id))
        .limit(limit + 1)
      return toPage(rows.map(toAccount), limit)
    },
    async changeAccount(accountId, change) {
      if (!isUuid(accountId)) return null
      const set = { ...(change.name && { name: change.name }), ...(change.plan && { planId: change.plan }) }
      if (Object.keys(set).length === 0) return this.findAccount(accountId)
      const [row] = await db.update(accounts).set(set).where(eq(accounts.id, accountId)).returning()
      return row ? toAccount(row) : null
    },

    async addBrand(brand, now) {
      const [row] = await db
        .insert(brands)
        .values({ ...brand, createdAt: now })
        .returning()
      return defined(row)
    },
    async findBrand(brandId, scope, options) {
      if (!isUuid(brandId)) return null
      const [row] = await db
        .select()
        .from(brands)
        .where(
          and(
            eq(brands.id, brandId),
            scope.accountId === null ? undefined : eq(brands.accountId, scope.accountId),
            options?.archived ? undefined : isNull(brands.archivedAt),
          ),
        )
      return row ?? null
    },
    async listBrands({ accountId, limit, cursor, archived, accounts: visible }) {
      if (accountId !== null && !isUuid(accountId)) return { items: [], nextCursor: null }
      const rows = await db
        .select()
        .from(brands)
        .where(
          and(
            archived ? isNotNull(brands.archivedAt) : isNull(brands.archivedAt),
            accountId === null ? undefined : eq(brands.accountId, accountId),
            visible ? inArray(brands.accountId, [...visible]) : undefined,
            cursor ? gt(brands.id, cursor) : undefined,
          ),
        )
        .orderBy(asc(brands.id))
        .limit(limit + 1)
      return toPage(rows, limit)
    },
    async changeBrand(brandId, change) {
      if (!isUuid(brandId)) return null
      const active = and(eq(brands.id, brandId), isNull(brands.archivedAt))
      if (Object.keys(change).length === 0) return (await db.select().from(brands).where(active))[0] ?? null
      const [row] = await db.update(brands).set(change).where(active).returning()
      return row ?? null
    },
    async archiveBrand(brandId, now) {
      if (!isUuid(brandId)) return false
      return inTransaction(pool, async (tx) => {
        const rows = await tx.db
          .update(brands)
          .set({ archivedAt: now })
          .where(and(eq(brands.id, brandId), isNull(brands.archivedAt)))
          .returning({ id: brands.id })
        // They would be refused at each of their times, and each refusal would be news.
        await tx.db
          .update(schedules)
          .set({ pausedAt: now })
          .where(and(eq(schedules.brandId, brandId), isNull(schedules.pausedAt)))
        return rows.length > 0
      })
    },
    async restoreBrand(brandId) {
      if (!isUuid(brandId)) return null
      const [row] = await db
        .update(brands)
        .set({ archivedAt: null })
        .where(eq(brands.id, brandId))
        .returning()
      return row ?? null
    },

    async addPrompts(brandId, added, now) {
      const values = added.map((prompt) => ({
        ...prompt,
        brandId,
        textSha256: sha256(prompt.text),
        createdAt: now,
      }))
      return inTransaction(pool, async (tx) => {
        const rows = await tx.db.insert(prompts).values(values).onConflictDoNothing().returning()
        if (rows.length === values.length) return { kind: 'added' as const, prompts: rows.map(toPrompt) }
        const stored = new Set(rows.map((row) => row.id))
        const indexes = values.flatMap((value, index) => (stored.has(value.id) ? [] : [index]))
        // Rolls back, so that the rows that did fit do not stay.
        throw new DuplicatePrompts(indexes)
      }).catch((error: unknown) => {
        if (error instanceof DuplicatePrompts) return { kind: 'duplicate' as const, indexes: error.indexes }
        throw error
      })
    },
    async listPrompts(brandId, { limit, cursor, archived }) {
      if (!isUuid(brandId)) return { items: [], nextCursor: null, total: 0 }
      const isWanted = archived ? isNotNull(prompts.archivedAt) : isNull(prompts.archivedAt)
      const active = and(eq(prompts.brandId, brandId), isWanted)
      const rows = await db
        .select()
        .from(prompts)
        .where(and(active, cursor ? gt(prompts.id, cursor) : undefined))
        .orderBy(asc(prompts.id))
        .limit(limit + 1)
      const [total] = await db.select({ n: count() }).from(prompts).where(active)
      return { ...toPage(rows.map(toPrompt), limit), total: total?.n ?? 0 }
    },
    async listActivePrompts(brandId, among) {
      if (!isUuid(brandId)) return []
      const named = among && inArray(prompts.id, among.filter(isUuid))
      const rows = await db
        .select({ id: prompts.id })
        .from(prompts)
        .where(and(eq(prompts.brandId, brandId), isNull(prompts.archivedAt), named ?? undefined))
      return rows.map(({ id }) => id)
    },
    async hasPrompts(brandId) {
      if (!isUuid(brandId)) return false
      const active = and(eq(prompts.brandId, brandId), isNull(prompts.archivedAt))
      const rows = await db.select({ id: prompts.id }).from(prompts).where(active).limit(1)
      return rows.length > 0
    },
    async archivePrompt(promptId, now) {
      if (!isUuid(promptId)) return false
      const rows = await db
        .update(prompts)
        .set({ archivedAt: now })
        .where(and(eq(prompts.id, promptId), isNull(prompts.archivedAt)))
        .returning({ id: prompts.id })
      return rows.length > 0
    },
    ...createPromptChanges(pool),

    ...createKeyStore(pool),
  }
}

class DuplicatePrompts extends Error {
  readonly indexes: number[]
  constructor(indexes: number[]) {
    super('duplicate prompts')
    this.indexes = indexes
  }
}

const toPlan = (row: typeof plans.$inferSelect): Plan => ({
  id: row.id,
  engines: row.engines,
  maxScansPerMonth: row.maxScansPerMonth,
})

const toAccount = (row: typeof accounts.$inferSelect | undefined): Account => {
  const { planId, ...account } = defined(row)
  return { ...account, plan: planId }
}

/** INSERT … RETURNING without a conflict clause returns exactly one row; anything else is a bug. */
function defined<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('The database returned no row for an insert.')
  return row
}

/** `rows` holds one more than the page when there is a next one. */
function toPage<T extends { id: string }>(rows: T[], limit: number): Page<T> {
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
