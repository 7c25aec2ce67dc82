import { SHARE_KINDS } from '@veracite/terms/vocabulary'
import { idOf, opt } from '../declared/inputs.ts'
import { group, lists, shows, withId } from '../declared/verbs.ts'
import { wholeNumber } from '../options.ts'
import { minuteOf } from '../ui/words.ts'

export const shareCommand = group({
  name: 'share',
  summary: 'show one piece of evidence to somebody outside',
  about: 'Addresses that show one finding, run, case or report to somebody without an account.',
  verbs: [
    shows({
      name: 'make',
      about:
        'Makes a secret address. People who open it see this piece of evidence and its proof, and nothing else.',
      inputs: [
        { flags: '<kind>', choices: SHARE_KINDS, local: true },
        { flags: '<id>', about: 'id of the finding, run, case or report', local: true },
        opt('--days <days>', 'how long it works', {
          parse: wholeNumber(1, 90),
          preset: 14,
          as: 'expiresInDays',
        }),
      ],
      examples: [['finding ID --days 7', 'Show a finding to the company behind an engine']],
      before: ({ sent, own }) => {
        sent[`${own.kind}Id`] = own.id
      },
      call: ({ shares }) => shares.create,
      note: ({ demo, title, expiresAt }) =>
        `It shows ${demo ? 'DEMO ' : ''}${title} until ${minuteOf(expiresAt)}.`,
      says: ({ path }, _, { url }) => url + path,
    }),
    lists({
      name: 'list',
      about: 'Lists what is shared and how often it was opened, without the addresses.',
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
    shows({
      name: 'revoke',
      about: 'Revokes an address: it shows nothing any more.',
      inputs: [idOf('share', 'id of the share')],
      call: ({ shares }) => shares.revoke,
      data: withId,
      done: () => 'taken back',
    }),
  ],
})
