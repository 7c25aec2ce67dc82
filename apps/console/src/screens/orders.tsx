import { pick } from '@veracite/terms/pick'
import { say } from '@veracite/words/say'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { promptTicks } from '../parts/prompts/add-prompts.tsx'
import { type Answer, api, together, useApi } from '../parts/server/api.ts'
import { named } from '../parts/widgets/action.tsx'
import { day, line, lines, radio, ticks } from '../parts/widgets/described-fields.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Await, AwaitTable, onlyFor } from '../parts/widgets/page.tsx'
import { ENGINES, engineName, labelOf, Time, visibleText } from '../parts/widgets/words.ts'
import { useBy } from '../parts/widgets/your-name.tsx'

/** Notices and court orders of a brand. */
export const Orders = ({ brandId }: { brandId: string }) => (
  <BrandFrame
    brandId={brandId}
    section={say('orders.noticesAndOrders')}
    actions={<RecordOrder brandId={brandId} />}
  >
    <AwaitTable
      of={useApi('GET /api/admin/brands/{brandId}/orders', { brandId, limit: '200' })}
      none={say('orders.noNoticeOrOrder')}
      hint={say('orders.recordALetterThat')}
      columns={[
        [
          say('common.what'),
          ({ id, kind, court, fileNumber, addressee }) => (
            <a href={`/console/orders/${id}`}>
              {kind === 'order'
                ? visibleText(`${court ?? ''} ${fileNumber ?? ''}`)
                : say('orders.noticeTo', { addressee: visibleText(addressee) })}
            </a>
          ),
        ],
        [say('orders.addressedTo'), ({ addressee }) => visibleText(addressee)],
        [
          say('orders.forbids'),
          ({ statements }) => statements.map(({ words }) => visibleText(words)).join('; '),
        ],
        [say('common.asked'), ({ plan }) => plan.engines.map(engineName).join(', ')],
        [say('orders.holdsFrom'), ({ holdsFrom }) => <Time at={holdsFrom} />],
        [say('common.state'), ({ state }) => say(`orderStateName.${state}`)],
      ]}
    />
  </BrandFrame>
)

type Finding = Answer<'GET /api/admin/brands/{brandId}/findings'>['items'][number]

const MOST_STATEMENTS = 8
const MOST_PROMPTS = 32

/** Records a notice or order about false statements that were found. */
const RecordOrder = onlyFor('reviewer', ({ brandId }: { brandId: string }) => {
  const findings = useApi('GET /api/admin/brands/{brandId}/findings', { brandId, limit: '50' })
  const prompts = useApi('GET /api/admin/brands/{brandId}/prompts', { brandId, limit: '200' })
  const by = useBy()
  return (
    <Await of={together(findings, prompts)}>
      {([{ items: found }, { items: asked }]) => (
        <DescribedForm
          label={say('orders.recordANoticeOr')}
          fields={{
            kind: radio(say('orders.whatItIs'), {
              notice: say('orders.aNoticeThatWas'),
              order: say('orders.anOrderOfA'),
            }),
            addressee: line(say('orders.addressedTo'), { maxLength: 200 }),
            court: line(say('orders.court'), { maxLength: 200 }),
            fileNumber: line(say('orders.fileNumber'), { maxLength: 200 }),
            wording: lines(say('orders.wording'), 4, { maxLength: 4000 }),
            sentAt: day(say('orders.sentOn')),
            receivedAt: day(say('orders.receivedOnIfKnown')),
            holdsFrom: day(say('orders.holdsFrom'), { hint: say('orders.fromNowOnIf') }),
            statements: ticks(
              say('orders.falseStatementsThatIt', { moststatements: MOST_STATEMENTS }),
              // The same may be said by several engines.
              found.map((one) => [one.id, `${wordsOf(one)} (${engineName(one.engine)})`] as const),
              { isWide: true },
            ),
            engines: ticks(say('orders.enginesToAskEvery'), named(ENGINES, engineName)),
            promptIds: promptTicks(say('orders.questionsToAskAt', { mostprompts: MOST_PROMPTS }), asked),
          }}
          leavesOut={({ kind }) => (kind === 'order' ? ['sentAt'] : ['court', 'fileNumber'])}
          canSend={({ statements, engines, promptIds }) =>
            statements.length > 0 && engines.length > 0 && promptIds.length > 0
          }
          send={(draft) =>
            api('POST /api/admin/brands/{brandId}/orders', {
              brandId,
              body: {
                ...pick(draft, 'kind', 'addressee', 'wording', 'engines', 'promptIds'),
                ...(draft.kind === 'order' ? pick(draft, 'court', 'fileNumber') : timeIn(draft, 'sentAt')),
                ...timeIn(draft, 'receivedAt'),
                ...timeIn(draft, 'holdsFrom'),
                statements: found
                  .filter(({ id }) => draft.statements.includes(id))
                  .map((one) => ({ findingId: one.id, words: wordsOf(one).slice(0, 300) })),
                ...by,
              },
            })
          }
          button={say('orders.recordAndWatch')}
        />
      )}
    </Await>
  )
})

const timeIn = <Name extends string>(draft: Record<Name, string>, name: Name) =>
  (draft[name] === '' ? {} : { [name]: `${draft[name]}T00:00:00Z` }) as { [Given in Name]?: string }

const wordsOf = ({ predicate, label = '', about, stated }: Finding): string =>
  visibleText(`${labelOf({ predicate, label, about })}: ${stated}`)
