import type { BodyOf } from '@veracite/contract/base/operation'
import type { verifyRunTimes } from '@veracite/contract/runs/verifications'
import type { RunEvidence } from '@veracite/sdk'
import { sequenceBoundOfNone } from '@veracite/statistics/confidence-sequence'
import { sayUpper } from '@veracite/statistics/words'
import { type Command, InvalidArgumentError } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { EXIT } from '../failures.ts'
import { throughRestarts } from '../through-restarts.ts'
import { accessNote } from '../ui/words.ts'
import { waitForJob } from '../wait-for-job.ts'

type Times = BodyOf<typeof verifyRunTimes>['times']

export interface ReverifyOptions {
  wait?: true
  times?: Times
}

const TIMES: readonly Times[] = [3, 10, 30, 59]

/** What remains possible when none of N answers says it, for each N that can be chosen. */
const whatNoneLeaves = TIMES.map(
  (times) => `none in ${times} up to ${sayUpper(sequenceBoundOfNone(times))}`,
).join(', ')

/** Shared with `verify RUN --times`. */
export function timesOf(typed: string): Times {
  const found = TIMES.find((times) => String(times) === typed)
  if (found === undefined) throw new InvalidArgumentError(`Must be one of ${TIMES.join(', ')}.`)
  return found
}

export function reverifyCommand(context: Context): Command {
  const act = (runId: string, options: ReverifyOptions) => reverify(context, runId, options)
  const command = plain('reverify', act, { times: timesOf })
  return command.description(`${command.description()} ${whatNoneLeaves}.`)
}

export async function reverify(
  context: Context,
  runId: string,
  { wait, times }: ReverifyOptions,
): Promise<void> {
  const { paint, self, say } = context
  const client = connect(context)
  const queued =
    times === undefined
      ? await client.runs.verify(runId)
      : await client.operator.runs.verify(runId, { times })
  if (!wait) return context.show(queued, () => say('cliReverify.queued', { self, run: runId }))
  const job = await waitForJob(context, client, queued.jobId, ({ attempts, of }) =>
    typeof attempts === 'number'
      ? say('cliReverify.askedTimes', { count: attempts, of: Number(of) })
      : say('cliReverify.asking'),
  )
  const { verifications, verificationStatus, snapshot } = await throughRestarts(context, () =>
    client.runs.evidence(runId),
  )
  const originNote = accessNote(accessOf(snapshot), context)
  const newest = verifications.at(-1) ?? null
  if (job.state === 'dead') context.exitCode = EXIT.refused
  context.show({ runId, verificationStatus, verification: newest, error: job.error }, (clean) => {
    if (clean.verification === null || job.state === 'dead')
      return `${paint.red('✗')} ${clean.error ?? say('cliReverify.noOutcome')}`
    return `${outcomeInWords(clean.verification, context)}${originNote}`
  })
}

/** What came of it, and in how many of the answers that could be compared. */
export function outcomeInWords(
  { outcome, words, compared, captureIds }: RunEvidence['verifications'][number],
  { paint, say, toldInWords }: Pick<Context, 'paint' | 'say' | 'toldInWords'>,
): string {
  const isAgain = outcome === 'reproduced'
  const a = (text: readonly string[]) => (isAgain ? paint.red : paint.yellow)(text.join(''))
  if (!isAgain && outcome !== 'not_reproduced') return say.rich('cliReverify.inconclusive', { a }).join('')
  const told = typeof words === 'string' ? toldInWords(words) : null
  const counted = told === null ? 'other' : 'yes'
  const asked = Number(compared ?? captureIds.length)
  const given = { a, counted, words: told ?? '', asked } as const
  return say.rich(isAgain ? 'cliReverify.stillSo' : 'cliReverify.notSeen', given).join('')
}

/** How the first answer came about. */
const accessOf = (snapshot: RunEvidence['snapshot']): unknown =>
  (snapshot?.source as { access?: unknown } | undefined)?.access
