import type { Engine } from '@veracite/terms/vocabulary'
import type { Say } from '@veracite/words/say-in'
import type { ScanEstimate } from '../bodies.ts'
import type { Context } from '../context.ts'
import { duration, engineName } from '../ui/words.ts'

/** What the operator chose for this scan. */
export interface ScanOptions {
  samples?: number
  engines?: Engine[]
  prompts?: string[]
  spread?: number
}

/** In the server's form: only what was chosen. Null when nothing was. */
export function choiceOf({ samples, engines, prompts, spread }: ScanOptions) {
  const choice = {
    ...(samples !== undefined && { samples }),
    ...(engines !== undefined && { engines }),
    ...(prompts !== undefined && { promptIds: prompts }),
    ...(spread !== undefined && { spreadMinutes: spread }),
  }
  return Object.keys(choice).length === 0 ? null : choice
}

/** Price and width, before anything is asked. */
export function estimateLines(
  estimate: ScanEstimate,
  { say, toldInWords }: Pick<Context, 'say' | 'toldInWords'>,
): string[] {
  const { engines, prompts, samples, runs, priceUsd, confirmation, unpriced, spreadSeconds, width } = estimate
  const asked = [
    say('cliScan.plan', { prompts, engines: engines.length, samples, questions: runs }),
    spreadSeconds !== 0 && say('cliScan.spread', { time: duration(say, spreadSeconds * 1000) }),
  ]
  const price =
    priceUsd === null
      ? [say('cliScan.priceNotKnown')]
      : [
          say(`cliWord.${estimate.demo ? 'wouldCost' : 'about'}`, { usd: say.usd(priceUsd) }),
          unpriced.length > 0 && say('cliScan.without', { engines: say.line(unpriced.map(engineName)) }),
        ]
  const mostUsd = confirmation?.mostUsd ?? null
  const again = mostUsd === null ? [] : [say('cliScan.ifConfirmed', { usd: say.usd(mostUsd) })]
  const words = toldInWords(width.words)
  return [
    say.line(asked),
    [say.line(price), ...again].join('; '),
    ...(estimate.reading ? [readingLine(say, estimate.reading)] : []),
    samples < 5 ? words : say('cliScan.points', { words, points: Math.round(width.halfWidth * 100) }),
  ]
}

const readingLine = (say: Say, { model, second, priceUsd }: NonNullable<ScanEstimate['reading']>): string =>
  say.line([
    say('cliScan.readBy', { model }),
    second !== null && say('cliScan.confirmedBy', { model: second }),
    priceUsd === null ? say('cliScan.readUnpriced') : say('cliScan.readFor', { usd: say.usd(priceUsd) }),
  ])
