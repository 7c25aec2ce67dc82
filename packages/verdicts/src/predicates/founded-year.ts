import { birthYearsIn, type Years, yearsIn } from '../values/dates.ts'
import { isCueBefore, type NamedLine } from '../values/line.ts'
import { wholeFact } from './kinds.ts'
import type { Predicate } from './predicate.ts'
import { after, before, OWN_PRODUCT, within } from './reads.ts'

/** Other things with a date: a year after one of these is not the year of the founding. */
const DATED = ['anniversary', 'otherSubject', 'owned', 'owns', 'launches', 'leads', 'awarded', 'discontinued']

/** Other things that go on since a year. */
const NOT_SINCE = ['leads', 'chief', 'ledBy', 'owned', 'discontinued', 'certified', OWN_PRODUCT]

/** People have birthdays too. */
const firmsBirthIn = (line: NamedLine) =>
  birthYearsIn(line).filter(({ from }) => !line.names.some(({ kind, to }) => kind === 'person' && to <= from))

export const foundedYear: Predicate<'founded_year', number, Years> = {
  name: 'founded_year',
  label: 'Founding year',
  hint: 'the year in which the brand was founded, as a number',
  single: true,
  timeless: true,
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
  reads: {
    ofFirm: true,
    // "celebrated its 40th birthday in 2019"
    find: (line) =>
      yearsIn(line).filter(
        ({ from }) => ![from, from - 1].some((at) => isCueBefore(line, at, 'anniversary')),
      ),
    labels: ['founded'],
    exactLabels: ['since', 'launches', 'foundedWeak'],
    asked: ['when'],
    bindings: [
      after('verb', 'founded', 14, { object: true, between: DATED }),
      before('before', 'founded', 10, { object: true, between: DATED }),
      within('anniversary', 'anniversary', 0, { find: firmsBirthIn, unless: [OWN_PRODUCT] }),
      after('it', 'foundedIt', 6, { refers: true, between: DATED }),
      after('since', 'since', 1, { needs: ['exists', 'inBusiness', 'makes'], unless: NOT_SINCE }),
    ],
  },
  compare({ from, to, about }, year) {
    const slack = about ? 2 : 0
    return year >= from - slack && year <= to + slack ? 'same' : 'different'
  },
}
