import { group, lists, shows } from '../declared/verbs.ts'
import { requirePlan } from '../find.ts'
import { minuteOf } from '../ui/words.ts'

export const accountsCommand = group('accounts', [
  shows('accounts add', {
    before: ({ sent }, context, client) => requirePlan(client, String(sent.plan), context),
    call: ({ accounts }) => accounts.create,
    done: ({ name, id }) => `${name}  ${id}`,
  }),
  lists('accounts list', {
    call: ({ accounts }) => accounts.list,
    columns: [
      { title: 'name', cell: ({ name }) => name, least: 12 },
      { title: 'plan', cell: ({ plan }) => plan },
      { title: 'since', cell: ({ createdAt }) => minuteOf(createdAt) },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: (_, { self, say }) => say('cliNone.account', { self }),
  }),
])
