import type { OperatorAnswer } from '@veracite/sdk'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../failures.ts'
import { type Column, table } from '../ui/table.ts'
import { plural } from '../ui/words.ts'
import { waitForJob } from '../wait-for-job.ts'
import { valueInWords } from './fact-value.ts'

export type OwnFact = OperatorAnswer<'adminGetFact'>['fact']

const STATE_COLOURS: Partial<Record<OwnFact['state'], 'green' | 'yellow'>> = {
  active: 'green',
  proposed: 'yellow',
}

export const FACT_COLUMNS: readonly Column<OwnFact>[] = [
  { title: 'predicate', cell: ({ predicate }) => predicate },
  { title: 'value', cell: ({ value }) => valueInWords(value), least: 16 },
  { title: 'source', cell: sourceInWords, least: 12 },
  { title: 'holds', cell: daysInWords },
  {
    title: 'state',
    cell: ({ state }) => state,
    paint: (text, { state }, paint) => paint[STATE_COLOURS[state] ?? 'dim'](text),
  },
  { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
]

export const renderFacts = (context: Context, facts: readonly OwnFact[]): string =>
  table(facts, FACT_COLUMNS, context)

function sourceInWords({ source, note }: OwnFact): string {
  const { place } = source
  if (place === null) return source.url ?? source.kind
  const where = [place.page === null ? null : `page ${place.page}`, `paragraph ${place.paragraph}`]
  return `${note ?? 'document'}, ${where.filter((part) => part !== null).join(', ')}`
}

function daysInWords({ validFrom, validUntil, firstSeenAt }: OwnFact): string {
  if (validFrom === null && validUntil === null) return `since ${firstSeenAt.slice(0, 10)}`
  return [validFrom && `from ${validFrom}`, validUntil && `until ${validUntil}`].filter(Boolean).join(' ')
}

/** Shows the changes to stored answers; waits for the job on request. */
export async function showFollowed(
  context: Context,
  client: Client,
  { jobId, words, wait }: { jobId: string | null; words: string; wait: boolean },
): Promise<void> {
  const { paint, self } = context
  if (jobId === null) return context.show({ jobId }, () => words)
  if (!wait)
    return context.show(
      { jobId },
      () =>
        `${words}\n${paint.dim(`Stored answers are judged again by job ${jobId}. Wait for it with --wait, or see: ${self} facts show FACT`)}`,
    )
  const job = await waitForJob(
    context,
    client,
    jobId,
    ({ examined }) => `judging answers again (${examined ?? 0})`,
  )
  if (job.state === 'dead') context.exitCode = EXIT.refused
  context.show(job, (clean) => `${words}\n${followedInWords(context, clean)}`)
}

function followedInWords(
  { paint }: Context,
  job: { state: string; error: string | null; result: unknown },
): string {
  if (job.state === 'dead')
    return `${paint.red('✗')} ${job.error ?? 'The answers could not be judged again.'}`
  const {
    examined = 0,
    changed = 0,
    unread = 0,
    moved = [],
  } = Object(job.result) as {
    examined?: number
    changed?: number
    unread?: number
    moved?: { runId: string; from: string | null; to: string; needsReview: boolean }[]
  }
  return [
    `${plural(examined, 'answer')} judged again, ${changed} changed${unread > 0 ? `; ${unread} must be read again first` : ''}`,
    ...moved
      .slice(0, 20)
      .map(
        ({ runId, from, to, needsReview }) =>
          `  ${from ?? 'none'} → ${to}${needsReview ? ', for review' : ''}  ${paint.dim(runId)}`,
      ),
  ].join('\n')
}
