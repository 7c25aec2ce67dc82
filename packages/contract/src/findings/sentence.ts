import * as t from '../base/schemas.ts'

export const Sentence = t.nullable(
  t.open('MarkedSentence', null, {
    before: t.text('The sentence up to them.'),
    words: t.text('The words in question.'),
    after: t.text('The rest of the sentence.'),
  }),
  'From the newest answer that states it, with the words in question apart; null if that is very long.',
)
