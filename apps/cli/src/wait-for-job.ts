import type { Job } from './bodies.ts'
import type { Client } from './client.ts'
import type { Context } from './context.ts'
import { EXIT, Interrupted } from './failures.ts'
import { onInterrupt } from './interrupt.ts'
import { throughRestarts } from './through-restarts.ts'
import { clean } from './ui/clean.ts'
import { startLive } from './ui/live.ts'
import { duration } from './ui/words.ts'

const PAUSE_MS = 250

interface Following {
  wait: unknown
  describe: (progress: Record<string, unknown>) => string
  outcome: (result: NonNullable<Job['result']>) => string
}

/** Shows the job at once, or with `--wait` its outcome. */
export async function showJob(
  context: Context,
  client: Client,
  queued: { jobId: string },
  { wait, describe, outcome }: Following,
): Promise<void> {
  const { say } = context
  if (!wait) return context.show(queued, ({ jobId }) => say('cliWord.queuedJob', { jobId }))
  const job = await waitForJob(context, client, queued.jobId, describe)
  if (job.state === 'dead') context.exitCode = EXIT.refused
  context.show(job, ({ state, error, result }) =>
    state === 'dead' ? `${context.paint.red('✗')} ${error ?? say('cliWord.failed')}` : outcome(result ?? {}),
  )
}

/** Polls a job until it ends. Ctrl-C stops watching, not the job. */
export async function waitForJob(
  context: Context,
  client: Client,
  jobId: string,
  describe: (progress: Record<string, unknown>) => string,
  /** Whether to stop waiting although the job goes on. */
  isPutOff: (job: Job) => boolean = () => false,
): Promise<Job> {
  const { io, errorPaint, say } = context
  const interrupt = onInterrupt()
  const live = startLive(context.json ? { stderr: { ...io.stderr, isTTY: false } } : io)
  const started = io.now()
  const pause = async (ms: number) => {
    if (await interrupt.within(ms))
      throw new Interrupted((say) => say('cliRefused.stoppedWatchingJobContinues', { jobId }))
  }
  const complain = (text: string) => {
    live.end()
    context.complain(text)
  }
  try {
    for (;;) {
      const job = await throughRestarts({ io, complain, say }, () => client.operator.jobs.get(jobId), {
        pause,
      })
      if (job.state === 'done' || job.state === 'dead' || isPutOff(job)) return job
      const doing =
        job.state === 'queued' ? say('cliWord.waitingForWorker') : clean(describe(job.progress ?? {}))
      live.update([`${errorPaint.cyan('…')} ${doing} · ${duration(say, io.now() - started)}`])
      await pause(PAUSE_MS)
    }
  } finally {
    live.end()
    interrupt.release()
  }
}
