import { utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { leafHash, treeRoot } from '../log/merkle.ts'

/**
 * The lists behind the two manifests of a scan, one line for each run in the order of the plan. An outcome's line is
 * its line of the plan and what became of the run, so a holder of the outcomes has the plan as well. The manifests
 * carry the root of the tree (RFC 6962) whose leaves are the lines in UTF-8.
 */
export interface PlannedRun {
  runId: string
  /** SHA-256 of the prompt in UTF-8, in hexadecimal. */
  promptSha256: string
  engine: string
  /** Which sample it is, from 1 to the plan's number of samples. */
  sample: number
}

export interface RunOutcome {
  status: string
  /** SHA-256 of the captured response, in hexadecimal; null where nothing was captured. */
  captureSha256: string | null
  /** The class of a classified answer, or why there is no answer or no class; empty when there is nothing to say. */
  reason: string
}

export interface OutcomeLine extends PlannedRun, RunOutcome {
  /** The line of the plan that it begins with. */
  planned: string
}

export function planLine({ runId, promptSha256, engine, sample }: PlannedRun): string {
  return `${runId} ${promptSha256} ${engine} ${sample}`
}

/** The reason comes last and is cut, so that a line stays a line. */
export function outcomeLine(planned: string, { status, captureSha256, reason }: RunOutcome): string {
  const said = oneLine(reason)
  return `${planned} ${status} ${captureSha256 ?? '-'}${said === '' ? '' : ` ${said}`}`
}

export function parsePlanLine(line: string): PlannedRun {
  const [, runId = '', promptSha256 = '', engine = '', sample = ''] = PLANNED.exec(line) ?? []
  if (runId === '') throw new FormatError('a line of the plan cannot be read')
  return { runId, promptSha256, engine, sample: Number(sample) }
}

export function parseOutcomeLine(line: string): OutcomeLine {
  const [, planned = '', status = '', sha256 = '', reason = ''] = OUTCOME.exec(line) ?? []
  if (planned === '') throw new FormatError('a line of the outcomes cannot be read')
  return { ...parsePlanLine(planned), planned, status, captureSha256: sha256 === '-' ? null : sha256, reason }
}

export const lineHash = (line: string): Uint8Array => leafHash(utf8Encode(line))

export const linesRoot = (lines: readonly string[]): Uint8Array => treeRoot(lines.map(lineHash))

const MAX_REASON = 200
const PLANNED = /^([!-~]{1,64}) ([0-9a-f]{64}) ([A-Z0-9_]{1,40}) ([1-9][0-9]{0,2})$/
const OUTCOME = /^([!-~]+ [!-~]+ [!-~]+ [!-~]+) ([A-Z_]{1,40}) ([0-9a-f]{64}|-)(?: ([^\n]{1,400}))?$/u

/** Control characters and lone surrogates become spaces; what is longer than a line should be is cut. */
function oneLine(text: string): string {
  const plain = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return [...plain].slice(0, MAX_REASON).join('').trim()
}
