import { group, lists, shows, withId } from '../declared/verbs.ts'
import { minuteOf } from '../ui/words.ts'

export const peopleCommand = group('people', [
  lists('people list', {
    call: ({ members }) => members.list,
    columns: [
      { title: 'name', cell: ({ name }) => name, least: 10 },
      { title: 'role', cell: ({ role }) => role },
      { title: 'since', cell: ({ addedAt }) => minuteOf(addedAt) },
      {
        title: 'lastSeen',
        cell: ({ lastSeenAt }) => (lastSeenAt === null ? 'never' : minuteOf(lastSeenAt)),
      },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: ({ account }, { self }) => `Nobody is in ${account.name} yet: ${self} people invite NAME`,
  }),
  shows('people invite', {
    call: ({ invitations }) => invitations.create,
    note: ({ name, expiresAt, role }, _, { account }) =>
      `Give this link to ${name} only: it works once, until ${minuteOf(expiresAt)}, and makes them ${role} of ${account.name}.`,
    says: ({ path }, _, { url }) => url.replace('//127.0.0.1', '//localhost') + path,
  }),
  shows('people role', {
    call: ({ members }) => members.change,
    done: ({ name, role }) => `${name} is ${role} now`,
  }),
  shows('people remove', {
    confirm: ({ ids: [id] }) => `Take member ${id} out? They are signed out at once.`,
    call: ({ members }) => members.remove,
    data: withId,
    done: () => 'removed',
  }),
])
