import type { MatrixRow } from '@veracite/core/confabulations/report'
import { CITATION_CLASSES, ENGINES, PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import { sayIn } from '@veracite/words/say-in'
import { expect, test } from 'vitest'
import { renderMatrix } from './matrix.ts'
import { createPaint } from './paint.ts'

/** Each engine gives answers of one class, so the cells are narrow and those of the total are wide. */
const matrix: MatrixRow[] = ENGINES.flatMap((engine, at) =>
  PROMPT_INTENTS.map((intent) => {
    const of = (name: string) => (CITATION_CLASSES[at % CITATION_CLASSES.length] === name ? 10 + at : 0)
    const counts = Object.fromEntries(CITATION_CLASSES.map((name) => [name, of(name)]))
    return { engine, intent, total: 10 + at, counts: counts as MatrixRow['counts'] }
  }),
)

test.each([100, 110, 140])('at %i columns a name of two lines has its cells once', (width) => {
  const text = renderMatrix(matrix, {
    paint: createPaint(false),
    width,
    say: sayIn('en'),
    toldInWords: (words) => words,
  })
  expect(width > 130 || /^ +Overviews *$/m.test(text), text).toBe(true)
  const aio = 10 + ENGINES.indexOf('GOOGLE_AIO')
  expect(text.match(new RegExp(`[A-Z]${aio}\\b`, 'g')), text).toHaveLength(PROMPT_INTENTS.length)
})
