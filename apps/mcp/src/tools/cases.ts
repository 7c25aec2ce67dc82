import { Type } from '@sinclair/typebox'
import { Id } from '@veracite/contract/base/schemas'
import {
  createCase as adminCreateCase,
  listCases as adminListCases,
  createCase,
} from '@veracite/contract/cases/operations'
import type { Services } from '@veracite/core/services'
import { accountsIn } from '@veracite/terms/ports'
import { AnyObject } from '../schemas.ts'
import { dayOf, short } from '../short.ts'
import { BRAND, CHANGES, defineAskingTool, defineOwnTool, PAGE, PageOf, pageOf, READS } from '../tool.ts'

export const listCases = defineOwnTool({
  name: 'list_cases',
  operation: adminListCases,
  title: 'List case files',
  description: 'The case files of a brand, newest first: evidence of several answers as one signed file.',
  annotations: READS,
  scope: 'read',
  input: Type.Object({ ...BRAND, ...PAGE }, { additionalProperties: false }),
  output: Type.Object({ brand: AnyObject, ...PageOf.properties }, { additionalProperties: true }),
  async call(services, { brand: named, ...page }, scope) {
    const brand = await services.resolveBrand({ named, scope })
    const { items, nextCursor } = await services.admin.cases.list(brand.id, {
      ...pageOf({ limit: 10, ...page }),
      accounts: accountsIn(scope),
    })
    return { value: { brand, items: items.map(toItem), nextCursor } }
  },
})

type Case = Awaited<ReturnType<Services['admin']['cases']['get']>>

const toItem = ({ id, reference, purpose, sha256, status, demo, runs, createdAt, file }: Case) => ({
  id,
  reference,
  purpose: purpose && short(purpose, 200),
  sha256,
  status,
  demo,
  runs,
  day: dayOf(createdAt),
  file,
})

const MAX_FINDINGS = 20

export const makeCase = defineAskingTool({
  name: 'make_case',
  operation: adminCreateCase,
  title: 'Make a case file',
  description:
    'Puts the evidence of findings of one brand into one signed file that a lawyer or an engine can verify. Asks first: the first call tells what will happen. Takes up to a minute. The same evidence gives the same case.',
  annotations: CHANGES,
  scope: 'edit',
  deadlineMs: createCase.deadlineMs ?? 60_000,
  input: Type.Object({
    ...BRAND,
    findings: Type.Array(Id('From list_findings.'), { minItems: 1, maxItems: MAX_FINDINGS }),
    reference: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })),
    purpose: Type.Optional(Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' })),
  }),
  async asks(services, { brand: named, findings }, scope) {
    const { name } = await services.resolveBrand({ named, scope })
    for (const findingId of findings) await services.admin.findings.get(findingId, scope)
    const several = findings.length === 1 ? 'one finding' : `${findings.length} findings`
    return {
      words: `Make a case file about ${name} from ${several}? It is signed and entered into the public log for good. It costs nothing.`,
      priceUsd: '0',
    }
  },
  async call(services, { brand: named, findings, reference = null, purpose = null }, scope) {
    const brand = await services.resolveBrand({ named, scope })
    const wish = { brandId: brand.id, findings, runs: [], reference, purpose }
    const { added, body } = await services.admin.cases.create(wish)
    return { value: { done: true, added, brand, case: toItem(body) } }
  },
})
