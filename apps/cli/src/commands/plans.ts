import { opt } from '../declared/inputs.ts'
import { group, lists, shows } from '../declared/verbs.ts'
import { readEngines, wholeNumber } from '../options.ts'

export const plansCommand = group({
  name: 'plans',
  summary: 'which engines, and how often',
  about: 'A plan sets which engines an account may ask, and how often.',
  verbs: [
    lists({
      name: 'list',
      about: 'Lists plans.',
      call: ({ plans }) => plans.list,
      columns: [
        { title: 'PLAN', cell: ({ id }) => id },
        { title: 'SCANS/MONTH', cell: ({ maxScansPerMonth }) => String(maxScansPerMonth), align: 'right' },
        { title: 'ENGINES', cell: ({ engines }) => `${engines.length}: ${engines.join(' ')}`, least: 20 },
      ],
      empty: (_, { self }) => `No plan yet: ${self} plans set NAME --engines all --max-scans 30`,
    }),
    shows({
      name: 'set',
      about: 'Makes a plan, or changes one. Changes apply at once to the accounts that have it.',
      inputs: [
        { flags: '<plan>', about: 'its name', id: true },
        opt('-e, --engines <list>', 'engines, separated by commas, or all', {
          parse: readEngines,
          required: true,
        }),
        opt('-m, --max-scans <n>', 'scans per calendar month (UTC)', {
          parse: wholeNumber(0, 999_999_999),
          required: true,
          as: 'maxScansPerMonth',
        }),
      ],
      examples: [['agency --engines chatgpt,perplexity,gemini --max-scans 50', 'A plan of your own']],
      call: ({ plans }) => plans.put,
      done: ({ id, engines, maxScansPerMonth: most }) => `${id}: ${most} scans a month, ${engines.join(' ')}`,
    }),
  ],
})
