import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Say } from '@veracite/words/say-in'
import type { Delivery, Webhook } from '../bodies.ts'
import type { Client } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { group, lists, runs, shows, withId } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import type { Paint } from '../ui/paint.ts'
import { codeName, minuteOf, secondOf } from '../ui/words.ts'

const stateOf = (say: Say, { on, offReason, failingSince }: Webhook): string => {
  if (!on) return say('cliDo.offBecause', { reason: codeName(say, offReason ?? '') })
  return failingSince === null ? say('cliDo.on') : say('cliDo.failingSince', { at: minuteOf(failingSince) })
}

const paintState = (text: string, { state }: Pick<Delivery, 'state'>, paint: Paint): string =>
  state === 'delivered' ? paint.green(text) : state === 'failed' ? paint.red(text) : paint.dim(text)

const isUnconfirmed = ({ offReason }: { offReason: string | null }): boolean => offReason === 'unconfirmed'

export const webhooksCommand = group('webhooks', [
  shows('webhooks add', {
    call: ({ webhooks }) => webhooks.create,
    note: (made, { self, say }) =>
      isUnconfirmed(made) ? null : say('cliDo.storeSecret', { self, id: made.id }),
    says: (made, { say }) =>
      isUnconfirmed(made)
        ? say('cliDo.askedByMail', { address: made.url.slice('mailto:'.length) })
        : made.secret,
  }),
  lists('webhooks list', {
    call: ({ webhooks }) => webhooks.list,
    columns: (_, { say }) => [
      { title: 'address', cell: ({ url }) => url, least: 20 },
      {
        title: 'kinds',
        cell: ({ kinds }) => (kinds.length === 0 ? say('cliDo.all') : kinds.join(',')),
        least: 8,
      },
      { title: 'digest', cell: ({ digest }) => digest },
      {
        title: 'state',
        cell: (webhook) => stateOf(say, webhook),
        paint: (text, { on, failingSince }, paint) =>
          on && failingSince === null ? paint.green(text) : paint.red(text),
      },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: 'noAddressIsRegistered',
  }),
  runs<{ webhook: string[] }>('webhooks renew-secret', { run: renewSecrets }),
  shows('webhooks on', {
    always: { on: true },
    call: ({ webhooks }) => webhooks.change,
    done: (_, { say }) => say('cliMade.switchedOn'),
  }),
  shows('webhooks off', {
    always: { on: false },
    call: ({ webhooks }) => webhooks.change,
    done: (_, { say }) => say('cliMade.switchedOff'),
  }),
  shows('webhooks remove', {
    confirm: ({ ids: [id = ''] }, _, { say }) => say('cliAsk.removeWebhook', { id }),
    call: ({ webhooks }) => webhooks.remove,
    data: withId,
    done: (_, { say }) => say('cliMade.removed'),
  }),
  shows('webhooks test', {
    call: ({ webhooks }) => webhooks.test,
    says: ({ deliveryId: id }, { self, say }) => say('cliDo.outcomeOfDelivery', { self, id }),
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
    says: (delivery, { paint, say }) =>
      [
        `${paintState(delivery.state, delivery, paint)}  ${paint.dim(delivery.id)}`,
        ...delivery.log.map(
          ({ startedAt, durationMs, status, error, reply }) =>
            `  ${secondOf(startedAt)}  ${status ?? say('cliWord.noAnswer')}  ${durationMs} ms  ${error ?? ''}${reply && paint.dim(` ${reply.slice(0, 60)}`)}`,
        ),
      ].join('\n'),
  }),
  shows('webhooks replay', {
    call: ({ webhooks }) => webhooks.replayDelivery,
    done: (_, { say }) => say('cliMade.queued'),
  }),
  shows('webhooks bounce', {
    before: async ({ sent, own }, { io }) => {
      sent.message = await readFile(resolve(io.cwd, String(own.file)), 'utf8')
    },
    call: ({ mail }) => mail.reportBounce,
    says: ({ webhookId: id, status }, { say }) => say('cliMade.webhookOff', { id, status }),
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
  await confirm(context, context.say('cliAsk.newSecrets', { count: chosen.length }), yes as true | undefined)
  // One by one, each shown as soon as it is made: a failure half way must not lose those made before it.
  for (const id of chosen) {
    const { secret } = await operator.webhooks.renewSecret(id)
    context.showEach([{ id, url: urls.get(id) ?? null, secret }], (items) =>
      items.map((made) => `${made.secret}  ${made.url ?? made.id}`).join('\n'),
    )
  }
  context.note(context.say('cliDo.storeThem'))
}
