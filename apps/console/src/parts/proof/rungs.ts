import type { StepResult, VerificationReport } from '@veracite/verify/bundle/verification-report'
import { reasonInWords } from '@veracite/words/reason-words'
import { known, say } from '@veracite/words/say'
import { inList } from '../widgets/words.ts'
import { bytesIn, hashIn, INPUTS, type Input, type Opened } from './rung-inputs.ts'

/** How a verdict and its seal look; its words say the same. */
export const VERDICT_LOOKS = {
  verified: ['good', 'intact'],
  unsealed: ['open', 'kept'],
  self_consistent: ['open', 'kept'],
  not_verified: ['bad', 'broken'],
} as const

/** One step of a proof as the ladder shows it, with its inputs. */
export interface Rung {
  id: string
  title: string
  result: StepResult
  /** The result in words: a step that holds only under the bundle's own key merely agrees. */
  word: string
  /** It holds only under a key from the bundle. */
  agrees: boolean
  reason: string
  inputs: Input[]
}

/** A step of any verification. One that is newer than this page has no title here, but the verifier’s. */
export function rungOf(
  step: Pick<Rung, 'id' | 'title' | 'result' | 'reason'> & { anchored: boolean },
  title: string = step.title,
  inputs: Input[] = [],
): Rung {
  const { id, result, anchored } = step
  const agrees = result === 'pass' && !anchored
  return {
    id,
    title,
    result,
    word: stepWord(result, anchored),
    agrees,
    reason: reasonInWords(step.reason),
    inputs,
  }
}

/** Of a step that holds only under a key from the bundle, no reader should think that it was proven. */
const stepWord = (result: StepResult, anchored: boolean): string =>
  say(`stepWord.${result === 'pass' && !anchored ? 'agrees' : result}`)

/**
 * The steps of a verification from the bytes upwards. The first is shown as two, the bytes and their hash,
 * and witnesses get a separate step. Never throws: a bundle that cannot be read has no inputs to show.
 */
export function rungsOf(report: VerificationReport, bundle: unknown): Rung[] {
  const opened = (typeof bundle === 'object' && bundle !== null ? bundle : {}) as Opened
  return report.steps.flatMap((step) => {
    const inputs = read(() => INPUTS[step.id](opened, report))
    const rung = rungOf(step, known('stepTitle', step.id), inputs)
    if (step.id === 'response') return responseRungs(rung, opened)
    return step.id === 'consistency' ? [rung, witnesses(report)] : [rung]
  })
}

function responseRungs(rung: Rung, bundle: Opened): Rung[] {
  const inputs = read(() => bytesIn(bundle))
  return [
    {
      ...rung,
      id: 'bytes',
      title: say('proofs.theReplyByteFor'),
      reason: inputs[0]?.value ?? rung.reason,
      inputs,
    },
    { ...rung, inputs: read(() => hashIn(bundle)) },
  ]
}

/** The cosigners' identities come from the bundle here, so they agree at most. */
function witnesses({ facts, steps }: VerificationReport): Rung {
  const holds = steps.some(({ id, result }) => id === 'checkpoint' && result === 'pass')
  const result: StepResult = holds && facts.cosigners.length > 0 ? 'pass' : 'not_present'
  const names = inList(facts.cosigners.map(({ name }) => name))
  return {
    id: 'witnesses',
    title: say('proofs.witnessesSawTheSame'),
    result,
    word: stepWord(result, false),
    agrees: result === 'pass',
    reason:
      result === 'pass'
        ? say('proofs.cosignedBy', { names })
        : holds
          ? say('proofs.noKnownWitnessHas')
          : say('proofs.anInvalidCheckpointHas'),
    inputs: facts.cosigners.map(({ name, at }) => ({ label: name, value: at })),
  }
}

function read(inputs: () => Input[]): Input[] {
  try {
    return inputs()
  } catch {
    return []
  }
}
