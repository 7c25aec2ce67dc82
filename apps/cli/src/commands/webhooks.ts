import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { DIGESTS, type Digest } from '@veracite/core/webhooks/webhook-store'
import { EVENT_KINDS, type EventKind } from '@veracite/terms/vocabulary'
import { Command } from 'commander'
import type { Delivery, Webhook } from '../bodies.ts'
import { connect } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { choice, oneOf, withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { minuteOf, plural, secondOf } from '../ui/words.ts'

const ID = '01a1dd29-4dac-7151-9b3e-1037b37caf02'

export function webhooksCommand(context: Context): Command {
  const webhooks = new Command('webhooks')
    .summary('addresses that are told of events')
    .description(
      'Addresses that get every event as a signed POST. Addresses of Slack, Discord and Teams get a readable message instead, and a mail address gets mail once its reader has said yes.',
    )
  const add = webhooks
    .command('add')
    .description('Registers an address. Its secret is shown only once: only its digest is kept.')
    .argument('<url>', 'https://…, or a mail address')
    .option('-b, --brand <brand>', 'only events of this brand: id, domain or name')
    .option('--kinds <list>', 'only these kinds, separated by commas', readKinds)
    .addOption(
      choice('--digest <how>', 'one message per brand and day or week instead of one per event', DIGESTS),
    )
    .option('--grave-at-once', 'what is grave does not wait for the digest')
    .action((url: string, options: AddOptions) => addWebhook(context, url, options))
  const list = webhooks
    .command('list')
    .description('Lists the addresses, and whether they work.')
    .action(() => listWebhooks(context))
  const renew = webhooks
    .command('renew-secret')
    .description(
      'Makes new secrets, shown only once. The old ones end at once: deliveries that receivers refuse meanwhile are tried again for a day.',
    )
    .argument('[webhook...]', 'ids')
    .option('--all', 'every address, after a change of VERACITE_WEBHOOK_KEY')
    .option('-y, --yes', 'do not ask')
    .action((ids: string[], options: { all?: true; yes?: true }) => renewSecrets(context, ids, options))
  const turn = (on: boolean) => async (webhookId: string) => {
    const webhook = await connect(context).operator.webhooks.change(webhookId, { on })
    context.show(webhook, () => `${context.paint.green('✓')} switched ${on ? 'on' : 'off'}`)
  }
  const onCommand = webhooks
    .command('on')
    .description('Switches an address on again.')
    .argument('<webhook>', 'id')
    .action(turn(true))
  const offCommand = webhooks
    .command('off')
    .description('Switches an address off: it misses events until it is on again.')
    .argument('<webhook>', 'id')
    .action(turn(false))
  const remove = webhooks
    .command('remove')
    .description('Removes an address.')
    .argument('<webhook>', 'id')
    .option('-y, --yes', 'do not ask')
    .action(async (webhookId: string, { yes }: { yes?: true }) => {
      await confirm(context, `Remove webhook ${webhookId}? Nothing more will be sent to it.`, yes)
      const answer = await connect(context).operator.webhooks.remove(webhookId)
      context.show({ id: webhookId, ...answer }, () => `${context.paint.green('✓')} removed`)
    })
  withExamples(add, [
    ['webhooks add https://hooks.example.com/veracite --brand halden-instruments.com', 'All news of a brand'],
    ['webhooks add https://hooks.slack.com/services/T0/B0/x --digest daily', 'Once a day in a channel'],
    [
      'webhooks add somebody@example.com --brand acme --digest weekly --grave-at-once',
      'By mail on Mondays, what is grave at once',
    ],
  ])
  withExamples(list, [['webhooks list', 'Which work, and which do not']])
  withExamples(renew, [
    [`webhooks renew-secret ${ID}`, 'When a secret may be known to others'],
    ['webhooks renew-secret --all --yes --json > secrets.jsonl', 'After VERACITE_WEBHOOK_KEY was changed'],
  ])
  withExamples(onCommand, [[`webhooks on ${ID}`, 'After the receiver was repaired']])
  withExamples(offCommand, [[`webhooks off ${ID}`, 'While the receiver is being rebuilt']])
  withExamples(remove, [[`webhooks remove ${ID}`, 'For good']])
  addDeliveryCommands(context, webhooks)
  return webhooks
}

function addDeliveryCommands(context: Context, webhooks: Command): void {
  const test = webhooks
    .command('test')
    .description('Sends a test event the way every delivery is sent.')
    .argument('<webhook>', 'id')
    .action(async (webhookId: string) => {
      const answer = await connect(context).operator.webhooks.test(webhookId)
      context.show(
        answer,
        ({ deliveryId }) => `Queued. See the outcome with: ${context.self} webhooks log ${deliveryId}`,
      )
    })
  const deliveries = webhooks
    .command('deliveries')
    .description('Lists what was sent to an address, newest first.')
    .argument('<webhook>', 'id')
    .action((webhookId: string) => listDeliveries(context, webhookId))
  const log = webhooks
    .command('log')
    .description('Shows every attempt of a delivery: when, how long, what was answered.')
    .argument('<delivery>', 'id')
    .action((deliveryId: string) => showDelivery(context, deliveryId))
  const replay = webhooks
    .command('replay')
    .description('Sends a delivery again, under the same id.')
    .argument('<delivery>', 'id')
    .action(async (deliveryId: string) => {
      const answer = await connect(context).operator.webhooks.replayDelivery(deliveryId)
      context.show(answer, () => `${context.paint.green('✓')} queued`)
    })
  const bounce = webhooks
    .command('bounce')
    .description('Hands in a message of a mail server that a mail came back: nothing more is sent there.')
    .argument('<file>', 'the message as it arrived')
    .action(async (file: string) => {
      const message = await readFile(resolve(context.io.cwd, file), 'utf8')
      const answer = await connect(context).operator.mail.reportBounce({ message })
      context.show(answer, ({ webhookId, status }) => `${webhookId} is off: ${status}`)
    })
  withExamples(bounce, [['webhooks bounce returned.eml', 'From the mailbox that mails are from']])
  withExamples(test, [[`webhooks test ${ID}`, 'Does it arrive?']])
  withExamples(deliveries, [[`webhooks deliveries ${ID} --json`, 'What was sent']])
  withExamples(log, [[`webhooks log ${ID}`, 'Why it failed']])
  withExamples(replay, [[`webhooks replay ${ID}`, 'Once more']])
}

interface AddOptions {
  brand?: string
  kinds?: EventKind[]
  digest?: Digest
  graveAtOnce?: true
}

const readKinds = (typed: string): EventKind[] =>
  typed.split(',').map((kind) => oneOf(EVENT_KINDS, kind.trim()))

async function addWebhook(context: Context, url: string, options: AddOptions): Promise<void> {
  const client = connect(context)
  const { brand, kinds, digest, graveAtOnce } = options
  const brandId = brand === undefined ? undefined : (await findBrand(client, brand)).id
  const made = await client.operator.webhooks.create({
    url,
    ...(brandId !== undefined && { brandId }),
    ...(kinds && { kinds }),
    ...(digest && { digest }),
    ...(graveAtOnce && { graveAtOnce }),
  })
  if (made.offReason === 'unconfirmed')
    return context.show(
      made,
      () =>
        `${made.url.slice('mailto:'.length)} was asked by mail. Nothing else is sent before they say yes.`,
    )
  context.note(
    `Store the secret now: it will not be shown again. Try it: ${context.self} webhooks test ${made.id}`,
  )
  context.show(made, ({ secret }) => secret)
}

async function renewSecrets(
  context: Context,
  ids: string[],
  { all, yes }: { all?: true; yes?: true },
): Promise<void> {
  if ((all === true) === ids.length > 0) throw new UsageError('Give ids, or --all.')
  const client = connect(context)
  const known = await client.everyPage(client.operator.webhooks.list())
  const urls = new Map(known.map(({ id, url }) => [id, url]))
  const chosen = all ? known.map(({ id }) => id) : ids
  if (chosen.length === 0) return context.showEach([], () => 'No address is registered.')
  await confirm(
    context,
    `Make new secrets for ${plural(chosen.length, 'address', 'addresses')}? The old ones end at once.`,
    yes,
  )
  // One by one, each shown as soon as it is made: a failure half way must not lose those made before it.
  for (const id of chosen) {
    const { secret } = await client.operator.webhooks.renewSecret(id)
    context.showEach([{ id, url: urls.get(id) ?? null, secret }], (items) =>
      items.map((made) => `${made.secret}  ${made.url ?? made.id}`).join('\n'),
    )
  }
  context.note(
    'Store them now: they will not be shown again. Chats and mail need none: nothing has to change there.',
  )
}

async function listWebhooks(context: Context): Promise<void> {
  const client = connect(context)
  const { paint } = context
  const webhooks = await client.everyPage(client.operator.webhooks.list())
  const state = ({ on, offReason, failingSince }: Webhook) =>
    on ? (failingSince === null ? 'on' : `failing since ${minuteOf(failingSince)}`) : `off: ${offReason}`
  context.showEach(webhooks, (items) =>
    items.length === 0
      ? 'No address is registered.'
      : table(
          items,
          [
            { title: 'ADDRESS', cell: ({ url }) => url, least: 20 },
            { title: 'KINDS', cell: ({ kinds }) => (kinds.length === 0 ? 'all' : kinds.join(',')), least: 8 },
            { title: 'DIGEST', cell: ({ digest }) => digest },
            {
              title: 'STATE',
              cell: state,
              paint: (text) => (text === 'on' ? paint.green(text) : paint.red(text)),
            },
            { title: 'ID', cell: ({ id }) => id, paint: paint.dim },
          ],
          context,
        ),
  )
}

async function listDeliveries(context: Context, webhookId: string): Promise<void> {
  const client = connect(context)
  const { paint } = context
  const deliveries = await client.everyPage(client.operator.webhooks.listDeliveries(webhookId), 1_000)
  context.showEach(deliveries, (items) =>
    items.length === 0
      ? 'Nothing has been sent yet.'
      : table(
          items,
          [
            { title: 'MADE', cell: ({ createdAt }) => minuteOf(createdAt) },
            { title: 'WHAT', cell: ({ kind }) => kind },
            { title: 'EVENTS', cell: ({ eventIds }) => eventIds.map((id) => `#${id}`).join(' '), least: 8 },
            {
              title: 'STATE',
              cell: ({ state }) => state,
              paint: (text, one) => paintState(context, text, one),
            },
            { title: 'TRIES', cell: ({ attempts }) => String(attempts) },
            { title: 'ID', cell: ({ id }) => id, paint: paint.dim },
          ],
          context,
        ),
  )
}

const paintState = ({ paint }: Context, text: string, { state }: Delivery): string =>
  state === 'delivered' ? paint.green(text) : state === 'failed' ? paint.red(text) : paint.dim(text)

async function showDelivery(context: Context, deliveryId: string): Promise<void> {
  const { paint } = context
  const delivery = await connect(context).operator.webhooks.getDelivery(deliveryId)
  context.show(delivery, (clean) =>
    [
      `${paintState(context, clean.state, clean)}  ${paint.dim(clean.id)}`,
      ...clean.log.map(
        ({ startedAt, durationMs, status, error, reply }) =>
          `  ${secondOf(startedAt)}  ${status ?? 'no answer'}  ${durationMs} ms  ${error ?? ''}${reply && paint.dim(` ${reply.slice(0, 60)}`)}`,
      ),
    ].join('\n'),
  )
}
