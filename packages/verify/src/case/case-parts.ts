import { MAX_LINES } from '../bundle/bundle.ts'
import { MAX_CASE_PARTS } from '../bundle/limits.ts'
import { utf8Decode, utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'

/** What a part of a case file is follows from its name: the list of parts is one that `sha256sum -c` reads. */
export type PartKind = 'index' | 'summary' | 'print' | 'bundle' | 'bundle_page' | 'list' | 'page' | 'order'

export interface CasePart {
  path: string
  kind: PartKind
  sha256: string
  /** The run of a bundle. */
  runId: string | null
}

export const INDEX_PATH = 'index.html'
export const SUMMARY_PATH = 'index.json'
/** The index and every exhibit, to file and print. Case files that were made before it have none. */
export const PRINT_PATH = 'case.pdf'

/** Bundles are numbered in the order of the case; the run is part of the name, so none can stand in for another. */
export function bundlePath(place: number, runId: string, format: 'json' | 'html'): string {
  return `bundles/${String(place).padStart(3, '0')}-${runId}.${format}`
}

/** A captured page is named by its own digest: cited by many answers, it is there once. */
export const pagePath = (sha256: string): string => `pages/${sha256}.bin`

/** A notice or order with its signature and its proof; the name is the digest of its content. */
export const orderPath = (sha256: string): string => `orders/${sha256}.json`

/** What became of every run of a scan, a line each: once in the case, however many of its bundles are of that scan. */
export const listPath = (sha256: string): string => `lists/${sha256}.txt`

export const writeLines = (lines: readonly string[]): Uint8Array =>
  utf8Encode(lines.map((line) => `${line}\n`).join(''))

export function readLines(bytes: Uint8Array): string[] {
  // Not all of them: a file may be nothing but newlines.
  const lines = utf8Decode(bytes).split('\n', MAX_LINES + 2)
  if (lines.length > MAX_LINES + 1) throw new FormatError(`a list has more than ${MAX_LINES} outcomes`)
  if (lines.pop() !== '') throw new FormatError('a list of outcomes does not end in a newline')
  return lines
}

/** By path, as the archive has them. */
export function writePartList(parts: readonly Pick<CasePart, 'path' | 'sha256'>[]): Uint8Array {
  const sorted = parts.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return utf8Encode(sorted.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join(''))
}

/** Accepts only what `writePartList` would write, and no two parts with one name or one content. */
export function readPartList(bytes: Uint8Array): CasePart[] {
  const lines = utf8Decode(bytes).split('\n', MAX_CASE_PARTS + 2)
  if (lines.length > MAX_CASE_PARTS + 1) throw new FormatError(`there are more than ${MAX_CASE_PARTS} parts`)
  if (lines.pop() !== '') throw new FormatError('the list of parts does not end in a newline')
  const parts = lines.map(readLine)
  for (const [i, { path }] of parts.entries()) {
    const before = parts[i - 1]
    if (before !== undefined && before.path >= path)
      throw new FormatError('the list of parts is not in order, or names a part twice')
  }
  if (new Set(parts.map(({ sha256 }) => sha256)).size !== parts.length)
    throw new FormatError('two parts have the same content')
  return parts
}

function readLine(line: string): CasePart {
  const [, sha256, path] = /^([0-9a-f]{64}) {2}(\S{1,160})$/.exec(line) ?? []
  if (sha256 === undefined || path === undefined)
    throw new FormatError('the list of parts has a malformed line')
  if (path === INDEX_PATH) return { path, kind: 'index', sha256, runId: null }
  if (path === SUMMARY_PATH) return { path, kind: 'summary', sha256, runId: null }
  if (path === PRINT_PATH) return { path, kind: 'print', sha256, runId: null }
  const [, runId, format] = /^bundles\/[0-9]{3}-([a-z0-9_-]{1,64})\.(json|html)$/.exec(path) ?? []
  if (runId !== undefined) return { path, kind: format === 'json' ? 'bundle' : 'bundle_page', sha256, runId }
  if (path === listPath(sha256)) return { path, kind: 'list', sha256, runId: null }
  if (path === orderPath(sha256)) return { path, kind: 'order', sha256, runId: null }
  if (path === pagePath(sha256)) return { path, kind: 'page', sha256, runId: null }
  throw new FormatError('the list names a part of a kind that is not known')
}
