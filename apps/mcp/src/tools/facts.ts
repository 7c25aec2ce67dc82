import { Type } from '@sinclair/typebox'
import { addFacts as adminAddFacts, addFacts as operation } from '@veracite/contract/facts/operations'
import { AnyObject, closedObject } from '../schemas.ts'
import { BRAND, defineAskingTool } from '../tool.ts'

const { predicate: Predicate } = operation.body.properties.facts.items.properties

const DEADLINE_MS = 20_000

export const addFacts = defineAskingTool(adminAddFacts, 'add_facts', {
  deadlineMs: DEADLINE_MS,
  input: {
    ...BRAND,
    facts: Type.Array(
      closedObject({
        predicate: Predicate,
        value: Type.Union([
          Type.String(),
          Type.Number(),
          Type.Boolean(),
          Type.Array(Type.String()),
          AnyObject,
        ]),
        note: Type.Optional(Type.String({ maxLength: 1000 })),
      }),
      { minItems: 1, maxItems: 20 },
    ),
  },
  async asks(services, { brand: named, facts }) {
    const brand = await services.resolveBrand(named)
    const { runs, changed, findings, truncated } = await services.facts.preview(
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
  async call(services, { brand: named, facts }, decision) {
    const brand = await services.resolveBrand(named)
    const by = { kind: 'key' as const, id: null, name: decision.principal }
    const { items, jobId } = await services.facts.add(brand.id, facts.map(withNote), { by })
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
