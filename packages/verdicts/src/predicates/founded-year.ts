import { endOfCue, type Found, type Line, scan, startOfCue } from '../values/line.ts'
import { wholeFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { about } from './reads.ts'
import { ofBrand } from './statement-key.ts'

/** Every year or decade: "in 2009", "1913-01-01", "01.01.1959", "the 1990s". */
export const yearsIn = (line: Line): Found<Years>[] => scan(line.tokens, (at) => yearAt(line, at))

export const foundedYear: Predicate<'founded_year', number, Years> = {
  ...about('founded_year', { find: yearsIn }),
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
    key: ({ from, to }) => ofBrand(from === to ? String(from) : `${from} to ${to}`),
    settle: (stated, all) => all.find(({ from }) => from === stated.from) ?? stated,
    isIn({ from }, { numbers, text }) {
      const figures = [...numbers, ...(text.match(/\d+/g) ?? []).map(Number)]
      // From "turned 40 in 2019" a reader takes 1979; "'32" leaves out the century.
      const isSum = figures.some((year) => figures.includes(year - from))
      return figures.includes(from) || isSum || new RegExp(`['’]${String(from).slice(2)}(?!\\d)`).test(text)
    },
  },
  compare({ from, to, about }, year) {
    const slack = about ? 2 : 0
    return year >= from - slack && year <= to + slack ? 'same' : 'different'
  },
}

export type Years = Record<'from' | 'to', number> & { about: boolean }

function yearAt(line: Line, at: number): Found<Years> | null {
  const [, figures] = /^(?:\d{1,2}\.\d{1,2}\.)?((?:1[5-9]|20)\d\d)$/.exec(line.tokens[at]?.fold ?? '') ?? []
  if (figures === undefined) return null
  const year = Number(figures)
  const start = startOfCue(line, at, 'decade')
  const end = endOfCue(line, at + 1, 'decadeEnding')
  const isDecade = year % 10 === 0 && end - start > 1
  // "en el año 2009"
  const lead = startOfCue(line, isDecade ? start : at, 'dateLead')
  const from = startOfCue(line, lead, 'approximately')
  const value = { from: year, to: isDecade ? year + 9 : year, about: from < lead }
  return { from, to: isDecade ? end : at + 1, value }
}
