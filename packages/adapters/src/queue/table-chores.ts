import { every, type Repeating } from './every.ts'
import { STORE_DEADLINE_MS, type WorkerDeps } from './run-job.ts'
import { settledWithin, within } from './within.ts'

interface ChoreOptions extends WorkerDeps {
  /** Called when there may be new work. */
  wake: () => void
  /** Whether this process is really working; one that hangs does not call itself alive. Default: it is. */
  isWorking?: () => boolean
}

/**
 * What every process that works does beside its jobs, however it gets them: returns jobs of dead processes to the
 * queue, corrects times that were written by a clock that was ahead, says that it is alive, and listens for new work.
 */
export function createTableChores(options: ChoreOptions) {
  const { store, worker, leaseMs, onError, wake, isWorking = () => true } = options
  const chores: Repeating[] = []
  let unlisten: (() => Promise<void>) | null = null

  const wakeAfter = async (changing: Promise<number>) => {
    if ((await within(STORE_DEADLINE_MS, changing)) > 0) wake()
  }
  const reap = () => wakeAfter(store.reapExpired(REAP_BATCH))
  const correct = () => wakeAfter(store.correctTimes())
  const beat = async () => {
    if (isWorking()) await within(STORE_DEADLINE_MS, store.sayAlive(worker))
  }
  const listen = async () => {
    unlisten ??= await within(STORE_DEADLINE_MS, store.onNewWork(wake), (late) => void late())
  }

  return {
    start(): void {
      chores.push(
        every(leaseMs / 6, 'reap', onError, reap),
        every(CORRECT_MS, 'clock', onError, correct),
        every(ALIVE_MS, 'alive', onError, beat),
        every(LISTEN_RETRY_MS, 'listen', onError, listen),
      )
    },
    async stop(): Promise<void> {
      await Promise.all(chores.map((chore) => chore.stop()))
    },
    /** After the last job: nothing more is heard of this process. */
    async leave(): Promise<void> {
      if (unlisten !== null) await settledWithin(1_000, unlisten())
      if (chores.length > 0) await settledWithin(1_000, store.sayGone(worker))
    },
  }
}

const REAP_BATCH = 500
const LISTEN_RETRY_MS = 10_000
/** How soon work goes on after a clock that was ahead is set right. */
const CORRECT_MS = 60_000
const ALIVE_MS = 15_000
