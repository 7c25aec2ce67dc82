import { base64Decode, equal, hexDecode, utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import type { Shapes } from '../generated/shapes.ts'
import { rootFromInclusionProof } from '../log/merkle.ts'
import { sha256Hex } from '../sha256.ts'
import { SHAPES } from '../shapes.ts'
import { type AskedBefore, beforeWords, parseHistoryLine, requireSound } from './asked-before.ts'
import type { DrawnSlot } from './draw-slots.ts'
import type { AppPlanManifest, CaptureManifest, PlanManifest } from './manifest.ts'
import { lineHash, parsePlanLine } from './sampling-lines.ts'
import { samplingWords } from './sampling-words.ts'
import { notPresent, type Outcome, pass } from './verification-report.ts'
import { type LoggedFindings, manifestOf, verifyLogged } from './verify-logged.ts'
import { requireSlot } from './verify-slot.ts'
import type { Trust } from './verify-trust.ts'

export type Sealed = Shapes['SEALED']

/** A plan that holds for this capture: what the outcomes are held against. */
export type VerifiedPlan = Held &
  (
    | {
        kind: 'scan'
        manifest: PlanManifest
        sample: number
        /** What had been asked before; null where plans were not numbered yet. */
        before: AskedBefore | null
      }
    | { kind: 'people'; manifest: AppPlanManifest; slot: DrawnSlot }
  )

interface Held {
  sha256: string
  place: number
  line: string
  /** Which sample or slot it is. */
  said: string
  beforeSaid: string | null
}

/** Step 9: the capture names its plan, the plan foresees this very question, and the log has the plan first. */
export function verifyPlan(
  value: unknown,
  capture: LoggedFindings,
  trust: Trust,
): { outcome: Outcome; plan: VerifiedPlan | null } {
  const asked = manifestOf(capture, 'capture')
  const named = asked?.plan ?? null
  if (value === undefined || value === null) {
    if (named !== null) throw new FormatError('the plan that the capture names is missing')
    return { outcome: notPresent('the capture names no plan'), plan: null }
  }
  if (asked === null || named === null) throw new FormatError('the capture names no plan')

  const sealed = SHAPES.SEALED(value, 'plan')
  const findings = verifyLogged(sealed, trust)
  if (isPending(findings, capture))
    return { outcome: notPresent('the plan is not in the log yet'), plan: null }
  requireLogged(findings, 'plan')
  if (findings.manifestSha256 !== named.sha256) throw new FormatError('the capture names another plan')
  const plan = foreseen(findings, sealed, asked, named)
  requireBefore(plan.manifest, findings, capture, asked)
  const { said, beforeSaid } = plan
  return { outcome: pass(beforeSaid === null ? said : `${said}; ${beforeSaid}`), plan }
}

function foreseen(
  findings: LoggedFindings,
  sealed: Sealed,
  asked: CaptureManifest,
  { sha256, place, sample }: NonNullable<CaptureManifest['plan']>,
): VerifiedPlan {
  const held = { sha256, place, line: sealed.line, beforeSaid: null }
  const people = manifestOf(findings, 'app-plan')
  if (people !== null) {
    const slot = requireSlot(people, sealed, asked, { place, sample })
    const said = samplingWords('slot', { slot: slot.number, slots: people.slots.length })
    return { ...held, kind: 'people', manifest: people, slot, said }
  }
  const manifest = manifestOf(findings, 'plan')
  if (manifest === null) throw new FormatError('the plan is a manifest of another kind')
  requireForeseen(manifest, sealed, asked, { place, sample })
  const before = readBefore(manifest, sealed, asked, place)
  const { samples, runs, series } = manifest
  const said = samplingWords('plan', { sample, samples, runs })
  const beforeSaid = series === null || before === null ? null : beforeWords(before, series.number)
  return { ...held, kind: 'scan', manifest, sample, before, said, beforeSaid }
}

/** Plans of a brand are numbered, and each names the one before it and what had been asked until then. */
function readBefore(
  { series, prev, prompts, engines }: PlanManifest,
  { history }: Sealed,
  { question, source }: CaptureManifest,
  place: number,
): AskedBefore | null {
  if (series === null) {
    if (history !== null) throw new FormatError('the plan says nothing about earlier plans')
    return null
  }
  if (series.number < 1 || (series.number === 1) !== (prev === null))
    throw new FormatError('the plan does not follow the one before it')
  if (history === null) throw new FormatError('what was asked before the plan is missing')
  const cells = prompts.count * engines.length
  const { promptSha256, engine, ...before } = parseHistoryLine(history.line)
  if (promptSha256 !== question.promptSha256 || engine !== source.engine)
    throw new FormatError('what was asked before is about another prompt or engine')
  requireLine(history, place % cells, cells, series.history)
  requireSound(before, series.number)
  return before
}

/** Neither is in the log: a bundle that was made too early, or where no log is kept. */
export const isPending = (findings: LoggedFindings, capture: LoggedFindings): boolean =>
  capture.outcomes.inclusion.result === 'not_present' && findings.outcomes.inclusion.result === 'not_present'

/** Signature, leaf, inclusion and checkpoint must be there and good; a newer checkpoint may be missing. */
export function requireLogged({ outcomes, checkpoint }: LoggedFindings, what: string): void {
  for (const { result, reason } of Object.values(outcomes)) {
    if (result === 'fail' || (result === 'not_present' && checkpoint === null))
      throw new FormatError(`${what}: ${reason}`)
  }
}

/** The line leads to the root that was signed. */
export function requireLine(
  { line, path }: Pick<Sealed, 'line' | 'path'>,
  place: number,
  size: number,
  root: string,
): void {
  const reached = rootFromInclusionProof({
    index: place,
    size,
    leafHash: lineHash(line),
    proof: path.map(base64Decode),
  })
  if (!equal(reached, hexDecode(root))) throw new FormatError('the line of this run is not under the root')
}

function requireForeseen(
  plan: PlanManifest,
  sealed: Sealed,
  asked: CaptureManifest,
  named: { place: number; sample: number },
): void {
  if (plan.scanId !== asked.scanId || plan.brand.id !== asked.brand.id)
    throw new FormatError('the plan is of another scan')
  if (asked.kind !== 'original') throw new FormatError('a re-verification is not part of a plan')
  const isEmpty = plan.prompts.count < 1 || plan.engines.length === 0 || plan.samples < 1
  if (isEmpty || plan.runs !== plan.prompts.count * plan.engines.length * plan.samples)
    throw new FormatError('the plan does not add up')
  const run = parsePlanLine(sealed.line)
  if (run.runId !== asked.runId) throw new FormatError('the plan has another run in this place')
  const { prompt, promptSha256 } = asked.question
  if (run.promptSha256 !== promptSha256 || sha256Hex(utf8Encode(prompt)) !== promptSha256)
    throw new FormatError('the plan has another prompt in this place')
  const cell = cellOf(plan, named.place)
  requirePrompt(plan, sealed, promptSha256, cell.prompt)
  if (run.sample !== named.sample || run.sample !== cell.sample || run.sample > plan.samples)
    throw new FormatError('the plan has another sample in this place')
  const { source } = asked
  const engine = plan.engines.find((candidate) => candidate.engine === source.engine)
  if (run.engine !== source.engine || engine === undefined || plan.engines[cell.engine] !== engine)
    throw new FormatError('the plan has another engine in this place')
  if (
    engine.access !== source.access ||
    engine.provider !== source.provider ||
    engine.modelRequested !== source.modelRequested
  )
    throw new FormatError('the plan foresees another access or model for this engine')
  requireLine(sealed, named.place, plan.runs, plan.root)
}

/** Which prompt, engine and sample belong in a place: every prompt goes to every engine before any is repeated. */
export function cellOf({ prompts, engines }: PlanManifest, place: number) {
  return {
    engine: place % engines.length,
    prompt: Math.floor(place / engines.length) % prompts.count,
    sample: 1 + Math.floor(place / (engines.length * prompts.count)),
  }
}

/** Each prompt has one place: asked in two, it would get twice the chance to go wrong. */
function requirePrompt(
  { prompts: { count, sha256: listed, root } }: PlanManifest,
  { promptPath }: Sealed,
  promptSha256: string,
  place: number,
): void {
  if (listed.length === 0) {
    if (root === null || promptPath === null) throw new FormatError('the plan does not name its prompts')
    requireLine({ line: promptSha256, path: promptPath }, place, count, root)
    return
  }
  if (root !== null || promptPath !== null || listed.length !== count)
    throw new FormatError('the plan does not name its prompts')
  if (new Set(listed).size !== count) throw new FormatError('a prompt is in the plan twice')
  if (listed[place] !== promptSha256) throw new FormatError('the plan has another prompt in this place')
}

function requireBefore(
  plan: { plannedAt: string },
  findings: LoggedFindings,
  capture: LoggedFindings,
  asked: CaptureManifest,
): void {
  if (findings.leafIndex === null || capture.leafIndex === null || findings.leafIndex >= capture.leafIndex)
    throw new FormatError('the plan was logged after the answer')
  if (Date.parse(plan.plannedAt) > Date.parse(asked.times.requestedAt))
    throw new FormatError('the plan was made after the question was asked')
}
