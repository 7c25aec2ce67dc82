import { hexEncode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { list, optional, text } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import { MAX_LINES } from './bundle.ts'
import { type CaptureManifest, MAX_MANIFEST_BYTES, manifestIn, type OutcomeManifest } from './manifest.ts'
import type { OutcomeLists } from './outcome-lists.ts'
import { linesRoot, parseOutcomeLine } from './sampling-lines.ts'
import { samplingWords } from './sampling-words.ts'
import { notPresent, type Outcome, pass } from './verification-report.ts'
import { type LoggedFindings, manifestOf, verifyLogged } from './verify-logged.ts'
import {
  cellOf,
  isPending,
  requireLine,
  requireLogged,
  type Sealed,
  type VerifiedPlan,
} from './verify-plan.ts'
import { recountSlots, requireFilled, requireOutcomeOfPlan } from './verify-slot.ts'
import { decodeField, type Trust } from './verify-trust.ts'

/** Step 10: a later manifest states what became of every run or slot of the plan, of this one with this very answer. */
export function verifyOutcomes(
  { outcomes: value, classification }: { outcomes?: unknown; classification?: unknown },
  plan: VerifiedPlan | null,
  capture: LoggedFindings,
  trust: Trust,
  lists: OutcomeLists,
): { outcome: Outcome; said: string } {
  const isMissing = value === undefined || value === null
  if (plan === null) {
    if (!isMissing) throw new FormatError('there is no plan to compare the outcomes with')
    return { outcome: notPresent('there is no plan whose outcomes could be counted'), said: '' }
  }
  const said = saidWithout(plan)
  // Answers of a scan are judged when all have come, so with a verdict the scan has ended.
  const judged = Array.isArray(classification) ? classification : []
  if (isMissing && plan.kind === 'scan' && judged.length > 0)
    throw new FormatError('the scan has ended, and its outcomes are missing')
  if (isMissing) return { outcome: notPresent(said), said }

  const sealed = SHAPES.SEALED(value, 'outcomes')
  const findings = verifyLogged(sealed, trust)
  if (isPending(findings, capture))
    return { outcome: notPresent('the outcomes are not in the log yet'), said }
  requireLogged(findings, 'outcomes')
  const captured = manifestOf(capture, 'capture')
  if (captured === null) throw new FormatError('the manifest could not be read')
  const counted = countedIn(findings, sealed, plan, captured, judged)
  const isLater = (findings.leafIndex ?? -1) > (capture.leafIndex ?? Number.POSITIVE_INFINITY)
  if (!isLater || Date.parse(counted.at) < Date.parse(captured.times.capturedAt))
    throw new FormatError('the outcomes were sealed before this answer')
  requireLine(sealed, plan.place, counted.size, counted.root)
  const carried = optional(list(text, MAX_LINES))(sealed.lines, 'lines')
  const lines = carried ?? lists.find(counted.root)
  if (lines === null) {
    if (counted.size <= MAX_LINES) throw new FormatError(LIST_MISSING)
    return { outcome: pass(counted.listed), said: counted.listed }
  }
  const count = () => {
    if (lines.length !== counted.size) throw new FormatError('the list of outcomes is not complete')
    if (hexEncode(linesRoot(lines)) !== counted.root)
      throw new FormatError('the list of outcomes was changed')
    counted.recount(lines)
  }
  if (carried === null) lists.once(`${findings.manifestSha256} ${plan.sha256}`, count)
  else count()
  return { outcome: pass(counted.said), said: counted.said }
}

/** Of a bundle without outcomes. */
export const saidWithout = (plan: VerifiedPlan): string =>
  plan.kind === 'people'
    ? samplingWords('not_over', {})
    : samplingWords('no_outcomes', { runs: plan.manifest.runs })

interface Counted {
  size: number
  root: string
  at: string
  /** Throws unless the list says what was signed, and nothing that the plan does not foresee. */
  recount: (lines: string[]) => void
  said: string
  /** For a list that is too long to carry. */
  listed: string
}

/** The outcomes are of this plan, and name this answer in its place. */
function countedIn(
  findings: LoggedFindings,
  sealed: Sealed,
  plan: VerifiedPlan,
  captured: CaptureManifest,
  judged: readonly unknown[],
): Counted {
  if (plan.kind === 'people') {
    const manifest = manifestOf(findings, 'app-outcome')
    if (manifest === null) throw new FormatError('the outcomes are a manifest of another kind')
    requireOutcomeOfPlan(manifest, plan)
    requireFilled(sealed.line, plan.place, captured)
    const { slots, done, root, closedAt } = manifest
    const said = samplingWords('filled', { filled: done, missed: slots - done })
    const recount = (lines: string[]) => recountSlots(lines, manifest, plan.manifest)
    return { size: slots, root, at: closedAt, recount, said, listed: said }
  }
  const manifest = manifestOf(findings, 'outcome')
  if (manifest === null) throw new FormatError('the outcomes are a manifest of another kind')
  requireOfPlan(manifest, plan)
  requireOwn(sealed, plan, captured)
  requireClass(sealed, judged, captured)
  const { runs, root, sealedAt } = manifest
  const recount = (lines: string[]) => requireRecount(lines, manifest, plan)
  const [said, listed] = [samplingWords('accounted', { runs }), samplingWords('sealed', { runs })]
  return { size: runs, root, at: sealedAt, recount, said, listed }
}

/** A bundle of a case file leaves the list to the case. */
const LIST_MISSING = 'the list of outcomes is missing: a bundle out of a case file is checked with that file'

type ScanPlan = Extract<VerifiedPlan, { kind: 'scan' }>

function requireOfPlan({ prev, scanId, runs, counts }: OutcomeManifest, plan: ScanPlan): void {
  if (prev !== plan.sha256 || scanId !== plan.manifest.scanId)
    throw new FormatError('the outcomes are of another plan')
  const counted = Object.values(counts).reduce((sum, n) => sum + n, 0)
  if (runs !== plan.manifest.runs || counted !== runs || Object.values(counts).some((n) => n < 0))
    throw new FormatError('there are not as many outcomes as planned runs')
}

/** This run's own outcome: the line of the plan, and the answer that is in the bundle. */
function requireOwn(sealed: Sealed, plan: ScanPlan, captured: CaptureManifest): void {
  const own = parseOutcomeLine(sealed.line)
  if (own.planned !== plan.line) throw new FormatError('the outcomes have another run in this place')
  if (own.captureSha256 !== captured.response.sha256)
    throw new FormatError('the outcomes name another answer for this run')
}

/** The class in the outcomes is the newest of this answer: when it changes, they are sealed again. */
function requireClass(sealed: Sealed, judged: readonly unknown[], { captureId }: CaptureManifest): void {
  const { status, reason } = parseOutcomeLine(sealed.line)
  // Which of them are signed and logged is another step; here only what they say is compared.
  const classes = judged.flatMap((entry) => classOf(entry, captureId))
  const newest = classes.at(-1)
  // Outcomes from before they named classes have none.
  if (newest === undefined || (status === 'CLASSIFIED' && reason === '')) return
  if (status !== 'CLASSIFIED' || reason !== newest)
    throw new FormatError('the outcomes name another class for this answer')
}

function classOf(entry: unknown, captureId: string): string[] {
  if (typeof entry !== 'object' || entry === null || !('manifest' in entry)) return []
  const { base64 } = SHAPES.MANIFEST(entry.manifest, 'manifest')
  const read = manifestIn(decodeField(base64, MAX_MANIFEST_BYTES, 'manifest'), 'classification')
  return read?.captureId === captureId ? [read.class] : []
}

/** Every line again: the root of the plan, the counts, and no run twice. */
function requireRecount(lines: string[], manifest: OutcomeManifest, plan: ScanPlan): void {
  const outcomes = lines.map(parseOutcomeLine)
  if (hexEncode(linesRoot(outcomes.map(({ planned }) => planned))) !== plan.manifest.root)
    throw new FormatError('the outcomes are not those of the planned runs')
  const left = new Map(Object.entries(manifest.counts))
  for (const { status } of outcomes) left.set(status, (left.get(status) ?? 0) - 1)
  if ([...left.values()].some((count) => count !== 0))
    throw new FormatError('the outcomes do not add up to the counts')
  if (new Set(outcomes.map(({ runId }) => runId)).size !== lines.length)
    throw new FormatError('a run is in the plan twice')
  requireEverySample(outcomes, plan)
}

/** In every place is the engine, the sample and the prompt that belongs there, and no prompt has two places. */
function requireEverySample(outcomes: ReturnType<typeof parseOutcomeLine>[], { manifest }: ScanPlan): void {
  const { engines, prompts, samples } = manifest
  const asked = outcomes.slice(0, prompts.count * engines.length)
  const named = asked.filter((_, place) => place % engines.length === 0).map((run) => run.promptSha256)
  const isForeseen = outcomes.every((run, place) => {
    const cell = cellOf(manifest, place)
    return (
      run.engine === engines[cell.engine]?.engine &&
      run.sample === cell.sample &&
      run.sample <= samples &&
      run.promptSha256 === named[cell.prompt]
    )
  })
  if (!isForeseen || new Set(engines.map(({ engine }) => engine)).size !== engines.length)
    throw new FormatError('the list has a run that the plan does not foresee')
  if (new Set(named).size !== prompts.count) throw new FormatError('a prompt is in the plan twice')
  const isListed =
    prompts.root === null
      ? named.every((sha256, i) => sha256 === prompts.sha256[i])
      : hexEncode(linesRoot(named)) === prompts.root
  if (!isListed) throw new FormatError('the list has a prompt that the plan does not name')
}
