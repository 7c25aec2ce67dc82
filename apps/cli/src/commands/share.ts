import { group, lists, shows, withId } from '../declared/verbs.ts'
import { codeName, minuteOf } from '../ui/words.ts'

export const shareCommand = group('share', [
  shows('share make', {
    before: ({ sent, own }) => {
      sent[`${own.kind}Id`] = own.id
    },
    call: ({ shares }) => shares.create,
    note: ({ demo, title, expiresAt }, { say }) =>
      say('cliDo.shows', { title: `${demo ? 'DEMO ' : ''}${title}`, until: minuteOf(expiresAt) }),
    says: ({ path }, _, { url }) => url + path,
  }),
  lists('share list', {
    call: ({ shares }) => shares.list,
    columns: (_, { say }) => [
      {
        title: 'what',
        cell: ({ kind, title, demo }) => `${demo ? 'DEMO ' : ''}${codeName(say, kind)}: ${title}`,
        least: 20,
      },
      { title: 'until', cell: ({ expiresAt }) => minuteOf(expiresAt) },
      { title: 'opened', cell: ({ views }) => String(views) },
      {
        title: 'state',
        cell: ({ revokedAt }) => (revokedAt === null ? codeName(say, 'open') : say('cliMade.takenBack')),
      },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: 'nothingIsShared',
  }),
  shows('share revoke', {
    call: ({ shares }) => shares.revoke,
    data: withId,
    done: (_, { say }) => say('cliMade.takenBack'),
  }),
])
