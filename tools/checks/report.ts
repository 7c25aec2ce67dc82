import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Failure } from './failures.ts'

export const root = join(import.meta.dirname, '../..')

/** Where the parts of a test run leave their counts. */
export const reports = join(root, '.turbo', 'reports')
const NOT_COVERED = join(reports, 'not-covered')
/** The functions that ran for a test file, where `note-functions.ts` noted them. */
export const noteOf = (test: string): string => join(reports, `${test.replaceAll('/', '+')}.ran.json`)

export interface Report {
  passed: number
  failed: number
  skipped: number
  failures: readonly Failure[]
}

/** Before a run: what an earlier one has left must not count. */
export function clearReports(): void {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

export function writeReport(part: string, report: Report): void {
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, `${part}.json`), JSON.stringify(report))
}

/** Null when the task left none. */
export function readReport(part: string): Report | null {
  const file = join(reports, `${part}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** Parts and the test set-up note here what they could not find (PostgreSQL, Redis, Python), one per line. */
export function addNotCovered(what: string): void {
  appendFileSync(NOT_COVERED, `${what}\n`)
}

export function readNotCovered(): string[] {
  if (!existsSync(NOT_COVERED)) return []
  return [...new Set(readFileSync(NOT_COVERED, 'utf8').split('\n').filter(Boolean))]
}
