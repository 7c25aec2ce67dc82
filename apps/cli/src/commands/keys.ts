import { group, lists, shows, withId } from '../declared/verbs.ts'
import { minuteOf } from '../ui/words.ts'

const PREFIXES = { customer: 'vrc', service: 'vrs', personal: 'vrp' } as const

export const keysCommand = group('keys', [
  shows('keys issue', {
    before: ({ sent }) => {
      if (sent.role !== undefined) sent.kind = 'service'
    },
    call: ({ keys }) => keys.issue,
    note: ({ role, scopes }, _, { account }) =>
      `Store it now: it will not be shown again. It may ${role === null ? scopes.join(', ') : `do what a ${role} may`} for ${account.name}.`,
    says: ({ key }) => key,
  }),
  lists('keys list', {
    call: ({ keys }) => keys.list,
    columns: [
      { title: 'name', cell: ({ name }) => name, least: 10 },
      { title: 'KEY', cell: ({ hint, kind }) => `${PREFIXES[kind]}_…${hint}` },
      { title: 'may', cell: ({ scopes, role }) => role ?? scopes.join(',') },
      { title: 'since', cell: ({ createdAt }) => minuteOf(createdAt) },
      {
        title: 'state',
        cell: ({ revokedAt }) => (revokedAt === null ? 'active' : `revoked ${minuteOf(revokedAt)}`),
        paint: (text, { revokedAt }, paint) => (revokedAt === null ? paint.green(text) : paint.dim(text)),
      },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: 'noKeyHasBeenIssuedYet',
  }),
  shows('keys rotate', {
    call: ({ keys }) => keys.rotate,
    note: () => 'Store it now: it will not be shown again.',
    says: ({ key }) => key,
  }),
  shows('keys revoke', {
    confirm: ({ ids: [id] }) => `Revoke key ${id}? Requests that use it will be refused.`,
    call: ({ keys }) => keys.revoke,
    data: withId,
    done: () => 'revoked',
  }),
])
