import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { BringFile } from '../parts/apps/bring-file.tsx'
import { PlanList, usePlans } from '../parts/apps/plan-list.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { Time } from '../parts/widgets/format.tsx'
import { Await, AwaitItems, OnlyFor, Section } from '../parts/widgets/page.tsx'
import { type Column, Table } from '../parts/widgets/table.tsx'
import {
  className,
  ENGINES,
  engineName,
  gradeInWords,
  gradeName,
  originNote,
  runState,
  screenSpeaker,
  visibleText,
} from '../parts/widgets/words.ts'

type Brought = AnswerOf<'GET /api/admin/brands/{brandId}/app-answers'>['items'][number]

/** Answers that people got in apps, and how they bring them here. */
export function Apps({ brandId }: { brandId: string }) {
  const answers = useApi(
    'GET /api/admin/brands/{brandId}/app-answers',
    { brandId, limit: '100' },
    () => 10_000,
  )
  const plans = usePlans(brandId)
  const brands = useApi('GET /api/admin/brands', {})
  return (
    <BrandFrame brandId={brandId} section={say('apps.answersFromApps')} sub={originNote({ origin: 'app' })}>
      <AwaitItems of={answers} none={say('apps.nobodyHasBroughtAn')}>
        {({ items }) => <Table rows={items} columns={COLUMNS} />}
      </AwaitItems>
      <Section title={say('apps.compared')}>
        <PlanList plans={plans} />
      </Section>
      <OnlyFor atLeast="editor">
        <Section title={say('apps.bringAnswers')}>
          <Await of={brands}>
            {({ items }) => {
              const brand = items.find(({ id }) => id === brandId)
              return brand ? <BringFile brand={brand} brought={answers.reload} /> : null
            }}
          </Await>
          <BringText brandId={brandId} brought={answers.reload} />
        </Section>
      </OnlyFor>
    </BrandFrame>
  )
}

const BringText = ({ brandId, brought }: { brandId: string; brought: () => void }) => (
  <DescribedForm
    label={say('apps.pasteAQuestionAnd')}
    opens=""
    at="body"
    initial={{ engine: 'CHATGPT' as (typeof ENGINES)[number], question: '', answer: '' }}
    fields={{
      engine: {
        kind: 'choice',
        label: say('apps.whoseApp'),
        choices: ENGINES.map((name) => [name, engineName(name)]),
      },
      question: { kind: 'lines', label: say('apps.theQuestion'), rows: 2, maxLength: 8_000 },
      answer: { kind: 'lines', label: say('apps.theAnswer'), rows: 8, hint: gradeInWords('D') },
    }}
    canSend={({ question, answer }) => question.trim() !== '' && answer.trim() !== ''}
    send={({ engine, question, answer }) =>
      api('POST /api/admin/brands/{brandId}/app-answers', {
        brandId,
        body: { engine, typed: { question, answer } },
      })
    }
    done={brought}
    afterwards={{ question: '', answer: '' }}
    outcome={({ known }) => (
      <p role="status">{known > 0 ? say('apps.itHadBeenBrought') : say('apps.itWasBrought')}</p>
    )}
    button={say('apps.bringIt')}
  />
)

const COLUMNS: Column<Brought>[] = [
  [
    say('common.question'),
    ({ runId, question }) => <a href={`/console/runs/${runId}`}>{visibleText(question.slice(0, 160))}</a>,
    { isHead: true },
  ],
  [say('apps.app'), ({ engine }) => screenSpeaker(engine, 'app')],
  [
    say('apps.finding'),
    ({ citationClass, status }) => (citationClass === null ? runState(status) : className(citationClass)),
  ],
  [say('apps.grade'), ({ grade }) => gradeName(grade)],
  [say('apps.answeredAsTheFile'), ({ answeredAt }) => (answeredAt === null ? '–' : visibleText(answeredAt))],
  [say('apps.brought'), ({ receivedAt }) => <Time at={receivedAt} />],
]
