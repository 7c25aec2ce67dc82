import { opt } from '../declared/inputs.ts'
import { group, lists, shows } from '../declared/verbs.ts'
import { requirePlan } from '../find.ts'
import { minuteOf } from '../ui/words.ts'

export const accountsCommand = group({
  name: 'accounts',
  summary: 'accounts, which own brands',
  about: 'Accounts own brands and have a plan.',
  verbs: [
    shows({
      name: 'add',
      about: 'Adds an account.',
      inputs: [{ flags: '<name>' }, opt('-p, --plan <plan>', 'its plan', { required: true })],
      examples: [['"Halden Instruments AS" --plan pro', 'A customer']],
      before: ({ sent }, context, client) => requirePlan(client, String(sent.plan), context),
      call: ({ accounts }) => accounts.create,
      done: ({ name, id }) => `${name}  ${id}`,
    }),
    lists({
      name: 'list',
      about: 'Lists accounts.',
      call: ({ accounts }) => accounts.list,
      columns: [
        { title: 'NAME', cell: ({ name }) => name, least: 12 },
        { title: 'PLAN', cell: ({ plan }) => plan },
        { title: 'SINCE', cell: ({ createdAt }) => minuteOf(createdAt) },
        { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
      ],
      empty: (_, { self }) => `No account yet: ${self} accounts add NAME --plan PLAN`,
    }),
  ],
})
