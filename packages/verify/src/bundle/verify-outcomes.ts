import { hexEncode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { list, optional, text } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import { MAX_LINES } from './bundle.ts'
import { type CaptureManifest, MAX_MANIFEST_BYTES, type OutcomeManifest, parseManifest } from './manifest.ts'
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
import { decodeField, type Trust } from './verify-trust.ts'

export type OutcomesWord = 'accounted' | 'sealed' | 'no_outcomes'

/** Step 10: a later manifest states what became of every run of the plan, of this one with this very answer. */
export function verifyOutcomes(
  { outcomes: value, classification }: { outcomes?: unknown; classification?: unknown },
  plan: VerifiedPlan | null,
  capture: LoggedFindings,
  trust: Trust,
  lists: OutcomeLists,
): { outcome: Outcome; word: OutcomesWord } {
  const isMissing = value === undefined || value === null
  if (plan === null) {
    if (!isMissing) throw new FormatError('there is no plan to compare the outcomes with')
    return { outcome: notPresent('there is no plan whose outcomes could be counted'), word: 'no_outcomes' }
  }
  const { runs, samples } = plan.manifest
  const say = (word: OutcomesWord) => samplingWords(word, { sample: plan.sample, samples, runs })
  // Answers are judged when all have come, so with a verdict the scan has ended.
  const judged = Array.isArray(classification) ? classification : []
  if (isMissing && judged.length > 0)
    throw new FormatError('the scan has ended, and its outcomes are missing')
  if (isMissing) return { outcome: notPresent(say('no_outcomes')), word: 'no_outcomes' }

  const sealed = SHAPES.SEALED(value, 'outcomes')
  const findings = verifyLogged(sealed, trust)
  if (isPending(findings, capture))
    return { outcome: notPresent('the outcomes are not in the log yet'), word: 'no_outcomes' }
  requireLogged(findings, 'outcomes')
  const manifest = manifestOf(findings, 'outcome')
  if (manifest === null) throw new FormatError('the outcomes are a manifest of another kind')
  const captured = manifestOf(capture, 'capture')
  if (captured === null) throw new FormatError('the manifest could not be read')
  requireOfPlan(manifest, plan)
  const isLater = (findings.leafIndex ?? -1) > (capture.leafIndex ?? Number.POSITIVE_INFINITY)
  if (!isLater || Date.parse(manifest.sealedAt) < Date.parse(captured.times.capturedAt))
    throw new FormatError('the outcomes were sealed before this answer')
  requireOwn(sealed, plan, manifest, captured)
  requireClass(sealed, judged, captured)
  const carried = optional(list(text, MAX_LINES))(sealed.lines, 'lines')
  const lines = carried ?? lists.find(manifest.root)
  if (lines === null) {
    if (runs <= MAX_LINES) throw new FormatError(LIST_MISSING)
    return { outcome: pass(say('sealed')), word: 'sealed' }
  }
  const count = () => requireRecount(lines, manifest, plan)
  if (carried === null) lists.once(`${findings.manifestSha256} ${plan.sha256}`, count)
  else count()
  return { outcome: pass(say('accounted')), word: 'accounted' }
}

/** A bundle of a case file leaves the list to the case. */
const LIST_MISSING = 'the list of outcomes is missing: a bundle out of a case file is checked with that file'

function requireOfPlan({ prev, scanId, runs, counts }: OutcomeManifest, plan: VerifiedPlan): void {
  if (prev !== plan.sha256 || scanId !== plan.manifest.scanId)
    throw new FormatError('the outcomes are of another plan')
  const counted = Object.values(counts).reduce((sum, n) => sum + n, 0)
  if (runs !== plan.manifest.runs || counted !== runs || Object.values(counts).some((n) => n < 0))
    throw new FormatError('there are not as many outcomes as planned runs')
}

/** This run's own outcome: the line of the plan, and the answer that is in the bundle. */
function requireOwn(
  sealed: Sealed,
  plan: VerifiedPlan,
  { runs, root }: OutcomeManifest,
  captured: CaptureManifest,
): void {
  const own = parseOutcomeLine(sealed.line)
  if (own.planned !== plan.line) throw new FormatError('the outcomes have another run in this place')
  if (own.captureSha256 !== captured.response.sha256)
    throw new FormatError('the outcomes name another answer for this run')
  requireLine(sealed, plan.place, runs, root)
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
  const parsed = parseManifest(decodeField(base64, MAX_MANIFEST_BYTES, 'manifest'))
  if (parsed.kind !== 'classification' || parsed.manifest.captureId !== captureId) return []
  return [parsed.manifest.class]
}

/** Every line again: both roots, the counts, and no run twice. */
function requireRecount(lines: string[], manifest: OutcomeManifest, plan: VerifiedPlan): void {
  if (lines.length !== manifest.runs) throw new FormatError('the list of outcomes is not complete')
  const outcomes = lines.map(parseOutcomeLine)
  if (hexEncode(linesRoot(lines)) !== manifest.root) throw new FormatError('the list of outcomes was changed')
  if (hexEncode(linesRoot(outcomes.map(({ planned }) => planned))) !== plan.manifest.root)
    throw new FormatError('the outcomes are not those of the planned runs')
  const counts: Record<string, number> = {}
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1
  const statuses = new Set([...Object.keys(counts), ...Object.keys(manifest.counts)])
  for (const status of statuses) {
    if ((counts[status] ?? 0) !== (manifest.counts[status] ?? 0))
      throw new FormatError('the outcomes do not add up to the counts')
  }
  if (new Set(outcomes.map(({ runId }) => runId)).size !== lines.length)
    throw new FormatError('a run is in the plan twice')
  requireEverySample(outcomes, plan)
}

/** In every place is the engine, the sample and the prompt that belongs there, and no prompt has two places. */
function requireEverySample(
  outcomes: ReturnType<typeof parseOutcomeLine>[],
  { manifest }: VerifiedPlan,
): void {
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
