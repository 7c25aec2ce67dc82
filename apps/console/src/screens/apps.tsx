import { say } from '@veracite/words/say'
import { BringFile } from '../parts/apps/bring-file.tsx'
import { PlanList } from '../parts/apps/plan-list.tsx'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { named } from '../parts/widgets/action.tsx'
import { choice, lines } from '../parts/widgets/described-fields.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { AwaitTable, OnlyFor, Section } from '../parts/widgets/page.tsx'
import {
  className,
  ENGINES,
  engineName,
  gradeInWords,
  gradeName,
  originNote,
  runState,
  screenSpeaker,
  Time,
  visibleText,
} from '../parts/widgets/words.ts'

/** Answers that people got in apps, and how they bring them here. */
export const Apps = ({ brandId }: { brandId: string }) => {
  const asked = { brandId, limit: '100' } as const
  const answers = useApi('GET /api/admin/brands/{brandId}/app-answers', asked, () => 10_000)
  return (
    <BrandFrame brandId={brandId} section={say('apps.answersFromApps')} sub={originNote({ origin: 'app' })}>
      {(brand) => (
        <>
          <AwaitTable
            of={answers}
            none={say('apps.nobodyHasBroughtAn')}
            columns={[
              [
                say('common.question'),
                ({ runId, question }) => (
                  <a href={`/console/runs/${runId}`}>{visibleText(question.slice(0, 160))}</a>
                ),
                { isHead: true },
              ],
              [say('apps.app'), ({ engine }) => screenSpeaker(engine, 'app')],
              [
                say('apps.finding'),
                ({ citationClass, status }) =>
                  citationClass === null ? runState(status) : className(citationClass),
              ],
              [say('apps.grade'), ({ grade }) => gradeName(grade)],
              [
                say('apps.answeredAsTheFile'),
                ({ answeredAt }) => (answeredAt === null ? '–' : visibleText(answeredAt)),
              ],
              [say('apps.brought'), ({ receivedAt }) => <Time at={receivedAt} />],
            ]}
          />
          <Section title={say('apps.compared')}>
            <PlanList brandId={brandId} />
          </Section>
          <OnlyFor atLeast="editor">
            <Section title={say('apps.bringAnswers')}>
              <BringFile brand={brand} />
              <BringText brandId={brandId} />
            </Section>
          </OnlyFor>
        </>
      )}
    </BrandFrame>
  )
}

const BringText = ({ brandId }: { brandId: string }) => (
  <DescribedForm
    label={say('apps.pasteAQuestionAnd')}
    at="body"
    fields={{
      engine: choice(say('apps.whoseApp'), named(ENGINES, engineName), { usual: 'CHATGPT' }),
      question: lines(say('apps.theQuestion'), 2, { maxLength: 8_000 }),
      answer: lines(say('apps.theAnswer'), 8, { hint: gradeInWords('D') }),
    }}
    canSend={({ question, answer }) => question.trim() !== '' && answer.trim() !== ''}
    send={({ engine, question, answer }) =>
      api('POST /api/admin/brands/{brandId}/app-answers', {
        brandId,
        body: { engine, typed: { question, answer } },
      })
    }
    afterwards={{ question: '', answer: '' }}
    outcome={({ known }) => (
      <p role="status">{known > 0 ? say('apps.itHadBeenBrought') : say('apps.itWasBrought')}</p>
    )}
    button={say('apps.bringIt')}
  />
)
