import { formatEstimate, formatUsd } from '@veracite/terms/usd'
import type { Engine } from '@veracite/terms/vocabulary'
import type { ScanEstimate } from '../bodies.ts'
import { duration, engineName, plural } from '../ui/words.ts'

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
export function estimateLines(estimate: ScanEstimate): string[] {
  const { prompts, engines, samples, runs, priceUsd, confirmation, unpriced, spreadSeconds, width, reading } =
    estimate
  const questions = `${plural(prompts, 'prompt')} × ${plural(engines.length, 'engine')} × ${plural(samples, 'sample')} = ${plural(runs, 'question')}`
  const price = priceUsd === null ? 'price not known yet' : formatEstimate(priceUsd, estimate)
  const missing =
    unpriced.length === 0 || priceUsd === null
      ? ''
      : `, without ${unpriced.map(engineName).join(', ')}, whose price is not known yet`
  const mostUsd = confirmation?.mostUsd ?? null
  const again =
    mostUsd === null
      ? ''
      : `; at most ${formatUsd(mostUsd)} if a second scan starts by itself to confirm a change`
  const spread = spreadSeconds === 0 ? '' : `, spread over at least ${duration(spreadSeconds * 1000)}`
  return [
    `${questions}${spread}`,
    `${price}${missing}${again}`,
    ...(reading ? [readingLine(reading)] : []),
    samples < 5 ? width.words : `${width.words} (± ${Math.round(width.halfWidth * 100)} points)`,
  ]
}

const readingLine = ({ model, second, priceUsd }: NonNullable<ScanEstimate['reading']>): string => {
  const price =
    priceUsd === null ? 'at a price that is not known' : `for at most ${formatUsd(priceUsd)} of that`
  return `read by ${model}${second === null ? '' : `, accusations confirmed by ${second}`}, ${price}`
}
