import { Type } from '@sinclair/typebox'
import { OPEN } from '../base/parts.ts'
import { named } from '../base/schemas.ts'

export const Sentence = Type.Union(
  [
    named(
      'MarkedSentence',
      Type.Object(
        {
          before: Type.String({ description: 'The sentence up to them.' }),
          words: Type.String({ description: 'The words in question.' }),
          after: Type.String({ description: 'The rest of the sentence.' }),
        },
        OPEN,
      ),
    ),
    Type.Null(),
  ],
  {
    description:
      'From the newest answer that states it, with the words in question apart; null if that is very long.',
  },
)
