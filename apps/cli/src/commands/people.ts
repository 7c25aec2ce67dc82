import { group, lists, shows, withId } from '../declared/verbs.ts'
import { minuteOf, roleIn } from '../ui/words.ts'

export const peopleCommand = group('people', [
  lists('people list', {
    call: ({ members }) => members.list,
    columns: (_, { say }) => [
      { title: 'name', cell: ({ name }) => name, least: 10 },
      { title: 'role', cell: ({ role }) => roleIn(say, role) },
      { title: 'since', cell: ({ addedAt }) => minuteOf(addedAt) },
      {
        title: 'lastSeen',
        cell: ({ lastSeenAt }) => (lastSeenAt === null ? say('cliDo.never') : minuteOf(lastSeenAt)),
      },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: ({ account }, { self, say }) => say('cliNone.people', { account: account.name, self }),
  }),
  shows('people invite', {
    call: ({ invitations }) => invitations.create,
    note: ({ name, expiresAt, role }, { say }, { account }) =>
      say('cliDo.invited', {
        ...{ name, until: minuteOf(expiresAt), role: roleIn(say, role), account: account.name },
      }),
    says: ({ path }, _, { url }) => url.replace('//127.0.0.1', '//localhost') + path,
  }),
  shows('people role', {
    call: ({ members }) => members.change,
    done: ({ name, role }, { say }) => say('cliMade.roleIs', { name, role: roleIn(say, role) }),
  }),
  shows('people remove', {
    confirm: ({ ids: [id = ''] }, _, { say }) => say('cliAsk.takeOut', { id }),
    call: ({ members }) => members.remove,
    data: withId,
    done: (_, { say }) => say('cliMade.removed'),
  }),
])
