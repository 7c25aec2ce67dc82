import { group, lists, shows } from '../declared/verbs.ts'

export const plansCommand = group('plans', [
  lists('plans list', {
    call: ({ plans }) => plans.list,
    columns: [
      { title: 'PLAN', cell: ({ id }) => id },
      { title: 'SCANS/MONTH', cell: ({ maxScansPerMonth }) => String(maxScansPerMonth), align: 'right' },
      { title: 'ENGINES', cell: ({ engines }) => `${engines.length}: ${engines.join(' ')}`, least: 20 },
    ],
    empty: (_, { self }) => `No plan yet: ${self} plans set NAME --engines all --max-scans 30`,
  }),
  shows('plans set', {
    call: ({ plans }) => plans.put,
    done: ({ id, engines, maxScansPerMonth: most }) => `${id}: ${most} scans a month, ${engines.join(' ')}`,
  }),
])
