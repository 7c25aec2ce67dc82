import { yearsIn } from './dates.ts'
import { type Found, hitsOf, type Line } from './line.ts'
import { numberAt } from './numbers.ts'

/** "celebrated its 30th anniversary in 2017", "turned fifty in 2024": an age and a year make the first year. */
export function firstYearsIn(line: Line): Found<number>[] {
  const years = yearsIn(line).filter(({ value }) => value.precision === 'year')
  return hitsOf(line, 'anniversary').flatMap((cue) => {
    const near = (from: number, to: number) => cue.from - to <= REACH && from - cue.to <= REACH
    const year = years.find(({ from, to }) => near(from, to))
    const age = line.tokens
      .slice(Math.max(0, cue.from - REACH), cue.to + REACH)
      .map((_, ahead) => numberAt(line.tokens, Math.max(0, cue.from - REACH) + ahead, line.language))
      .find((number) => number !== null && number.value >= YOUNGEST && number.value <= OLDEST)
    if (year === undefined || age === undefined || age === null) return []
    const from = Math.min(cue.from, year.from, age.from)
    return [{ from, to: Math.max(cue.to, year.to, age.to), value: year.value.year - age.value }]
  })
}

const REACH = 5
const YOUNGEST = 5
const OLDEST = 600
