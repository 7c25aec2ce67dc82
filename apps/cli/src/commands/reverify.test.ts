import { sayIn } from '@veracite/words/say-in'
import { KINDS_SAID, sentencesIn } from '@veracite/words/sentences'
import { translated } from '@veracite/words/translate'
import { expect, test } from 'vitest'
import { createPaint } from '../ui/paint.ts'
import { outcomeInWords } from './reverify.ts'

const SEEN = { outcome: 'reproduced', words: '3 of 10 · 3–70 %', compared: 10, captureIds: [] }
const NONE = {
  ...{ outcome: 'not_reproduced', words: '0 of 1: made in fewer than 98 % of answers' },
  ...{ compared: null, captureIds: ['a'] },
}

test.each([
  ['en', SEEN, 'Still so: it was said again. 3 of 10 · 3–70 % (10 answers compared).'],
  ['en', { ...SEEN, words: null }, 'Still so: it was said again.'],
  [
    'de',
    NONE,
    'Nicht gesehen: Es wurde nicht wieder gesagt. 0 von 1: in weniger als 98 % der Antworten gesagt (1 Antwort verglichen). Die erste Antwort bleibt festgehalten.',
  ],
  ['pl', SEEN, 'Nadal: powiedziano to ponownie. 3 z 10 · 3–70 % (porównano 10 odpowiedzi).'],
  ['ja', SEEN, '変わらず: 再び述べられました。10件中3件 · 3–70 % (比較した回答: 10件)。'],
  ['en', { ...NONE, outcome: 'inconclusive' }, 'Inconclusive: nothing came that could be compared.'],
] as const)('in %s an outcome is a sentence of that language', (language, verification, words) => {
  const sentences = sentencesIn(language, KINDS_SAID.told)
  const said = outcomeInWords(verification as never, {
    ...{ paint: createPaint(false), say: sayIn(language) },
    toldInWords: (text) => translated(text, sentences, language),
  })
  expect(said).toBe(words)
})
