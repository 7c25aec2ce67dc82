import type { AnswerOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { toldInWords } from '@veracite/words/told-words'
import { useState } from 'preact/hooks'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { api, useApi } from '../parts/server/api.ts'
import { DescribedForm } from '../parts/widgets/described-form.tsx'
import { formatDays, Time } from '../parts/widgets/format.tsx'
import { OriginNote } from '../parts/widgets/origin-note.tsx'
import { Await, Empty, OnlyFor, Section } from '../parts/widgets/page.tsx'
import { save } from '../parts/widgets/save.ts'
import { Select } from '../parts/widgets/select.tsx'
import { Table } from '../parts/widgets/table.tsx'
import { engineName, gradeInWords, gradeName, visibleText } from '../parts/widgets/words.ts'

type Plan = AnswerOf<'GET /api/admin/app-plans/{appPlanId}'>
type Slot = Plan['slots'][number]

const EVERY_MS = 15_000

/** One plan: the list of each person, which is made for a phone, and what the pairs say. */
export function AppPlan({ appPlanId }: { appPlanId: string }) {
  const loaded = useApi('GET /api/admin/app-plans/{appPlanId}', { appPlanId }, () => EVERY_MS)
  return (
    <Await of={loaded}>
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
          <Questions plan={plan} changed={loaded.reload} />
          {plan.paired && <Measured plan={plan} />}
          <Signed plan={plan} />
        </BrandFrame>
      )}
    </Await>
  )
}

/** What one person has to ask, as the address says (`?person=2`), so that each can be sent their own list. */
function Questions({ plan, changed }: { plan: Plan; changed: () => void }) {
  const asked = Number(new URLSearchParams(location.search).get('person') ?? 1)
  const [person, setPerson] = useState(plan.people[asked - 1] ? asked : 1)
  const own = plan.slots.filter((slot) => slot.person === person)
  const choose = (chosen: string) => {
    history.replaceState(null, '', `?person=${chosen}`)
    setPerson(Number(chosen))
  }
  return (
    <Section title={say('apps.questionsToAsk')}>
      <Select
        aria-label={say('apps.who')}
        value={String(person)}
        options={plan.people.map(({ name, account }, place) => [
          String(place + 1),
          say('apps.personWith', { name: visibleText(name), account }),
        ])}
        choose={choose}
      />
      <p class="hint">{say('apps.howToAsk')}</p>
      {own.map((slot) => (
        <AskedSlot key={slot.number} plan={plan} slot={slot} changed={changed} />
      ))}
    </Section>
  )
}

function AskedSlot({ plan, slot, changed }: { plan: Plan; slot: Slot; changed: () => void }) {
  const { number, engine, question, dueAt, state, runId, grade } = slot
  const [isCopied, setCopied] = useState(false)
  const copy = () => navigator.clipboard?.writeText(question).then(() => setCopied(true))
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
          <button type="button" onClick={copy}>
            {isCopied ? say('apps.copied') : say('apps.copy')}
          </button>{' '}
          <OnlyFor atLeast="editor">
            <DescribedForm
              label={say('apps.pasteAnswer')}
              opens=""
              at="body"
              initial={{ answer: '' }}
              fields={{
                answer: { kind: 'lines', label: say('apps.answer'), rows: 8, hint: gradeInWords('D') },
              }}
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
              done={changed}
              button={say('apps.bring')}
            />
          </OnlyFor>
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
            <button type="button" onClick={() => save(`${kind}.json`, 'application/json', text)}>
              {say('apps.save')}
            </button>
          ),
        ],
      ]}
    />
  </Section>
)
