import type { Token } from '../text/token.ts'
import { endOfCue, type Found, hitsOf, type Line, type NamedLine, scan, startOfCue } from '../values/line.ts'
import { wholeFact } from './kinds.ts'
import { about, type Predicate } from './predicate.ts'
import { readsOf } from './reads.ts'

/** People have birthdays too. */
const firmsBirthIn = (line: NamedLine) =>
  birthYearsIn(line).filter(({ from }) => !line.names.some(({ kind, to }) => kind === 'person' && to <= from))

export const foundedYear: Predicate<'founded_year', number, Years> = {
  ...about('founded_year'),
  ...wholeFact(500, 2100),
  stated: {
    schema: { type: 'integer' },
    read(value) {
      const written = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
      const [, year, decade] = /(?<!\d)(\d{3,4})('?s)?(?!\d)/.exec(written) ?? []
      if (year === undefined) return null
      const about = /about|around|circa|~/i.test(written)
      return { from: Number(year), to: Number(year) + (decade === undefined ? 0 : 9), about }
    },
    say: ({ from, to, about }) => `${about ? 'about ' : ''}${from === to ? from : `${from} to ${to}`}`,
    settle: (stated, all) => all.find(({ from }) => from === stated.from) ?? stated,
    isIn({ from }, { numbers, text }) {
      const figures = [...numbers, ...(text.match(/\d+/g) ?? []).map(Number)]
      // From "turned 40 in 2019" a reader takes 1979; "'32" leaves out the century.
      const isSum = figures.some((year) => figures.includes(year - from))
      return figures.includes(from) || isSum || new RegExp(`['’]${String(from).slice(2)}(?!\\d)`).test(text)
    },
  },
  reads: readsOf('founded_year', { find: yearsIn, uses: { firmsBirthIn } }),
  compare({ from, to, about }, year) {
    const slack = about ? 2 : 0
    return year >= from - slack && year <= to + slack ? 'same' : 'different'
  },
}

/** For a single year `from` equals `to`. */
export type Years = Record<'from' | 'to', number> & { about: boolean }

/** Every year or decade: "in 2009", "1913-01-01", "01.01.1959", "summer of '15", "the 1990s". */
export function yearsIn(line: Line): Found<Years>[] {
  return scan(line.tokens, (at) => {
    const read = yearAt(line, at) ?? namedDecadeAt(line, at)
    if (read === null) return null
    // "en el año 2009"
    const lead = startOfCue(line, read.from, 'dateLead')
    const from = startOfCue(line, lead, 'approximately')
    return { ...read, from, value: { ...read.value, about: from < lead } }
  })
}

/** "celebrated its 40th birthday in 2019": the year that this makes, as near as birthdays are kept. */
export function birthYearsIn(line: Line): Found<Years>[] {
  return hitsOf(line, 'anniversary').flatMap((hit) => {
    const isNear = (at: number) => at >= hit.from - 4 && at < hit.to + 2
    const age = line.tokens.findIndex(({ fold }, at) => isNear(at) && /^\d{1,3}(?:st|nd|rd|th)?$/.test(fold))
    const year = yearsIn(line).find(({ from, to }) => from >= hit.from - 8 && to <= hit.to + 5)
    if (age < 0 || year === undefined || year.value.from < year.value.to) return []
    const [from, to] = [Math.min(age, hit.from, year.from), Math.max(age + 1, hit.to, year.to)]
    const born = year.value.from - Number.parseInt(line.tokens[age]?.fold ?? '', 10)
    return [{ from, to, value: { from: born, to: born, about: true } }]
  })
}

/** In figures. "'15" needs its apostrophe, unless it is a decade ("die 90er"). */
function yearAt(line: Line, at: number): Found<Years> | null {
  const { tokens } = line
  const figures = (tokens[at]?.fold ?? '').replace(/^\d{1,2}\.\d{1,2}\.(?=\d)/, '')
  if (!/^(?:\d\d){1,2}$/.test(figures)) return null
  const year = figures.length === 4 ? Number(figures) : inCentury(Number(figures))
  // "$2009"
  const isAmount = [-1, 1].some((step) => /^[$€£¥₹%+]$/.test(tokens[at + step]?.fold ?? ''))
  if (year < 1500 || year > 2100 || isAmount) return null
  const from = startOfCue(line, at, 'decade')
  const to = isGlued(tokens[at + 1]) ? endOfCue(line, at + 1, 'decadeEnding') : at + 1
  if (year % 10 === 0 && to - from > 1) return span(from, to, year, 9)
  if (figures.length === 4) return span(at, at + 1, year, 0)
  const isShort = tokens[at - 1]?.fold === "'" && !isGlued(tokens[at + 1])
  return isShort ? span(at - 1, at + 1, year, 0) : null
}

const inCentury = (short: number): number => short + (short < 30 ? 2000 : 1900)

const isGlued = (token: Token | undefined): boolean => token?.gap === false && token.kind !== 'sign'

/** "the late eighties": language files have a cue for each decade, such as `decade80`. */
function namedDecadeAt(line: Line, at: number): Found<Years> | null {
  const named = [50, 60, 70, 80, 90].find((short) => endOfCue(line, at, `decade${short}`) > at)
  return named === undefined ? null : span(at, endOfCue(line, at, `decade${named}`), inCentury(named), 9)
}

const span = (from: number, to: number, year: number, more: number): Found<Years> => {
  return { from, to, value: { from: year, to: year + more, about: false } }
}
