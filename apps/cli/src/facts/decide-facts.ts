import type { OperatorBody } from '@veracite/sdk'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { lines } from '../ui/lines.ts'
import { codeName } from '../ui/words.ts'
import { type OwnFact, renderFacts, showFollowed } from './fact-table.ts'
import { showPreview } from './preview-facts.ts'

/** Without ids the request is about all that wait. */
function chosen({ sent, own }: Given<{ factIds?: string[] }>): void {
  const some = (sent.factIds ?? []).length > 0
  if ((own.all === true) === some) throw new UsageError((say) => say('cliRefused.nameTheFactsOrGiveAll'))
  if (!some) delete sent.factIds
}

/** Saying whether what was proposed is true, and on which days a fact holds. */
export const DECIDING = [
  runs<OperatorBody<'adminApproveFacts'>>('facts approve', {
    run: async (given, context, client) => {
      chosen(given)
      const { brand, sent, own } = given
      const { facts } = client.operator
      if (own.preview) {
        const waiting = async () =>
          (await facts.list(brand.id, { state: 'proposed' }).page({ limit: 1000 })).items
        const approve = sent.factIds ?? (await waiting()).map(({ id }) => id)
        return showPreview(context, client, brand.id, { approve })
      }
      const done = await facts.approve(brand.id, sent)
      await showFollowed(context, client, {
        jobId: done.jobId,
        words: approvedInWords(context, done),
        wait: own.wait === true,
      })
    },
  }),
  shows('facts refuse', {
    before: chosen,
    call: ({ facts }) => facts.refuse,
    done: ({ items, more }, { say }) =>
      say('cliFact.refused', { count: items.length, more: more ? 'yes' : 'other' }),
  }),
  runs<{ validFrom?: string; validUntil?: string; reason?: string }>('facts dates', {
    run: async ({ ids: [id = ''], sent, own }, context, client) => {
      const { validFrom: from = null, validUntil: until = null } = sent
      const fact = await client.operator.facts.setDays(id, { ...sent, validFrom: from, validUntil: until })
      const { paint, say } = context
      const held = say('cliFact.holds', {
        ...{ first: from ?? '', last: until ?? '', state: codeName(say, fact.state) },
        from: from === null ? 'other' : 'yes',
        until: until === null ? 'other' : 'yes',
      })
      const words = `${paint.green('✓')} ${held}`
      await showFollowed(context, client, { jobId: fact.jobId, words, wait: own.wait === true })
    },
  }),
]

function approvedInWords(
  context: Context,
  done: { items: OwnFact[]; rivals: OwnFact[]; more: boolean },
): string {
  const { paint, say } = context
  return lines(
    `${paint.green('✓')} ${say('cliFact.approved', { count: done.items.length, more: done.more ? 'yes' : 'other' })}`,
    done.items.length > 0 && renderFacts(context, done.items),
    done.rivals.length > 0 && ['', paint.yellow(say('cliFact.exclude')), renderFacts(context, done.rivals)],
  )
}
