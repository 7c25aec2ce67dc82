import { stepWord } from '@veracite/verify/bundle/verdict'
import type { StepResult, VerificationReport } from '@veracite/verify/bundle/verification-report'
import { bytesIn, hashIn, INPUTS, type Input, type Opened } from './rung-inputs.ts'

/** How a verdict looks; its words say the same. */
export const VERDICT_LOOKS = {
  verified: 'good',
  unsealed: 'open',
  self_consistent: 'open',
  not_verified: 'bad',
} as const

/** One step of a proof as the ladder shows it, with its inputs. */
export interface Rung {
  id: string
  title: string
  result: StepResult
  /** The result in words: a step that holds only under the bundle's own key merely agrees. */
  word: string
  reason: string
  inputs: Input[]
}

/**
 * The steps of a verification from the bytes upwards. The first is shown as two, the bytes and their hash,
 * and witnesses get a separate step. Never throws: a bundle that cannot be read has no inputs to show.
 */
export function rungsOf(report: VerificationReport, bundle: unknown): Rung[] {
  const opened = (typeof bundle === 'object' && bundle !== null ? bundle : {}) as Opened
  return report.steps.flatMap((step) => {
    const rung: Rung = { ...step, word: stepWord(step), inputs: read(() => INPUTS[step.id](opened, report)) }
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
      title: 'The reply, byte for byte as it was received',
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
  const names = facts.cosigners.map(({ name }) => name).join(', ')
  return {
    id: 'witnesses',
    title: 'Witnesses saw the same log',
    result,
    word: stepWord({ result, anchored: false }),
    reason:
      result === 'pass'
        ? `cosigned by ${names}`
        : holds
          ? 'no known witness has cosigned'
          : 'an invalid checkpoint has no witnesses',
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
