import { MEMBER_ROLES } from '@veracite/terms/vocabulary'
import { ACCOUNT, type Input, idOf, opt } from '../declared/inputs.ts'
import { group, lists, shows, withId } from '../declared/verbs.ts'
import { oneOf, wholeNumber } from '../options.ts'
import { minuteOf } from '../ui/words.ts'

const ACCOUNT_IN_PATH: Input = { ...ACCOUNT, id: true }

export const peopleCommand = group({
  name: 'people',
  summary: 'members of an account, and invitations',
  about: 'The people of an account: what they may do, and links that let others in.',
  verbs: [
    lists({
      name: 'list',
      about: 'Lists the people of an account.',
      inputs: [ACCOUNT_IN_PATH],
      call: ({ members }) => members.list,
      columns: [
        { title: 'NAME', cell: ({ name }) => name, least: 10 },
        { title: 'ROLE', cell: ({ role }) => role },
        { title: 'SINCE', cell: ({ addedAt }) => minuteOf(addedAt) },
        {
          title: 'LAST SEEN',
          cell: ({ lastSeenAt }) => (lastSeenAt === null ? 'never' : minuteOf(lastSeenAt)),
        },
        { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
      ],
      empty: ({ account }, { self }) => `Nobody is in ${account.name} yet: ${self} people invite NAME`,
    }),
    shows({
      name: 'invite',
      about: 'Makes a link that lets one person in, once. Nothing is sent: give it to them yourself.',
      inputs: [
        { flags: '<name>', about: 'who is invited' },
        ACCOUNT_IN_PATH,
        opt('--role <role>', MEMBER_ROLES.join(', '), {
          parse: (typed) => oneOf(MEMBER_ROLES, typed),
          preset: 'viewer',
        }),
        opt('--hours <hours>', 'how long the link works', {
          parse: wholeNumber(1, 720),
          preset: 72,
          as: 'expiresInHours',
        }),
      ],
      examples: [['"Grace Hopper" --role reviewer', 'A link for a colleague; standard output is the link']],
      call: ({ invitations }) => invitations.create,
      note: ({ name, expiresAt, role }, _, { account }) =>
        `Give this link to ${name} only: it works once, until ${minuteOf(expiresAt)}, and makes them ${role} of ${account.name}.`,
      says: ({ path }, _, { url }) => url.replace('//127.0.0.1', '//localhost') + path,
    }),
    shows({
      name: 'role',
      about: 'Gives a member another role, from their next request on.',
      inputs: [idOf('member', 'id of the membership'), { flags: '<role>', choices: MEMBER_ROLES }],
      examples: [['ID editor', 'Let somebody start scans']],
      call: ({ members }) => members.change,
      done: ({ name, role }) => `${name} is ${role} now`,
    }),
    shows({
      name: 'remove',
      about: 'Takes a person out of an account. Their sessions and keys end at once.',
      inputs: [idOf('member', 'id of the membership')],
      confirm: ({ ids: [id] }) => `Take member ${id} out? They are signed out at once.`,
      call: ({ members }) => members.remove,
      data: withId,
      done: () => 'removed',
    }),
  ],
})
