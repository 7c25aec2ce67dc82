import { formatCost } from '@veracite/terms/usd'
import type { ScanDetail } from '../bodies.ts'
import { bar } from '../ui/bar.ts'
import { padEnd, padStart } from '../ui/lines.ts'
import type { Paint } from '../ui/paint.ts'
import { duration, speakerName } from '../ui/words.ts'
import { type EngineProgress, msLeft } from './progress.ts'

/** What a person sees while a scan runs: a bar per engine, then cost and time. */
export function progressLines(
  scan: Pick<ScanDetail, 'status' | 'totalRuns' | 'totalCostUsd' | 'byStatus' | 'demo'>,
  engines: readonly EngineProgress[],
  ui: { paint: Paint; width: number; elapsedMs: number },
): string[] {
  const { paint } = ui
  const nameWidth = Math.max(0, ...engines.map(({ engine, origin }) => speakerName(engine, origin).length))
  const countWidth = String(Math.max(0, ...engines.map(({ total }) => total))).length
  const barWidth = Math.max(8, Math.min(40, ui.width - nameWidth - 2 * countWidth - 32))
  return [
    ...engines.map((engine) => engineLine(engine, { paint, nameWidth, countWidth, barWidth })),
    '',
    `  ${summaryOf(scan, engines, ui.elapsedMs)}`,
    paint.dim('  Ctrl-C stops watching; the scan continues.'),
  ]
}

/** The same in one line, for logs. */
export function summaryOf(
  scan: Pick<ScanDetail, 'status' | 'totalRuns' | 'totalCostUsd' | 'byStatus' | 'demo'>,
  engines: readonly EngineProgress[],
  elapsedMs: number,
): string {
  const settled = engines.reduce((sum, engine) => sum + engine.settled, 0)
  const left = msLeft(engines, elapsedMs)
  const state =
    scan.status === 'CLASSIFYING'
      ? readingState(scan)
      : engines.length === 0
        ? 'planning the questions'
        : left === null
          ? 'time left unknown'
          : `about ${duration(left)} left`
  return [
    `${settled} of ${scan.totalRuns} settled`,
    `${formatCost(scan.totalCostUsd ?? 0, scan)} so far`,
    state,
  ].join(' · ')
}

/** Answers that were read, of those that have one; the rest waits for the reader. */
function readingState({ byStatus }: Pick<ScanDetail, 'byStatus'>): string {
  const [left = 0, done = 0] = [byStatus.CAPTURED, byStatus.CLASSIFIED]
  return left === 0 ? 'judging the answers' : `${done} of ${done + left} answers read`
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
