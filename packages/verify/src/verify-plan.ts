import { SEALED } from './bundle.ts'
import { base64Decode, equal, hexDecode, utf8Encode } from './bytes.ts'
import { FormatError } from './format-error.ts'
import type { CaptureManifest, PlanManifest } from './manifest.ts'
import { rootFromInclusionProof } from './merkle.ts'
import { lineHash, parsePlanLine } from './sampling-lines.ts'
import { samplingWords } from './sampling-words.ts'
import { sha256Hex } from './sha256.ts'
import type { ShapeOf } from './shape.ts'
import { notPresent, type Outcome, pass } from './verification-report.ts'
import { type CheckpointMemory, type LoggedFindings, verifyLogged } from './verify-logged.ts'
import type { Trust } from './verify-trust.ts'

export type Sealed = ShapeOf<typeof SEALED>

/** A plan that holds for this capture: what the outcomes are held against. */
export interface VerifiedPlan {
  manifest: PlanManifest
  sha256: string
  place: number
  line: string
  sample: number
}

/** Step 9: the capture names its plan, the plan foresees this very question, and the log has the plan first. */
export function verifyPlan(
  value: unknown,
  capture: LoggedFindings,
  trust: Trust,
  memory: CheckpointMemory,
): { outcome: Outcome; plan: VerifiedPlan | null } {
  const asked = capture.manifest?.kind === 'capture' ? capture.manifest.manifest : null
  const named = asked?.plan ?? null
  if (value === undefined || value === null) {
    if (named !== null) throw new FormatError('the plan that the capture names is missing')
    return { outcome: notPresent('the capture names no plan'), plan: null }
  }
  if (asked === null || named === null) throw new FormatError('the capture names no plan')

  const sealed = SEALED(value, 'plan')
  const findings = verifyLogged(sealed, trust, memory)
  if (isPending(findings, capture))
    return { outcome: notPresent('the plan is not in the log yet'), plan: null }
  requireLogged(findings, 'plan')
  if (findings.manifest?.kind !== 'plan') throw new FormatError('the plan is a manifest of another kind')
  if (findings.manifestSha256 !== named.sha256) throw new FormatError('the capture names another plan')
  const { manifest } = findings.manifest
  requireForeseen(manifest, sealed, asked, named)
  requireBefore(manifest, findings, capture, asked)
  const { sample, place, sha256 } = named
  const { samples, runs } = manifest
  return {
    outcome: pass(samplingWords('plan', { sample, samples, runs })),
    plan: { manifest, sha256, place, line: sealed.line, sample },
  }
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
export function requireLine({ line, path }: Sealed, place: number, size: number, root: string): void {
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
  if (plan.runs !== plan.prompts.count * plan.engines.length * plan.samples)
    throw new FormatError('the plan does not add up')
  const run = parsePlanLine(sealed.line)
  if (run.runId !== asked.runId) throw new FormatError('the plan has another run in this place')
  const { prompt, promptSha256 } = asked.question
  const listed = plan.prompts.sha256
  const isListed =
    listed.length === 0 || (listed.length === plan.prompts.count && listed.includes(promptSha256))
  if (run.promptSha256 !== promptSha256 || sha256Hex(utf8Encode(prompt)) !== promptSha256 || !isListed)
    throw new FormatError('the plan has another prompt in this place')
  if (run.sample !== named.sample || run.sample > plan.samples)
    throw new FormatError('the plan has another sample in this place')
  const { source } = asked
  const engine = plan.engines.find((candidate) => candidate.engine === source.engine)
  if (run.engine !== source.engine || engine === undefined)
    throw new FormatError('the plan has another engine in this place')
  if (
    engine.access !== source.access ||
    engine.provider !== source.provider ||
    engine.modelRequested !== source.modelRequested
  )
    throw new FormatError('the plan foresees another access or model for this engine')
  requireLine(sealed, named.place, plan.runs, plan.root)
}

function requireBefore(
  plan: PlanManifest,
  findings: LoggedFindings,
  capture: LoggedFindings,
  asked: CaptureManifest,
): void {
  if (findings.leafIndex === null || capture.leafIndex === null || findings.leafIndex >= capture.leafIndex)
    throw new FormatError('the plan was logged after the answer')
  if (Date.parse(plan.plannedAt) > Date.parse(asked.times.requestedAt))
    throw new FormatError('the plan was made after the question was asked')
}
