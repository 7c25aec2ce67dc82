import { type CaseManifest, parseCaptureManifest } from '../bundle/manifest.ts'
import { OutcomeLists } from '../bundle/outcome-lists.ts'
import { bundleOfPage, readPage } from '../bundle/page.ts'
import { notPresent, type Outcome, pass, type VerificationReport } from '../bundle/verification-report.ts'
import { verifyBundle } from '../bundle/verify-bundle.ts'
import type { VerifyOptions } from '../bundle/verify-trust.ts'
import { StatementsSeen } from '../bundle/witnessed-parts.ts'
import { base64Decode, hexEncode, utf8Decode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { parseCheckpointText } from '../log/checkpoint.ts'
import { parseConsistencyFile } from '../log/consistency-file.ts'
import { parseNote } from '../log/note.ts'
import { countTokens, parseModestJson } from '../modest-json.ts'
import { sha256Hex } from '../sha256.ts'
import { object, text } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import { type CasePart, readLines } from './case-parts.ts'
import type { CaseBundle } from './case-report.ts'

/** The parts of a case file whose digests were found right; empty when they were not. */
export interface CaseContents {
  manifest: CaseManifest
  parts: CasePart[]
  bytes: Map<string, Uint8Array>
}

/** What is found on the way. */
interface CaseFindings {
  found: CaseBundle[]
  warnings: Set<string>
  progress: ((done: number, of: number) => void) | undefined
}

/** Each bundle as if it had come alone, then as a part of this case. */
export function verifyCaseBundles(
  contents: CaseContents,
  options: VerifyOptions,
  { found, warnings, progress }: CaseFindings,
): Outcome {
  const { manifest } = contents
  const bundles = partsOf(contents, 'bundle')
  if (bundles.map(({ runId }) => runId).join('\n') !== manifest.runs.join('\n'))
    throw new FormatError('the bundles are not those of the runs that the manifest names')
  if (new Set(manifest.runs).size !== manifest.runs.length) throw new FormatError('a run is in it twice')
  const lists = new OutcomeLists(partsOf(contents, 'list').map(({ bytes }) => readLines(bytes)))
  const texts = bundles.map(({ bytes }) => utf8Decode(bytes))
  requireModest(texts)
  const problems: string[] = []
  const statements = new StatementsSeen()
  for (const [done, { path, runId }] of bundles.entries()) {
    progress?.(done, bundles.length)
    const text = texts[done] ?? ''
    const report = verifyBundle(text, options, { ...IN_CASE, lists })
    const json: unknown = report.status === 'not_verified' ? null : JSON.parse(text)
    for (const warning of report.warnings) warnings.add(warning)
    const { logKey, classification, engine, access } = report.facts
    const { capturedAt, responseSha256, question, demo } = report.facts
    found.push({
      ...{ path, runId, status: report.status, summary: report.summary },
      ...{ engine, access, capturedAt, responseSha256, question, demo },
      class: classification?.class ?? null,
      provider: providerOf(report),
    })
    if (report.status === 'not_verified') problems.push(`${path}: ${report.summary}`)
    else if (logKey !== manifest.log.vkey) problems.push(`${path}: it is from another log than the case`)
    else {
      requireOwn(json, runId, path, manifest)
      statements.addAll(json, path)
    }
  }
  const [problem] = problems
  if (problem !== undefined) throw new FormatError(problem)
  if (lists.hasIdle()) throw new FormatError('there is a list of outcomes that no bundle names')
  return pass(`${bundles.length} of ${bundles.length}`)
}

function providerOf({ steps }: VerificationReport): Outcome {
  const { result, reason } = steps.find(({ id }) => id === 'provider') ?? notPresent('it was not checked')
  return { result, reason }
}

/** Of all bundles together: reading is what takes time, and a hundred bundles may each be as long as one may be. */
const MAX_CASE_TOKENS = 4_000_000

function requireModest(texts: readonly string[]): void {
  let tokens = 0
  for (const text of texts) {
    tokens += countTokens(text)
    if (tokens > MAX_CASE_TOKENS)
      throw new FormatError('the bundles have more parts than those of any case have')
  }
}

/** A sound bundle of another run, of another brand or from another branch of the log is no part of this case. */
function requireOwn(json: unknown, runId: string, path: string, { brand, log }: CaseManifest): void {
  const { manifest, proof } = BELONGING(json, 'bundle')
  const capture = parseCaptureManifest(base64Decode(manifest.base64))
  if (capture.runId !== runId || capture.brand.id !== brand.id)
    throw new FormatError(`${path}: it is about another run or brand`)
  if (proof.consistency === null) throw new FormatError(`${path}: it does not lead to the log of the case`)
  const { size, root } = parseCheckpointText(
    parseNote(parseConsistencyFile(proof.consistency).checkpoint).text,
  )
  if (size !== log.size || hexEncode(root) !== log.root)
    throw new FormatError(`${path}: it was proven against another tree than the case names`)
}

const BELONGING = object({ manifest: object({ base64: text }), proof: SHAPES.PROOF })

/** The page of a bundle must show that bundle, and no other. */
export function verifyCasePages(contents: CaseContents): Outcome {
  const bundles = partsOf(contents, 'bundle')
  const pages = new Map(partsOf(contents, 'bundle_page').map((page) => [page.path, page]))
  if (bundles.length === 0 || pages.size !== bundles.length)
    throw new FormatError('there is not one page for each bundle')
  for (const { path, bytes } of bundles) {
    const page = pages.get(path.replace(/\.json$/, '.html'))
    if (page === undefined) throw new FormatError(`the page of ${path} is missing`)
    const html = utf8Decode(page.bytes)
    // Pages of earlier case files carry the bundle; later ones name the file beside them.
    const carried = readPage(html)?.evidence ?? null
    const isOwn =
      carried === null ? bundleOfPage(html) === sha256Hex(bytes) : isSameJson(carried, utf8Decode(bytes))
    if (!isOwn) throw new FormatError(`${page.path} is the page of other evidence than ${path}`)
  }
  return pass(`${pages.size} of ${bundles.length}`)
}

/** The signed list of the case has the digest of every bundle in it, so none needs a seal of its own. */
const IN_CASE = { coveredBy: 'its digest is in the list of parts that the case signs' }

const isSameJson = (a: string, b: string): boolean =>
  JSON.stringify(parseModestJson(a)) === JSON.stringify(parseModestJson(b))

function partsOf({ parts, bytes }: CaseContents, kind: CasePart['kind']) {
  return parts
    .filter((part) => part.kind === kind)
    .map(({ path, runId }) => ({ path, runId: runId ?? '', bytes: bytes.get(path) ?? new Uint8Array(0) }))
}
