import { group, lists, shows, withId } from '../declared/verbs.ts'
import { minuteOf } from '../ui/words.ts'

export const shareCommand = group('share', [
  shows('share make', {
    before: ({ sent, own }) => {
      sent[`${own.kind}Id`] = own.id
    },
    call: ({ shares }) => shares.create,
    note: ({ demo, title, expiresAt }) =>
      `It shows ${demo ? 'DEMO ' : ''}${title} until ${minuteOf(expiresAt)}.`,
    says: ({ path }, _, { url }) => url + path,
  }),
  lists('share list', {
    call: ({ shares }) => shares.list,
    columns: [
      {
        title: 'WHAT',
        cell: ({ kind, title, demo }) => `${demo ? 'DEMO ' : ''}${kind}: ${title}`,
        least: 20,
      },
      { title: 'UNTIL', cell: ({ expiresAt }) => minuteOf(expiresAt) },
      { title: 'OPENED', cell: ({ views }) => String(views) },
      { title: 'STATE', cell: ({ revokedAt }) => (revokedAt === null ? 'open' : 'taken back') },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: 'Nothing is shared.',
  }),
  shows('share revoke', {
    call: ({ shares }) => shares.revoke,
    data: withId,
    done: () => 'taken back',
  }),
])
