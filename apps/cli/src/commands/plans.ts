import { group, lists, shows } from '../declared/verbs.ts'

export const plansCommand = group('plans', [
  lists('plans list', {
    call: ({ plans }) => plans.list,
    columns: [
      { title: 'plan', cell: ({ id }) => id },
      { title: 'scansMonth', cell: ({ maxScansPerMonth }) => String(maxScansPerMonth), align: 'right' },
      { title: 'engines', cell: ({ engines }) => `${engines.length}: ${engines.join(' ')}`, least: 20 },
    ],
    empty: (_, { self }) => `No plan yet: ${self} plans set NAME --engines all --max-scans 30`,
  }),
  shows('plans set', {
    call: ({ plans }) => plans.put,
    done: ({ id, engines, maxScansPerMonth: most }) => `${id}: ${most} scans a month, ${engines.join(' ')}`,
  }),
])
