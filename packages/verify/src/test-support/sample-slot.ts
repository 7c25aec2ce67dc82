import type { LoggedManifest } from '../bundle/bundle.ts'
import { DRAWING_RULE, drawSlots, slotLine } from '../bundle/draw-slots.ts'
import type { AppOutcomeManifest, AppPlanManifest, CaptureManifest } from '../bundle/manifest.ts'
import { lineHash, linesRoot } from '../bundle/sampling-lines.ts'
import { questionSha256 } from '../bundle/verify-slot.ts'
import { base64Encode, hexEncode } from '../bytes.ts'
import { inclusionProof } from '../log/merkle.ts'
import { sha256Hex } from '../sha256.ts'
import { canonicalBytes } from './canonical-bytes.ts'
import { RECORDER, type SampleSampling } from './sample-sampling.ts'

/** An answer that a person typed for a plan of two people, two apps and three questions of four. Everything is fixed. */
export interface SlotChoices {
  /** Members changed before signing and logging, so that only the changed part is wrong. */
  plan?: Partial<AppPlanManifest>
  outcome?: Partial<AppOutcomeManifest>
  capture?: (capture: CaptureManifest) => Partial<CaptureManifest>
  /** The lines of the outcome, before they are counted and signed. */
  lines?: (lines: string[], place: number) => string[]
  /** The plan is not over. */
  running?: boolean
}

const QUESTIONS = ['Who founded Café Ångström?', 'Where is it?', 'What does it sell?', 'Who owns it?']

export function sampleSlot(
  plain: Omit<CaptureManifest, 'plan' | 'recording'>,
  choices: SlotChoices,
): SampleSampling {
  const drawing = {
    ...{ questions: QUESTIONS.map(questionSha256), drawn: 3, engines: ['CHATGPT', 'GEMINI'] },
    ...{ firstDay: '2026-06-01', lastDay: '2026-06-02' },
  }
  const seed = 'c0ffee'
  const slots = drawSlots(seed, { ...drawing, people: 2 })
  const place = slots.findIndex(({ engine, question }) => engine === 'CHATGPT' && question === 1)
  const plan: AppPlanManifest = {
    schema: 'https://veracite.example/schema/app-plan/v1',
    ...{ prev: null, eventNonce: '606162636465666768696a6b6c6d6e6f' },
    ...{ appPlanId: 'plan_1', name: 'June', brand: plain.brand, rule: DRAWING_RULE, seed, ...drawing },
    people: [
      { name: 'Ada', account: 'fresh' },
      { name: 'Ben', account: 'used' },
    ],
    ...{ paired: false, slots: slots.map(slotLine), plannedBy: 'Operator', recorder: RECORDER },
    plannedAt: '2026-06-01T11:59:50.000Z',
    ...choices.plan,
  }
  const planBytes = canonicalBytes(plan)
  const asked: CaptureManifest = {
    ...plain,
    source: {
      ...plain.source,
      ...{ surface: 'app', grade: 'D', access: 'app', provider: 'typed', endpoint: 'upload:typed#1' },
      ...{ parameters: { by: 'Ada', format: 'typed' }, accountType: place % 2 === 0 ? 'fresh' : 'used' },
    },
    question: { ...plain.question, promptSha256: sha256Hex(new TextEncoder().encode(plain.question.prompt)) },
    plan: { sha256: sha256Hex(planBytes), place, sample: 1 },
    recording: null,
  }
  const capture = { ...asked, ...choices.capture?.(asked) }
  const all = slots.map((_, i) => {
    if (i === place)
      return `${i + 1} done D ${asked.runId} ${asked.response.sha256} ${asked.times.capturedAt}`
    return i % 3 === 2
      ? `${i + 1} missed`
      : `${i + 1} done B other_${i} ${sha256Hex(Uint8Array.of(i))} 2026-06-01T09:00:00.000Z`
  })
  const lines = choices.lines?.(all, place) ?? all
  const outcome: AppOutcomeManifest = {
    schema: 'https://veracite.example/schema/app-outcome/v1',
    ...{
      prev: sha256Hex(planBytes),
      eventNonce: '707172737475767778797a7b7c7d7e7f',
      appPlanId: plan.appPlanId,
    },
    slots: lines.length,
    done: lines.filter((line) => line.includes(' done ')).length,
    ...{ root: hexEncode(linesRoot(lines)), scanId: null, recorder: RECORDER },
    closedAt: '2026-06-03T00:00:05.000Z',
    ...choices.outcome,
  }
  return {
    capture,
    plan: planBytes,
    outcome: choices.running ? null : canonicalBytes(outcome),
    sealed: (kind, logged: LoggedManifest) =>
      kind === 'plan'
        ? { ...logged, line: plan.slots[place] ?? '', path: [], lines: null }
        : {
            ...logged,
            line: lines[place] ?? '',
            path: inclusionProof(lines.map(lineHash), place).map(base64Encode),
            lines,
          },
  }
}
