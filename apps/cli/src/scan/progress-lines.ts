import type { Say } from '@veracite/words/say-in'
import type { ScanDetail } from '../bodies.ts'
import { bar } from '../ui/bar.ts'
import { padEnd, padStart, widthOf } from '../ui/lines.ts'
import { costOf, duration, type Saying, speakerName } from '../ui/words.ts'
import type { EngineProgress } from './progress.ts'

type Watched = Pick<ScanDetail, 'status' | 'totalRuns' | 'totalCostUsd' | 'byStatus' | 'progress' | 'demo'>

/** What a person sees while a scan runs: a bar per engine, then cost and time. */
export function progressLines(
  scan: Watched,
  engines: readonly EngineProgress[],
  ui: Saying & { width: number },
): string[] {
  const { paint, say } = ui
  const nameWidth = Math.max(
    0,
    ...engines.map(({ engine, origin }) => widthOf(speakerName(say, engine, origin))),
  )
  const countWidth = String(Math.max(0, ...engines.map(({ total }) => total))).length
  const barWidth = Math.max(8, Math.min(40, ui.width - nameWidth - 2 * countWidth - 32))
  return [
    ...engines.map((engine) => engineLine(engine, { paint, say, nameWidth, countWidth, barWidth })),
    '',
    `  ${summaryOf(scan, engines, say)}`,
    paint.dim(`  ${say('cliScan.ctrlC')}`),
  ]
}

/** The progress of a scan in one line, for logs. */
export function summaryOf(scan: Watched, engines: readonly EngineProgress[], say: Say): string {
  if (engines.length === 0) return say('cliScan.planning')
  const settled = engines.reduce((sum, engine) => sum + engine.settled, 0)
  const { CAPTURED: unread = 0, CLASSIFIED: read = 0 } = scan.byStatus
  const { percent, remainingSeconds = null } = scan.progress ?? {}
  return [
    ...(percent === undefined ? [] : [`${percent} %`]),
    say('cliScan.settledOf', { settled, all: scan.totalRuns }),
    ...(unread > 0 ? [say('cliScan.answersRead', { read, all: read + unread })] : []),
    say('cliScan.costSoFar', { cost: costOf(say, scan.totalCostUsd ?? 0, scan) }),
    remainingSeconds === null
      ? say('cliScan.timeUnknown')
      : say('cliScan.timeLeft', { time: duration(say, remainingSeconds * 1000) }),
  ].join(' · ')
}

function engineLine(
  { engine, origin, total, settled, noAnswer, failed }: EngineProgress,
  ui: Saying & { nameWidth: number; countWidth: number; barWidth: number },
): string {
  const { filled, empty } = bar(settled, total, ui.barWidth)
  const colour = settled === total ? ui.paint.green : ui.paint.cyan
  const remarks = [
    ...(noAnswer > 0 ? [ui.paint.dim(ui.say('cliScan.noneCame', { count: noAnswer }))] : []),
    ...(failed > 0 ? [ui.paint.red(ui.say('cliScan.failed', { count: failed }))] : []),
  ]
  const counts = `${padStart(String(settled), ui.countWidth)}/${total}`
  return `  ${padEnd(speakerName(ui.say, engine, origin), ui.nameWidth)}  ${colour(filled)}${ui.paint.dim(empty)}  ${counts}  ${remarks.join('  ')}`.trimEnd()
}
