import type { Prompt } from '../tenants/tenant-store.ts'

export const toPromptBody = (prompt: Prompt) => ({
  id: prompt.id,
  brandId: prompt.brandId,
  text: prompt.text,
  intent: prompt.intent,
  locale: prompt.locale,
  createdAt: prompt.createdAt.toISOString(),
  archivedAt: prompt.archivedAt?.toISOString() ?? null,
})
