import { pageOf } from '@veracite/contract/base/use-case'
import * as contract from '@veracite/contract/prompts/operations'
import type { SampleInput } from '@veracite/core/prompts/prompts-from-catalogue'
import { pick } from '@veracite/terms/pick'
import type { Routes } from '../http/mount.ts'

export const prompts: Routes = (on) => {
  on(contract.addPrompts, ({ services, params, body }) =>
    services.prompts.add(
      params.brandId,
      body.prompts.map((prompt) => ({ locale: 'en', ...pick(prompt, 'text', 'intent', 'locale', 'origin') })),
    ),
  )
  on(contract.listPrompts, ({ services, params, query }) =>
    services.prompts.list(params.brandId, { ...pageOf(query), archived: query.archived === 'true' }),
  )
  on(contract.changePrompt, ({ services, params, body }) =>
    services.prompts.change(params.promptId, pick(body, 'text', 'intent', 'locale')),
  )
  on(contract.previewPromptsFromCatalogue, ({ services, params, body }) =>
    services.prompts.fromCatalogue.preview(params.brandId, drawOf(body)),
  )
  on(contract.addPromptsFromCatalogue, ({ services, params, body }) =>
    services.prompts.fromCatalogue.add(params.brandId, {
      ...drawOf(body),
      roots: body.roots ?? null,
      drawId: body.drawId ?? null,
    }),
  )
  on(contract.importPrompts, ({ services, params, body, abortSignal }) =>
    services.prompts.importFile(params.brandId, body, abortSignal()),
  )
  on(contract.previewImport, ({ services, params, body, abortSignal }) =>
    services.prompts.previewFile(params.brandId, body.file, abortSignal()),
  )
}

type AskedDraw = Pick<SampleInput, 'products'> & Partial<SampleInput>

const drawOf = ({ products, questions = ['price'], locale = 'en' }: AskedDraw) => ({
  products,
  questions,
  locale,
})
