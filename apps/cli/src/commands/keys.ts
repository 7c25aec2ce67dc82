import { KEY_SCOPES, MEMBER_ROLES } from '@veracite/terms/vocabulary'
import { ACCOUNT, ACCOUNT_FILTER, idOf, opt } from '../declared/inputs.ts'
import { group, lists, shows, withId } from '../declared/verbs.ts'
import { oneOf, wholeNumber } from '../options.ts'
import { minuteOf } from '../ui/words.ts'

const PREFIXES = { customer: 'vrc', service: 'vrs', personal: 'vrp' } as const

export const keysCommand = group({
  name: 'keys',
  summary: 'API keys of customers and agents',
  about: 'API keys: what a customer or an agent uses in place of your token.',
  verbs: [
    shows({
      name: 'issue',
      about: 'Issues a key. It is shown only once: only its digest is kept.',
      inputs: [
        { flags: '<name>', about: 'what it is for' },
        ACCOUNT,
        opt('--scopes <list>', `for an agent; separated by commas: ${KEY_SCOPES.join(', ')}`, {
          parse: (typed) => typed.split(',').map((scope) => oneOf(KEY_SCOPES, scope.trim())),
        }),
        opt('--role <role>', 'for a program that uses /api/admin', { choices: MEMBER_ROLES }),
        opt('--days <days>', 'days until it stops working', {
          parse: wholeNumber(1, 3650),
          as: 'expiresInDays',
        }),
      ],
      examples: [
        ['"research agent"', 'A key that can only read'],
        ['nightly --scopes read,scan > key.txt', 'Standard output is the key and nothing else'],
        ['dashboard --role viewer --days 90', 'For a program that reads what people read'],
      ],
      before: ({ sent }) => {
        if (sent.role !== undefined) sent.kind = 'service'
      },
      call: ({ keys }) => keys.issue,
      note: ({ role, scopes }, _, { account }) =>
        `Store it now: it will not be shown again. It may ${role === null ? scopes.join(', ') : `do what a ${role} may`} for ${account.name}.`,
      says: ({ key }) => key,
    }),
    lists({
      name: 'list',
      about: 'Lists the names and scopes of keys, never the keys themselves.',
      inputs: [ACCOUNT_FILTER],
      call: ({ keys }) => keys.list,
      columns: [
        { title: 'NAME', cell: ({ name }) => name, least: 10 },
        { title: 'KEY', cell: ({ hint, kind }) => `${PREFIXES[kind]}_…${hint}` },
        { title: 'MAY', cell: ({ scopes, role }) => role ?? scopes.join(',') },
        { title: 'SINCE', cell: ({ createdAt }) => minuteOf(createdAt) },
        {
          title: 'STATE',
          cell: ({ revokedAt }) => (revokedAt === null ? 'active' : `revoked ${minuteOf(revokedAt)}`),
          paint: (text, { revokedAt }, paint) => (revokedAt === null ? paint.green(text) : paint.dim(text)),
        },
        { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
      ],
      empty: 'No key has been issued yet.',
    }),
    shows({
      name: 'rotate',
      about: 'Replaces a key by one that may do the same. The new one is shown only once.',
      inputs: [
        idOf('key', 'id of the key'),
        opt('--overlap <hours>', 'how long the old one goes on working', {
          parse: wholeNumber(0, 168),
          preset: 0,
          as: 'overlapHours',
        }),
      ],
      examples: [['ID --overlap 24', 'The old key works for another day']],
      call: ({ keys }) => keys.rotate,
      note: () => 'Store it now: it will not be shown again.',
      says: ({ key }) => key,
    }),
    shows({
      name: 'revoke',
      about: 'Revokes a key immediately.',
      inputs: [idOf('key', 'id of the key')],
      confirm: ({ ids: [id] }) => `Revoke key ${id}? Requests that use it will be refused.`,
      call: ({ keys }) => keys.revoke,
      data: withId,
      done: () => 'revoked',
    }),
  ],
})
