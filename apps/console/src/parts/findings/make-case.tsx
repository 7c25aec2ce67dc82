import { say } from '@veracite/words/say'
import { useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { type Answer, ApiError, api, useApi } from '../server/api.ts'
import { Fields, line, lines } from '../widgets/described-fields.tsx'
import { DescribedForm } from '../widgets/described-form.tsx'
import { filled } from '../widgets/lists.ts'
import { Await, type Column, Table } from '../widgets/page.tsx'
import { untickAll } from '../widgets/ticked.tsx'
import { visibleText } from '../widgets/words.ts'
import { HERE, WRITTEN_IN } from '../widgets/written-in.ts'
import { useYourName } from '../widgets/your-name.tsx'

/** Shows what a case file of these findings would hold, waits until it is made, and opens it. */
export function CaseForm({ brandId, findings }: { brandId: string; findings: string[] }) {
  const preview = useApi('POST /api/admin/cases/preview', { body: { brandId, findings, language: HERE } })
  const { route } = useLocation()
  const [name, setName] = useYourName()
  const [step, setStep] = useState('')
  const make = (texts: Record<string, string>) => {
    const body = { brandId, findings, ...filled({ ...texts, preparedBy: name }) }
    setStep(say('findings.collectingTheEvidenceOf', { findings: findings.length }))
    return onceMade(() => api('POST /api/admin/cases', { body }), setStep).finally(() => setStep(''))
  }
  return (
    <DescribedForm
      label={say('findings.makeACaseFile')}
      isInPage
      initial={{ reference: '', purpose: '', preparedFor: '', language: HERE }}
      fields={{
        reference: line(say('findings.title'), {
          hint: say('findings.whatYouCallIt', {
            isKnown: preview.value ? 'yes' : 'other',
            reference: preview.value?.reference ?? '',
          }),
          maxLength: 200,
        }),
        purpose: lines(say('findings.purposeOptional'), 2, {
          hint: say('findings.printedOnTheFirst'),
          maxLength: 1000,
        }),
        language: WRITTEN_IN,
      }}
      beside={['preparedBy', 'preparedFor']}
      below={({ draft, put, action }) => (
        <>
          <div class="columns">
            <Fields
              fields={{
                preparedBy: line(say('findings.madeByOptional'), { maxLength: 200 }),
                preparedFor: line(say('findings.madeForOptional'), { maxLength: 200 }),
              }}
              draft={{ preparedBy: name, preparedFor: draft.preparedFor }}
              set={(member, text) => (member === 'preparedBy' ? setName(text) : put({ preparedFor: text }))}
              action={action}
            />
          </div>
          <Await of={preview}>
            {({ statements, answers, demo }) => (
              <>
                <p class="hint">
                  {say('findings.itWillHold', { answers })} {demo && say('findings.itSaysThatIts')}
                </p>
                <Table label={say('findings.whatItWillHold')} rows={statements} columns={COLUMNS} />
              </>
            )}
          </Await>
        </>
      )}
      send={make}
      done={({ id }) => {
        untickAll()
        route(`/console/cases/${id}`)
      }}
      progress={() =>
        step !== '' && (
          <p role="status">
            <progress aria-label={step} /> {step}
          </p>
        )
      }
      button={say('findings.makeTheCaseFile')}
    />
  )
}

const COLUMNS: readonly Column<Answer<'POST /api/admin/cases/preview'>['statements'][number]>[] = [
  [say('common.who'), ({ engine }) => engine],
  [say('findings.says'), ({ about, stated }) => `${visibleText(about)}: ${visibleText(stated)}`],
  [say('common.true'), ({ truth }) => (truth === null ? say('findings.otherwise') : visibleText(truth))],
  [say('common.answers'), ({ answers }) => answers],
]

const PATIENCE_MS = 180_000
const RETRY_MS = 1_500

/**
 * Answers are in the log within seconds; until then the server asks to come back. A large case may also take longer
 * than a request: asking again for the same gives the same case.
 */
async function onceMade<T>(make: () => Promise<T>, tell: (step: string) => void): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await make()
    } catch (error) {
      const reason = error instanceof ApiError ? waitingFor(error) : null
      if (reason === null || Date.now() > deadline) throw error
      tell(reason)
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

function waitingFor({ status, reason }: ApiError): string | null {
  if (status === 409 && reason.endsWith('not_in_checkpoint')) return say('findings.waitingUntilTheNewest')
  return status === 503 || status === 504 ? say('findings.itTakesLongerThan') : null
}
