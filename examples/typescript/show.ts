import { styleText } from 'node:util'
import type { CitationClass, ConfabulationItem, MatrixRow, Scan } from '@veracite/sdk'
import type { VerificationReport } from '@veracite/verify/bundle/verification-report'

/** Colours only where someone looks: not in a file, not in a pipe, and not with NO_COLOR. */
const isColoured = process.stdout.isTTY === true && process.stdout.hasColors()
const paint = (style: 'bold' | 'dim' | 'green' | 'red') => (text: string) =>
  isColoured ? styleText(style, text) : text
export const bold = paint('bold')
export const dim = paint('dim')
const green = paint('green')
const red = paint('red')

const BAR = 24
const SETTLED = ['CLASSIFIED', 'NO_ANSWER', 'FAILED']

export function progressLine({ status, totalRuns, byStatus }: Scan): string {
  const settled = SETTLED.reduce((sum, name) => sum + (byStatus[name] ?? 0), 0)
  const filled = totalRuns === 0 ? BAR : Math.round((BAR * settled) / totalRuns)
  return `  ${status.padEnd(12)} ${'█'.repeat(filled)}${dim('░'.repeat(BAR - filled))}  ${settled} of ${totalRuns}`
}

const CLASSES: CitationClass[] = ['STRONG', 'DESCRIPTIVE', 'ECHO', 'CONFABULATED', 'ABSENT']

/** One line per engine, whatever the intent of the prompts was. */
export function matrixLines(matrix: MatrixRow[]): string[] {
  const engines = [...new Set(matrix.map(({ engine }) => engine))]
  const width = Math.max(8, ...engines.map((engine) => engine.length))
  const head = `  ${''.padEnd(width)}${CLASSES.map((name) => name.padStart(name.length + 3)).join('')}`
  const rows = engines.map((engine) => {
    const cells = CLASSES.map((name) => {
      const sum = matrix
        .filter((row) => row.engine === engine)
        .reduce((total, { counts }) => total + counts[name], 0)
      const cell = (sum === 0 ? '·' : String(sum)).padStart(name.length + 3)
      return name === 'CONFABULATED' && sum > 0 ? red(cell) : cell
    })
    return `  ${engine.padEnd(width)}${cells.join('')}`
  })
  return [dim(head), ...rows]
}

export function claimLines({ engine, prompt, claims, excerpt, sha256 }: ConfabulationItem): string[] {
  return [
    `  ${bold(engine)} was asked: ${prompt}`,
    ...claims.map(
      ({ predicate, stated, truth }) =>
        `    ${predicate}: said ${red(stated)}, true is ${green(truth ?? 'unknown')}`,
    ),
    dim(`    “${excerpt.replaceAll(/\s+/g, ' ').trim()}”`),
    dim(`    SHA-256 ${sha256}`),
  ]
}

const SIGNS = { fail: red('✗'), not_present: dim('–') }

export function reportLines({ steps, summary, warnings }: VerificationReport): string[] {
  return [
    ...steps.map(({ title, result, reason, anchored }) =>
      result === 'pass'
        ? `  ${anchored ? green('✓') : dim('=')} ${title}`
        : `  ${SIGNS[result]} ${title}${dim(`: ${reason}`)}`,
    ),
    '',
    `  ${bold(summary)}`,
    ...warnings.map((warning) => dim(`  ${warning}`)),
  ]
}
