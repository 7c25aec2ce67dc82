import { type CountValue, headCountsIn } from '../values/counts.ts'
import { endOfCue, type NamedLine } from '../values/line.ts'
import { wholeFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before, found } from './reads.ts'

/** "about 300" has both bounds at 300; "more than 500" has no upper one. */
interface StatedCount {
  least: number | null
  most: number | null
  about: boolean
}

const bounds = ({ count, upTo, bound }: CountValue): StatedCount => ({
  least: bound === 'less' ? null : count,
  most: bound === 'more' ? null : (upTo ?? count),
  about: bound === 'about',
})

/** A handful of people may be anybody. */
const isMany = ({ least, most }: StatedCount, { by }: { by: string }): boolean =>
  (most ?? least ?? 0) > 20 && by !== 'topic'

const peopleIn = (line: NamedLine) =>
  found(headCountsIn, bounds)(line).filter(({ to }) => endOfCue(line, to, 'people') > to)

export const employees: Predicate<'employees', number, StatedCount> = {
  name: 'employees',
  label: 'Employees',
  hint: 'how many people work for the brand, as a number',
  single: true,
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
    settle: (stated, all) =>
      all.find(({ least, most }) => least === stated.least || most === stated.most) ?? stated,
    // Of "between 250 and 270" a reader may give the middle.
    isIn({ least, most }, { numbers }) {
      const given = least ?? most ?? 0
      return numbers.includes(given) || (Math.min(...numbers) < given && given < Math.max(...numbers))
    },
  },
  reads: {
    ofFirm: true,
    find: found(headCountsIn, bounds),
    labels: ['staff', 'employs'],
    exactLabels: ['people'],
    bindings: [
      before('noun', 'staff', 2, { object: true }),
      after('verb', 'employs', 4, { tight: true, accepts: ({ least, most }) => (most ?? least ?? 0) > 9 }),
      before('people', 'people', 1, {
        object: true,
        needs: ['worksFor', 'employs', 'staff'],
        accepts: isMany,
      }),
      after('has', 'sized', 0, { find: peopleIn, accepts: isMany }),
    ],
    unless: ['staffChange'],
  },
  // Head counts are estimates that age: only what is off by more than a factor of two is wrong.
  compare({ least, most }, count) {
    const tooMany = least !== null && least > count * 2
    const tooFew = most !== null && most * 2 < count
    return tooMany || tooFew ? 'different' : 'same'
  },
}
