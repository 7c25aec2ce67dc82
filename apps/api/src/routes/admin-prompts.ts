import { importPrompts, suggestPrompts } from '@veracite/contract/admin-prompts'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

/** Prompts from a file, and prompts that are worth asking; plain adding and listing are in admin.ts. */
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
