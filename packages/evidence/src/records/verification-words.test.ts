import { expect, test } from 'vitest'
import { verificationWords } from './verification-words.ts'

const verification = (
  outcome: 'reproduced' | 'not_reproduced' | 'inconclusive',
  compared: number | null,
  reproduced: number | null,
  captures = compared ?? 0,
) => ({ outcome, compared, reproduced, captureIds: Array.from({ length: captures }, () => 'x') })

test.each([
  [verification('not_reproduced', 3, 0), '0 of 3: made in fewer than 75 % of answers'],
  [verification('not_reproduced', 2, 0, 3), '0 of 2: made in fewer than 87 % of answers'],
  [verification('not_reproduced', 10, 0), '0 of 10: made in fewer than 38 % of answers'],
  [verification('reproduced', 2, 1), '1 of 2'],
  [verification('reproduced', 10, 7), '7 of 10 · 25–97 %'],
  [verification('not_reproduced', null, null, 3), '0 of 3: made in fewer than 75 % of answers'],
  [verification('reproduced', null, null, 1), '1 of 1'],
  [verification('inconclusive', 0, 0, 3), null],
])('%j', (given, words) => {
  expect(verificationWords(given)).toBe(words)
})
