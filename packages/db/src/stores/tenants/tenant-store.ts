import type { Account, Plan, TenantStore } from '@veracite/core/tenants/tenant-store'
import { sha256 } from '@veracite/terms/digest'
import { mapPage } from '@veracite/terms/page'
import { pick } from '@veracite/terms/pick'
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import { accounts, brands, plans, prompts, schedules } from '../../generated/tables.ts'
import { abandon, abandonedOutcome } from '../abandon.ts'
import { isUuid } from '../ids.ts'
import { queueCount } from '../rivals/queue-count.ts'
import { changeRow, findRow, hasId, inserted, isChanged, listRows, mapRow, pageOf, setRows } from '../rows.ts'
import { createKeyStore } from './key-store.ts'
import { activePrompt, createPromptChanges, toPrompt } from './prompt-changes.ts'

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
    findPlan: (planId) => mapRow(findRow(db, plans, { id: planId }), toPlan),
    async listPlans() {
      const order = [asc(plans.maxScansPerMonth), asc(plans.id)]
      return (await listRows(db, plans, {}, { order, limit: 1000 })).map(toPlan)
    },

    async addAccount(account, now) {
      const values = { id: account.id, name: account.name, planId: account.plan, createdAt: now }
      return toAccount(inserted(await db.insert(accounts).values(values).returning()))
    },
    findAccount: (accountId) => mapRow(findRow(db, accounts, hasId(accounts.id, accountId)), toAccount),
    async listAccounts({ accounts: visible, ...page }) {
      const wanted = visible ? inArray(accounts.id, [...visible]) : undefined
      return mapPage(await pageOf(db, accounts, 'oldest', wanted, page), toAccount)
    },
    async changeAccount(accountId, change) {
      const set = { ...(change.name && { name: change.name }), ...(change.plan && { planId: change.plan }) }
      if (Object.keys(set).length === 0) return this.findAccount(accountId)
      return mapRow(changeRow(db, accounts, set, hasId(accounts.id, accountId)), toAccount)
    },

    async addBrand(brand, now) {
      const values = { ...brand, createdAt: now }
      return inserted(await db.insert(brands).values(values).returning())
    },
    findBrand: (brandId, scope, options) =>
      findRow(
        db,
        brands,
        and(
          hasId(brands.id, brandId),
          scope.accountId === null ? undefined : eq(brands.accountId, scope.accountId),
          options?.archived ? undefined : isNull(brands.archivedAt),
        ),
      ),
    listBrands({ accountId, archived, accounts: visible, ...page }) {
      const wanted = and(
        archived ? isNotNull(brands.archivedAt) : isNull(brands.archivedAt),
        accountId === null ? undefined : hasId(brands.accountId, accountId),
        visible ? inArray(brands.accountId, [...visible]) : undefined,
      )
      return pageOf(db, brands, 'oldest', wanted, page)
    },
    async changeBrand(brandId, change, now) {
      if (Object.keys(change).length === 0) return findRow(db, brands, activeBrand(brandId))
      return inTransaction(pool, async (tx) => {
        const row = await changeRow(tx.db, brands, change, activeBrand(brandId))
        if (row !== null && (change.name ?? change.aliases ?? change.domain) !== undefined)
          await queueCount(tx, row.id, now)
        return row
      })
    },
    async archiveBrand(brandId, now) {
      if (!isUuid(brandId)) return false
      return inTransaction(pool, async (tx) => {
        const isArchived = await isChanged(tx.db, brands, { archivedAt: now }, activeBrand(brandId))
        // They would be refused at each of their times, and each refusal would be news.
        await setRows(tx.db, schedules, { pausedAt: now }, { brandId, pausedAt: null })
        return isArchived
      })
    },
    restoreBrand: (brandId) => changeRow(db, brands, { archivedAt: null }, hasId(brands.id, brandId)),

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
        // The rows that did fit must not stay.
        return abandon({ kind: 'duplicate' as const, indexes })
      }).catch(abandonedOutcome<{ kind: 'duplicate'; indexes: number[] }>)
    },
    async listPrompts(brandId, { archived, ...page }) {
      const isWanted = archived ? isNotNull(prompts.archivedAt) : isNull(prompts.archivedAt)
      const wanted = and(hasId(prompts.brandId, brandId), isWanted)
      const rows = await pageOf(db, prompts, 'oldest', wanted, page)
      return { ...mapPage(rows, toPrompt), total: await db.$count(prompts, wanted) }
    },
    async listActivePrompts(brandId, among) {
      const named = among && inArray(prompts.id, among.filter(isUuid))
      const rows = await db
        .select({ id: prompts.id })
        .from(prompts)
        .where(and(activeOf(brandId), named ?? undefined))
      return rows.map(({ id }) => id)
    },
    async hasPrompts(brandId) {
      return (await findRow(db, prompts, activeOf(brandId))) !== null
    },
    archivePrompt: (promptId, now) => isChanged(db, prompts, { archivedAt: now }, activePrompt(promptId)),
    ...createPromptChanges(pool),

    ...createKeyStore(pool),
  }
}

const activeBrand = (brandId: string) => and(hasId(brands.id, brandId), isNull(brands.archivedAt))
const activeOf = (brandId: string) => and(hasId(prompts.brandId, brandId), isNull(prompts.archivedAt))

const toPlan = (row: typeof plans.$inferSelect): Plan => ({
  ...pick(row, 'id', 'engines', 'maxScansPerMonth'),
})

const toAccount = ({ planId, ...account }: typeof accounts.$inferSelect): Account => ({
  ...account,
  plan: planId,
})
