import { createHash } from 'node:crypto'
import type { NewJob } from '../jobs.ts'
import type { Clock, Ids, JobContext, JobOutcome } from '../ports.ts'
import type { NewClassification } from '../stores.ts'
import { buildPrompt, instructionsDigest, promptDigest } from './build-prompt.ts'
import { type CheckedOutput, checkOutput } from './check-opinion.ts'
import { concludeOpinion, needsConfirmation } from './conclude-opinion.ts'
import {
  type AskedPrompt,
  type JudgedCase,
  type JudgePort,
  type Opinion,
  type OpinionStore,
  PROMPT_NAMES,
} from './judge-port.ts'

/** A longer answer is not judged in part: what decides its class might be in the rest. */
export const LONGEST_ANSWER = 60_000

/** How an opinion stands to the class, for the counter. */
export type Agreement = 'true' | 'false' | 'needs_review'

/** Job `run.judge`: a second opinion on one classification, stored beside it. It changes nothing else, ever. */
export const judgeRun =
  (deps: {
    judge: JudgePort | null
    opinions: OpinionStore
    clock: Clock
    ids: Ids
    onOpinion: (agrees: Agreement) => void
  }) =>
  async ({ job, signal }: JobContext, payload: { classificationId: string }): Promise<JobOutcome> => {
    const { judge } = deps
    if (judge === null) return { kind: 'done', result: { skipped: 'This server has no judge.' } }
    const of = await deps.opinions.findCase(payload.classificationId)
    if (!of) return { kind: 'done', result: { skipped: 'There is no such classification.' } }

    const formed = await formOpinion(judge, of, () => deps.ids.randomHex(16), signal)
    if (formed.kind === 'failed') return formed
    const { opinion } = formed
    const agrees = opinion.opinion === of.verdict.class
    await deps.opinions.appendOpinion(job.lease, {
      id: deps.ids.next(),
      classificationId: of.classificationId,
      runId: of.runId,
      model: judge.model,
      promptSha256: instructionsDigest(),
      opinion,
      agrees,
      createdAt: deps.clock.now(),
    })
    deps.onOpinion(opinion.opinion === 'needs_review' ? 'needs_review' : agrees ? 'true' : 'false')
    return { kind: 'completed' }
  }

/**
 * The jobs that follow these classifications. Where the brand is not mentioned there is nothing to judge: mentions
 * are found by rules alone.
 */
export const opinionJobs = (
  { judge, ids }: { judge: JudgePort | null; ids: Pick<Ids, 'next'> },
  judged: readonly NewClassification[],
): NewJob[] =>
  judge === null
    ? []
    : judged
        .filter(({ verdict }) => verdict.class !== 'ABSENT')
        .map(({ id }) => ({
          id: ids.next(),
          kind: 'run.judge',
          lane: 'judge',
          payload: { classificationId: id },
          dedupKey: id,
        }))

type Formed = { kind: 'formed'; opinion: Opinion } | Extract<JobOutcome, { kind: 'failed' }>

async function formOpinion(
  judge: JudgePort,
  of: JudgedCase,
  nonce: () => string,
  signal: AbortSignal,
): Promise<Formed> {
  const outputs: CheckedOutput[] = []
  const asked: AskedPrompt[] = []
  for (const name of of.answer.text.length > LONGEST_ANSWER ? [] : PROMPT_NAMES) {
    signal.throwIfAborted()
    const prompt = buildPrompt(name, of, nonce())
    const reply = await judge.ask(prompt, signal)
    if (reply.kind === 'failed')
      return { kind: 'failed', error: reply.message, fatal: reply.fatal, retryAfterMs: reply.retryAfterMs }
    const checked = checkOutput(reply.output, of)
    outputs.push(checked)
    asked.push({
      prompt: name,
      nonce: prompt.nonce,
      promptSha256: promptDigest(prompt),
      outputSha256: createHash('sha256').update(reply.text).digest('hex'),
      servedModel: reply.servedModel,
      said: checked.said,
    })
    if (!needsConfirmation(checked)) break
  }
  return { kind: 'formed', opinion: concludeOpinion(outputs, asked) }
}
