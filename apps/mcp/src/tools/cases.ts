import { Type } from '@sinclair/typebox'
import { Id } from '@veracite/contract/base/schemas'
import {
  createCase as adminCreateCase,
  listCases as adminListCases,
  createCase,
} from '@veracite/contract/cases/operations'
import type { ScopedServices } from '@veracite/core/scoped-services'
import { pick } from '@veracite/terms/pick'
import { dayOf, short } from '../short.ts'
import { BRAND, defineAskingTool, defineBrandTool, PAGE, PageOf, pageOf } from '../tool.ts'

export const listCases = defineBrandTool(adminListCases, 'list_cases', {
  input: PAGE,
  output: PageOf,
  async call(services, brand, page) {
    const { items, nextCursor } = await services.cases.list(brand.id, pageOf({ limit: 10, ...page }))
    return { value: { items: items.map(toItem), nextCursor } }
  },
})

type Case = Awaited<ReturnType<ScopedServices['cases']['get']>>

const toItem = (made: Case) => ({
  ...pick(made, 'id', 'reference', 'sha256', 'status', 'demo', 'runs', 'file'),
  purpose: made.purpose && short(made.purpose, 200),
  day: dayOf(made.createdAt),
})

const MAX_FINDINGS = 20

export const makeCase = defineAskingTool(adminCreateCase, 'make_case', {
  deadlineMs: createCase.deadlineMs ?? 60_000,
  input: {
    ...BRAND,
    findings: Type.Array(Id('From list_findings.'), { minItems: 1, maxItems: MAX_FINDINGS }),
    reference: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })),
    purpose: Type.Optional(Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' })),
  },
  async asks(services, { brand: named, findings }) {
    const { name } = await services.resolveBrand(named)
    for (const findingId of findings) await services.findings.get(findingId)
    const several = findings.length === 1 ? 'one finding' : `${findings.length} findings`
    return {
      words: `Make a case file about ${name} from ${several}? It is signed and entered into the public log for good. It costs nothing.`,
      priceUsd: '0',
    }
  },
  async call(services, { brand: named, findings, reference = null, purpose = null }) {
    const brand = await services.resolveBrand(named)
    const wish = { brandId: brand.id, findings, runs: [], reference, purpose }
    const { added, body } = await services.cases.create(wish)
    return { value: { done: true, added, brand, case: toItem(body) } }
  },
})
