import { group, lists, shows, withId } from '../declared/verbs.ts'
import { minuteOf, roleIn } from '../ui/words.ts'

const PREFIXES = { customer: 'vrc', service: 'vrs', personal: 'vrp' } as const

export const keysCommand = group('keys', [
  shows('keys issue', {
    before: ({ sent }) => {
      if (sent.role !== undefined) sent.kind = 'service'
    },
    call: ({ keys }) => keys.issue,
    note: ({ role, scopes }, { say }, { account: { name: account } }) =>
      `${say('cliDo.storeNow')} ${role === null ? say('cliDo.mayScopes', { scopes: scopes.join(', '), account }) : say('cliDo.mayRole', { role: roleIn(say, role), account })}`,
    says: ({ key }) => key,
  }),
  lists('keys list', {
    call: ({ keys }) => keys.list,
    columns: (_, { say }) => [
      { title: 'name', cell: ({ name }) => name, least: 10 },
      { title: 'key', cell: ({ hint, kind }) => `${PREFIXES[kind]}_…${hint}` },
      { title: 'may', cell: ({ scopes, role }) => (role === null ? scopes.join(',') : roleIn(say, role)) },
      { title: 'since', cell: ({ createdAt }) => minuteOf(createdAt) },
      {
        title: 'state',
        cell: ({ revokedAt }) =>
          revokedAt === null ? say('cliDo.active') : say('cliDo.revokedOn', { at: minuteOf(revokedAt) }),
        paint: (text, { revokedAt }, paint) => (revokedAt === null ? paint.green(text) : paint.dim(text)),
      },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: 'noKeyHasBeenIssuedYet',
  }),
  shows('keys rotate', {
    call: ({ keys }) => keys.rotate,
    note: (_, { say }) => say('cliDo.storeNow'),
    says: ({ key }) => key,
  }),
  shows('keys revoke', {
    confirm: ({ ids: [id = ''] }, _, { say }) => say('cliAsk.revokeKey', { id }),
    call: ({ keys }) => keys.revoke,
    data: withId,
    done: (_, { say }) => say('cliMade.revoked'),
  }),
])
