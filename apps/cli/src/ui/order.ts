import type { Operator } from '@veracite/sdk'
import type { Context } from '../context.ts'
import { table } from './table.ts'
import { accessNote, apartNote, minuteOf, originOf, plural, speakerName } from './words.ts'

type Order = Awaited<ReturnType<Operator['orders']['get']>>

/** What it forbids, who breached it and when, and what came near without being counted. */
export function renderOrder(order: Order, context: Context): string {
  const { paint } = context
  const head = order.kind === 'order' ? `${order.court}, ${order.fileNumber}` : 'Notice'
  return [
    paint.bold(`${head} to ${order.addressee}: ${order.state}, holds from ${minuteOf(order.holdsFrom)}`),
    order.wording,
    ...order.statements.map(({ words }, i) => `${i + 1}. ${words}`),
    `${order.looks.length} of ${order.plan.looks} looks at ${order.plan.engines.join(', ')}${order.nextAt === null ? '' : `, next ${minuteOf(order.nextAt)}`}${order.hindered === null ? '' : `; ${order.hindered}`}`,
    '',
    `${plural(order.breachCount, 'breach', 'breaches')} to neutral questions${order.leadingBreachCount === 0 ? '' : `, ${order.leadingBreachCount} to leading ones counted apart`}${accessNote(originOf(order), paint)}${apartNote(order.apart, paint)}`,
    linesTable(order.breaches, context),
    ...(order.nearMisses.length === 0
      ? []
      : [`Near misses, not counted: ${order.nearMisses.length}`, linesTable(order.nearMisses, context)]),
    table(
      order.calendar,
      [
        { title: 'daySmall', cell: ({ day }) => day },
        { title: 'ofSmall', cell: (day) => originOf(day) },
        { title: 'answersSmall', cell: ({ answers }) => String(answers), align: 'right' },
        { title: 'breachesSmall', cell: ({ breaches }) => String(breaches), align: 'right' },
        {
          title: 'to leading questions',
          cell: ({ leadingBreaches }) => String(leadingBreaches),
          align: 'right',
        },
        { title: 'nearMissesSmall', cell: ({ nearMisses }) => String(nearMisses), align: 'right' },
      ],
      context,
    ),
    `Order ${order.id}, log entry ${order.logIndex ?? 'pending'}, SHA-256 ${order.sha256}`,
  ].join('\n')
}

const linesTable = (lines: Order['breaches'], context: Context): string =>
  lines.length === 0
    ? ''
    : table(
        lines,
        [
          { title: 'whenSmall', cell: ({ capturedAt }) => minuteOf(capturedAt) },
          { title: 'engineSmall', cell: (line) => speakerName(line.engine, originOf(line)) },
          { title: 'saysSmall', cell: ({ stated }) => stated, least: 10 },
          { title: 'questionSmall', cell: ({ leading }) => (leading === null ? '' : 'leading') },
          { title: 'whyNotSmall', cell: ({ why }) => why ?? '', least: 10 },
          { title: 'runSmall', cell: ({ runId }) => runId },
        ],
        context,
      )
