import {
  addPromptsFromCatalogue,
  importPrompts,
  previewPromptsFromCatalogue,
  suggestPrompts,
} from '@veracite/contract/prompts/operations'
import type { ProductQuestion } from '@veracite/core/prompts/product-questions'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'

/** Imports and suggests prompts; adding and listing them is in admin.ts. */
export function mountAdminPrompts(mount: Mount, { prompts }: Pick<Services['admin'], 'prompts'>): void {
  mount(suggestPrompts, async ({ params }) => ({
    status: 200,
    body: await prompts.suggest(params.brandId),
  }))
  mount(previewPromptsFromCatalogue, async ({ params, body }) => ({
    status: 200,
    body: await prompts.fromCatalogue.preview(params.brandId, asked(body)),
  }))
  mount(addPromptsFromCatalogue, async ({ params, body }) => ({
    status: 201,
    body: await prompts.fromCatalogue.add(params.brandId, {
      ...asked(body),
      roots: body.roots ?? null,
      drawId: body.drawId ?? null,
    }),
  }))
  mount(importPrompts, async ({ params, body, abortSignal }) => ({
    status: 201,
    body: await prompts.importFile(params.brandId, body.file, abortSignal()),
  }))
}

const asked = ({
  products,
  questions = ['price'],
  locale = 'en',
}: {
  products: number
  questions?: readonly ProductQuestion[]
  locale?: string
}) => ({ products, questions, locale })
