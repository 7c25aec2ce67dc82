import { group, lists, shows } from '../declared/verbs.ts'

export const plansCommand = group('plans', [
  lists('plans list', {
    call: ({ plans }) => plans.list,
    columns: [
      { title: 'plan', cell: ({ id }) => id },
      { title: 'scansMonth', cell: ({ maxScansPerMonth }) => String(maxScansPerMonth), align: 'right' },
      { title: 'engines', cell: ({ engines }) => `${engines.length}: ${engines.join(' ')}`, least: 20 },
    ],
    empty: (_, { self, say }) => say('cliNone.plan', { self }),
  }),
  shows('plans set', {
    call: ({ plans }) => plans.put,
    done: ({ id, engines, maxScansPerMonth: most }, { say }) =>
      say('cliDo.planSet', { id, most, engines: engines.join(' ') }),
  }),
])
