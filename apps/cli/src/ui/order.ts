import type { Operator } from '@veracite/sdk'
import type { Context } from '../context.ts'
import { table } from './table.ts'
import { accessNote, apartNote, codeName, minuteOf, originOf, speakerName } from './words.ts'

type Order = Awaited<ReturnType<Operator['orders']['get']>>

/** What it forbids, who breached it and when, and what came near without being counted. */
export function renderOrder(order: Order, context: Context): string {
  const { paint, say } = context
  const { id, sha256, addressee, court, fileNumber, plan, nextAt, hindered } = order
  const head = say('cliOrder.head', {
    kind: order.kind === 'order' ? 'order' : 'other',
    ...{ addressee, court: court ?? '', fileNumber: fileNumber ?? '' },
    ...{ state: codeName(say, order.state), from: minuteOf(order.holdsFrom) },
  })
  const looks = { done: order.looks.length, looks: plan.looks, engines: say.line(plan.engines) }
  return [
    paint.bold(head),
    order.wording,
    ...order.statements.map(({ words }, i) => `${i + 1}. ${words}`),
    [
      say.line([
        say('cliOrder.looks', looks),
        ...(nextAt === null ? [] : [say('cliWord.next', { at: minuteOf(nextAt) })]),
      ]),
      ...(hindered === null ? [] : [context.toldInWords(hindered)]),
    ].join('; '),
    '',
    `${say('cliOrder.breaches', { count: order.breachCount, leading: order.leadingBreachCount })}${accessNote(originOf(order), context)}${apartNote(order.apart, context)}`,
    linesTable(order.breaches, context),
    ...(order.nearMisses.length === 0
      ? []
      : [
          say('cliOrder.nearMisses', { count: order.nearMisses.length }),
          linesTable(order.nearMisses, context),
        ]),
    table(
      order.calendar,
      [
        { title: 'daySmall', cell: ({ day }) => day },
        { title: 'ofSmall', cell: (day) => codeName(say, originOf(day)) },
        { title: 'answersSmall', cell: ({ answers }) => String(answers), align: 'right' },
        { title: 'breachesSmall', cell: ({ breaches }) => String(breaches), align: 'right' },
        { title: 'leadingSmall', cell: ({ leadingBreaches }) => String(leadingBreaches), align: 'right' },
        { title: 'nearMissesSmall', cell: ({ nearMisses }) => String(nearMisses), align: 'right' },
      ],
      context,
    ),
    say('cliOrder.signed', { id, sha256, entry: order.logIndex ?? say('cliWord.pending') }),
  ].join('\n')
}

const linesTable = (lines: Order['breaches'], context: Context): string =>
  lines.length === 0
    ? ''
    : table(
        lines,
        [
          { title: 'whenSmall', cell: ({ capturedAt }) => minuteOf(capturedAt) },
          { title: 'engineSmall', cell: (line) => speakerName(context.say, line.engine, originOf(line)) },
          { title: 'saysSmall', cell: ({ stated }) => stated, least: 10 },
          {
            title: 'questionSmall',
            cell: ({ leading }) => (leading === null ? '' : context.say('cliWord.leading')),
          },
          {
            title: 'whyNotSmall',
            cell: ({ why, reason }) => context.say.known('nearMiss', reason ?? '') ?? why ?? '',
            least: 10,
          },
          { title: 'runSmall', cell: ({ runId }) => runId },
        ],
        context,
      )
