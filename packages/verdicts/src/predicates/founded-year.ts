import { boundOf } from '../values/bounds.ts'
import { about } from './about.ts'
import { wholeFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { ofBrand } from './statement-key.ts'

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
    key: ({ from, to }) => ofBrand(from === to ? String(from) : `${from} to ${to}`),
    fromQuote(stated, { text }) {
      const { from, to } = stated
      const isDecade =
        from === to && from % 10 === 0 && new RegExp(`${from}(?:['’]?s|er)(?!\\p{L})`, 'u').test(text)
      const about = stated.about || boundOf(text, from) === 'approximately'
      return { from, to: isDecade ? from + 9 : to, about }
    },
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
