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
  runs('readers check', { run: (_, context, client) => checkReaders(context, client) }),
])

async function checkReaders(context: Context, client: Client): Promise<void> {
  const { jobId } = await client.operator.readers.check()
  const job = await waitForJob(
    context,
    client,
    jobId,
    ({ measured, of }) =>
      typeof measured === 'number'
        ? context.say('cliReader.measuredOf', { measured, all: Number(of) })
        : context.say('cliReader.measuring'),
    isPutOff,
  )
  const [reader] = (await client.operator.readers.list()).items
  if (job.state !== 'done' || reader === undefined) {
    context.exitCode = EXIT.refused
    return context.show({ jobId, state: job.state, error: job.error, reader: reader ?? null }, (clean) =>
      [
        `${context.paint.red('✗')} ${clean.error ?? context.say('cliReader.noResult')}`,
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
  const { paint, say, toldInWords } = context
  const waiting = job !== null && (job.state === 'queued' || job.state === 'running')
  const notes = [
    isStale && say('cliReader.stale'),
    waiting && say('cliReader.underWay', { measured: job.measured ?? 0 }),
    job?.state === 'dead' && check === null && say('cliReader.lastFailed', { error: job.error ?? '' }),
    waiting && job.error !== null && job.error,
  ].filter((note) => typeof note === 'string')
  const head = `${paint.bold(reader)}\n${toldInWords(consequence)}`
  if (check === null) return [head, ...notes].join('\n')
  const cost = check.costUsd === null ? say('cliReader.costUnknown') : say.usd(check.costUsd)
  const figures = table(
    [
      { what: say('cliReader.classRight'), words: toldInWords(check.classRight.words) },
      { what: say('cliReader.claimsRight'), words: toldInWords(check.claimsRight.words) },
      { what: say('cliReader.accusationsRight'), words: toldInWords(check.accusationsRight.words) },
      { what: say('cliReader.found'), words: toldInWords(check.found.words) },
      { what: say('cliReader.statementsRead'), words: toldInWords(check.statementsRead.words) },
    ],
    [
      { title: 'measured', cell: ({ what }) => what },
      { title: 'result95', cell: ({ words }) => words },
    ],
    context,
  )
  const measured = say('cliReader.measuredOn', {
    ...{ count: check.of, day: check.measuredAt.slice(0, 10), read: check.read, cost },
  })
  return [head, measured, figures, ...notes].join('\n')
}
