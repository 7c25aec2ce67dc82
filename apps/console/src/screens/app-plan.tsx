import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { Button, Select } from '../parts/widgets/action.tsx'
import { lines } from '../parts/widgets/described-fields.tsx'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { useAddress } from '../parts/widgets/filters.tsx'
import { Await, Empty, OriginNote, Section, Table } from '../parts/widgets/page.tsx'
import { save } from '../parts/widgets/save.ts'
import { CopyButton } from '../parts/widgets/shown-once.tsx'
import { engineName, formatDays, gradeInWords, gradeName, Time, visibleText } from '../parts/widgets/words.ts'

type Plan = AnswerOf<'GET /api/admin/app-plans/{appPlanId}'>
type Slot = Plan['slots'][number]

const EVERY_MS = 15_000

/** One plan: the list of each person, which is made for a phone, and what the pairs say. */
export const AppPlan = ({ appPlanId }: { appPlanId: string }) => (
  <Await of={useApi('GET /api/admin/app-plans/{appPlanId}', { appPlanId }, () => EVERY_MS)}>
    {(plan) => (
      <BrandFrame
        brandId={plan.brandId}
        section={visibleText(plan.name)}
        above={[say('apps.asking'), '/app-plans']}
      >
        <p>
          {formatDays(plan.firstDay, plan.lastDay)}. {say('apps.slotCounts', plan)}
          {plan.hindered !== null && ` ${say('apps.hindered', { why: plan.hindered })}`}
        </p>
        <Questions plan={plan} />
        {plan.paired && <Measured plan={plan} />}
        <Signed plan={plan} />
      </BrandFrame>
    )}
  </Await>
)

/** What one person has to ask, as the address says (`?person=2`), so that each can be sent their own list. */
function Questions({ plan }: { plan: Plan }) {
  const { query, choose } = useAddress()
  const person = plan.people[Number(query.person) - 1] ? Number(query.person) : 1
  const own = plan.slots.filter((slot) => slot.person === person)
  return (
    <Section title={say('apps.questionsToAsk')}>
      <Select
        aria-label={say('apps.who')}
        value={String(person)}
        options={plan.people.map(({ name, account }, place) => [
          String(place + 1),
          say('apps.personWith', { name: visibleText(name), account }),
        ])}
        choose={(chosen) => choose({ person: chosen })}
      />
      <p class="hint">{say('apps.howToAsk')}</p>
      {own.map((slot) => (
        <AskedSlot key={slot.number} plan={plan} slot={slot} />
      ))}
    </Section>
  )
}

function AskedSlot({ plan, slot }: { plan: Plan; slot: Slot }) {
  const { number, engine, question, dueAt, state, runId, grade } = slot
  return (
    <article class="card" aria-label={say('apps.slotOf', { number, app: engineName(engine) })}>
      <p>
        <strong>{engineName(engine)}</strong> <span class="badge">{say('apps.state', { state })}</span>{' '}
        <span class="soft">
          {say('apps.until')} <Time at={dueAt} />
        </span>
      </p>
      <p dir="auto">{visibleText(question)}</p>
      {runId !== null && grade !== null && (
        <p>
          <a href={`/console/runs/${runId}`}>{gradeName(grade)}</a>
        </p>
      )}
      {state === 'open' && (
        <>
          <CopyButton name={say('apps.copy')} value={question} />{' '}
          <DescribedForm
            minRole="editor"
            label={say('apps.pasteAnswer')}
            at="body"
            fields={{ answer: lines(say('apps.answer'), 8, { hint: gradeInWords('D') }) }}
            canSend={({ answer }) => answer.trim() !== ''}
            send={({ answer }) =>
              api('POST /api/admin/brands/{brandId}/app-answers', {
                brandId: plan.brandId,
                body: {
                  engine,
                  typed: { question, answer },
                  fills: { appPlanId: plan.id, person: slot.person },
                },
              })
            }
            button={say('apps.bring')}
          />
        </>
      )}
    </article>
  )
}

const Measured = ({ plan }: { plan: Plan }) => (
  <Section title={say('apps.compared')}>
    {plan.measured.length === 0 ? (
      <Empty title={say('apps.noPair')} hint={say('apps.noPairHint')} />
    ) : (
      plan.measured.map((one) => (
        <div key={`${one.engine} ${one.origin}`} class="card">
          <OriginNote of={one} />
          <h3>{say('apps.pairsOf', { app: engineName(one.engine), pairs: one.pairs })}</h3>
          <p>{toldInWords(one.appGivenApi.words)}</p>
          <p>{toldInWords(one.apiGivenApp.words)}</p>
          <p class="soft">
            {Object.entries(one.grades)
              .map(([grade, count]) => `${gradeName(grade)}: ${count}`)
              .join('; ')}
          </p>
        </div>
      ))
    )}
    <p class="hint">{toldInWords(plan.counted)}</p>
  </Section>
)

const Signed = ({ plan }: { plan: Plan }) => (
  <Section title={say('apps.signed')}>
    <p class="hint">{say('apps.signedHint')}</p>
    <Table
      label={say('apps.signed')}
      rows={plan.signed}
      columns={[
        [say('apps.what'), ({ kind }) => say('apps.signedKind', { kind }), { isHead: true }],
        [say('apps.logEntry'), ({ logIndex }) => logIndex ?? say('apps.waits')],
        ['SHA-256', ({ sha256 }) => <code>{sha256}</code>],
        [
          say('apps.file'),
          ({ kind, text }) => (
            <Button name={say('apps.save')} press={() => save(`${kind}.json`, 'application/json', text)} />
          ),
        ],
      ]}
    />
  </Section>
)
