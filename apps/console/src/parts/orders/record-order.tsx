import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { api, useApi } from '../server/api.ts'
import { DescribedForm } from '../widgets/described-form.tsx'
import { Await } from '../widgets/page.tsx'
import { ENGINES, engineName, labelOf, visibleText } from '../widgets/words.ts'
import { useYourName } from '../widgets/your-name.tsx'

type Findings = AnswerOf<'GET /api/admin/brands/{brandId}/findings'>['items']
type Prompts = AnswerOf<'GET /api/admin/brands/{brandId}/prompts'>['items']
type Engine = (typeof ENGINES)[number]

const MOST_STATEMENTS = 8
const MOST_PROMPTS = 32

interface Props {
  brandId: string
  done: () => void
}

/** Records a notice or order about false statements that were found. */
export function RecordOrder({ brandId, done }: Props) {
  const findings = useApi('GET /api/admin/brands/{brandId}/findings', { brandId, limit: '50' })
  const prompts = useApi('GET /api/admin/brands/{brandId}/prompts', { brandId, limit: '200' })
  return (
    <Await of={findings}>
      {({ items }) => (
        <Await of={prompts}>
          {(all) => <OrderForm brandId={brandId} done={done} findings={items} prompts={all.items} />}
        </Await>
      )}
    </Await>
  )
}

const EMPTY = {
  kind: 'notice' as 'notice' | 'order',
  addressee: '',
  court: '',
  fileNumber: '',
  wording: '',
  sentAt: '',
  receivedAt: '',
  holdsFrom: '',
  statements: [] as string[],
  engines: [] as Engine[],
  promptIds: [] as string[],
}

function OrderForm({ brandId, done, findings, prompts }: Props & { findings: Findings; prompts: Prompts }) {
  const [name] = useYourName()
  return (
    <DescribedForm
      label={say('orders.recordANoticeOr')}
      opens=""
      initial={EMPTY}
      fieldsFor={({ kind }) => ({
        kind: {
          kind: 'radio',
          label: say('orders.whatItIs'),
          choices: { notice: say('orders.aNoticeThatWas'), order: say('orders.anOrderOfA') },
        },
        addressee: { label: say('orders.addressedTo'), maxLength: 200 },
        court: kind === 'order' && { label: say('orders.court'), maxLength: 200 },
        fileNumber: kind === 'order' && { label: say('orders.fileNumber'), maxLength: 200 },
        wording: { kind: 'lines', label: say('orders.wording'), rows: 4, maxLength: 4000 },
        sentAt: kind === 'notice' && { kind: 'day', label: say('orders.sentOn') },
        receivedAt: { kind: 'day', label: say('orders.receivedOnIfKnown') },
        holdsFrom: {
          kind: 'day',
          label: say('orders.holdsFrom'),
          hint: say('orders.fromNowOnIf'),
        },
        statements: {
          kind: 'ticks',
          isWide: true,
          label: say('orders.falseStatementsThatIt', { moststatements: MOST_STATEMENTS }),
          // The same may be said by several engines.
          choices: findings.map((one) => [one.id, `${wordsOf(one)} (${engineName(one.engine)})`] as const),
        },
        engines: {
          kind: 'ticks',
          label: say('orders.enginesToAskEvery'),
          choices: ENGINES.map((engine) => [engine, engineName(engine)] as const),
        },
        promptIds: {
          kind: 'ticks',
          isWide: true,
          label: say('orders.questionsToAskAt', { mostprompts: MOST_PROMPTS }),
          choices: prompts.map(({ id, text }) => [id, visibleText(text)] as const),
        },
      })}
      canSend={({ statements, engines, promptIds }) =>
        statements.length > 0 && engines.length > 0 && promptIds.length > 0
      }
      send={(draft) =>
        api('POST /api/admin/brands/{brandId}/orders', {
          brandId,
          body: {
            kind: draft.kind,
            addressee: draft.addressee,
            wording: draft.wording,
            ...(draft.kind === 'order' && { court: draft.court, fileNumber: draft.fileNumber }),
            ...(draft.kind === 'notice' && draft.sentAt !== '' && { sentAt: dayToTime(draft.sentAt) }),
            ...(draft.receivedAt !== '' && { receivedAt: dayToTime(draft.receivedAt) }),
            ...(draft.holdsFrom !== '' && { holdsFrom: dayToTime(draft.holdsFrom) }),
            statements: findings
              .filter(({ id }) => draft.statements.includes(id))
              .map((one) => ({ findingId: one.id, words: wordsOf(one).slice(0, 300) })),
            engines: draft.engines,
            promptIds: draft.promptIds,
            ...(name !== '' && { by: name }),
          },
        })
      }
      done={done}
      afterwards={EMPTY}
      button={say('orders.recordAndWatch')}
    />
  )
}

const dayToTime = (day: string): string => `${day}T00:00:00Z`

const wordsOf = ({ predicate, label = '', about, stated }: Findings[number]): string =>
  visibleText(`${labelOf({ predicate, label, about })}: ${stated}`)
