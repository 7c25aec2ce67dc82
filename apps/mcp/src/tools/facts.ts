import { Type } from '@sinclair/typebox'
import { addFacts as adminAddFacts, addFacts as operation } from '@veracite/contract/facts/operations'
import { AnyObject } from '../schemas.ts'
import { BRAND, CHANGES, defineAskingTool } from '../tool.ts'

const { predicate: Predicate } = operation.body.properties.facts.items.properties

const DEADLINE_MS = 20_000

export const addFacts = defineAskingTool({
  name: 'add_facts',
  operation: adminAddFacts,
  title: 'Add facts',
  description:
    'Enters facts about a brand that answers are judged against, all or none. Asks first: the first call tells how many stored answers would be judged differently. What a value looks like is in veracite://predicates and list_predicates; a wrong one is refused with what it must be. Only enter what the user or their own pages state, never what an engine said.',
  annotations: CHANGES,
  scope: 'edit',
  deadlineMs: DEADLINE_MS,
  input: Type.Object({
    ...BRAND,
    facts: Type.Array(
      Type.Object(
        {
          predicate: Predicate,
          value: Type.Union([
            Type.String(),
            Type.Number(),
            Type.Boolean(),
            Type.Array(Type.String()),
            AnyObject,
          ]),
          note: Type.Optional(Type.String({ maxLength: 1000 })),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 20 },
    ),
  }),
  async asks(services, { brand: named, facts }, scope) {
    const brand = await services.resolveBrand({ named, scope })
    const { runs, changed, findings, truncated } = await services.admin.facts.preview(
      brand.id,
      facts.map(withNote),
      {},
      AbortSignal.timeout(DEADLINE_MS),
    )
    const told = facts.map(({ predicate, value }) => `${predicate} = ${JSON.stringify(value)}`).join('; ')
    const most = truncated ? 'at least ' : ''
    return {
      words: `Enter as true about ${brand.name}: ${told.slice(0, 600)}? Of ${runs} stored answers, ${most}${changed} would be judged differently, and ${findings} open findings rest on facts that this replaces. It costs nothing.`,
      priceUsd: '0',
    }
  },
  async call(services, { brand: named, facts }, scope, decision) {
    const brand = await services.resolveBrand({ named, scope })
    const by = { kind: 'key' as const, id: null, name: decision.principal }
    const { items, jobId } = await services.admin.facts.add(brand.id, facts.map(withNote), { by })
    const added = items.map(({ id, predicate, value, hash }) => ({ id, predicate, value, hash }))
    return { value: { done: true, brand, facts: added, jobId, next: JUDGED_LATER } }
  },
})

const withNote = ({ predicate, value, note }: { predicate: string; value: unknown; note?: string }) => ({
  predicate,
  value,
  note: note ?? null,
})

const JUDGED_LATER =
  'Answers are judged by these from now on. Stored answers are judged again by the job `jobId`, from what was read in them.'
