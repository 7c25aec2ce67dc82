import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { DIGESTS } from '@veracite/core/webhooks/webhook-store'
import { EVENT_KINDS } from '@veracite/terms/vocabulary'
import type { Delivery, Webhook } from '../bodies.ts'
import type { Client } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { type Given, idOf, LANGUAGE, opt, YES } from '../declared/inputs.ts'
import { group, lists, runs, shows, withId } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { oneOf } from '../options.ts'
import type { Paint } from '../ui/paint.ts'
import { minuteOf, plural, secondOf } from '../ui/words.ts'

const WEBHOOK = idOf('webhook')
const DELIVERY = idOf('delivery')

const stateOf = ({ on, offReason, failingSince }: Webhook): string => {
  if (!on) return `off: ${offReason}`
  return failingSince === null ? 'on' : `failing since ${minuteOf(failingSince)}`
}

const paintState = (text: string, { state }: Pick<Delivery, 'state'>, paint: Paint): string =>
  state === 'delivered' ? paint.green(text) : state === 'failed' ? paint.red(text) : paint.dim(text)

const isUnconfirmed = ({ offReason }: { offReason: string | null }): boolean => offReason === 'unconfirmed'

export const webhooksCommand = group({
  name: 'webhooks',
  summary: 'addresses that receive events',
  about:
    'Addresses that get every event as a signed POST. Addresses of Slack, Discord and Teams get a readable message instead, and a mail address gets mail once its owner has confirmed.',
  verbs: [
    shows({
      name: 'add',
      about: 'Registers an address. Its secret is shown only once: only its digest is kept.',
      inputs: [
        { flags: '<url>', about: 'https://…, or a mail address' },
        opt('-b, --brand <brand>', 'only events of this brand: id, domain or name', {
          find: 'brand',
          as: 'brandId',
        }),
        opt('--kinds <list>', 'only these kinds, separated by commas', {
          parse: (typed) => typed.split(',').map((kind) => oneOf(EVENT_KINDS, kind.trim())),
        }),
        opt('--digest <how>', 'one message per brand and day or week instead of one per event', {
          choices: DIGESTS,
        }),
        opt('--grave-at-once', 'send grave events at once, not in the digest'),
        LANGUAGE,
      ],
      examples: [
        ['https://hooks.example.com/veracite --brand BRAND', 'All news of a brand'],
        ['https://hooks.slack.com/services/T0/B0/x --digest daily', 'Once a day in a channel'],
        [
          'somebody@example.com --brand acme --digest weekly --grave-at-once',
          'By mail on Mondays, what is grave at once',
        ],
      ],
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
    lists({
      name: 'list',
      about: 'Lists the addresses, and whether they work.',
      call: ({ webhooks }) => webhooks.list,
      columns: [
        { title: 'ADDRESS', cell: ({ url }) => url, least: 20 },
        { title: 'KINDS', cell: ({ kinds }) => (kinds.length === 0 ? 'all' : kinds.join(',')), least: 8 },
        { title: 'DIGEST', cell: ({ digest }) => digest },
        {
          title: 'STATE',
          cell: stateOf,
          paint: (text, _, paint) => (text === 'on' ? paint.green(text) : paint.red(text)),
        },
        { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
      ],
      empty: 'No address is registered.',
    }),
    runs<{ webhook: string[] }>({
      name: 'renew-secret',
      about:
        'Makes new secrets, shown only once. The old ones end at once: deliveries that receivers refuse meanwhile are tried again for a day.',
      inputs: [
        { flags: '[webhook...]', about: 'ids' },
        opt('--all', 'every address, after a change of VERACITE_WEBHOOK_KEY', { local: true }),
        YES,
      ],
      examples: [
        ['ID', 'A secret was leaked'],
        ['--all --yes --json > secrets.jsonl', 'After VERACITE_WEBHOOK_KEY was changed'],
      ],
      run: renewSecrets,
    }),
    shows({
      name: 'on',
      about: 'Switches an address on again.',
      inputs: [WEBHOOK],
      always: { on: true },
      call: ({ webhooks }) => webhooks.change,
      done: () => 'switched on',
    }),
    shows({
      name: 'off',
      about: 'Switches an address off: it misses events until it is on again.',
      inputs: [WEBHOOK],
      always: { on: false },
      call: ({ webhooks }) => webhooks.change,
      done: () => 'switched off',
    }),
    shows({
      name: 'remove',
      about: 'Removes an address.',
      inputs: [WEBHOOK],
      confirm: ({ ids: [id] }) => `Remove webhook ${id}? Nothing more will be sent to it.`,
      call: ({ webhooks }) => webhooks.remove,
      data: withId,
      done: () => 'removed',
    }),
    shows({
      name: 'test',
      about: 'Sends a test event the way every delivery is sent.',
      inputs: [WEBHOOK],
      call: ({ webhooks }) => webhooks.test,
      says: ({ deliveryId }, { self }) => `Queued. See the outcome with: ${self} webhooks log ${deliveryId}`,
    }),
    lists({
      name: 'deliveries',
      about: 'Lists what was sent to an address, newest first.',
      inputs: [WEBHOOK],
      examples: [['ID --json', 'What was sent']],
      call: ({ webhooks }) => webhooks.listDeliveries,
      most: 1_000,
      columns: [
        { title: 'MADE', cell: ({ createdAt }) => minuteOf(createdAt) },
        { title: 'WHAT', cell: ({ kind }) => kind },
        { title: 'EVENTS', cell: ({ eventIds }) => eventIds.map((id) => `#${id}`).join(' '), least: 8 },
        {
          title: 'STATE',
          cell: ({ state }) => state,
          paint: (text, delivery, paint) => paintState(text, delivery, paint),
        },
        { title: 'TRIES', cell: ({ attempts }) => String(attempts) },
        { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
      ],
      empty: 'Nothing has been sent yet.',
    }),
    shows({
      name: 'log',
      about: 'Shows every attempt of a delivery: when, how long, what was answered.',
      inputs: [DELIVERY],
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
    shows({
      name: 'replay',
      about: 'Sends a delivery again, under the same id.',
      inputs: [DELIVERY],
      call: ({ webhooks }) => webhooks.replayDelivery,
      done: () => 'queued',
    }),
    shows({
      name: 'bounce',
      about: 'Reports a bounce message of a mail server: no more mail is sent to that address.',
      inputs: [{ flags: '<file>', about: 'the message as it arrived', local: true }],
      examples: [['returned.eml', 'A bounce from the sender mailbox']],
      before: async ({ sent, own }, { io }) => {
        sent.message = await readFile(resolve(io.cwd, String(own.file)), 'utf8')
      },
      call: ({ mail }) => mail.reportBounce,
      says: ({ webhookId, status }) => `${webhookId} is off: ${status}`,
    }),
  ],
})

async function renewSecrets(
  { sent: { webhook: ids }, own: { all, yes } }: Given<{ webhook: string[] }>,
  context: Context,
  { operator, everyPage }: Client,
): Promise<void> {
  if ((all === true) === ids.length > 0) throw new UsageError('Give ids, or --all.')
  const known = await everyPage(operator.webhooks.list())
  const urls = new Map(known.map(({ id, url }) => [id, url]))
  const chosen = all ? known.map(({ id }) => id) : ids
  if (chosen.length === 0) return context.showEach([], () => 'No address is registered.')
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
