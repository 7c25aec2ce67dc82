import { formatUsd } from '@veracite/terms/usd'
import type { Reader } from '../bodies.ts'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { group, lists, runs } from '../declared/verbs.ts'
import { EXIT } from '../failures.ts'
import { table } from '../ui/table.ts'
import { waitForJob } from '../wait-for-job.ts'

export const readersCommand = group('readers', [
  lists('readers list', {
    call: ({ readers }) => readers.list,
    blocks: (reader, context) => renderReader(context, reader),
    empty: 'noModelReadsAnswersHereVeracite',
  }),
  runs('readers check', {
    run: (_, context, client) => checkReaders(context, client),
  }),
])

async function checkReaders(context: Context, client: Client): Promise<void> {
  const { jobId } = await client.operator.readers.check()
  const job = await waitForJob(
    context,
    client,
    jobId,
    ({ measured, of }) => (typeof measured === 'number' ? `measured ${measured} of ${of}` : 'measuring'),
    isPutOff,
  )
  const [reader] = (await client.operator.readers.list()).items
  if (job.state !== 'done' || reader === undefined) {
    context.exitCode = EXIT.refused
    return context.show({ jobId, state: job.state, error: job.error, reader: reader ?? null }, (clean) =>
      [
        `${context.paint.red('✗')} ${clean.error ?? 'There is no result.'}`,
        clean.reader && renderReader(context, clean.reader),
      ]
        .filter(Boolean)
        .join('\n\n'),
    )
  }
  context.show(reader, (clean) => renderReader(context, clean))
}

/** At the spend ceiling it goes on after midnight: nobody waits for that. */
const isPutOff = ({ state, runAt }: { state: string; runAt: string }): boolean =>
  state === 'queued' && Date.parse(runAt) > Date.now() + 60_000

function renderReader(context: Context, { reader, check, consequence, isStale, job }: Reader): string {
  const { paint } = context
  const waiting = job !== null && (job.state === 'queued' || job.state === 'running')
  const notes = [
    isStale && 'The check is more than a week old or from other answers: it is repeated at the next use.',
    waiting && `A check is under way: measured ${job.measured}.`,
    job?.state === 'dead' && check === null && `The last check failed. ${job.error ?? ''}`,
    waiting && job.error !== null && job.error,
  ].filter((note) => typeof note === 'string')
  const head = `${paint.bold(reader)}\n${consequence}`
  if (check === null) return [head, ...notes].join('\n')
  const cost = check.costUsd === null ? 'cost not known' : formatUsd(check.costUsd)
  const figures = table(
    [
      { what: 'class right', words: check.classRight.words },
      { what: 'claims right', words: check.claimsRight.words },
      { what: 'accusations right', words: check.accusationsRight.words },
      { what: 'false answers found', words: check.found.words },
      { what: 'statements read', words: check.statementsRead.words },
    ],
    [
      { title: 'measured', cell: ({ what }) => what },
      { title: 'result95', cell: ({ words }) => words },
    ],
    context,
  )
  const measured = `Measured on ${check.of} invented answers that nobody fitted to, ${check.measuredAt.slice(0, 10)}: ${check.read} read, ${cost}.`
  return [head, measured, figures, ...notes].join('\n')
}
