import { historyLine } from '../bundle/asked-before.ts'
import type { BundleSealed, LoggedManifest } from '../bundle/bundle.ts'
import type { CaptureManifest, OutcomeManifest, PlanManifest } from '../bundle/manifest.ts'
import { lineHash, linesRoot, outcomeLine, planLine } from '../bundle/sampling-lines.ts'
import { base64Encode, hexEncode, utf8Encode } from '../bytes.ts'
import { inclusionProof } from '../log/merkle.ts'
import { sha256Hex } from '../sha256.ts'
import { canonicalBytes } from './canonical-bytes.ts'
import { recorderOf } from './sample-keys.ts'

/** A plan of two prompts, two engines and three samples, and what became of its twelve runs. Everything is fixed. */

export interface SamplingChoices {
  /** Members changed before signing and logging, so that only the changed part is wrong. */
  plan?: Partial<PlanManifest>
  outcome?: Partial<OutcomeManifest>
  capture?: Partial<CaptureManifest>
  /** What the outcomes say of the sampled run. */
  outcomeOf?: string
  /** The scan was still running. */
  running?: boolean
  /** The plan is the second of its brand, and says what was asked before. */
  numbered?: boolean
}

const PROMPTS = ['Who founded Café Ångström?', 'Where is Café Ångström?'].map((text) =>
  sha256Hex(utf8Encode(text)),
)
const ENGINES = ['CHATGPT', 'CLAUDE'] as const
const SAMPLES = 3
/** CHATGPT, the first prompt, the second sample. */
const SAMPLED_PLACE = 4

export const RECORDER = recorderOf('worker-1')

export interface SampleSampling {
  capture: Omit<CaptureManifest, 'recording'>
  plan: Uint8Array
  /** Null while the scan or the plan runs. */
  outcome: Uint8Array | null
  /** As a bundle carries them, given where the log has them. */
  sealed(kind: 'plan' | 'outcome', logged: LoggedManifest): BundleSealed
}

export function sampleSampling(
  plain: Omit<CaptureManifest, 'plan' | 'recording'>,
  choices: SamplingChoices,
): SampleSampling {
  const planned = plannedLines()
  const before = choices.numbered ? historyLines() : null
  const plan = canonicalBytes({ ...numbered(planManifest(planned), before), ...choices.plan })
  const capture = {
    ...plain,
    question: { ...plain.question, promptSha256: PROMPTS[0] ?? '' },
    plan: { sha256: sha256Hex(plan), place: SAMPLED_PLACE, sample: 2 },
    ...choices.capture,
  }
  const all = outcomeLines(planned, capture.response.sha256)
  const lines = choices.outcomeOf
    ? all.with(SAMPLED_PLACE, `${planned[SAMPLED_PLACE]} ${choices.outcomeOf}`)
    : all
  const outcome = canonicalBytes({ ...outcomeManifest(lines, sha256Hex(plan)), ...choices.outcome })
  const placed = (list: string[]) => ({
    line: list[SAMPLED_PLACE] ?? '',
    path: inclusionProof(list.map(lineHash), SAMPLED_PLACE).map(base64Encode),
  })
  return {
    capture,
    plan,
    outcome: choices.running ? null : outcome,
    sealed: (kind, logged) =>
      kind === 'plan'
        ? { ...logged, ...placed(planned), lines: null, ...(before && { history: historyOf(before) }) }
        : { ...logged, ...placed(lines), lines },
  }
}

const numbered = (plan: PlanManifest, before: string[] | null): PlanManifest =>
  before === null
    ? plan
    : { ...plan, prev: 'a'.repeat(64), series: { number: 2, history: hexEncode(linesRoot(before)) } }

/** One line for each prompt and engine: the first prompt was asked before. */
function historyLines(): string[] {
  return PROMPTS.flatMap((promptSha256, prompt) =>
    ENGINES.map((engine) =>
      prompt === 0
        ? historyLine({
            promptSha256,
            engine,
            plans: 1,
            runs: 3,
            answers: 2,
            again: 1,
            classes: { STRONG: 1, ECHO: 1 },
          })
        : historyLine({ promptSha256, engine, plans: 0, runs: 0, answers: 0, again: 0, classes: {} }),
    ),
  )
}

function historyOf(lines: string[]): { line: string; path: string[] } {
  const place = SAMPLED_PLACE % lines.length
  return {
    line: lines[place] ?? '',
    path: inclusionProof(lines.map(lineHash), place).map(base64Encode),
  }
}

function plannedLines(): string[] {
  const lines: string[] = []
  for (let sample = 1; sample <= SAMPLES; sample++) {
    for (const promptSha256 of PROMPTS) {
      for (const engine of ENGINES) {
        const runId = lines.length === SAMPLED_PLACE ? 'run_1' : `other_${lines.length}`
        lines.push(planLine({ runId, promptSha256, engine, sample }))
      }
    }
  }
  return lines
}

/** Ten answers, a reply without one, and a run that failed. */
function outcomeLines(planned: string[], responseSha256: string): string[] {
  return planned.map((line, place) => {
    const captureSha256 = place === SAMPLED_PLACE ? responseSha256 : sha256Hex(utf8Encode(`answer ${place}`))
    if (place === 1) return outcomeLine(line, { status: 'NO_ANSWER', captureSha256, reason: 'filtered' })
    if (place === 11)
      return outcomeLine(line, {
        status: 'FAILED',
        captureSha256: null,
        reason: 'The engine did not answer.',
      })
    return outcomeLine(line, { status: 'CLASSIFIED', captureSha256, reason: '' })
  })
}

const planManifest = (lines: string[]): PlanManifest =>
  ({
    schema: 'https://veracite.example/schema/plan/v1',
    prev: null,
    eventNonce: '404142434445464748494a4b4c4d4e4f',
    planId: 'plan_1',
    scanId: 'scan_1',
    brand: { id: 'brand_1', name: 'Café Ångström', domain: 'angstrom.example' },
    prompts: { count: PROMPTS.length, sha256: PROMPTS, root: null },
    series: null,
    engines: [
      { engine: 'CHATGPT', access: 'official_api', provider: 'openai', modelRequested: 'model-a' },
      { engine: 'CLAUDE', access: 'official_api', provider: 'anthropic', modelRequested: 'model-b' },
    ],
    samples: SAMPLES,
    spreadSeconds: null,
    runs: lines.length,
    root: hexEncode(linesRoot(lines)),
    recorder: RECORDER,
    plannedAt: '2026-06-01T11:59:50.000Z',
  }) as Omit<PlanManifest, 'drawn' | 'origins'> as PlanManifest

const outcomeManifest = (lines: string[], plan: string): OutcomeManifest => ({
  schema: 'https://veracite.example/schema/outcome/v1',
  prev: plan,
  eventNonce: '505152535455565758595a5b5c5d5e5f',
  outcomeId: 'outcome_1',
  scanId: 'scan_1',
  runs: lines.length,
  version: null,
  counts: { CLASSIFIED: lines.length - 2, FAILED: 1, NO_ANSWER: 1 },
  root: hexEncode(linesRoot(lines)),
  recorder: RECORDER,
  sealedAt: '2026-06-01T12:05:00.000Z',
})
