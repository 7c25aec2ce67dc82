import { BEFORE_WORDS } from '../../packages/verify/src/asked-before.ts'
import { SAMPLING_WORDS } from '../../packages/verify/src/sampling-words.ts'
import {
  EXIT_CODES,
  HEADLINES,
  OF_WHAT,
  SPEAKERS,
  STEP_WORDS,
  SUMMARIES,
} from '../../packages/verify/src/verdict.ts'
import { STEPS } from '../../packages/verify/src/verification-report.ts'

/**
 * The words and exit codes of every verifier. The Python one has a copy, which its tests compare with this.
 */
export const VERDICT_TABLE = {
  about:
    'What a verification may say, by where the log key came from. Every verifier uses exactly these words, and the programs these exit codes (2 wrong use, 3 a place did not answer).',
  headlines: HEADLINES,
  ofWhat: OF_WHAT,
  summaries: SUMMARIES,
  speakers: SPEAKERS,
  sampling: SAMPLING_WORDS,
  before: BEFORE_WORDS,
  steps: STEPS,
  stepWords: STEP_WORDS,
  exitCodes: EXIT_CODES,
}
