import { known, rich, say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { type Answer, api, useApi } from '../parts/server/api.ts'
import { ActButton } from '../parts/widgets/action.tsx'
import { lines } from '../parts/widgets/described-fields.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Await, Empty, OriginNote, onlyFor, Section, Table } from '../parts/widgets/page.tsx'
import { engineName, inList, originOf, screenSpeaker, Time, visibleText } from '../parts/widgets/words.ts'
import { useYourName } from '../parts/widgets/your-name.tsx'

type OrderDetail = Answer<'GET /api/admin/orders/{orderId}'>
type OrderLine = OrderDetail['breaches'][number]

const EVERY_MS = 15_000

/** One notice or order: what it forbids, who breached it and when. */
export const Order = ({ orderId }: { orderId: string }) => (
  <Await of={useApi('GET /api/admin/orders/{orderId}', { orderId }, () => EVERY_MS)}>
    {(order) => (
      <BrandFrame
        brandId={order.brandId}
        section={order.kind === 'order' ? say('orders.courtOrder') : say('orders.notice')}
        above={[say('orders.noticesAndOrders'), '/orders']}
      >
        <Recorded order={order} />
        <Breaches order={order} />
        <Calendar order={order} />
        <Decide order={order} />
      </BrandFrame>
    )}
  </Await>
)

const Recorded = ({ order }: { order: OrderDetail }) => (
  <Section title={order.kind === 'order' ? say('orders.theOrder') : say('orders.theNotice')}>
    <p>
      <span class="badge">{say(`orderStateName.${order.state}`)}</span>{' '}
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

/** Breaches, or near misses, each with the reason why it is none. */
const Lines = ({ label, last, rows }: { label: string; last: string; rows: readonly OrderLine[] }) => (
  <Table
    label={label}
    rows={rows}
    columns={[
      [say('common.when'), ({ capturedAt }) => <Time at={capturedAt} />],
      [
        say('common.saidBy'),
        (line) => <span class="speaker">{screenSpeaker(line.engine, originOf(line))}</span>,
      ],
      [
        say('orders.itSays'),
        ({ stated, quote, readBy, leading }) => (
          <span dir="auto">
            {visibleText(stated)}: “{visibleText(quote)}”
            {readBy === 'rules' && <span class="hint"> {say('readBy.rules')}</span>}
            {leading !== null && <span class="hint"> {say('prompts.theQuestionLeadsTo')}</span>}
          </span>
        ),
      ],
      [
        last,
        ({ runId, reason, why }) => (
          <>
            {reason !== null && `${known('nearMiss', reason) ?? why} `}
            <a href={`/console/runs/${runId}`}>
              {reason === null ? say('orders.answerAndProof') : say('orders.answer')}
            </a>
          </>
        ),
      ],
    ]}
  />
)

const Breaches = ({ order }: { order: OrderDetail }) => (
  <>
    <Section title={say('orders.breaches')}>
      <OriginNote of={order} />
      {order.breaches.length === 0 ? (
        <Empty title={say('orders.noAnswerBreachesIt')} hint={say('orders.everyLaterAnswerOf')} />
      ) : (
        <>
          <p>{say('orders.counted', { neutral: order.breachCount, leading: order.leadingBreachCount })}</p>
          <Lines label={say('orders.breaches')} last={say('orders.exhibit')} rows={order.breaches} />
        </>
      )}
      {order.truncated && <p class="soft">{say('orders.thereAreMoreThan')}</p>}
    </Section>
    {order.nearMisses.length > 0 && (
      <Section title={say('orders.nearMissesNotCounted')}>
        <Lines label={say('orders.nearMisses')} last={say('orders.whyItIsNo')} rows={order.nearMisses} />
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

const Decide = onlyFor('reviewer', ({ order }: { order: OrderDetail }) => {
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
            fields={{ reason: lines(say('common.why'), 2, { maxLength: 1000 }) }}
            send={({ reason }) =>
              api('POST /api/admin/orders/{orderId}/withdrawal', {
                orderId,
                body: { reason, ...(name !== '' && { by: name }) },
              })
            }
            button={say('orders.withdraw')}
          />
        )}
      </div>
    </Section>
  )
})
