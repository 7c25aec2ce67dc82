import type { Prompt, TenantStore } from '@veracite/core/tenants/tenant-store'
import { sha256 } from '@veracite/terms/digest'
import { originOfKind } from '@veracite/terms/prompt-origins'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { prompts } from '../../generated/tables.ts'
import { abandon, abandonedOutcome } from '../abandon.ts'
import { isUuid } from '../ids.ts'
import { changeRow, findRow, hasId, lockRow } from '../rows.ts'

/** Answers refer to the prompt they were given, so a prompt is never reworded: another takes its place. */
export const createPromptChanges = (pool: Pool) =>
  ({
    async replacePrompt(promptId, { id, ...change }, now) {
      return inTransaction(pool, async (tx) => {
        const old = await changeRow(tx.db, prompts, { archivedAt: now }, activePrompt(promptId))
        if (old === null) return null
        // Reworded, it is no longer what was drawn.
        const isReworded = change.text !== undefined && change.text !== old.text
        const origin = isReworded ? originOfKind('operator') : toPrompt(old).origin
        const wanted = { ...old, ...change, id, archivedAt: null, createdAt: now, sampleId: null, origin }
        const [added] = await tx.db
          .insert(prompts)
          .values({ ...wanted, textSha256: sha256(wanted.text) })
          .onConflictDoNothing()
          .returning()
        return added === undefined ? abandon('duplicate') : toPrompt(added)
      }).catch(abandonedOutcome<'duplicate'>)
    },

    async restorePrompt(promptId) {
      if (!isUuid(promptId)) return null
      return inTransaction(pool, async (tx) => {
        const old = await lockRow(tx, prompts, and(eq(prompts.id, promptId), isNotNull(prompts.archivedAt)))
        if (old === null) return null
        if (await isAsked(tx, old)) return 'duplicate' as const
        const restored = await changeRow(tx.db, prompts, { archivedAt: null }, { id: promptId })
        return restored && toPrompt(restored)
      })
    },
  }) satisfies Partial<TenantStore>

export const activePrompt = (promptId: string) => and(hasId(prompts.id, promptId), isNull(prompts.archivedAt))

/** Two that are restored at the same time are told apart by the index of active prompts. */
async function isAsked(
  tx: Tx,
  { brandId, locale, textSha256 }: typeof prompts.$inferSelect,
): Promise<boolean> {
  const same = await findRow(tx.db, prompts, { brandId, locale, textSha256, archivedAt: null })
  return same !== null
}

export const toPrompt = ({
  textSha256: _,
  origin,
  sampleId,
  ...prompt
}: typeof prompts.$inferSelect): Prompt => ({
  ...prompt,
  origin: origin ?? originOfKind(sampleId === null ? 'not_recorded' : 'catalogue'),
})
