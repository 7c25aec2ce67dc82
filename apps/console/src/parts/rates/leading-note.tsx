import { say } from '@veracite/words/say'
import { rateInWords } from '../widgets/words.ts'
import type { Rates } from './heat-map.tsx'

/** Beside a figure of one scan that counts answers to leading questions too: how many, and the rate without them. */
export const LeadingNote = ({ of }: { of: Rates['leading'] }) =>
  of && (
    <p class="note">
      {say('overview.leading', {
        ...{ prompts: of.prompts, answers: of.answers },
        rate: rateInWords(of.neutral),
      })}
    </p>
  )
