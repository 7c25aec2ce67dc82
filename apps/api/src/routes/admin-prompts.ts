import { importPrompts, suggestPrompts } from '@veracite/contract/admin-prompts'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

/** Imports and suggests prompts; adding and listing them is in admin.ts. */
export function mountAdminPrompts(mount: Mount, { prompts }: Pick<Services['admin'], 'prompts'>): void {
  mount(suggestPrompts, async ({ params }) => ({
    status: 200,
    body: await prompts.suggest(params.brandId),
  }))
  mount(importPrompts, async ({ params, body }) => ({
    status: 201,
    body: await prompts.importFile(params.brandId, body.file),
  }))
}
