import type { OperatorAnswer } from '@veracite/sdk'
import type { Say } from '@veracite/words/say-in'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../failures.ts'
import { type Column, table } from '../ui/table.ts'
import { codeName } from '../ui/words.ts'
import { waitForJob } from '../wait-for-job.ts'
import { valueInWords } from './fact-value.ts'

export type OwnFact = OperatorAnswer<'adminGetFact'>['fact']

const STATE_COLOURS: Partial<Record<OwnFact['state'], 'green' | 'yellow'>> = {
  active: 'green',
  proposed: 'yellow',
}

export const factColumns = ({ say }: Pick<Context, 'say'>): readonly Column<OwnFact>[] => [
  { title: 'predicate', cell: ({ predicate }) => predicate },
  { title: 'value', cell: ({ value }) => valueInWords(say, value), least: 16 },
  { title: 'source', cell: (fact) => sourceInWords(say, fact), least: 12 },
  { title: 'holds', cell: (fact) => daysInWords(say, fact) },
  {
    title: 'state',
    cell: ({ state }) => codeName(say, state),
    paint: (text, { state }, paint) => paint[STATE_COLOURS[state] ?? 'dim'](text),
  },
  { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
]

export const renderFacts = (context: Context, facts: readonly OwnFact[]): string =>
  table(facts, factColumns(context), context)

function sourceInWords(say: Say, { source, note }: OwnFact): string {
  const { place } = source
  if (place === null) return source.url ?? source.kind
  const { page, paragraph } = place
  const document = note ?? say('cliFact.document')
  return page === null
    ? say('cliFact.paragraph', { document, paragraph })
    : say('cliFact.pageParagraph', { document, page, paragraph })
}

function daysInWords(say: Say, { validFrom, validUntil, firstSeenAt }: OwnFact): string {
  if (validFrom === null && validUntil === null) return say('cliFact.since', { at: firstSeenAt.slice(0, 10) })
  return [
    ...(validFrom === null ? [] : [say('cliFact.fromDay', { at: validFrom })]),
    ...(validUntil === null ? [] : [say('cliWord.until', { at: validUntil })]),
  ].join(' ')
}

/** Shows the changes to stored answers; waits for the job on request. */
export async function showFollowed(
  context: Context,
  client: Client,
  { jobId, words, wait }: { jobId: string | null; words: string; wait: boolean },
): Promise<void> {
  const { paint, self, say } = context
  if (jobId === null) return context.show({ jobId }, () => words)
  if (!wait)
    return context.show(
      { jobId },
      () => `${words}\n${paint.dim(say('cliFact.judgedByJob', { jobId, self }))}`,
    )
  const job = await waitForJob(context, client, jobId, ({ examined }) =>
    say('cliFact.judging', { count: Number(examined ?? 0) }),
  )
  if (job.state === 'dead') context.exitCode = EXIT.refused
  context.show(job, (clean) => `${words}\n${followedInWords(context, clean)}`)
}

function followedInWords(
  { paint, say }: Context,
  job: { state: string; error: string | null; result: unknown },
): string {
  if (job.state === 'dead') return `${paint.red('✗')} ${job.error ?? say('cliFact.notJudged')}`
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
    say('cliFact.judgedAgain', { answers: examined, changed, unread }),
    ...moved
      .slice(0, 20)
      .map(
        ({ runId, from, to, needsReview }) =>
          `  ${from ?? 'none'} → ${to}${needsReview ? `, ${say('cliWord.forReview')}` : ''}  ${paint.dim(runId)}`,
      ),
  ].join('\n')
}
