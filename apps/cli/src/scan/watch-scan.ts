import type { ScanDetail } from '../bodies.ts'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { Interrupted } from '../failures.ts'
import { onInterrupt } from '../interrupt.ts'
import { throughRestarts } from '../through-restarts.ts'
import { startLive } from '../ui/live.ts'
import { watchWorkers } from './no-worker.ts'
import { progressByEngine } from './progress.ts'
import { progressLines, summaryOf } from './progress-lines.ts'

const SHORTEST_PAUSE_MS = 300
const LONGEST_PAUSE_MS = 5_000
/** Time between two lines in a log. */
const LOG_EVERY_MS = 10_000

/** Polls a scan until it is finished, and shows its progress. Ctrl-C stops watching, not the scan. */
export async function watchScan(context: Context, client: Client, scanId: string): Promise<ScanDetail> {
  const { io, say } = context
  const interrupt = onInterrupt()
  const live = startLive(context.json ? { stderr: { ...io.stderr, isTTY: false } } : io)
  let logged = io.now()
  const warningOf = watchWorkers(context)
  let said: string | null = null
  const complain = (text: string) => {
    live.end()
    context.complain(text)
  }
  const pause = async (ms: number) => {
    if (await interrupt.within(ms))
      throw new Interrupted(
        (say) => `${say('cliScan.stoppedWatching')}\n  ${context.self} scan --follow ${scanId}`,
      )
  }
  try {
    for (;;) {
      const asked = io.now()
      const scan = await throughRestarts({ io, complain, say }, () => client.operator.scans.get(scanId), {
        pause,
      })
      if (scan.finishedAt) return scan
      const engines = progressByEngine(scan.matrix)
      const warning = await warningOf([scan.status, engines])
      const width = io.stderr.columns ?? context.width
      const lines = progressLines(scan, engines, { paint: context.errorPaint, say, width })
      live.update(warning === null ? lines : [...lines, `  ${warning}`])
      if (warning !== said && warning !== null && !io.stderr.isTTY) context.complain(warning)
      said = warning
      if (!io.stderr.isTTY && io.now() - logged >= LOG_EVERY_MS) {
        context.note(summaryOf(scan, engines, say))
        logged = io.now()
      }
      // Polling costs the server something: large scans are polled less often.
      await pause(Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, 3 * (io.now() - asked))))
    }
  } finally {
    live.end()
    interrupt.release()
  }
}
