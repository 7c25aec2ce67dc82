import { boundOf } from '../values/bounds.ts'
import { about } from './about.ts'
import { wholeFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { ofBrand } from './statement-key.ts'

export const employees: Predicate<'employees', number, Count> = {
  ...about('employees'),
  ...wholeFact(0, 10_000_000),
  stated: {
    schema: { type: 'integer' },
    read(value) {
      const figures = typeof value === 'string' ? (value.match(/\d[\d.,'’\u00a0\u202f]*/g) ?? []) : []
      const numbers = figures.map((figure) => Number(figure.replace(/\D/g, '')))
      if (typeof value === 'number' && Number.isFinite(value) && value >= 0) numbers.push(value)
      if (numbers.length === 0) return null
      return { least: Math.min(...numbers), most: Math.max(...numbers), about: false }
    },
    say({ least, most, about }) {
      if (least === null || most === null) return least === null ? `less than ${most}` : `more than ${least}`
      return `${about ? 'about ' : ''}${least === most ? least : `${least} to ${most}`}`
    },
    key({ least, most }) {
      if (least === null || most === null)
        return ofBrand(least === null ? `less than ${most}` : `more than ${least}`)
      return ofBrand(least === most ? String(least) : `${least} to ${most}`)
    },
    fromQuote(stated, { text }) {
      const { least, most } = stated
      if (least === null || least !== most) return stated
      const bound = boundOf(text, least)
      if (bound === 'moreThan') return { least, most: null, about: false }
      return bound === 'lessThan'
        ? { least: null, most, about: false }
        : { least, most, about: bound === 'approximately' }
    },
    // For "between 250 and 270" a reader may give the middle.
    isIn({ least, most }, { numbers }) {
      const given = least ?? most ?? 0
      return numbers.includes(given) || (Math.min(...numbers) < given && given < Math.max(...numbers))
    },
  },
  // Head counts are estimates that age: only more than twice or less than half is wrong.
  compare({ least, most }, count) {
    const tooMany = least !== null && least > count * 2
    // Nobody says "more than 1,400" of 29,600.
    const tooFew = most === null ? (least ?? 0) * 5 < count : most * 2 < count
    return tooMany || tooFew ? 'different' : 'same'
  },
}

export type Count = Record<'least' | 'most', number | null> & { about: boolean }
