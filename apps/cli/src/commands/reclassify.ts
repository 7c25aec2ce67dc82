import type { Context } from '../context.ts'
import { runs, single } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { showJob } from '../wait-for-job.ts'

export const reclassifyCommand = single(
  runs<{ run?: string; brandId?: string }>('reclassify', {
    run: async ({ ids: [run], sent: { brandId }, own }, context, client) => {
      if ((run === undefined) === (brandId === undefined))
        throw new UsageError((say) => say('cliRefused.giveARunOrBrandAnd'))
      const { operator } = client
      const queued = await (brandId === undefined
        ? operator.runs.reclassify(run ?? '')
        : operator.brands.reclassify(brandId))
      await showJob(context, client, queued, {
        wait: own.wait,
        describe: ({ reclassified }) =>
          typeof reclassified === 'number'
            ? context.say('cliReclassify.judged', { count: reclassified })
            : context.say('cliReclassify.judging'),
        outcome: (result) => outcomeInWords(context, result),
      })
    },
  }),
)

function outcomeInWords({ paint, say, toldInWords }: Context, result: Record<string, unknown>): string {
  const { reclassified = 1, changed = 0, setAside } = result
  if (typeof setAside === 'string') return `${paint.red('✗')} ${toldInWords(setAside)}`
  const counts = { answers: Number(reclassified), changed: Number(changed), unread: Number(setAside ?? 0) }
  return `${paint.green('✓')} ${say('cliReclassify.outcome', counts)}`
}
