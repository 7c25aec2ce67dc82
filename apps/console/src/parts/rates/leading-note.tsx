import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { rateInWords } from '../widgets/words.ts'

type Leading = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>['leading']

/** Beside a figure of one scan that counts answers to leading questions too: how many, and the rate without them. */
export const LeadingNote = ({ of }: { of: Leading }) =>
  of && (
    <p class="note">
      {say('overview.leading', {
        ...{ prompts: of.prompts, answers: of.answers },
        rate: rateInWords(of.neutral),
      })}
    </p>
  )
