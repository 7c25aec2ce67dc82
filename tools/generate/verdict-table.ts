import { BEFORE_WORDS } from '../../packages/verify/src/bundle/asked-before.ts'
import { CLASS_NAMES } from '../../packages/verify/src/bundle/class-names.ts'
import { SAMPLING_WORDS } from '../../packages/verify/src/bundle/sampling-words.ts'
import {
  EXIT_CODES,
  HEADLINES,
  OF_WHAT,
  SPEAKERS,
  STEP_WORDS,
  SUMMARIES,
} from '../../packages/verify/src/bundle/verdict.ts'
import { STEPS } from '../../packages/verify/src/bundle/verification-report.ts'

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
  classNames: CLASS_NAMES,
  sampling: SAMPLING_WORDS,
  before: BEFORE_WORDS,
  steps: STEPS,
  stepWords: STEP_WORDS,
  exitCodes: EXIT_CODES,
}
