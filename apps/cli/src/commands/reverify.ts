import { Command } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../failures.ts'
import { withExamples } from '../options.ts'
import { waitForJob } from '../wait-for-job.ts'

export function reverifyCommand(context: Context): Command {
  const command = new Command('reverify')
    .summary('ask an engine again: does it still say so?')
    .description(
      'Asks the same engine the same prompt again, up to three times, and keeps every answer as evidence.',
    )
    .argument('<run>', 'id of a run')
    .option('-w, --wait', 'wait for the outcome')
    .action((runId: string, options: { wait?: true }) => reverify(context, runId, options.wait === true))
  return withExamples(command, [
    ['reverify 01a1dd29-4dac-7151-9b3e-1037b37caf02 --wait', 'Before you complain'],
  ])
}

async function reverify(context: Context, runId: string, wait: boolean): Promise<void> {
  const { paint, self } = context
  const client = connect(context)
  const queued = await client.runs.verify(runId)
  if (!wait) return context.show(queued, () => `Queued. See the outcome with: ${self} evidence ${runId}`)
  const job = await waitForJob(context, client, queued.jobId, () => 'asking again')
  const { verifications, verificationStatus } = await client.runs.evidence(runId)
  const newest = verifications.at(-1) ?? null
  if (job.state === 'dead') context.exitCode = EXIT.refused
  context.show({ runId, verificationStatus, verification: newest, error: job.error }, (clean) => {
    if (clean.verification === null || job.state === 'dead')
      return `${paint.red('✗')} ${clean.error ?? 'No outcome.'}`
    const { outcome } = clean.verification
    if (outcome === 'reproduced') return `${paint.red('Still so')}: the engine said it again.`
    if (outcome === 'not_reproduced')
      return `${paint.green('Not any more')}: it was not said again. The first answer stays on record.`
    return `${paint.yellow('Inconclusive')}: the engine gave nothing that could be compared.`
  })
}
