import { Command } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { EXIT, UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { withExamples } from '../options.ts'
import { plural } from '../ui/words.ts'
import { waitForJob } from '../wait-for-job.ts'

interface Options {
  brand?: string
  wait?: true
}

export function reclassifyCommand(context: Context): Command {
  const command = new Command('reclassify')
    .summary('classify stored answers again')
    .description(
      'Classifies stored answers again: after facts have changed, or with newer rules. ' +
        'No engine is asked; earlier verdicts stay on record.',
    )
    .argument('[run]', 'id of a run')
    .option('-b, --brand <brand>', 'every judged answer of a brand instead')
    .option('-w, --wait', 'wait for the outcome')
    .action((run: string | undefined, options: Options) => reclassify(context, run, options))
  return withExamples(command, [
    ['reclassify 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'One answer'],
    ['reclassify --brand halden-instruments.com --wait', 'All answers about a brand'],
  ])
}

async function reclassify(context: Context, run: string | undefined, options: Options): Promise<void> {
  if ((run === undefined) === (options.brand === undefined))
    throw new UsageError('Give a run, or --brand and a brand.')
  const client = connect(context)
  const queued =
    options.brand === undefined
      ? await client.operator.runs.reclassify(run ?? '')
      : await client.operator.brands.reclassify((await findBrand(client, options.brand)).id)
  if (!options.wait) return context.show(queued, ({ jobId }) => `Queued as job ${jobId}.`)
  const job = await waitForJob(context, client, queued.jobId, ({ reclassified }) =>
    typeof reclassified === 'number' ? `judged ${plural(reclassified, 'answer')}` : 'judging',
  )
  if (job.state === 'dead') context.exitCode = EXIT.refused
  context.show(job, ({ state, error, result }) => {
    if (state === 'dead') return `${context.paint.red('✗')} ${error ?? 'It failed.'}`
    const { reclassified = 1, changed = 0, setAside } = result ?? {}
    if (typeof setAside === 'string') return `${context.paint.red('✗')} ${setAside}`
    const unread = typeof setAside === 'number' ? `, ${setAside} could not be read` : ''
    return `${context.paint.green('✓')} ${plural(Number(reclassified), 'answer')} judged, ${Number(changed)} with another class than before${unread}`
  })
}
