import { known, rich, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { type OrderDetail, type OrderLine, stateWords } from '../parts/orders/order-words.ts'
import { api, useApi } from '../parts/server/api.ts'
import { ActButton } from '../parts/widgets/action.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Time } from '../parts/widgets/format.tsx'
import { OriginNote } from '../parts/widgets/origin-note.tsx'
import { Await, Empty, OnlyFor, Section } from '../parts/widgets/page.tsx'
import { type Column, Table } from '../parts/widgets/table.tsx'
import { engineName, inList, originOf, screenSpeaker, visibleText } from '../parts/widgets/words.ts'
import { useYourName } from '../parts/widgets/your-name.tsx'

const EVERY_MS = 15_000

/** One notice or order: what it forbids, who breached it and when. */
export function Order({ orderId }: { orderId: string }) {
  const loaded = useApi('GET /api/admin/orders/{orderId}', { orderId }, () => EVERY_MS)
  return (
    <Await of={loaded}>
      {(order) => (
        <BrandFrame
          brandId={order.brandId}
          section={order.kind === 'order' ? say('orders.courtOrder') : say('orders.notice')}
          above={[say('orders.noticesAndOrders'), '/orders']}
        >
          <Recorded order={order} />
          <Breaches order={order} />
          <Calendar order={order} />
          <OnlyFor atLeast="reviewer">
            <Decide order={order} changed={loaded.reload} />
          </OnlyFor>
        </BrandFrame>
      )}
    </Await>
  )
}

const Recorded = ({ order }: { order: OrderDetail }) => (
  <Section title={order.kind === 'order' ? say('orders.theOrder') : say('orders.theNotice')}>
    <p>
      <span class="badge">{stateWords(order.state)}</span>{' '}
      {rich('orders.toHoldsFrom', {
        isOrder: order.court === null ? 'no' : 'other',
        court: visibleText(order.court ?? ''),
        fileNumber: visibleText(order.fileNumber ?? ''),
        addressee: visibleText(order.addressee),
        time: () => <Time at={order.holdsFrom} />,
      })}
    </p>
    <p dir="auto">“{visibleText(order.wording)}”</p>
    <ol>
      {order.statements.map(({ words, predicate, value }) => (
        <li key={words}>
          {visibleText(words)}{' '}
          <span class="soft">
            ({predicate}: {value === null ? say('orders.everyValueThatA') : visibleText(value)})
          </span>
        </li>
      ))}
    </ol>
    <p class="soft">
      {rich('orders.recordedBy', {
        by: visibleText(order.recordedBy),
        time: () => <Time at={order.recordedAt} />,
        isLogged: order.logIndex === null ? 'no' : 'other',
        entry: order.logIndex ?? 0,
      })}{' '}
      {say('orders.asksEvery', {
        engines: inList(order.plan.engines.map(engineName)),
        hours: order.plan.everyHours,
        asked: order.looks.length,
        looks: order.plan.looks,
      })}{' '}
      {order.hindered !== null && say('orders.theLastCouldNot', { why: toldInWords(order.hindered) })}
    </p>
    {order.withdrawal !== null && (
      <p>{say('orders.withdrawn2', { reason: visibleText(order.withdrawal.reason) })}</p>
    )}
  </Section>
)

const lineColumns: readonly Column<OrderLine>[] = [
  [say('common.when'), ({ capturedAt }) => <Time at={capturedAt} />],
  [say('common.saidBy'), (line) => <span class="speaker">{screenSpeaker(line.engine, originOf(line))}</span>],
  [
    say('orders.itSays'),
    ({ stated, quote, leading }) => (
      <span dir="auto">
        {visibleText(stated)}: “{visibleText(quote)}”
        {leading !== null && <span class="hint"> {say('prompts.theQuestionLeadsTo')}</span>}
      </span>
    ),
  ],
]

const Breaches = ({ order }: { order: OrderDetail }) => (
  <>
    <Section title={say('orders.breaches')}>
      <OriginNote of={order} />
      {order.breaches.length > 0 && (
        <p>{say('orders.counted', { neutral: order.breachCount, leading: order.leadingBreachCount })}</p>
      )}
      {order.breaches.length === 0 ? (
        <Empty title={say('orders.noAnswerBreachesIt')} hint={say('orders.everyLaterAnswerOf')} />
      ) : (
        <Table
          label={say('orders.breaches')}
          rows={order.breaches}
          columns={[
            ...lineColumns,
            [
              say('orders.exhibit'),
              ({ runId }) => <a href={`/console/runs/${runId}`}>{say('orders.answerAndProof')}</a>,
            ],
          ]}
        />
      )}
      {order.truncated && <p class="soft">{say('orders.thereAreMoreThan')}</p>}
    </Section>
    {order.nearMisses.length > 0 && (
      <Section title={say('orders.nearMissesNotCounted')}>
        <Table
          label={say('orders.nearMisses')}
          rows={order.nearMisses}
          columns={[
            ...lineColumns,
            [
              say('orders.whyItIsNo'),
              ({ runId, reason, why }) => (
                <>
                  {known('nearMiss', reason ?? '') ?? why}{' '}
                  <a href={`/console/runs/${runId}`}>{say('orders.answer')}</a>
                </>
              ),
            ],
          ]}
        />
      </Section>
    )}
  </>
)

const Calendar = ({ order }: { order: OrderDetail }) =>
  order.calendar.length === 0 ? null : (
    <Section title={say('orders.calendar')}>
      <Table
        label={say('orders.calendar')}
        rows={order.calendar}
        columns={[
          [say('orders.dayUtc'), ({ day }) => day],
          [say('orders.answersOf'), (day) => known('answersOf', originOf(day))],
          [say('common.answers'), ({ answers }) => answers],
          [say('orders.breaches'), ({ breaches }) => breaches],
          [say('orders.toLeading'), ({ leadingBreaches }) => leadingBreaches],
          [say('orders.nearMisses'), ({ nearMisses }) => nearMisses],
        ]}
      />
    </Section>
  )

function Decide({ order, changed }: { order: OrderDetail; changed: () => void }) {
  const [name] = useYourName()
  const orderId = order.id
  return (
    <Section title={say('orders.forEnforcement')}>
      <div class="actions">
        {order.breaches.length > 0 && (
          <ActButton
            name={say('orders.makeACaseFile')}
            act={async () => {
              const made = await api('POST /api/admin/orders/{orderId}/case', {
                orderId,
                body: name === '' ? {} : { preparedBy: name },
              })
              location.assign(`/console/cases/${made.id}`)
            }}
          />
        )}
        {order.state === 'holds' && (
          <DescribedForm
            label={say('orders.withdrawTheRecord')}
            opens=""
            initial={{ reason: '' }}
            fields={{ reason: { kind: 'lines', label: say('common.why'), rows: 2, maxLength: 1000 } }}
            send={({ reason }) =>
              api('POST /api/admin/orders/{orderId}/withdrawal', {
                orderId,
                body: { reason, ...(name !== '' && { by: name }) },
              }).then(changed)
            }
            button={say('orders.withdraw')}
          />
        )}
      </div>
    </Section>
  )
}
