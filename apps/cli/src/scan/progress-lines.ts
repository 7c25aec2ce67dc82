import { formatCost } from '@veracite/terms/usd'
import type { ScanDetail } from '../bodies.ts'
import { bar } from '../ui/bar.ts'
import { padEnd, padStart } from '../ui/lines.ts'
import type { Paint } from '../ui/paint.ts'
import { duration, speakerName } from '../ui/words.ts'
import type { EngineProgress } from './progress.ts'

type Watched = Pick<ScanDetail, 'status' | 'totalRuns' | 'totalCostUsd' | 'byStatus' | 'progress' | 'demo'>

/** What a person sees while a scan runs: a bar per engine, then cost and time. */
export function progressLines(
  scan: Watched,
  engines: readonly EngineProgress[],
  ui: { paint: Paint; width: number },
): string[] {
  const { paint } = ui
  const nameWidth = Math.max(0, ...engines.map(({ engine, origin }) => speakerName(engine, origin).length))
  const countWidth = String(Math.max(0, ...engines.map(({ total }) => total))).length
  const barWidth = Math.max(8, Math.min(40, ui.width - nameWidth - 2 * countWidth - 32))
  return [
    ...engines.map((engine) => engineLine(engine, { paint, nameWidth, countWidth, barWidth })),
    '',
    `  ${summaryOf(scan, engines)}`,
    paint.dim('  Ctrl-C stops watching; the scan continues.'),
  ]
}

/** The progress of a scan in one line, for logs. */
export function summaryOf(scan: Watched, engines: readonly EngineProgress[]): string {
  if (engines.length === 0) return 'planning the questions'
  const settled = engines.reduce((sum, engine) => sum + engine.settled, 0)
  const { CAPTURED: unread = 0, CLASSIFIED: read = 0 } = scan.byStatus
  const { percent, remainingSeconds = null } = scan.progress ?? {}
  return [
    ...(percent === undefined ? [] : [`${percent} %`]),
    `${settled} of ${scan.totalRuns} settled`,
    ...(unread > 0 ? [`${read} of ${read + unread} answers read`] : []),
    `${formatCost(scan.totalCostUsd ?? 0, scan)} so far`,
    remainingSeconds === null ? 'time left unknown' : `about ${duration(remainingSeconds * 1000)} left`,
  ].join(' · ')
}

function engineLine(
  { engine, origin, total, settled, noAnswer, failed }: EngineProgress,
  ui: { paint: Paint; nameWidth: number; countWidth: number; barWidth: number },
): string {
  const { filled, empty } = bar(settled, total, ui.barWidth)
  const colour = settled === total ? ui.paint.green : ui.paint.cyan
  const remarks = [
    ...(noAnswer > 0 ? [ui.paint.dim(`${noAnswer} no answer`)] : []),
    ...(failed > 0 ? [ui.paint.red(`${failed} failed`)] : []),
  ]
  const counts = `${padStart(String(settled), ui.countWidth)}/${total}`
  return `  ${padEnd(speakerName(engine, origin), ui.nameWidth)}  ${colour(filled)}${ui.paint.dim(empty)}  ${counts}  ${remarks.join('  ')}`.trimEnd()
}
