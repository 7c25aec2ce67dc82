import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Delivery, Webhook } from '../bodies.ts'
import type { Client } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { group, lists, runs, shows, withId } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import type { Paint } from '../ui/paint.ts'
import { minuteOf, plural, secondOf } from '../ui/words.ts'

const stateOf = ({ on, offReason, failingSince }: Webhook): string => {
  if (!on) return `off: ${offReason}`
  return failingSince === null ? 'on' : `failing since ${minuteOf(failingSince)}`
}

const paintState = (text: string, { state }: Pick<Delivery, 'state'>, paint: Paint): string =>
  state === 'delivered' ? paint.green(text) : state === 'failed' ? paint.red(text) : paint.dim(text)

const isUnconfirmed = ({ offReason }: { offReason: string | null }): boolean => offReason === 'unconfirmed'

export const webhooksCommand = group('webhooks', [
  shows('webhooks add', {
    call: ({ webhooks }) => webhooks.create,
    note: (made, { self }) =>
      isUnconfirmed(made)
        ? null
        : `Store the secret now: it will not be shown again. Try it: ${self} webhooks test ${made.id}`,
    says: (made) =>
      isUnconfirmed(made)
        ? `${made.url.slice('mailto:'.length)} was asked by mail. Nothing else is sent before they say yes.`
        : made.secret,
  }),
  lists('webhooks list', {
    call: ({ webhooks }) => webhooks.list,
    columns: [
      { title: 'address', cell: ({ url }) => url, least: 20 },
      { title: 'kinds', cell: ({ kinds }) => (kinds.length === 0 ? 'all' : kinds.join(',')), least: 8 },
      { title: 'digest', cell: ({ digest }) => digest },
      {
        title: 'state',
        cell: stateOf,
        paint: (text, _, paint) => (text === 'on' ? paint.green(text) : paint.red(text)),
      },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: 'noAddressIsRegistered',
  }),
  runs<{ webhook: string[] }>('webhooks renew-secret', {
    run: renewSecrets,
  }),
  shows('webhooks on', {
    always: { on: true },
    call: ({ webhooks }) => webhooks.change,
    done: () => 'switched on',
  }),
  shows('webhooks off', {
    always: { on: false },
    call: ({ webhooks }) => webhooks.change,
    done: () => 'switched off',
  }),
  shows('webhooks remove', {
    confirm: ({ ids: [id] }) => `Remove webhook ${id}? Nothing more will be sent to it.`,
    call: ({ webhooks }) => webhooks.remove,
    data: withId,
    done: () => 'removed',
  }),
  shows('webhooks test', {
    call: ({ webhooks }) => webhooks.test,
    says: ({ deliveryId }, { self }) => `Queued. See the outcome with: ${self} webhooks log ${deliveryId}`,
  }),
  lists('webhooks deliveries', {
    call: ({ webhooks }) => webhooks.listDeliveries,
    most: 1_000,
    columns: [
      { title: 'made', cell: ({ createdAt }) => minuteOf(createdAt) },
      { title: 'what', cell: ({ kind }) => kind },
      { title: 'events', cell: ({ eventIds }) => eventIds.map((id) => `#${id}`).join(' '), least: 8 },
      {
        title: 'state',
        cell: ({ state }) => state,
        paint: (text, delivery, paint) => paintState(text, delivery, paint),
      },
      { title: 'tries', cell: ({ attempts }) => String(attempts) },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: 'nothingHasBeenSentYet',
  }),
  shows('webhooks log', {
    call: ({ webhooks }) => webhooks.getDelivery,
    says: (delivery, { paint }) =>
      [
        `${paintState(delivery.state, delivery, paint)}  ${paint.dim(delivery.id)}`,
        ...delivery.log.map(
          ({ startedAt, durationMs, status, error, reply }) =>
            `  ${secondOf(startedAt)}  ${status ?? 'no answer'}  ${durationMs} ms  ${error ?? ''}${reply && paint.dim(` ${reply.slice(0, 60)}`)}`,
        ),
      ].join('\n'),
  }),
  shows('webhooks replay', {
    call: ({ webhooks }) => webhooks.replayDelivery,
    done: () => 'queued',
  }),
  shows('webhooks bounce', {
    before: async ({ sent, own }, { io }) => {
      sent.message = await readFile(resolve(io.cwd, String(own.file)), 'utf8')
    },
    call: ({ mail }) => mail.reportBounce,
    says: ({ webhookId, status }) => `${webhookId} is off: ${status}`,
  }),
])

async function renewSecrets(
  { sent: { webhook: ids }, own: { all, yes } }: Given<{ webhook: string[] }>,
  context: Context,
  { operator, everyPage }: Client,
): Promise<void> {
  if ((all === true) === ids.length > 0) throw new UsageError((say) => say('cliRefused.giveIdsOrAll'))
  const known = await everyPage(operator.webhooks.list())
  const urls = new Map(known.map(({ id, url }) => [id, url]))
  const chosen = all ? known.map(({ id }) => id) : ids
  if (chosen.length === 0) return context.showEach([], () => context.say('cliEmpty.noAddressIsRegistered'))
  await confirm(
    context,
    `Make new secrets for ${plural(chosen.length, 'address', 'addresses')}? The old ones end at once.`,
    yes as true | undefined,
  )
  // One by one, each shown as soon as it is made: a failure half way must not lose those made before it.
  for (const id of chosen) {
    const { secret } = await operator.webhooks.renewSecret(id)
    context.showEach([{ id, url: urls.get(id) ?? null, secret }], (items) =>
      items.map((made) => `${made.secret}  ${made.url ?? made.id}`).join('\n'),
    )
  }
  context.note(
    'Store them now: they will not be shown again. Chats and mail need none: nothing has to change there.',
  )
}
