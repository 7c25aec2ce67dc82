import { type Count, headCountsIn } from '../values/counts.ts'
import { isCueAt, type NamedLine } from '../values/line.ts'
import { wholeFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before } from './reads.ts'

/** A few people may be anybody. */
const isMany = ({ least, most }: Count, { by }: { by: string }): boolean =>
  (most ?? least ?? 0) > 20 && by !== 'topic'

const FAR_MORE = 5

const peopleIn = (line: NamedLine) => headCountsIn(line).filter(({ to }) => isCueAt(line, to, 'people'))

export const employees: Predicate<'employees', number, Count> = {
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
    // For "between 250 and 270" a reader may give the middle.
    isIn({ least, most }, { numbers }) {
      const given = least ?? most ?? 0
      return numbers.includes(given) || (Math.min(...numbers) < given && given < Math.max(...numbers))
    },
  },
  reads: {
    ofFirm: true,
    find: headCountsIn,
    labels: ['staff', 'employs'],
    exactLabels: ['people'],
    bindings: [
      before('noun', 'staff', 2, { object: true }),
      after('verb', 'employs', 6, { tight: true, accepts: ({ least, most }) => (most ?? least ?? 0) > 9 }),
      before('people', 'people', 1, { object: true, needs: ['worksFor', 'employs'], accepts: isMany }),
      after('has', 'sized', 0, { find: peopleIn, accepts: isMany }),
    ],
    unless: ['staffChange'],
  },
  // Head counts are estimates that age: only more than twice or less than half is wrong.
  compare({ least, most }, count) {
    const tooMany = least !== null && least > count * 2
    // Nobody says "more than 1,400" of 29,600.
    const tooFew = most === null ? (least ?? 0) * FAR_MORE < count : most * 2 < count
    return tooMany || tooFew ? 'different' : 'same'
  },
}
